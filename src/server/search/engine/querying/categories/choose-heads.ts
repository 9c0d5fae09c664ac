import { isKnownWord } from '../../../../language/known-words.ts';
import { isMakersName } from '../../../../language/makers-names.ts';
import type { Word } from '../../words/scan-words.ts';
import type { QueryWords } from '../reading/read-query.ts';
import type { Form } from './list-names.ts';

/** Words from `at` up to `end` that name categories. */
export type Phrase = Extent & {
  places: ReadonlySet<number>;
  placesByName: ReadonlySet<number>;
  kind: Extent;
};
export type Extent = { at: number; end: number };

export const extentOf = (forms: readonly Form[]): Extent => {
  const [first, last] = [forms[0], forms.at(-1)];
  return { at: first?.at ?? 0, end: (last?.at ?? 0) + (last?.length ?? 0) };
};
export const isWithin = ({ at, end }: Extent, word: number): boolean => at <= word && word < end;

/** Accents, and small words. */
const french =
  /[àâçéèêëîïôùûœ]|(?<!\p{L})(?:de|du|des|en|dans|pour|avec|sans|et|le|la|les|un|une|au|aux)(?!\p{L})/iu;

export const isPlainlyFrench = ({ text, words }: Pick<QueryWords, 'words' | 'text'>): boolean =>
  french.test(text) || words.some(({ lexeme }) => lexeme.isFrench);

/** Begins with a noun of French only, whatever stands behind it: "casque velo", but "iphone coque" is unclear. */
const isFrenchKind = ({ kind }: Phrase, words: readonly Word[]): boolean =>
  words[kind.at]?.lexeme.beginsFrench === true;

/**
 * Of several kinds that a query names the thing is the one at its beginning, as in French ("coque samsung galaxy s9"), or the one
 * at its end, as in English ("samsung galaxy s9 case"); any of them where it begins and ends with one and is not plainly French.
 * `areNear`: whether categories are of one department.
 */
export function headsOf(
  all: readonly Phrase[],
  { words, senses, text, linkAt }: Pick<QueryWords, 'words' | 'senses' | 'text' | 'linkAt'>,
  areNear: (places: ReadonlySet<number>, others: ReadonlySet<number>) => boolean,
): readonly Phrase[] {
  const phrases = thingsAmong(all, words, linkAt);
  const [first, last] = [phrases[0], phrases.at(-1)];
  if (!first || !last) return phrases;
  const [begins, ends] = [first.at === 0, last.end === words.length];
  if (begins && (!ends || isPlainlyFrench({ text, words }) || isFrenchKind(first, words))) return [first];
  if (ends && !begins) return [last];
  // The second of two words for things of one shelf says which: a "champagne brut" is no freezer of "200 litres brut".
  if (first !== last && isOfOneShelf(first, last)) return [first];
  // An "iphone charger" is a charger, whichever language it is: what it is for has a name. "Ps4 games" are of one department.
  const common = [first, last].filter((phrase) => !isProperName(phrase, { words, senses }));
  return common.length === 1 && !areNear(first.places, last.places) ? common : phrases;
}

const isOfOneShelf = ({ places }: Phrase, { places: others }: Phrase): boolean =>
  places.size === others.size && [...places].every((place) => others.has(place));

const minNameLength = 4;

/** Called by no word of French or English, nor an abbreviation of one ("pc"), but by a maker's name: "iphone", "nespresso", "ps5". */
const isProperName = ({ kind }: Phrase, { words, senses }: Pick<QueryWords, 'words' | 'senses'>): boolean =>
  words.slice(kind.at, kind.end).every(({ lexeme: { term } }, i) => {
    const hasSense = senses.some(({ at, length }) => isWithin({ at, end: at + length }, kind.at + i));
    const isUnknown = !isKnownWord(term) && (/\d/.test(term) || (!hasSense && term.length >= minNameLength));
    return isUnknown || isMakersName(term);
  });

const amountOfData = /^\d+(?:\.\d+)?[gmt]b$/;

/** Without what a thing is for or comes with ("soundbar for tv"), and how much of it is built in ("laptop 16gb ram"). */
function thingsAmong(phrases: readonly Phrase[], words: readonly Word[], linkAt: number): readonly Phrase[] {
  const isBuiltIn = ({ at }: Phrase) => at > 1 && amountOfData.test(words[at - 1]?.lexeme.term ?? '');
  const [first] = phrases;
  const things = phrases.filter((phrase) => phrase.end <= linkAt && (phrase === first || !isBuiltIn(phrase)));
  return things.length > 0 ? things : phrases;
}
