import { type IndexData, noPlace } from '../../index-data.ts';
import type { Dictionary } from '../../words/dictionary.ts';
import { splitWords } from '../../words/scan-words.ts';
import { findPosting } from '../postings.ts';

/** Numbers that models are told apart by; higher ones are sizes and amounts. */
export const modelNumber = /^1?[1-9]$|^10$/;
export const modelNumbers = Array.from({ length: 19 }, (_, i) => String(i + 1));
/** Parts of a thing that are counted: a "cuisinière 5 feux" is no model 5. Folded. */
export const countedParts: ReadonlySet<string> = new Set(
  [
    'feu porte place tiroir vitesse robinet brûleur joueur pièce personne couvert lame étage roue tête bouton port cœur',
    'door seat drawer speed burner player piece person blade wheel head button core',
  ].flatMap((names) => splitWords(names, 20).map(({ lexeme }) => lexeme.term)),
);

/** Products that are looked at, those that stand first. */
const lookedAt = 500;
/** A name is numbered where one title in ten says a number right behind it. */
const minShare = 0.1;

/** Whether titles number what a term names: "iPhone 7", unlike "laptop". */
export function createNumberedNames(
  data: Pick<IndexData, 'starts' | 'documents' | 'places'>,
  dictionary: Dictionary,
): (term: number) => boolean {
  const { starts, documents, places } = data;
  const known = new Map<number, boolean>();

  /** Position of a term's first occurrence in a title; `noPlace` where it does not. */
  function placeIn(term: number, document: number): number {
    const at = findPosting(data, term, document);
    return at < 0 ? noPlace : places[at];
  }

  function isNumbered(term: number): boolean {
    const terms = modelNumbers.map((number) => dictionary.find(number)).filter((number) => number >= 0);
    const end = Math.min(starts[term + 1], starts[term] + lookedAt);
    let titles = 0;
    let numbered = 0;
    for (let i = starts[term]; i < end; i++) {
      if (places[i] >= noPlace) continue;
      titles++;
      if (terms.some((number) => placeIn(number, documents[i]) === places[i] + 1)) numbered++;
    }
    return titles > 0 && numbered >= minShare * titles;
  }

  return (term) => {
    const found = known.get(term) ?? isNumbered(term);
    known.set(term, found);
    return found;
  };
}
