import { singular, withoutAccents } from './fold.ts';
import { findMeasure, findUnit } from './units.ts';

/** A word as the index knows it, and how it stood in its text. */
export type Word = {
  term: string;
  /** Joined to the word before by a hyphen, slash or the like: "TN-2110", "wi-fi". */
  isGlued: boolean;
  /** A comma, bracket, dash between spaces or the like stands before it. */
  startsClause: boolean;
  isCapital: boolean;
  kind: 'word' | 'number' | 'measure' | 'stop' | 'link';
};

/** Function words carry no meaning of their own; "for" has done its work once the fields are told apart. */
export const isWanted = (word: Word): boolean => word.kind !== 'stop' && word.kind !== 'link';

const stopWords = new Set(
  'the a an of and or in on to by at from le la les un une de du des et ou en au aux sur par a the'.split(
    ' ',
  ),
);
/** Words that say what a thing is for or comes with: what follows them is not the thing itself. */
const linkWords = new Set('for pour with avec without w compatible fits'.split(' '));
/** French words that an apostrophe shortens: "l'écran", "d'ordinateur", "jusqu'à". */
const elisions = new Set('l d j m n s t c qu jusqu lorsqu puisqu'.split(' '));

/**
 * Splits text into folded words: accents, case, plurals and elisions gone, numbers with their unit in one word.
 * At most `limit` words.
 */
export function splitWords(text: string, limit: number): Word[] {
  const plain = withoutAccents(text);
  const lower = plain.toLowerCase();
  const words: Word[] = [];
  let at = 0;
  let wordEnd = 0;
  while (words.length < limit) {
    while (at < lower.length && !isWordCharacter(lower.charCodeAt(at))) at++;
    if (at >= lower.length) break;
    const start = at;
    at = endOfWord(lower, start);
    const raw = withDecimalPoint(lower.slice(start, at));
    if (lower.charCodeAt(at) === apostrophe) {
      if (elisions.has(raw)) {
        at++;
        continue;
      }
      if (lower.charCodeAt(at + 1) === letterS && !isWordCharacter(lower.charCodeAt(at + 2))) {
        pushWord(words, raw, lower.slice(wordEnd, start), isCapital(plain, lower, start));
        at += 2;
        wordEnd = at;
        continue;
      }
    }
    const inches = lower.charCodeAt(at) === quote && isDigit(lower.charCodeAt(at - 1));
    pushWord(words, inches ? `${raw}in` : raw, lower.slice(wordEnd, start), isCapital(plain, lower, start));
    wordEnd = inches ? at + 1 : at;
  }
  return words;
}

function pushWord(words: Word[], raw: string, gap: string, isCapital: boolean): void {
  const before = words.at(-1);
  const unit = before?.kind === 'number' && (gap === ' ' || gap === '-' || gap === '\u00a0') && findUnit(raw);
  if (before && unit) {
    before.term += unit;
    before.kind = 'measure';
    return;
  }
  const measure = findMeasure(raw);
  words.push({
    term: measure ?? singular(raw),
    isGlued: words.length > 0 && gap.length === 1 && glue.has(gap),
    startsClause: clause.test(gap),
    isCapital,
    kind: measure ? 'measure' : kindOf(raw),
  });
}

function kindOf(raw: string): Word['kind'] {
  if (linkWords.has(raw)) return 'link';
  if (stopWords.has(raw)) return 'stop';
  return number.test(raw) ? 'number' : 'word';
}

const number = /^\d+(?:\.\d+)?$/;
const glue = new Set(['-', '/', '.', '_', '+', '‑']);
const clause = /[,;:|()[\]–—•★]| - /;
const apostrophe = 39;
const quote = 34;
const letterS = 115;

/** A word ends where its characters end; a decimal point or comma between digits belongs to it: "6,7" → "6.7". */
function endOfWord(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isWordCharacter(code)) continue;
    const isPoint = code === 46 || code === 44;
    if (!isPoint || !isDigit(text.charCodeAt(at - 1)) || !isDigit(text.charCodeAt(at + 1))) break;
    if (!onlyDigits(text, start, at)) break;
  }
  return at;
}

function onlyDigits(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isDigit(text.charCodeAt(at))) return false;
  return true;
}

const withDecimalPoint = (raw: string): string => (raw.includes(',') ? raw.replace(',', '.') : raw);
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isCapital = (plain: string, lower: string, at: number): boolean =>
  plain.charCodeAt(at) !== lower.charCodeAt(at);

/** Latin letters and digits, and every script beyond; not the punctuation and symbols between them. */
function isWordCharacter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || isDigit(code);
  if (code < 0xc0 || code === 0xd7 || code === 0xf7) return false;
  return !punctuation.some(([from, to]) => code >= from && code <= to);
}

/** General punctuation and symbols, ideographic punctuation, surrogates (emoji), variation selectors. */
const punctuation: readonly (readonly [number, number])[] = [
  [0x2000, 0x2bff],
  [0x3000, 0x303f],
  [0xd800, 0xdfff],
  [0xfe00, 0xfe0f],
];
