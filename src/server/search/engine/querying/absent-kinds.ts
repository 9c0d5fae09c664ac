import { asidePlace, type IndexData } from '../index-data.ts';
import type { NamedCategories } from './named-categories.ts';
import { findPosting } from './postings.ts';
import type { Concept } from './reading/concepts.ts';
import { noTerm, type QueryWords } from './reading/read-query.ts';
import { awaitingFactor, type Matches, type Scorer, standingEffect } from './scoring.ts';
import { isElsewhere } from './shelves.ts';

type Named = Pick<NamedCategories, 'own' | 'places' | 'above' | 'kind' | 'isKindWhole' | 'isPart'>;

/** A kind of several on its shelf whose name no product says: what says nothing there is not taken for one either. */
export const isUnheardOf = (
  concepts: readonly Concept[],
  { isPart, kind }: Pick<Named, 'isPart' | 'kind'>,
): boolean => isPart && kind.some((at) => concepts[at]?.alternatives.length === 0);

/** Products that say the kind's words mean other things, unless they stand where it is: its shelf is no sign of it. */
export const isUnsaid = (concepts: readonly Concept[], { kind }: Pick<Named, 'kind'>): boolean =>
  kind.length > 0 && kind.every((at) => (concepts[at]?.unsaid ?? noTerm) !== noTerm);

/**
 * A kind that is asked for by a name alone, of no language: "ps4", "xbox". What is for it says so as well, and may be what was
 * looked for: games and headsets.
 */
export const isProperName = (concepts: readonly Concept[], { kind }: Pick<Named, 'kind'>): boolean =>
  kind.length > 0 &&
  kind.every((at) => {
    const concept = concepts[at];
    return concept !== undefined && (concept.isName || concept.isFigure);
  });

/** A single word may find other things than those that shoppers call so. */
export const isDoubtful = ([first, ...others]: readonly Concept[]): boolean =>
  first !== undefined && others.length === 0 && first.unsaid !== noTerm;

/** A kind and nothing else: what only mentions it is not looked for, a charger "for e-readers" where a "liseuse" is. */
export const isOnlyKind = (concepts: readonly Concept[], named: Pick<Named, 'own' | 'kind'>): boolean =>
  concepts.length === 1 && named.own.size > 0 && !isProperName(concepts, named);

/** The same query where nothing is the thing itself: what is for it, an "xbox series x" headset, is not of another kind then. */
export const asNameOnly = (named: NamedCategories): NamedCategories => ({
  ...named,
  own: noPlaces,
  far: noPlaces,
});
const noPlaces: ReadonlySet<number> = new Set();

const nothingFound = { isWhole: false, wholeCount: 0, hasMatch: false, isSaid: false, isParted: false };

/** The words of a query as they were typed, without what else says the same. */
export const literally = ({ exact }: Pick<QueryWords, 'exact'>, concepts: readonly Concept[]): Concept[] =>
  concepts.map((concept, at) => ({
    ...concept,
    alternatives: concept.alternatives.filter(({ term }) => term === exact[at]),
  }));

/** Knows the kinds that the vocabulary names and nothing in the catalogue is of: a dryer where there are washing machines only. */
export function createAbsentKinds(data: IndexData, { setScore }: Pick<Scorer, 'setScore'>) {
  const { starts, documents, places, facets, isKindSaid, isCategoryDoubtful, standing, offered } = data;
  const { categoryStarts, categoryDocuments } = data;

  const onShelf = (place: number) =>
    categoryDocuments.subarray(categoryStarts[place], categoryStarts[place + 1]);

  const holds = ({ alternatives }: Concept, document: number, isMain: boolean): boolean =>
    alternatives.some(({ term, isMainOnly }) => {
      const at = findPosting(data, term, document);
      return at >= 0 && !((isMain || isMainOnly) && places[at] === asidePlace);
    });

  /**
   * Something outside its description is called so, and does not say that it is another thing; or by all that is asked for, where that
   * is more than the kind: "ardevan pupitre" is a computer's name where there are no music stands.
   */
  function isCalled(concepts: readonly Concept[], named: Named): boolean {
    const words = named.kind.flatMap((at) => concepts[at] ?? []);
    const isName = isProperName(concepts, named);
    const hasOthers = concepts.length > named.kind.length;
    const isMeant = (document: number): boolean =>
      (hasOthers && concepts.every((word) => holds(word, document, true))) ||
      ((isName || !(isKindSaid[document] === 1 && isElsewhere(facets.category[document], named))) &&
        (!named.isKindWhole || words.every((word) => holds(word, document, true))));
    // A pull station among alarms is no "pull".
    const mayMean = (document: number, isUnsaid: boolean) =>
      !isUnsaid || isCategoryDoubtful[document] === 1 || !isElsewhere(facets.category[document], named);
    return (named.isKindWhole ? words.slice(0, 1) : words).some(({ alternatives, unsaid }) =>
      alternatives.some(({ term }) => {
        for (let i = starts[term]; i < starts[term + 1]; i++)
          if (places[i] !== asidePlace && mayMean(documents[i], term === unsaid) && isMeant(documents[i]))
            return true;
        return false;
      }),
    );
  }

  /** Something stands on its shelf that may be one: of several things on it, what says nothing else. */
  const isShelved = ({ own, isPart }: Named): boolean =>
    [...own].some((place) =>
      onShelf(place).some(
        (document) => !isPart || (isKindSaid[document] === 0 && isCategoryDoubtful[document] === 0),
      ),
    );

  return {
    /** All that a query asks for stands outside a document's description. */
    saysAll: (concepts: readonly Concept[], document: number): boolean =>
      concepts.every((word) => holds(word, document, true)),
    isAbsent: (concepts: readonly Concept[], named: Named): boolean =>
      named.own.size > 0 &&
      (isUnheardOf(concepts, named) || isUnsaid(concepts, named) || !isShelved(named)) &&
      !isCalled(concepts, named),
    /** What stands on its shelf instead: what holds more of the words first, if only a part of the kind's name, then by standing. */
    listShelf(concepts: readonly Concept[], { own, kind }: Named, found: Matches): Matches {
      const shelf = new Set([...own].flatMap((place) => [...onShelf(place)]));
      let count = 0;
      for (const document of shelf) {
        const held = concepts.filter((word, at) => holds(word, document, kind.includes(at))).length;
        const rank =
          (document < offered ? 1 : awaitingFactor) * (1 + (standingEffect * standing[document]) / 255);
        setScore(document, (1 + held) * rank);
        found.documents[count++] = document;
      }
      return { ...found, count, ...nothingFound };
    },
  };
}
