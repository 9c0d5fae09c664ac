import { rememberRecent } from '../../platform/memory/remember-recent.ts';
import { findNoun } from '../categories/nouns.ts';
import { foldName } from '../fold-name.ts';
import { vocabulary } from '../wording/display-vocabulary.ts';
import { isTwin, languageOfWord } from './title-vocabulary.ts';
import { looksOf, recentTitles, titleWord } from './title-words.ts';
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
  )
    .flatMap(([fr, en]): [string, readonly [Titled, string]][] => [
      [fr, ['fr', en]],
      [en, ['en', fr]],
    ])
    // "21.5 inch" is many in French.
    .concat([['inch', ['en', 'pouces']]]),
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
  ['lot', 'pack'],
  ['mémoire', 'memory'],
  ['modulaire', 'modular'],
]);

/** Machines leave words in the order of English: "sans fil souris M525". */
const wirelessInFront =
  /(?<!\p{L})sans fil (souris|clavier|casque|imprimante|haut-parleur|enceinte|chargeur)(?!\p{L})/iu;

const amount = /^(\d+(?:[.,]\d+)?)(\p{L}+)$/u;
const accents = /[àâçéèêëîïôûœ]/i;

/** "Charge-and-Sync": the small word between tells. */
const englishInside = /-(?:and|to|of|for|with|the)-|-(?:ear|line|up|down|out|off)$/i;

type Unit = readonly [Titled, string];

function languageAlone({ word, isUpper }: WordLook, folded: string): TitledWord['language'] {
  // A colour of both, and one that is a flower in English: "Rose Water".
  if (folded === 'violet' || folded === 'rose') return undefined;
  if (isTwin(folded) && !isUpper) return accents.test(word) ? 'fr' : 'en';
  const language = languageOfWord(folded) ?? (englishInside.test(word) ? 'en' : undefined);
  // "Thé" is no English article.
  return language === 'en' && accents.test(word) ? 'fr' : language;
}

function readTitled(look: WordLook): NonNullable<WordLook['titled']> {
  const { word } = look;
  const folded = foldName(word);
  const as = (unit: Unit): TitledWord => ({ folded, language: unit[0], unit });
  const [, , glued] = amount.exec(word) ?? [];
  const gluedUnit = units.get(glued ?? '');
  if (word === 'To') return { alone: { folded, language: 'en' }, behindNumber: as(['fr', 'TB']) };
  if (gluedUnit) return { alone: as(gluedUnit), behindNumber: as(gluedUnit) };
  // "To" behind a number are terabytes.
  if (folded === 'to')
    return { alone: { folded, language: 'en' }, behindNumber: { folded, language: undefined } };
  const alone = { folded, language: languageAlone(look, folded) };
  const unit = glued === undefined ? units.get(word) : undefined;
  return { alone, behindNumber: unit ? as(unit) : alone };
}

function titledOf(look: WordLook): NonNullable<WordLook['titled']> {
  look.titled ??= readTitled(look);
  return look.titled;
}

/** "Rose gold" is English. */
const isRoseGold = ({ folded }: TitledWord, title: string, index: number) =>
  folded === 'rose' && /^.{4} gold(?!\p{L})/iu.test(title.slice(index, index + 'rose gold '.length));

const isLoud = ({ isTelling, isUpper }: WordLook): boolean => isTelling && isUpper;

/** Whether most words of a title are not in capitals: one that is names something then ("ARGENT K5 RGB noir"). */
function isQuiet(title: string): boolean {
  let more = 0;
  for (const look of looksOf(title)) if (look.isTelling) more += look.isUpper ? -1 : 1;
  return more > 0;
}

/** The word of a title that stands at `index`. */
function readWord(word: string, title: string, index: number): TitledWord {
  const look = lookOf(word);
  const { alone, behindNumber } = titledOf(look);
  if (isLoud(look) && isQuiet(title)) return { folded: alone.folded, language: undefined };
  if (isRoseGold(alone, title, index)) return { folded: alone.folded, language: 'en' };
  return alone !== behindNumber && /\d $/.test(title.slice(0, index)) ? behindNumber : alone;
}

/** What a word tells wherever it stands: no unit, and no part of "rose gold". */
const isSure = ({ alone, behindNumber }: NonNullable<WordLook['titled']>) =>
  alone === behindNumber && alone.folded !== 'rose';

function countLanguages(title: string): TitleLanguages {
  const found = { fr: 0, en: 0, others: 0 };
  const quiet = isQuiet(title);
  const looks = looksOf(title);
  // Few titles have words for which it matters where they stand.
  const areSure = looks.every((look) => isSure(titledOf(look)));
  let from = 0;
  for (const look of looks) {
    const at = areSure ? 0 : title.indexOf(look.word, from);
    from = at + look.word.length;
    if (quiet && isLoud(look)) continue;
    const titled = titledOf(look);
    const { language } = isSure(titled) ? titled.alone : readWord(look.word, title, at);
    if (language === 'de') found.others++;
    else if (language) found[language]++;
  }
  return found;
}

/** A title is asked for as it is placed, ranked and chosen. */
export const languagesOf: (title: string) => Readonly<TitleLanguages> = rememberRecent(
  recentTitles,
  countLanguages,
);

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
const cartridges = /cartouche d(?:e toner|['’]encre)/giu;

/** Words of both of ours, or of another one: no merchant's own wording, or a machine's. */
export const isMixed = ({ fr, en, others }: TitleLanguages): boolean => others > 0 || (fr > 0 && en > 0);

const inCaseOf = (written: string, word: string) =>
  /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

function translate(word: string, title: string, index: number, into: Titled, isLower = false): string {
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

const withPhrases = (title: string): string =>
  phrases.reduce((words, [french, english]) => words.replace(french, english), title);

/** A title with all words in English that machines translate, by which titles of both languages are compared. */
export const inEnglish = (title: string): string =>
  languagesOf(title).fr === 0
    ? title
    : withPhrases(title).replace(titleWord, (word, at: number, text: string) =>
        translate(word, text, at, 'en'),
      );

/** Scents, which are called by colours: "Aurora Black Rouge 100ml". */
const scent =
  /(?<!\p{L})(?:eau de|parfum|perfume|cologne|edp|edt)(?!\p{L})|^[^\d]{1,80}\p{Lu}\p{Ll}{1,30} \d{1,4} ?ml(?!\p{L})\D*$/iu;
/** The end of a title or of a part of it, where shops say the colour of a thing. */
const endOfPart = /^\s*(?:$|[,;/|()[\]+&–—-])/;
/** The word before; no acronym. */
const wordBefore = /(?<![\p{L}-])([\p{L}-]{4,})\s$/u;
const startOfPart = /(?:^|[,;/|(+&–—-])\s*$/;

/** An English kind that is part of an expression ("Patch cable"), or a colour that a maker calls so ("Dark Silver"). */
function isWithinEnglish(word: string, title: string, at: number): boolean {
  const folded = foldName(word);
  const before = title.slice(Math.max(0, at - 40), at);
  if (kinds.get(folded)?.[0] === 'en') return !startOfPart.test(before);
  if (vocabulary.en.get(folded)?.kind !== 'colour') return false;
  const [, last] = wordBefore.exec(before) ?? [];
  if (last === undefined) return false;
  return kinds.get(last.toLowerCase())?.[0] !== 'fr' && languageOfWord(foldName(last)) !== 'fr';
}

/** A colour of a scent, or an English one with a capital in the midst of a French title: "Thé noir Earl Grey 20 sachets". */
function isOfName(word: string, title: string, at: number, into: Titled): boolean {
  if (into === 'fr' && isWithinEnglish(word, title, at)) return true;
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || endOfPart.test(title.slice(at + word.length))) return false;
  const isColour = vocabulary[into === 'fr' ? 'en' : 'fr'].get(foldName(word))?.kind === 'colour';
  return isColour && (into === 'fr' || scent.test(title));
}

/** A colour in French inside a name, where only machines put it: "Western Digital noir SN750". */
function hasColourInside(title: string): boolean {
  for (const [, word = ''] of title.matchAll(lowerInside))
    if (vocabulary.fr.get(foldName(word))?.kind === 'colour' && !vocabulary.en.has(foldName(word)))
      return true;
  return false;
}
const lowerInside = /(?<!\p{L})\p{Lu}\p{L}+ (\p{Ll}{3,12}) (?=\p{Lu}|\d)/gu;

/** Words of English that are no colours, units or kinds: with fewer, a title with French words is for the French. */
const enoughEnglish = 2;
const feet = /\d ?ft(?!\p{L})/u;

/** Whether a title begins, behind its brand, with a kind in French: "Clavier Norvik Apex 3 RGB Black". */
function beginsWithKind(title: string, brand: string): boolean {
  const named = brand !== '' && title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title;
  const first = /^[\p{L}-]+/u.exec(named)?.[0].toLowerCase() ?? '';
  return kinds.get(first)?.[0] === 'fr' || translatedByMachines.has(first);
}

/** Words that only people put into a title, who wrote it in that language: its other words are names ("– Green tea"). */
const frenchGrammar =
  /(?<=\s)(?:(?:les?|la|à|[Dd]es?|[Dd]u|[Aa]ux?|[Ee]t|[Ss]ur|[Ss]ans|[Ee]n|[Uu]ne?|[Oo]u|DES?|DU|AUX?|ET|SUR|SANS|UNE?)(?=\s)|[DdLl]['’](?=\p{L}))/u;
const englishGrammar = /(?<=\s)(?:[Ff]or|[Ww]ith|[Oo]f|[Aa]nd|[Tt]he|FOR|WITH)(?=\s)/u;
/** Two of them outweigh words that both languages have: "Chandelier by Orva for Segura". */
const englishSmall = /(?<=\s)(?:for|with|of|and|the|by)(?=\s)/gu;

/** Words that have accents in French, but for those that machines translate alone: "Boisson désaltérante pour sportifs". */
const hasFrenchWord = (title: string): boolean =>
  (title.match(accented) ?? []).some((word) => {
    const lower = word.toLowerCase();
    const isTranslated = kinds.has(lower) || translatedByMachines.has(lower) || isTwin(foldName(word));
    return !isTranslated && vocabulary.fr.get(foldName(word))?.kind === undefined;
  });
/** Of six letters and more: names have accents as well ("nüüd", "Café"). */
const accented = /(?<![\p{L}\d])(?=\p{L}{6})\p{L}?\p{Ll}*[àâçèéêîôû]\p{Ll}*(?![\p{L}\d])/gu;

/**
 * Whether a title begins, behind its brand, with a word for a thing that English has not, but for the kinds that merchants translate
 * alone: "Bougie Sweet Home blanche".
 */
function beginsWithOtherThing(title: string, brand: string): boolean {
  const named = brand !== '' && title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title;
  const [, first = '', second = ''] = /^(\p{L}+)(?:\s(\p{L}+))?/u.exec(foldName(named)) ?? [];
  if (first === '' || kinds.has(first)) return false;
  const noun = findNoun([first, second]) ?? findNoun([first]);
  return noun ? noun.isFirst && !noun.isLast && !noun.isEither : false;
}

/**
 * A title in one language, as far as the words of the other one are colours, units and the kinds that merchants
 * translate alone: "2 m Patch câble, blanc" → "2 m Patch cable, White". `brand`: what it may begin with; `isLower`: the title has no
 * capitals.
 */
export function inOneLanguage(given: string, brand: string, isLower = false): string {
  const title = given.replace(wirelessInFront, '$1 sans fil');
  const { fr, en } = languagesOf(title);
  if (fr === 0 || en === 0) return title;
  const isFrenchWriting = () =>
    frenchGrammar.test(title.replace(cartridges, '')) ||
    hasFrenchWord(title) ||
    beginsWithOtherThing(title, brand);
  const isSentence = englishGrammar.test(title);
  if (isFrenchWriting()) return title;
  const own = ownWordsOf(title);
  // A single word may be a name: "Clic 360 Case".
  const isEnglish = (title.match(englishSmall)?.length ?? 0) > 1 && !frenchGrammar.test(title);
  const isMostlyEnglish = () =>
    own.en + (feet.test(title) ? 1 : 0) >= enoughEnglish || hasColourInside(title);
  const isFrench =
    own.fr > own.en + (en > fr || isEnglish ? 1 : 0) ||
    (own.fr === own.en && fr > en && !isEnglish) ||
    (!isSentence && (beginsWithKind(title, brand) || !isMostlyEnglish()));
  const into: Titled = isFrench ? 'fr' : 'en';
  const text = into === 'en' ? withPhrases(title) : title;
  const start = brand !== '' && text.startsWith(`${brand} `) ? brand.length : 0;
  const isOwn = (word: string, at: number) => at < start || isOfName(word, text, at, into);
  return text.replace(titleWord, (word, at: number) =>
    isOwn(word, at) ? word : translate(word, text, at, into, isLower),
  );
}
