import { vocabulary } from '../wording/display-vocabulary.ts';
import { languagesOf, readWord, type Titled } from './title-language.ts';
import { titleWord } from './title-words.ts';

/** Kinds that merchants translate where the rest of the title stays as it is. */
export const kinds: ReadonlyMap<string, readonly [Titled, string]> = new Map(
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
export const translatedByMachines: ReadonlyMap<string, string> = new Map([
  ['moniteur', 'monitor'],
  ['lot', 'pack'],
  ['mémoire', 'memory'],
  ['modulaire', 'modular'],
]);

/** Machines leave words in the order of English: "sans fil souris M525". */
export const wirelessInFront =
  /(?<!\p{L})sans fil (souris|clavier|casque|imprimante|haut-parleur|enceinte|chargeur)(?!\p{L})/iu;

/** What machines translate as a whole. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/cartouche de toner/giu, 'toner cartridge'],
  [/cartouche d['’]encre/giu, 'ink cartridge'],
  [/(c)oque de protection (?=pour )/giu, '$1ase '],
  [/^chargeur compatible (?:(?:pour|for|avec|with) )?/iu, 'Compatible charger for '],
  [/sans fil(?!\p{L})/giu, 'Wireless'],
  [/(?<=\p{L}-)câble(?!\p{L})/giu, 'Cable'],
  [/carte graphique(?!\p{L})/giu, 'graphics card'],
  [/disque dur(?!\p{L})/giu, 'hard drive'],
];

/** French of machines that looks like people's. */
export const cartridges = /cartouche d(?:e toner|['’]encre)/giu;

const inCaseOf = (written: string, word: string) =>
  /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The word of a title at `index` in the other language, where machines or merchants translate it alone; else as it is. */
export function translate(word: string, title: string, index: number, into: Titled, isLower = false): string {
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
  return colour?.kind === 'colour' ? inCaseOf(into === 'en' && !isLower ? 'X' : word, colour[into]) : word;
}

/** A title with what machines translate as a whole in English. */
export const withPhrases = (title: string): string =>
  phrases.reduce((words, [french, english]) => words.replace(french, english), title);

/** A title with all words in English that machines translate, by which titles of both languages are compared. */
export const inEnglish = (title: string): string =>
  languagesOf(title).fr === 0
    ? title
    : withPhrases(title).replace(titleWord, (word, at: number, text: string) =>
        translate(word, text, at, 'en'),
      );
