import { wordLimits } from '../fields.ts';
import { asidePlace, type IndexData, noPlace } from '../index-data.ts';
import { splitWords } from '../words/scan-words.ts';
import type { NamedCategories } from './named-categories.ts';
import { findPosting } from './postings.ts';
import type { Concept } from './reading/concepts.ts';
import type { QueryWords } from './reading/read-query.ts';

type Kinds = NamedCategories['kinds'];

/** The best matches that a word of the query has to be in, as many as a page shows. */
export const lookedThrough = 24;

/**
 * Words of a query, as typed, that none of these documents holds in whatever form: the shopper is told of them.
 * `kinds`: those that name the kind of thing, by name; `isAbsent`: nothing is of it.
 */
export function findUnheld(
  data: IndexData,
  query: Pick<QueryWords, 'text' | 'words'>,
  concepts: readonly Concept[],
  shown: readonly number[],
  { kinds, isAbsent }: { kinds: Kinds; isAbsent: boolean },
): string[] {
  if (!isAbsent)
    return heldNowhere(query, kinds, (at) =>
      shown.some((document) => isFoundIn(data, document, concepts, at)),
    );
  const kind = kinds.flat();
  return heldOnShelf(query, kind, (at) =>
    shown.some((document) => isFoundIn(data, document, concepts, at, kind.includes(at))),
  );
}

/**
 * Words to tell of where nothing is of a kind: of its name those that nothing on its shelf is called either ("balai" where there are
 * other vacuum cleaners), or all of it; `kind`: its places.
 */
export function heldOnShelf(
  query: Pick<QueryWords, 'text' | 'words'>,
  kind: readonly number[],
  isHeld: (at: number) => boolean,
): string[] {
  const isSaid = kind.every(isHeld);
  return heldNowhere(query, [], (at) => isHeld(at) && !(isSaid && kind.includes(at)));
}

/**
 * Whether a document holds a word in whatever form, `isMain`: outside its description; the number of a model only right behind the
 * name, as it is scored.
 */
function isFoundIn(
  data: IndexData,
  document: number,
  concepts: readonly Concept[],
  at: number,
  isMain = false,
): boolean {
  const placesOf = ({ alternatives }: Concept): number[] =>
    alternatives.flatMap(({ term, shift, isMainOnly }) => {
      const posting = findPosting(data, term, document);
      if (posting < 0) return [];
      const place = data.places[posting];
      if ((isMain || isMainOnly) && place === asidePlace) return [];
      return place < noPlace ? place + shift : place;
    });
  const [before, word] = [concepts[at - 1], concepts[at]];
  const places = word ? placesOf(word) : [];
  if (!before || !word?.isBehindName) return places.length > 0;
  const names = placesOf(before);
  return places.some((place) => place !== noPlace && names.includes(place < noPlace ? place - 1 : place));
}

/**
 * Words of a query, as typed, that are not held; `isHeld`: by their places. What holds most of a kind's name is of it, in whatever words:
 * an internal drive is a "disque dur interne", but what only says "moto" is no "gants moto".
 */
export function heldNowhere(
  { text, words }: Pick<QueryWords, 'text' | 'words'>,
  kinds: Kinds,
  isHeld: (at: number) => boolean,
): string[] {
  const isMet = (at: number) =>
    isHeld(at) || kinds.some((name) => name.includes(at) && 2 * name.filter(isHeld).length > name.length);
  const unheld = new Set(words.filter((_, at) => !isMet(at)).map(({ lexeme }) => lexeme.term));
  if (unheld.size === 0) return [];
  const pieces = text.split(/\s+/);
  const isUnheld = (piece: string) =>
    splitWords(piece, wordLimits.query).some(({ lexeme }) => unheld.has(lexeme.term));
  return pieces.flatMap((piece, at) => {
    if (isUnheld(piece)) return [piece];
    // A number and its unit are one word: "90 cm".
    const withUnit = `${piece} ${pieces[at + 1] ?? ''}`;
    const isPair = splitWords(piece, 1).length > 0 && splitWords(withUnit, 2).length === 1;
    return isPair && isUnheld(withUnit) ? [withUnit] : [];
  });
}
