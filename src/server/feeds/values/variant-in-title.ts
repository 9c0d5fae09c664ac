import { plainLetters } from '../../../contract/plain-letters.ts';
import { colourFamily, colourOfWord } from '../../language/colour-words.ts';
import { titleUnits } from '../../language/unit-spellings.ts';

/** Longer ones are sentences. */
const maxLength = 40;
const piece = /\d+(?:[.,]\d+)?\s*(?:["”″]|''|\p{L}+(?:[²³]|\/\p{L}+)?)?|\p{L}+/gu;
const inchMark = /(\d)\s*(?:"|''|″|”)/g;

/** A quantity in one spelling: "256 Go" and "256GB" are "256gb"; inches of any kind "in". */
function spell(text: string): string {
  const folded = plainLetters(text).replace(inchMark, '$1in').replaceAll(',', '.').replace(/\s+/g, '');
  const [, number, unit] = /^(\d+(?:\.\d+)?)(.*)$/.exec(folded) ?? [];
  return number === undefined ? folded : `${number}${titleUnits.get(unit ?? '') ?? unit}`;
}

const piecesOf = (text: string) => (text.replaceAll('’', "'").match(piece) ?? []).map((each) => each.trim());

/** A title with what it does not say of a size or capacity: "Galaxy S26 Ultra" and "256 Go" → "Galaxy S26 Ultra 256 Go". */
export function withMeasure(title: string, measure: string): string {
  if (measure === '' || measure.length > maxLength) return title;
  const said = new Set(piecesOf(title).map(spell));
  const words = plainLetters(title);
  const isSaid = (each: string) =>
    said.has(spell(each)) ||
    saysWords(words, plainLetters(each)) ||
    [...said].some((other) => startsWith(other, each));
  const missing = piecesOf(measure).filter((each) => !isSaid(each));
  if (missing.length === 0) return title;
  // "10 x 20 cm" is one thing, whichever of its numbers the title has; so are words around a quantity that it has not:
  // "Flacon blanc" and "15 ml couvercle blanc".
  const others = piecesOf(measure).filter(isSaid);
  const isWords = missing.some(isWord) && others.every(isWord);
  const isWhole = others.length === 0 || isWords || byAnother.test(measure);
  return `${title} ${isWhole ? measure : missing.join(' ')}`;
}

const isWord = (each: string) => !/\d/.test(each);
const byAnother = /\d\D{0,9}?[x×]\s?\d/i;

/** "256" is said by "256gb". */
const startsWith = (said: string, written: string) =>
  /^\d+$/.test(written) && said.startsWith(written) && !/^[\d.]/.test(said.slice(written.length));

const wordsOf = (text: string): string[] => plainLetters(text).match(/\p{L}+/gu) ?? [];

/** "modrá" and "modré" are one word: all but the last letter, four at least, are the same. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const same = Math.max(4, Math.max(one.length, other.length) - 1);
  return one.length >= same && other.length >= same && one.slice(0, same) === other.slice(0, same);
}

const saysColour = (said: readonly string[], words: readonly string[]) =>
  words.every((word) => said.some((other) => isSameWord(other, word)));

/** Shades and shops' own colours have numbers: "12", "195-Blue". */
const isColour = (text: string) => text.length <= maxLength && /^[\p{L}\d]/u.test(text);

const shadeNumber = /^[1-9]\d{0,3}$/;

/** The families of the known colours among words: "noir" and "black" are the same, and navy is blue. */
const coloursOf = (words: readonly string[]) =>
  words.flatMap((word) => {
    const colour = colourOfWord.get(word);
    return colour === undefined ? [] : colourFamily(colour);
  });

/**
 * A title with its colour, where it names none, or only others ("Black Flag" in white): rows of one group differ in nothing
 * else.
 */
export function withColour(title: string, colour: string): string {
  if (!isColour(colour)) return title;
  const said = wordsOf(title);
  const words = wordsOf(colour);
  const named = coloursOf(said);
  const own = words.length === 1 ? coloursOf(words) : [];
  const isSeveral = own.includes('multicolour') && named.length > 1;
  const isOther = own.length > 0 && !isSeveral && !own.some((each) => named.includes(each));
  // "A046 (8)": the letter may stand anywhere.
  const isWritten =
    words.length > 0 && !/\d/.test(colour)
      ? saysColour(said, words)
      : saysWords(plainLetters(title), plainLetters(colour));
  // Rows of lipsticks differ in the number of their shade; "001" is a code of the shop's own.
  const isShade = words.length === 0 && shadeNumber.test(colour);
  // "TPU 12" of a "Snow White" case is no white one.
  const isCode = words.length > 0 && /\d/.test(colour) && coloursOf(words).length === 0;
  const isSaid = (named.length > 0 && !isOther && !isShade && !isCode) || isWritten;
  return isSaid ? title : `${title} ${colour}`;
}

/** The same for rows of no group: a title that names a colour has its own. */
export const withUnsaidColour = (title: string, colour: string): string =>
  coloursOf(wordsOf(title)).length > 0 ? title : withColour(title, colour);

/**
 * A title that all variants share with the colour of one, where it names another: "Rose Peony" in white. One that names none is
 * left to `withColour`, which knows whether colours part rows there.
 */
export function withVariantColour(title: string, colour: string): string {
  if (!isColour(colour)) return title;
  const said = wordsOf(title);
  const words = wordsOf(colour);
  const [meant] = words.length === 1 ? coloursOf(words) : [];
  const named = coloursOf(said);
  if (named.length === 0 || saysColour(said, words)) return title;
  return meant !== undefined && named.includes(meant) ? title : `${title} ${colour}`;
}

/** Characters; longer texts are no part of another word. */
const maxText = 100;
const partOfWord = /[\p{L}\p{N}]/u;
const unitBehind = /^\p{L}{1,6}(?![\p{L}\p{N}])/u;

/** Whether a title says a text, not only its letters within other words: "D" is not said by "Red", but "8" by "8mm". */
export function saysWords(title: string, text: string): boolean {
  if (text.length > maxText) return title.includes(text);
  for (let at = title.indexOf(text); at >= 0; at = title.indexOf(text, at + 1)) {
    const end = at + text.length;
    if (partOfWord.test(title.charAt(at - 1))) continue;
    if (!partOfWord.test(title.charAt(end))) return true;
    const [unit = ''] = /\d$/.test(text) ? (unitBehind.exec(title.slice(end, end + 8)) ?? []) : [];
    if (titleUnits.has(plainLetters(unit))) return true;
  }
  return false;
}
