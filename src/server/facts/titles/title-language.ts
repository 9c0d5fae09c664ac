import { foldName } from '../fold-name.ts';
import { vocabulary } from '../wording/display-vocabulary.ts';
import { isTwin, languageOfWord } from './title-vocabulary.ts';
import { looksOf, titleWord } from './title-words.ts';
import { lookOf, type TitledWord, type WordLook } from './word-looks.ts';

type Titled = 'fr' | 'en';

/** How many words of a title are surely of a language, its units behind numbers included ("16 Go"). */
export type TitleLanguages = { fr: number; en: number; others: number };

const units: ReadonlyMap<string, readonly [Titled, string]> = new Map(
  (
    [
      ['Ko', 'KB'],
      ['Mo', 'MB'],
      ['Go', 'GB'],
      ['To', 'TB'],
      ['pouces', 'inches'],
      ['pouce', 'inch'],
    ] as const
  ).flatMap(([fr, en]): [string, readonly [Titled, string]][] => [
    [fr, ['fr', en]],
    [en, ['en', fr]],
  ]),
);

/** Kinds that merchants translate where the rest of the title stays as it is. */
const kinds: ReadonlyMap<string, readonly [Titled, string]> = new Map(
  (
    [
      ['câble', 'cable'],
      ['casque', 'headphones'],
      ['souris', 'mouse'],
      ['clavier', 'keyboard'],
      ['imprimante', 'printer'],
      ['processeur', 'processor'],
      ['cartouche', 'cartridge'],
      ['pour', 'for'],
      ['avec', 'with'],
      ['écran', 'monitor'],
      ['housse', 'case'],
      ['coque', 'case'],
      ['micro-ondes', 'microwave'],
    ] as const
  ).flatMap(([fr, en]): [string, readonly [Titled, string]][] => [
    [fr, ['fr', en]],
    [en, ['en', fr]],
  ]),
);

/** Words of machines that translated a title to French in part, in English; never the other way round. */
const translatedByMachines: ReadonlyMap<string, string> = new Map([
  ['moniteur', 'monitor'],
  ['lot', 'kit'],
  ['mémoire', 'memory'],
  ['modulaire', 'modular'],
]);

/** Machines leave words in the order of English: "sans fil souris M525". */
const wirelessInFront =
  /(?<!\p{L})sans fil (souris|clavier|casque|imprimante|haut-parleur|enceinte|chargeur)(?!\p{L})/iu;

const amount = /^(\d+(?:[.,]\d+)?)(\p{L}+)$/u;
const accents = /[àâçéèêëîïôûœ]/i;

/** "Charge-and-Sync": the small word between tells. */
const englishInside = /-(?:and|to|of|for|with|the)-/i;

type Unit = readonly [Titled, string];

function languageAlone({ word, isUpper }: WordLook, folded: string): TitledWord['language'] {
  if (isTwin(folded) && !isUpper) return accents.test(word) ? 'fr' : 'en';
  return languageOfWord(folded) ?? (englishInside.test(word) ? 'en' : undefined);
}

function readTitled(look: WordLook): NonNullable<WordLook['titled']> {
  const { word } = look;
  const folded = foldName(word);
  const as = (unit: Unit): TitledWord => ({ folded, language: unit[0], unit });
  const [, , glued] = amount.exec(word) ?? [];
  const gluedUnit = units.get(glued ?? '');
  if (gluedUnit) return { alone: as(gluedUnit), behindNumber: as(gluedUnit) };
  const alone = { folded, language: languageAlone(look, folded) };
  const unit = glued === undefined ? units.get(word) : undefined;
  return { alone, behindNumber: unit ? as(unit) : alone };
}

function titledOf(look: WordLook): NonNullable<WordLook['titled']> {
  look.titled ??= readTitled(look);
  return look.titled;
}

/** The word of a title that stands at `index`. */
function readWord(word: string, title: string, index: number): TitledWord {
  const { alone, behindNumber } = titledOf(lookOf(word));
  return alone !== behindNumber && /\d $/.test(title.slice(0, index)) ? behindNumber : alone;
}

export function languagesOf(title: string): TitleLanguages {
  const found = { fr: 0, en: 0, others: 0 };
  let from = 0;
  for (const look of looksOf(title)) {
    const at = title.indexOf(look.word, from);
    from = at + look.word.length;
    const { alone, behindNumber } = titledOf(look);
    const { language } = alone === behindNumber ? alone : readWord(look.word, title, at);
    if (language === 'de') found.others++;
    else if (language) found[language]++;
  }
  return found;
}

/** Of these, words that are not translated alone: they are the title's own. */
function ownWordsOf(title: string): Record<Titled, number> {
  const own = { fr: 0, en: 0 };
  for (const { 0: word, index } of title.matchAll(titleWord)) {
    const { language } = readWord(word, title, index);
    if (language === undefined || language === 'de') continue;
    if (translate(word, title, index, language === 'fr' ? 'en' : 'fr') === word) own[language]++;
  }
  return own;
}

/** What machines translate as a whole. */
const cartridge = /cartouche de toner/giu;
const protectiveCase = /(c)oque de protection (?=pour )/giu;

/** Words of both of ours, or of another one: no merchant's own wording, or a machine's. */
export const isMixed = ({ fr, en, others }: TitleLanguages): boolean => others > 0 || (fr > 0 && en > 0);

const inCaseOf = (written: string, word: string) =>
  /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

function translate(word: string, title: string, index: number, into: Titled): string {
  const { folded, language, unit } = readWord(word, title, index);
  if (language === undefined || language === into) return word;
  if (unit) return word.replace(/\p{L}+$/u, unit[1]);
  // A cream is a thing as well.
  if (folded === 'creme') return word;
  const kind = kinds.get(word.toLowerCase()) ?? kinds.get(folded);
  if (kind) return inCaseOf(word, kind[1]);
  const meant = into === 'en' ? translatedByMachines.get(word.toLowerCase()) : undefined;
  if (meant) return inCaseOf(word, meant);
  const colour = language === 'de' ? undefined : vocabulary[language].get(folded);
  return colour?.kind === 'colour' ? inCaseOf(into === 'en' ? 'X' : word, colour[into]) : word;
}

/**
 * A title in one language, as far as the words of the other one are colours, units and the kinds that merchants
 * translate alone: "2 m Patch câble, blanc" → "2 m Patch cable, White".
 */
export function inOneLanguage(given: string): string {
  const title = given.replace(wirelessInFront, '$1 sans fil');
  const { fr, en } = languagesOf(title);
  if (fr === 0 || en === 0) return title;
  const own = ownWordsOf(title);
  const into: Titled = own.en > own.fr || (own.en === own.fr && en >= fr) ? 'en' : 'fr';
  const text =
    into === 'en' ? title.replace(cartridge, 'toner cartridge').replace(protectiveCase, '$1ase ') : title;
  return text.replace(titleWord, (word, at: number) => translate(word, text, at, into));
}
