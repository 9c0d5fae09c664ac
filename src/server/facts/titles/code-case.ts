import { plainLetters } from '../../../contract/plain-letters.ts';
import { isRealWord, properNames, smallWords } from './title-vocabulary.ts';
import { meantWord } from './typing-errors.ts';
import { beginsAsNoWord, endsAsNoWord, isUnknownWithNumber, spelledUnits } from './word-looks.ts';

/** Of two letters, and no letters of a code: "Bi", "He" and "Us" are some in titles. */
export const shortWords = new Set(
  'no up my it is as at an be do me we so if go hi ne ce il ma ta sa si mi ou nr dr mr st'.split(' '),
);

export const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
export const capitaliseParts = (word: string) =>
  word
    .toLowerCase()
    .replace(/(^|-)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** "Rcsa 365K20", "Wdal 8640G". */
export const isLettersOfCode = (word: string): boolean =>
  /^\p{Lu}\p{Ll}{2,7}$/u.test(word) &&
  beginsAsNoWord(word) &&
  !spelledUnits.has(word.toLowerCase()) &&
  meantWord(word.toLowerCase()) === undefined;

/** No word at all, and no name that ends as "Asha" and "Pixi" do. */
const isCodeOfLetters = (word: string): boolean =>
  word.length === 2
    ? !smallWords.has(word.toLowerCase()) && !shortWords.has(word.toLowerCase())
    : /[^aeiouy]$/i.test(word) && !isRealWord(plainLetters(word.toLowerCase()));

/** "KDL-49WE660 Baep": the end of a code. */
const upperEnding = (title: string): string =>
  title.replace(/(?<= (?=\S*\p{L})\S{4,}\d )\p{Lu}\p{Ll}{2,4}$/u, (word) =>
    isRealWord(plainLetters(word.toLowerCase())) ? word : word.toUpperCase(),
  );

/** "Ekgc 16178", "Ikb 3510", "icts 2231": letters in front of a model's number that are no word. */
export const upperLetters = (title: string, isOfMachine: boolean): string =>
  (isOfMachine ? upperEnding(title) : title).replace(
    /(?<=[^\d'’.-] )\p{L}\p{Ll}{1,3}(?= \d{3}| \d{2}\p{Lu}\d)/gu,
    (word) =>
      !properNames.has(word.toLowerCase()) &&
      (endsAsNoWord(word) ||
        beginsAsNoWord(word) ||
        !/[aeiouyà-ÿ]/i.test(word) ||
        (isOfMachine && isCodeOfLetters(word)))
        ? word.toUpperCase()
        : word,
  );

/** "SIUF 32120", as people write it; "FARA 515" is a name. */
export const withWrittenLetters = (title: string, written: string): string =>
  title.replace(/(?<= )\p{Lu}\p{Ll}{2,3}(?= \d{4})/gu, (word) =>
    written.includes(` ${word.toUpperCase()} `) && !isRealWord(word.toLowerCase())
      ? word.toUpperCase()
      : word,
  );

/** "Tfaa10": no word begins so. */
const isCodeOfMachine = (word: string): boolean =>
  (/^\p{Lu}\p{Ll}{2,5}\d{2,}$/u.test(word) && beginsAsNoWord(word)) || isUnknownWithNumber(word);

/** "C32Ansmt": no word ends so. */
const isTitledEnd = (word: string): boolean =>
  (/^(?:\p{Lu}{1,2}\d+\p{Lu}\p{Ll}{2,}|\d+\p{Lu}\p{Ll}{3,})$/u.test(word) && endsAsNoWord(word)) ||
  /^\p{Lu}[\p{Lu}\d]{4,}\d\p{Lu}\p{Ll}$/u.test(word);

/** "Krcb6010": nobody names a thing so. */
const loweredCode = /^\p{Lu}\p{Ll}{1,2}-\d{2,}$|^\p{Lu}[^aeiouy\P{Ll}]{1,4}\d+$|^\p{Lu}\p{Ll}{1,3}\d{4,}$/u;

/** Whether a machine took the capitals of a code. */
export const isLoweredCode = (word: string): boolean =>
  loweredCode.test(word) || isCodeOfMachine(word) || isTitledEnd(word);

/** A code of which no text tells: in capitals, but for what everybody writes otherwise. */
export function spellCode(word: string): string {
  const lower = word.toLowerCase();
  if (/^\d{1,2}x\d{4,}$/.test(lower)) return word.toUpperCase();
  // Canon's "T5i".
  if (/^[tx]\d{1,2}i$/.test(lower)) return capitalise(lower);
  if (
    /^(?:i[3579](?:-.*)?|\d{1,3}m|\d+(?:st|nd|rd|th|p|i|in1)|\d{1,3}[sx]|(?:\d+(?:[.,]\d+)?x)+\d+(?:[.,]\d+)?[cm]?m|(?:\d+(?:[.,]\d+)?x)+\d+(?:[.,]\d+)?)$/.test(
      lower,
    )
  )
    return lower.replace(/(?<=-).*/, (rest) => rest.toUpperCase());
  const [, number, measure] = /^(\d+)(litres?|inch|inches|pouces?)$/.exec(lower) ?? [];
  if (measure) return `${number} ${measure}`;
  if (/^\d+-\p{L}{3,}$/u.test(lower)) return capitaliseParts(lower);
  return /^cat\.?\d/.test(lower) ? `C${lower.slice(1)}` : word.toUpperCase();
}
