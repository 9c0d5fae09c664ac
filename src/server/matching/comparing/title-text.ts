import { plainLetters } from '../../../contract/plain-letters.ts';
import { isInch } from '../../language/unit-spellings.ts';
import { readPack } from './packs.ts';
import { noisePhrases, translations, units, wordPairs } from './title-vocabulary.ts';

const inchMark = /(\d)\s*(?:"|''|″|”)/g;
/** "S24+", "Pro+", "iPhone 8+": models of their own. */
const plusMark = /(iphone \d|[a-z]\d{1,3}|[a-z]{2})\+(?![\w+])/g;
const decimalComma = /(\d),(\d)/g;
const token = /[a-z0-9]+(?:\.\d+)*/g;
const compound = /[a-z0-9]+(?:[-/.+_][a-z0-9]+)+/g;
const quantity = /^(\d+(?:\.\d+)?)([a-z]*)$/;

/** Letters and digits only: 'MZ-V7E/500' → 'mzv7e500'. */
export function compact(text: string): string {
  return plainLetters(text).replace(/[^a-z0-9]+/g, '');
}

export type TitleWords = {
  /** In the title's order, translated, numbers joined with their unit ('16 Go' → '16gb'). */
  tokens: string[];
  /** Hyphenated codes in one piece: 'G80-1800' → 'g801800'. */
  compounds: string[];
  /** "Lot de 10" → 10. */
  pack: number;
};

/** Reads a merchant's title: drops what merchants put around it, brings words to one spelling. */
export function readTitle(title: string): TitleWords {
  const folded = plainLetters(title).replace(noisePhrases, ' ').replace(inchMark, '$1in ');
  const { pack, text: single } = readPack(folded);
  const text = single.replace(decimalComma, '$1.$2').replace(plusMark, '$1 plus ');
  return { tokens: readWords(text), compounds: readCompounds(text), pack };
}

/** Words of folded text, translated and with units joined. */
export function readWords(text: string): string[] {
  const found: string[] = [];
  let end = 0;
  for (const raw of text.match(token) ?? []) {
    // What stands between two words is never part of a word, so the search from `end` finds this one.
    const start = text.indexOf(raw, end);
    end = start + raw.length;
    const last = found.at(-1);
    const unit = raw !== 'in' || isInch(text, start, end) ? units.get(raw) : undefined;
    if (unit && last !== undefined && isNumber(last)) {
      found[found.length - 1] = last + unit;
      continue;
    }
    const word = hasDigit(raw) ? spellQuantity(raw) : (translations.get(raw) ?? raw);
    const pair = last === undefined ? undefined : wordPairs.get(word)?.get(last);
    if (pair) found[found.length - 1] = pair;
    else found.push(word);
  }
  return found;
}

function readCompounds(text: string): string[] {
  const found: string[] = [];
  for (const raw of text.match(compound) ?? []) {
    const code = raw.replace(/[^a-z0-9]/g, '');
    if (code.length >= 5 && hasDigit(code)) found.push(code);
  }
  return found;
}

function spellQuantity(raw: string): string {
  const match = quantity.exec(raw);
  const unit = match?.[2] ? units.get(match[2]) : undefined;
  return match && unit ? `${match[1]}${unit}` : raw;
}

export function hasDigit(word: string): boolean {
  for (let i = 0; i < word.length; i++) if (isDigit(word.charCodeAt(i))) return true;
  return false;
}

export function isNumber(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (!isDigit(code) && code !== dot) return false;
  }
  return true;
}

const dot = 46;
const isDigit = (code: number) => code >= 48 && code <= 57;
