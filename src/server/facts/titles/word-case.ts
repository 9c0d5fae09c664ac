import { plainLetters } from '../../../contract/plain-letters.ts';
import { colourOfWord } from '../../language/colour-words.ts';
import { allUnits } from '../../language/unit-spellings.ts';
import {
  acronyms,
  commonWords,
  languageOfWord,
  plainAcronyms,
  properNames,
  smallWords,
} from './title-vocabulary.ts';
import { isAllLowerCase, isAllUpperCase, titleWord, wordsOf } from './title-words.ts';

/** Units by their letters; of one letter they are other things as well: "5G", "3M". */
const units = new Map(
  allUnits
    .flatMap(({ fr, en }) => [fr, en])
    .concat('lm', 'rpm')
    .filter((label) => /^\p{L}{2,}$/u.test(label))
    .map((label) => [label.toLowerCase(), label]),
);

/** How words are spelled where case says something: folded word to the word. */
export type Spellings = ReadonlyMap<string, string>;

/** How a title is cased: as people write, or by a machine, which knows nothing of codes and acronyms. */
export type Casing = 'natural' | 'capitals' | 'titled' | 'lower';

const isLoud = (word: string) => word === word.toUpperCase() && word !== word.toLowerCase();
const hasCase = (word: string) => word.toLowerCase() !== word.toUpperCase();
/** "Mc28H5013Aw": a capital after everything that is no letter, none elsewhere. */
const titled = (word: string) =>
  word
    .toLowerCase()
    .replace(/(^|[^\p{L}])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** A code that a machine gave a capital after each digit: "Ue65Mu6500", "Spi24Cs00E". */
const isTitledCode = (word: string) =>
  /\d\p{Lu}/u.test(word) && /\p{Lu}\p{Ll}+\d/u.test(word) && word === titled(word);

export function casingOf(title: string): Casing {
  if (isAllLowerCase(title) || isLowBehindFirst(title)) return 'lower';
  if (isAllUpperCase(title)) return 'capitals';
  const words = wordsOf(title).filter(hasCase);
  if (words.every(isLoud)) return 'capitals';
  const isMachines = words.length >= 3 && words.some((word) => isTitledByMachine(word) || isTitledCode(word));
  return isMachines && words.every((word) => word === titled(word)) ? 'titled' : 'natural';
}

/** "Coque de protection for canon eos 800d": a shelf in front of a title without capitals. */
const isLowBehindFirst = (title: string) =>
  wordsOf(title)
    .slice(1)
    .every((word) => word === word.toLowerCase()) && /\s\p{L}+\d\S*|\s\d+\p{L}{1,2}\d*(?:\s|$)/u.test(title);

/** What nobody writes with one capital: "Led", "Ghz", "And", "Ik2310". */
const isTitledByMachine = (word: string) => {
  if (/^\p{Lu}\p{Ll}{1,3}\d{3,}$/u.test(word)) return true;
  const [, letters = ''] = /^\d*(\p{Lu}\p{Ll}+)$/u.exec(word) ?? [];
  const lower = letters.toLowerCase();
  return (
    letters.length > 1 &&
    (acronyms.has(lower) || smallWords.has(lower) || (units.get(lower) ?? letters) !== letters)
  );
};

/** A sentence, or a line of one: what begins small is a copied title. */
const isWritten = (text: string) => /^[^\p{L}]*\p{Lu}/u.test(text) && casingOf(text) === 'natural';
/** A code that lost its capitals: "g5400t", "39lb580v". */
const isLowCode = (word: string) => word === word.toLowerCase() && /\d/.test(word);

/**
 * How most texts in natural case spell each word; in titles with a capital after each digit that is no evidence of
 * codes. A word in capitals counts where it is short or an acronym.
 */
export function collectSpellings(texts: readonly string[]): Spellings {
  const counts = new Map<string, Map<string, number>>();
  for (const text of texts) {
    if (!isWritten(text)) continue;
    for (const word of wordsOf(text)) {
      if (isTitledCode(word) || isShout(word) || isLowCode(word)) continue;
      const key = word.toLowerCase();
      const spellings = counts.get(key) ?? new Map<string, number>();
      counts.set(key, spellings.set(word, (spellings.get(word) ?? 0) + 1));
    }
  }
  const best = new Map<string, string>();
  for (const [key, spellings] of counts) {
    const [first] = [...spellings].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    if (first) best.set(key, first[0]);
  }
  return best;
}

const pronounceable = /^(?!.*[^AEIOUYÀ-ÿ]{4})(?=.*[AEIOUY])/u;
/** A word in capitals that is no acronym, as far as can be told: "GAMING", not "HDMI". */
const isShout = (word: string) =>
  /^\p{Lu}{4,}$/u.test(word) && !acronyms.has(word.toLowerCase()) && pronounceable.test(word);

const isLoudColour = (word: string) =>
  word.length > 2 && isLoud(word) && colourOfWord.has(word.toLowerCase());

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
const capitaliseParts = (word: string) =>
  word
    .toLowerCase()
    .replace(/(^|-)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** "16GO", and "GO" after a number: units keep their own case. */
function spellUnit(word: string, before: string): string | undefined {
  const [, number = '', letters = ''] = /^(\d*(?:[.,]\d+)?)(\p{L}+)$/u.exec(word) ?? [];
  const unit = units.get(letters.toLowerCase());
  return unit !== undefined && (number !== '' || /^\d[\d.,]*$/.test(before)) ? number + unit : undefined;
}

/** A code of which no text tells: in capitals, but for what everybody writes otherwise. */
function spellCode(word: string): string {
  const lower = word.toLowerCase();
  if (
    /^(?:i[3579](?:-.*)?|\d+(?:st|nd|rd|th|m|s|p|i|x|in1)|(?:\d+(?:[.,]\d+)?x)+\d+(?:[.,]\d+)?)$/.test(lower)
  )
    return lower.replace(/(?<=-).*/, (rest) => rest.toUpperCase());
  const [, number, measure] = /^(\d+)(litres?|inch|inches|pouces?)$/.exec(lower) ?? [];
  if (measure) return `${number} ${measure}`;
  if (/^\d+-\p{L}{3,}$/u.test(lower)) return capitaliseParts(lower);
  return /^cat\.?\d/.test(lower) ? `C${lower.slice(1)}` : word.toUpperCase();
}

/** French writes these without a capital; English titles have one. */
const isFrenchKind = (word: string) => commonWords.has(word) && languageOfWord(word) !== 'en';

function spellPlain(word: string, isFirst: boolean, casing: Casing): string {
  const lower = word.toLowerCase();
  if (lower.length === 1 && casing !== 'capitals') return lower === 'à' ? lower : word.toUpperCase();
  if (word.split(/['’-]/).every((part) => part.length === 1 || acronyms.has(part.toLowerCase())))
    return isFirst || !smallWords.has(lower) ? word.toUpperCase() : lower;
  if (casing !== 'capitals' && /^[^aeiouy]{2,3}$/.test(lower)) return word.toUpperCase();
  if (!isFirst && (smallWords.has(lower) || (casing !== 'titled' && isFrenchKind(plainLetters(lower)))))
    return lower;
  if (casing === 'capitals' && word.length <= 3 && !smallWords.has(lower)) return word;
  return capitaliseParts(word);
}

function spellWord(word: string, before: string, casing: Casing, spellings: Spellings): string {
  const lower = word.toLowerCase();
  const isFirst = before === '';
  const named = properNames.get(lower);
  if (named !== undefined) return named;
  const known = spellings.get(lower);
  const hasDigit = /\p{N}/u.test(word);
  if (casing === 'natural') {
    if (hasDigit) return known ?? (isTitledCode(word) ? spellCode(word) : word);
    if (plainAcronyms.has(word)) return word.toUpperCase();
    return isShout(word) || isLoudColour(word) ? (known ?? capitalise(word)) : word;
  }
  const unit = spellUnit(word, before);
  if (unit !== undefined) return unit.replace(/(?<=\d)(?=(?:[GMkKT][HBobo]z?|[kck]?[gm]{1,2}|rpm)$)/, ' ');
  if (known !== undefined && (known !== lower || casing === 'capitals'))
    return isFirst && known === lower ? capitalise(known) : known;
  return hasDigit ? spellCode(word) : spellPlain(word, isFirst, casing);
}

/**
 * A title in natural case: words as texts in natural case spell them, codes and abbreviations unchanged (RTX 4070, USB-C,
 * SSD), names with a capital. `from`: the casing of the title that it is made of.
 */
export function repairCase(title: string, from: Casing, spellings: Spellings): string {
  let before = '';
  const spelled = title.replace(titleWord, (word) => {
    const each = spellWord(word, before, from, spellings);
    before = word;
    return each;
  });
  return spelled
    .replace(/(?<=(?:^|[\s(])\d+(?:[.,]\d+)?"? ?)X(?= ?\d)/g, 'x')
    .replace(/(?<=\d ?)GB\/S(?!\p{L})/gu, 'Gb/s')
    .replace(/(?<=(?:^|\s)\d+ ?)w(?=\s|$)/g, 'W');
}
