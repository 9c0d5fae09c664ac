import { rememberRecent } from '../../platform/memory/remember-recent.ts';
import { foldName } from '../fold-name.ts';
import { isTwin, languageOfWord } from './title-vocabulary.ts';
import { looksOf, recentTitles } from './title-words.ts';
import { lookOf, type TitledWord, type WordLook } from './word-looks.ts';

export type Titled = 'fr' | 'en';

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
export function readWord(word: string, title: string, index: number): TitledWord {
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

/** Words of both of ours, or of another one: no merchant's own wording, or a machine's. */
export const isMixed = ({ fr, en, others }: TitleLanguages): boolean => others > 0 || (fr > 0 && en > 0);
