import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Made by `scripts/compile-plurals.ts` from dictionaries of French and English. */
export const fileOfPlurals = path.join(import.meta.dirname, 'plurals.txt');

/** Folded words whose plurals letters do not tell; `others`: "plural:singular". */
export type Plurals = Record<'inS' | 'inEs' | 'inAux' | 'invariable' | 'others', string[]>;

/**
 * What looks like the plural of another word: who asks for Windows wants no window, tights are nothing tight, and the
 * "bras" of a lamp or chair is a French arm.
 */
const meantInPlural = ['windows', 'tights', 'bras'];

function readPlurals() {
  const lines = readFileSync(fileOfPlurals, 'utf8').trim().split('\n');
  const wordsOf = (name: keyof Plurals) => {
    const [, ...words] = lines.find((line) => line.startsWith(`${name} `))?.split(' ') ?? [];
    return words;
  };
  const plurals = new Map<string, string>();
  for (const word of wordsOf('inS')) plurals.set(`${word}s`, word);
  for (const word of wordsOf('inEs')) plurals.set(`${word}es`, word);
  for (const word of wordsOf('inAux')) plurals.set(word.replace(/al$/, 'aux'), word);
  for (const word of wordsOf('invariable')) plurals.set(word, word);
  for (const word of wordsOf('others')) {
    const [plural = '', single = ''] = word.split(':');
    plurals.set(plural, single);
  }
  for (const word of meantInPlural) plurals.set(word, word);
  return plurals;
}

let known: ReadonlyMap<string, string> | undefined;

/**
 * Takes a French or English plural off a folded word: "laptops", "batteries", "jeux", "watches", "cartouches", "animaux".
 * Light on purpose: two words may only meet where their readers would call them the same.
 */
export function singular(word: string): string {
  const last = word.charCodeAt(word.length - 1);
  if (word.length < 4 || (last !== letterS && last !== letterX)) return word;
  known ??= readPlurals();
  return known.get(word) ?? singularByLetters(word);
}

/** What a word's last letters tell, of words that no dictionary has as well. */
export function singularByLetters(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/(?:au|eu|ou)x$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

const letterS = 115;
const letterX = 120;
