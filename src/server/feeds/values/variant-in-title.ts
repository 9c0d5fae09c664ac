import { plainLetters } from '../../../contract/plain-letters.ts';
import { colourOfWord } from '../../language/colour-words.ts';
import { titleUnits } from '../../language/unit-spellings.ts';

/** Longer ones are sentences. */
const longest = 40;
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
  if (measure === '' || measure.length > longest) return title;
  const said = new Set(piecesOf(title).map(spell));
  const words = plainLetters(title);
  const isSaid = (each: string) =>
    said.has(spell(each)) ||
    words.includes(plainLetters(each)) ||
    [...said].some((other) => startsWith(other, each));
  const missing = piecesOf(measure).filter((each) => !isSaid(each));
  if (missing.length === 0) return title;
  // "10 x 20 cm" is one thing.
  return `${title} ${missing.length === piecesOf(measure).length ? measure : missing.join(' ')}`;
}

/** "256" is said by "256gb". */
const startsWith = (said: string, written: string) =>
  /^\d+$/.test(written) && said.startsWith(written) && !/^[\d.]/.test(said.slice(written.length));

/** A title with its colour, where it names none: rows of one group differ in nothing else. */
export function withColour(title: string, colour: string): string {
  if (colour === '' || colour.length > longest || !/^\p{L}/u.test(colour)) return title;
  const words = (text: string): string[] => plainLetters(text).match(/\p{L}+/gu) ?? [];
  const said = words(title);
  const isSaid =
    said.some((word) => colourOfWord.has(word)) || words(colour).every((word) => said.includes(word));
  return isSaid || words(colour).length === 0 ? title : `${title} ${colour}`;
}
