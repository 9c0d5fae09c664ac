import { plainLetters } from '../../../contract/plain-letters.ts';
import { colourOfWord } from '../../language/colour-words.ts';
import type { Casing, Spellings } from './casing.ts';
import {
  capitalise,
  capitaliseParts,
  isLettersOfCode,
  isLoweredCode,
  shortWords,
  spellCode,
  upperLetters,
  withWrittenLetters,
} from './code-case.ts';
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
import { titleWord } from './title-words.ts';
import { beginsAsNoWord, lookOf, spelledUnits } from './word-looks.ts';

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

/** "16GO", and "GO" after a number: units keep their own case. */
function spellUnit(word: string, before: string): string | undefined {
  const [, number = '', letters = ''] = /^(\d*(?:[.,]\d+)?)(\p{L}+)$/u.exec(word) ?? [];
  const unit = spelledUnits.get(letters.toLowerCase());
  return unit !== undefined && (number !== '' || /^\d[\dx.,]*$/i.test(before)) ? number + unit : undefined;
}

/** "Usb-To-Lightning". */
const titledChain = /^(?:Usb|Hdmi|Vga|Dvi|Ac|Dc|Ps|Sata)-(?:To-)?/;

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

/** "NATURE'S". */
const isLoudGenitive = (word: string): boolean =>
  /^\p{Lu}{4,}['’]\p{Lu}$/u.test(word) && lookOf(word.slice(0, -2)).isShout;

/** A word in small letters, how texts in natural case spell it, what stands before it, and whether a word with a digit follows. */
type Place = { lower: string; known: string | undefined; before: string; isBeforeCode: boolean };

/** (Product) RED is Apple's own. */
const isProductRed = ({ before }: Place): boolean => before.toLowerCase() === 'product';

/** A word with a digit of a title in natural case. */
function spellNumbered(word: string, known: string | undefined): string {
  const isLowered = isLoweredCode(known ?? word) || (known === undefined && lookOf(word).isTitledCode);
  return isLowered ? spellCode(word) : (known ?? word);
}

/** What is no word, but letters: "Bk", "Usb", "Ab-C". */
const isOfLetters = (word: string, lower: string, isBeforeCode: boolean): boolean =>
  (/^[B-DF-HJ-NP-TV-XZ][^aeiouy\P{Ll}]$/u.test(word) && !shortWords.has(lower) && !spelledUnits.has(lower)) ||
  plainAcronyms.has(lower) ||
  ((isBeforeCode || word.length === 3) && isLettersOfCode(word)) ||
  /^\p{Lu}\p{Ll}-\p{Lu}$/u.test(word);

/** A word of a title in natural case: as it is written, but for loud words and codes. */
function spellNatural(word: string, place: Place): string {
  const { lower, known, before, isBeforeCode } = place;
  if (/\p{N}/u.test(word)) return spellNumbered(word, known);
  if (titledChain.test(word))
    return word.replace(titledChain, (chain) => chain.toUpperCase().replace('-TO-', '-to-'));
  if (before !== '' && loudSmallWords.has(word)) return lower;
  if (word.length > 2 && smallWords.has(lower) && word === word.toUpperCase()) return lower;
  if (isOfLetters(word, lower, isBeforeCode)) return word.toUpperCase();
  if (loudWords.has(word) && !isProductRed(place)) return capitalise(word);
  if (isLoudColour(word) && !isProductRed(place))
    return known === undefined || known === word ? capitalise(word) : known;
  if (isLoudGenitive(word)) return capitalise(word);
  return lookOf(word).isShout ? (known ?? capitalise(word)) : word;
}

/** A word of a title whose case a machine made, or nobody. */
function spellOfMachine(word: string, place: Place, casing: Casing): string {
  const { lower, known, before } = place;
  const isFirst = before === '';
  const hasDigit = /\p{N}/u.test(word);
  if (lower === 'm' && /^\d+[.,]\d+$/.test(before)) return lower;
  const unit = spellUnit(word, before);
  if (unit !== undefined) return unit.replace(/(?<=\d)(?=(?:[GMkKT][HBobo]z?|[kck]?[gm]{1,2}|rpm)$)/, ' ');
  if (known === lower && acronyms.has(lower) && !smallWords.has(lower)) return word.toUpperCase();
  // A machine's short title looks natural.
  if (known !== undefined && hasDigit && isLoweredCode(known)) return spellCode(known);
  if (known !== undefined && (known !== lower || casing === 'capitals'))
    return (isFirst && known === lower) || (loudWords.has(known) && !isProductRed(place))
      ? capitalise(known)
      : known;
  // "Vasco da Gama": two letters that people write small are a word.
  if (known === lower && /^(?=.*[aeiou])..$/.test(lower) && !isFirst) return lower;
  return hasDigit ? spellCode(word) : spellPlain(word, isFirst, casing);
}

/** As its maker writes it; else as the title's case allows to tell. */
function spellWord(
  word: string,
  { before, isBeforeCode }: Pick<Place, 'before' | 'isBeforeCode'>,
  casing: Casing,
  spellings: Spellings,
): string {
  const lower = word.toLowerCase();
  const named = properNames.get(lower);
  if (named !== undefined) return named;
  const place = { lower, known: spellings.get(lower), before, isBeforeCode };
  return casing === 'natural' ? spellNatural(word, place) : spellOfMachine(word, place, casing);
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
