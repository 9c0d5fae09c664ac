import { plainLetters } from '../../../contract/plain-letters.ts';
import { colourOfWord } from '../../language/colour-words.ts';
import { rememberRecent } from '../../platform/memory/remember-recent.ts';
import { respellMeasures } from './respell-measures.ts';
import {
  acronyms,
  commonWords,
  isRealWord,
  languageOfWord,
  plainAcronyms,
  properNames,
  smallWords,
} from './title-vocabulary.ts';
import { isAllLowerCase, isAllUpperCase, looksOf, recentTitles, titleWord } from './title-words.ts';
import { meantWord } from './typing-errors.ts';
import { beginsAsNoWord, endsAsNoWord, isUnknownWithNumber, lookOf, spelledUnits } from './word-looks.ts';

/** How words are spelled where case says something: folded word to the word. */
export type Spellings = ReadonlyMap<string, string>;

/** How a title is cased: as people write, or by a machine, which knows nothing of codes and acronyms. */
export type Casing = 'natural' | 'capitals' | 'titled' | 'lower';

/** What no machine writes that gives each word a capital: told without looking at its words. */
const notTitled = /\p{Lu}{2}|(?<!\p{L})\p{Ll}/u;

function readCasing(title: string): Casing {
  if (isAllLowerCase(title) || isLowBehindFirst(title)) return 'lower';
  if (title === title.toUpperCase() || isAllUpperCase(title)) return 'capitals';
  if (notTitled.test(title)) return 'natural';
  const looks = looksOf(title).filter(({ hasCase }) => hasCase);
  const isMachines = looks.length >= 3 && looks.some((look) => look.isTitledByMachine || look.isTitledCode);
  return isMachines && looks.every(({ isTitled }) => isTitled) ? 'titled' : 'natural';
}

/** A title is asked for as its merchant gives it, and without what stands around it: mostly the same. */
export const casingOf: (title: string) => Casing = rememberRecent(recentTitles, readCasing);

const isLow = (text: string) => text === text.toLowerCase();

/** "Coque de protection for canon eos 800d": a shelf in front of a title without capitals. */
const isLowBehindFirst = (title: string) =>
  isLow(title.slice(title.indexOf(' ') + 1)) &&
  /\s\p{L}+\d\S*|\s(?!\d+(?:g|kg|mg|ml|cl|l|mm|cm|m|w|v|go|to|gb|tb|mo)(?:\s|$))\d+\p{L}{1,2}\d*(?:\s|$)/u.test(
    title,
  );

/** A sentence, or a line of one: what begins small is a copied title. */
const isWritten = (text: string) => /^[^\p{L}]*\p{Lu}/u.test(text) && casingOf(text) === 'natural';

/**
 * How most texts in natural case spell each of the words that are `wanted`, in small letters; in titles with a capital after
 * each digit that is no evidence of codes. A word in capitals counts where it is short or an acronym.
 */
export function collectSpellings(texts: readonly string[], wanted: ReadonlySet<string>): Spellings {
  const counts = new Map<string, Map<string, number>>();
  for (const text of texts) {
    if (!isWritten(text)) continue;
    for (const { word, lower, isTitledCode, isShout, isLower, hasDigit } of looksOf(text)) {
      // A code that lost its capitals is none: "g5400t", "39lb580v".
      if (!wanted.has(lower) || isTitledCode || isShout || (isLower && hasDigit)) continue;
      const spellings = counts.get(lower) ?? new Map<string, number>();
      counts.set(lower, spellings.set(word, (spellings.get(word) ?? 0) + 1));
    }
  }
  const best = new Map<string, string>();
  for (const [key, spellings] of counts) {
    const [first] = [...spellings].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    if (first) best.set(key, first[0]);
  }
  return best;
}

const isLoudColour = (word: string) => {
  const { isUpper, hasCase, lower } = lookOf(word);
  return word.length > 2 && isUpper && hasCase && colourOfWord.has(lower);
};

/** Short words in capitals that no maker writes so. */
const loudWords = new Set(
  'INC KIT BIG PIN AND FOR BOX BAG SET PAD CAR NEW LOW TOP RED MY MEN HER HIS ALL ONE TWO OUR YOU NOT OUT OFF TEA ICE MAX AIR SKY'.split(
    ' ',
  ),
);
/** Of two letters, and no abbreviations: "ESSENCE DU GENTLEMAN". */
const loudSmallWords = new Set(['DU', 'ET', 'OF']);
/** Of two letters, and no letters of a code: "Bi", "He" and "Us" are some in titles. */
const shortWords = new Set(
  'no up my it is as at an be do me we so if go hi ne ce il ma ta sa si mi ou nr dr mr st'.split(' '),
);

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
const capitaliseParts = (word: string) =>
  word
    .toLowerCase()
    .replace(/(^|-)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** "16GO", and "GO" after a number: units keep their own case. */
function spellUnit(word: string, before: string): string | undefined {
  const [, number = '', letters = ''] = /^(\d*(?:[.,]\d+)?)(\p{L}+)$/u.exec(word) ?? [];
  const unit = spelledUnits.get(letters.toLowerCase());
  return unit !== undefined && (number !== '' || /^\d[\dx.,]*$/i.test(before)) ? number + unit : undefined;
}

/** "Rcsa 365K20", "Wdal 8640G". */
const isLettersOfCode = (word: string): boolean =>
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
const upperLetters = (title: string, isOfMachine: boolean): string =>
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
const withWrittenLetters = (title: string, written: string): string =>
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

/** "Usb-To-Lightning". */
const titledChain = /^(?:Usb|Hdmi|Vga|Dvi|Ac|Dc|Ps|Sata)-(?:To-)?/;

/** "Krcb6010": nobody names a thing so. */
const loweredCode = /^\p{Lu}\p{Ll}{1,2}-\d{2,}$|^\p{Lu}[^aeiouy\P{Ll}]{1,4}\d+$|^\p{Lu}\p{Ll}{1,3}\d{4,}$/u;

/** A code of which no text tells: in capitals, but for what everybody writes otherwise. */
function spellCode(word: string): string {
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

/** French writes these without a capital; English titles have one. */
const isFrenchKind = (word: string) => commonWords.has(word) && languageOfWord(word) !== 'en';

function spellPlain(word: string, isFirst: boolean, casing: Casing): string {
  const lower = word.toLowerCase();
  if (lower.length === 1 && casing !== 'capitals') return lower === 'à' ? lower : word.toUpperCase();
  if (word.split(/['’-]/).every((part) => part.length === 1 || acronyms.has(part.toLowerCase())))
    return isFirst || !smallWords.has(lower) ? word.toUpperCase() : lower;
  if (casing !== 'capitals' && /^[^aeiouy]{2,3}$/.test(lower)) return word.toUpperCase();
  if (casing === 'titled' && isLettersOfCode(word)) return word.toUpperCase();
  if (casing !== 'capitals' && lower.length === 2 && !smallWords.has(lower) && !shortWords.has(lower))
    return word.toUpperCase();
  if (!isFirst && (smallWords.has(lower) || (casing !== 'titled' && isFrenchKind(plainLetters(lower)))))
    return lower;
  if (casing === 'capitals' && (beginsAsNoWord(word) || /^\p{Lu}{2}-\p{Lu}{1,2}$/u.test(word))) return word;
  if (
    casing === 'capitals' &&
    word.length <= 3 &&
    !smallWords.has(lower) &&
    !/^(?:up|my)$/.test(lower) &&
    !isRealWord(plainLetters(lower))
  )
    return word;
  return capitaliseParts(word);
}

/** Whether a machine took the capitals of a code. */
const isLoweredCode = (word: string): boolean =>
  loweredCode.test(word) || isCodeOfMachine(word) || isTitledEnd(word);

/** "NATURE'S". */
const isLoudGenitive = (word: string): boolean =>
  /^\p{Lu}{4,}['’]\p{Lu}$/u.test(word) && lookOf(word.slice(0, -2)).isShout;

/** `isBeforeCode`: a word with a digit follows. */
function spellWord(
  word: string,
  { before, isBeforeCode }: { before: string; isBeforeCode: boolean },
  casing: Casing,
  spellings: Spellings,
): string {
  const lower = word.toLowerCase();
  const isFirst = before === '';
  const named = properNames.get(lower);
  if (named !== undefined) return named;
  const known = spellings.get(lower);
  // (Product) RED is Apple's own.
  const isProductRed = before.toLowerCase() === 'product';
  const hasDigit = /\p{N}/u.test(word);
  if (casing === 'natural') {
    if (hasDigit) {
      const isLowered = isLoweredCode(known ?? word) || (known === undefined && lookOf(word).isTitledCode);
      return isLowered ? spellCode(word) : (known ?? word);
    }
    if (titledChain.test(word))
      return word.replace(titledChain, (chain) => chain.toUpperCase().replace('-TO-', '-to-'));
    if (!isFirst && loudSmallWords.has(word)) return lower;
    if (word.length > 2 && smallWords.has(lower) && word === word.toUpperCase()) return lower;
    if (
      /^[B-DF-HJ-NP-TV-XZ][^aeiouy\P{Ll}]$/u.test(word) &&
      !shortWords.has(lower) &&
      !spelledUnits.has(lower)
    )
      return word.toUpperCase();
    if (
      plainAcronyms.has(lower) ||
      ((isBeforeCode || word.length === 3) && isLettersOfCode(word)) ||
      /^\p{Lu}\p{Ll}-\p{Lu}$/u.test(word)
    )
      return word.toUpperCase();
    if (loudWords.has(word) && !isProductRed) return capitalise(word);
    if (isLoudColour(word) && !isProductRed)
      return known === undefined || known === word ? capitalise(word) : known;
    if (isLoudGenitive(word)) return capitalise(word);
    return lookOf(word).isShout ? (known ?? capitalise(word)) : word;
  }
  if (lower === 'm' && /^\d+[.,]\d+$/.test(before)) return lower;
  const unit = spellUnit(word, before);
  if (unit !== undefined) return unit.replace(/(?<=\d)(?=(?:[GMkKT][HBobo]z?|[kck]?[gm]{1,2}|rpm)$)/, ' ');
  if (known === lower && acronyms.has(lower) && !smallWords.has(lower)) return word.toUpperCase();
  // A machine's short title looks natural.
  if (known !== undefined && hasDigit && isLoweredCode(known)) return spellCode(known);
  if (known !== undefined && (known !== lower || casing === 'capitals'))
    return (isFirst && known === lower) || (loudWords.has(known) && !isProductRed)
      ? capitalise(known)
      : known;
  // "Vasco da Gama": two letters that people write small are a word.
  if (known === lower && /^(?=.*[aeiou])..$/.test(lower) && !isFirst) return lower;
  return hasDigit ? spellCode(word) : spellPlain(word, isFirst, casing);
}

/** "Grey Zone, The": an article that is sorted behind its title keeps the capital that it is written with. */
const withLastArticle = (title: string, written: string): string =>
  title.replace(/(?<=, )(?:the|an?|le|la|les|der|die|das|el|los|il)$/, (article) =>
    written.endsWith(`, ${capitalise(article)}`) ? capitalise(article) : article,
  );

/** Letters of languages whose words begin in other ways than ours: "Srca" and "Cvjetići" are no codes there. */
const otherLetter = /[čćđšžřěůďťňľĺŕłąęśźńżőűğışțșăāēīūģķļņėįųõ]|[^\p{Script=Latin}\P{L}]/iu;

/**
 * A title in natural case: words as texts in natural case spell them, codes and abbreviations unchanged (RTX 4070, USB-C,
 * SSD), names with a capital. `from`: the casing of the title that it is made of.
 */
export function repairCase(title: string, from: Casing, spellings: Spellings): string {
  let before = '';
  const isOthers = from === 'natural' && otherLetter.test(title);
  const spelled = title.replace(titleWord, (word, at: number) => {
    const isBeforeCode = /^[ -]\S{0,30}\d/.test(title.slice(at + word.length, at + word.length + 32));
    const each =
      isOthers && !/\p{N}/u.test(word) && !lookOf(word).isShout
        ? word
        : spellWord(word, { before, isBeforeCode }, from, spellings);
    before = word;
    return each;
  });
  const written = from === 'natural' ? withWrittenLetters(spelled, title) : spelled;
  const cased = upperLetters(written, from !== 'natural');
  return respellMeasures(withLastArticle(cased, title));
}
