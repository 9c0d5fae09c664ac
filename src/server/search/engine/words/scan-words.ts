import { withoutAccents } from '../../../../contract/plain-letters.ts';
import { withTeas } from '../../../language/tea.ts';
import { isInch } from '../../../language/unit-spellings.ts';
import { isWantedLexeme, type Lexeme, plainReader, type WordReader } from './lexicon.ts';
import { findUnit } from './units.ts';

/** A word and how it was written in its text. */
export type Word = {
  lexeme: Lexeme;
  /** Joined to the word before by a hyphen, slash or the like: "TN-2110", "wi-fi". */
  isGlued: boolean;
  /** A comma, bracket, dash between spaces or the like stands before it. */
  startsClause: boolean;
  /** Some letter of it is a capital. */
  isCapital: boolean;
};

/** Whether a word tells anything by itself: function words do not. */
export const isWanted = ({ lexeme }: Word): boolean => isWantedLexeme(lexeme);

/** What stands between a word and the one before it. */
export type Gap = 'none' | 'space' | 'hyphen' | 'glue' | 'clause';

/**
 * Visits the folded words of a text: accents, case, plurals and elisions gone, a number and its unit in one word.
 * At most `limit` words.
 */
export function scanWords(
  text: string,
  limit: number,
  reader: WordReader,
  visit: (lexeme: Lexeme, gap: Gap, isCapital: boolean) => void,
): void {
  const plain = withoutAccents(withTeas(text));
  const lower = plain.toLowerCase();
  // A number waits for its unit before it is visited.
  let held: Lexeme | undefined;
  let heldGap: Gap = 'none';
  let isHeldCapital = false;
  let gapStart = 0;
  let at = 0;
  for (let count = 0; count < limit; ) {
    while (at < lower.length && !isWordCharacter(lower.charCodeAt(at))) at++;
    if (at >= lower.length) break;
    const start = at;
    at = endOfWord(lower, start);
    if (lower.charCodeAt(at) === apostrophe && elisions.has(lower.slice(start, at))) {
      at++;
      continue;
    }
    const gap = gapBetween(lower, gapStart, start);
    const grade = gradeBehind(lower, start, at);
    gapStart = endOfSuffix(lower, at + grade.length);
    const isCounted = takesUnit(held, gap);
    const unit = isCounted ? unitAt(lower, start, at) : undefined;
    if (held && unit) {
      held = reader.read(held.term + unit);
    } else {
      if (held) visit(held, heldGap, isHeldCapital);
      const other =
        grade === '' ? countedAs(lower, start, at, isCounted) : `cat${grade.replace(/^[^\d]+/, '')}`;
      held = other === undefined ? readWord(lower, start, at, reader) : reader.read(other);
      heldGap = gap;
      isHeldCapital = hasCapital(plain, lower, start, at);
      count++;
    }
    at = gapStart;
  }
  if (held) visit(held, heldGap, isHeldCapital);
}

/** "Acme", "iPhone", "LG": names, where common nouns are in lower case. */
function hasCapital(plain: string, lower: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (plain.charCodeAt(at) !== lower.charCodeAt(at)) return true;
  return false;
}

const takesUnit = (held: Lexeme | undefined, gap: Gap): boolean =>
  held?.kind === 'number' && (gap === 'space' || gap === 'hyphen');

function unitAt(text: string, start: number, end: number): string | undefined {
  const word = text.slice(start, end);
  return word !== 'in' || isInch(text, start, end) ? findUnit(word) : undefined;
}

/**
 * "Cat.6", "Cat 5e" of a network cable, no cat: what stands behind the letters, not where an age, a weight or packs do ("cat 7+",
 * "cat 3-5 kg", "cat 6 x 85 g"), nor before "in 1".
 */
const gradeOfCable =
  /(?:[ -]|\. ?)?(?:[37]|5e?|6[ae]?|7a|8(?:\.[12])?)(?![\p{L}\d]|\.\d|\s?[x×]\s?\d| in 1(?!\d)| plus(?!\p{L}))(?!(?:(?:\s?[-–,/]\s?| to | à )\d{1,2}(?:[.,]\d)?)?[\s-]{0,2}(?:\+|(?:kg|lbs?|ans?|mois|weeks?|months?|years?)(?!\p{L})))/uy;

function gradeBehind(text: string, start: number, end: number): string {
  if (end - start !== 3 || !text.startsWith('cat', start)) return '';
  gradeOfCable.lastIndex = end;
  const grade = gradeOfCable.exec(text)?.[0] ?? '';
  const behind = end + grade.length;
  const next = text[behind] === ' ' ? text.slice(behind + 1, endOfWord(text, behind + 1)) : '';
  return next !== 'in' && findUnit(next) ? '' : grade;
}

const counted = /pcs|pc(?=\(s\))/y;

/** Behind a number "pcs" and "pc(s)" are pieces, the latter no computers. */
function countedAs(text: string, start: number, end: number, isCounted: boolean): string | undefined {
  counted.lastIndex = start;
  return isCounted && counted.exec(text)?.[0].length === end - start ? 'pieces' : undefined;
}

/** The words that `scanWords` visits, in a list. */
export function splitWords(text: string, limit: number, reader: WordReader = plainReader): Word[] {
  const words: Word[] = [];
  scanWords(text, limit, reader, (lexeme, gap, isCapital) => {
    const isGlued = words.length > 0 && (gap === 'glue' || gap === 'hyphen');
    words.push({ lexeme, isGlued, startsClause: gap === 'clause', isCapital });
  });
  return words;
}

function readWord(text: string, start: number, end: number, reader: WordReader): Lexeme {
  if (!isDigit(text.charCodeAt(start))) return reader.readPart(text, start, end);
  const unit = isInchMark(text, end) ? 'in' : '';
  return reader.read(text.slice(start, end).replace(thousands, '').replace(',', '.') + unit);
}

/** Where a word's English "'s" or inch mark ends, which are no words of their own. */
function endOfSuffix(text: string, end: number): number {
  if (isInchMark(text, end)) return end + 1;
  const isPossessive =
    text.charCodeAt(end) === apostrophe &&
    text.charCodeAt(end + 1) === letterS &&
    !isWordCharacter(text.charCodeAt(end + 2));
  return isPossessive ? end + 2 : end;
}

const isInchMark = (text: string, end: number): boolean =>
  text.charCodeAt(end) === quote && isDigit(text.charCodeAt(end - 1));

/** What stands between two words. */
function gapBetween(text: string, from: number, to: number): Gap {
  if (from === to) return 'none';
  if (to - from === 1) {
    const code = text.charCodeAt(from);
    if (code === space) return 'space';
    if (code === hyphen) return 'hyphen';
    return glueCodes.has(code) ? 'glue' : clauseCodes.has(code) ? 'clause' : 'space';
  }
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (clauseCodes.has(code)) return 'clause';
    if (code === hyphen && text.charCodeAt(at - 1) === space && text.charCodeAt(at + 1) === space)
      return 'clause';
  }
  return 'space';
}

const codesOf = (characters: string): ReadonlySet<number> =>
  new Set(Array.from(characters, (character) => character.charCodeAt(0)));
// Compatibility folding makes a hyphen that does not break one that may (U+2010).
const glueCodes = codesOf('/._+\u2010');
const clauseCodes = codesOf(',;:|()[]–—•★');
const [space, hyphen, quote, apostrophe, letterS] = [32, 45, 34, 39, 115];

/** French words that an apostrophe shortens: "l'écran", "d'ordinateur", "jusqu'à". */
const elisions = new Set('l d j m n s t c qu jusqu lorsqu puisqu'.split(' '));

/** A word ends where its characters end; a decimal point or comma between digits belongs to it: "6,7". */
function endOfWord(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isWordCharacter(code)) continue;
    if (isThousands(text, start, at)) {
      at += 3;
      continue;
    }
    const isPoint = code === 46 || code === 44;
    if (!isPoint || !isDigit(text.charCodeAt(at - 1)) || !isDigit(text.charCodeAt(at + 1))) break;
    if (!onlyDigits(text, start, at)) break;
  }
  return at;
}

/** What parts the thousands of a number: "20 000 mAh", "20,000mAh". Other groups than zeros may be numbers of their own: "16 512 Go". */
const thousands = /(?<=^\d{1,3})[ \u00a0\u202f,.](?=000)/;

const isThousands = (text: string, start: number, at: number): boolean =>
  at - start <= 3 &&
  text.startsWith('000', at + 1) &&
  !isDigit(text.charCodeAt(at + 4)) &&
  onlyDigits(text, start, at) &&
  thousands.test(text.slice(start, at + 4));

function onlyDigits(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isDigit(text.charCodeAt(at))) return false;
  return true;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Latin letters and digits, and every script beyond; not the punctuation and symbols between them. */
function isWordCharacter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || isDigit(code);
  // Behind the end of a text there is none: NaN.
  if (!(code >= 0xc0) || code === 0xd7 || code === 0xf7) return false;
  return !punctuation.some(([from, to]) => code >= from && code <= to);
}

/** General punctuation and symbols, ideographic punctuation, surrogates (emoji), variation selectors. */
const punctuation: readonly (readonly [number, number])[] = [
  [0x2000, 0x2bff],
  [0x3000, 0x303f],
  [0xd800, 0xdfff],
  [0xfe00, 0xfe0f],
];
