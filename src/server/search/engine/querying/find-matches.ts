import type { IndexData } from '../index-data.ts';
import type { EngineRequest } from '../request.ts';
import type { ClickedProduct } from '../search-document.ts';
import {
  asNameOnly,
  createAbsentKinds,
  isDoubtful,
  isOnlyKind,
  isProperName,
  isUnsaid,
  literally,
} from './absent-kinds.ts';
import type { LesserKinds } from './categories/lesser-kinds.ts';
import { createLearnedLifter } from './learned-lifts.ts';
import { type CategoryFinder, isSameKind, type NamedCategories } from './named-categories.ts';
import type { Pager } from './pager.ts';
import type { Named } from './ranking.ts';
import { findCompared } from './reading/compared.ts';
import { parseQuery } from './reading/concepts.ts';
import { noTerm, type QueryVocabulary, type QueryWords, readQuery } from './reading/read-query.ts';
import { createRefuser, keep } from './refusing.ts';
import { holdsKind, isBetterSpelt, isKindRespelt, type Revision, reviseQuery } from './revising/revise.ts';
import type { Matches, Scorer } from './scoring.ts';
import { findUnheld, lookedThrough } from './unheld.ts';
import { createUnsaidAdder } from './unsaid-kinds.ts';

type Parts = {
  vocabulary: QueryVocabulary;
  scorer: Scorer;
  pager: Pager;
  findCategories: CategoryFinder;
  listLesserKinds: LesserKinds;
  clicked: readonly ClickedProduct[];
  placeOfCategory: ReadonlyMap<number, number>;
};

/**
 * `unheld`: words of the query that none of the best matches holds; `words`: how many it has; `isNothing`: the whole catalogue has
 * none, not only a category of it; `isOfName`: the kind is asked for by a name ("iphone").
 */
type Told = Matches & {
  unheld: string[];
  words: number;
  shelfIds: number[];
  isNothing: boolean;
  isOfName: boolean;
};
type Found = { matches: Told; revision?: Revision | undefined };

export type MatchFinder = ReturnType<typeof createMatchFinder>;

/** Finds what matches a query, spelt another way where that was meant. */
export function createMatchFinder(
  data: IndexData,
  { vocabulary, scorer, pager, findCategories, listLesserKinds, clicked, placeOfCategory }: Parts,
): (query: QueryWords, request: EngineRequest) => Found {
  const { score } = scorer;
  const withoutRefused = createRefuser(data, vocabulary.dictionary);
  const liftLearned = createLearnedLifter(data, clicked);
  const addUnsaid = createUnsaidAdder(data, scorer);
  const { isAbsent, listShelf, saysAll } = createAbsentKinds(data, scorer);

  /** Whether something found stands on a shelf that is named: "ongles" of what feeds nails is no word for what is on the nails' own. */
  const holdsShelf = ({ documents, count }: Matches, { places }: NamedCategories): boolean =>
    documents.subarray(0, count).some((document) => places.has(data.facets.category[document] ?? -1));

  /** Places of a category and of those below it, marked by 1. */
  const within = (category: number | undefined): Uint8Array =>
    Uint8Array.from(data.categoryPaths, (path) => Number(category !== undefined && path.includes(category)));

  const keepWithin = (matches: Matches, wanted: Uint8Array): Matches =>
    keep(matches, (document) => wanted[data.facets.category[document]] === 1);

  const inCategory = (matches: Matches, categoryId: number | undefined): Matches =>
    categoryId === undefined ? matches : keepWithin(matches, within(placeOfCategory.get(categoryId)));

  const idsOfPlaces = (places: ReadonlySet<number>) =>
    [...places].flatMap((place) => data.categoryIds[place] ?? []);

  const read = (text: string) => readQuery(text, vocabulary);

  function findMatches(
    query: QueryWords,
    { categoryId, sort }: Pick<EngineRequest, 'categoryId' | 'sort'>,
  ): Told {
    const concepts = parseQuery(query, vocabulary);
    const named = findCategories(query);
    const isStrict = sort !== 'relevance';
    let found = score(concepts, { ...named, isStrict });
    const isNowhere =
      (!found.hasMatch && isOnlyKind(concepts, named)) ||
      ((!found.hasMatch || isDoubtful(concepts)) && isAbsent(concepts, named));
    if (!found.hasMatch && !isNowhere && isProperName(concepts, named))
      found = score(concepts, { ...asNameOnly(named), isStrict });
    let isFound = !isNowhere && found.count > 0;
    // Words that say the kind of what is shown: of a name of which only a part is found, that part.
    let { kinds } = named;
    // What stands on its shelf and says nothing may be one, rather than what has a part of the name.
    for (const lesser of isNowhere ? listLesserKinds(named, query) : []) {
      if (isFound || isAbsent(concepts, lesser)) continue;
      found = score(concepts, { ...lesser, isStrict });
      isFound = found.count > 0 && (isProperName(concepts, lesser) || holdsShelf(found, lesser));
      if (isFound) kinds = lesser.kinds;
    }
    const isShelf = !isFound && named.own.size > 0;
    if (isShelf) found = listShelf(concepts, named, found);
    liftLearned(query.words, found);
    const all = addUnsaid(query, named, found);
    const matches = inCategory(all, categoryId);
    const isTold = matches.hasMatch || (concepts.length < 2 && !isShelf) || matches.count === 0;
    const best = isTold ? [] : pager.byScore(matches, { offset: 0, limit: lookedThrough });
    const unheld = isTold ? [] : findUnheld(data, query, concepts, best, { kinds, isAbsent: isShelf });
    const shelfIds = isShelf && matches.count > 0 ? idsOfPlaces(named.own) : [];
    const hasMatch = matches.hasMatch || (matches.isSaid && matches.count > 0);
    const isNothing = all.count === 0;
    const isOfName = isProperName(concepts, named);
    return { ...matches, hasMatch, unheld, words: concepts.length, shelfIds, isNothing, isOfName };
  }

  /**
   * Where nothing else is found, what has the very words outside its description, whatever kind they name: a computer called
   * "Fenêtre" where there are no windows.
   */
  function findCalled(query: QueryWords, { categoryId }: Pick<EngineRequest, 'categoryId'>): Told {
    const concepts = parseQuery(query, vocabulary);
    const typed = isUnsaid(concepts, findCategories(query)) ? [] : literally(query, concepts);
    const found = score(typed, noneNamed);
    const { documents } = found;
    let count = 0;
    for (let i = 0; i < found.count; i++) if (saysAll(typed, documents[i])) documents[count++] = documents[i];
    const called = inCategory({ ...found, count, isParted: false }, categoryId);
    const told = { unheld: [], words: concepts.length, shelfIds: [] };
    return { ...called, ...told, isNothing: count === 0, isOfName: false };
  }

  /** Where nothing matches a query, rare words in it may be slips of frequent ones: if that has a match, it was meant. */
  function findRevised(query: QueryWords, request: EngineRequest): Found {
    const found = findKnown(query, request);
    const called = found.matches.isNothing ? findCalled(query, request) : undefined;
    if (called && called.count > 0) return { matches: called };
    if (request.isAsTyped) return found;
    const either = findCompared(query.text, found.revision, request.language);
    if (found.matches.hasMatch && !found.revision && !either?.isChoice) return found;
    if (either) {
      const matches = findMatches(read(either.compared), request);
      if (matches.hasMatch) return { matches, revision: either.revision };
    }
    // The work arrays hold one result at a time.
    const again = () => (either ? findKnown(query, request) : found);
    if (found.matches.hasMatch) return again();
    const revision = reviseQuery(query, vocabulary, { mayRespell: true, isDoubting: true });
    if (!revision) return again();
    const matches = findMatches(read(revision.text), request);
    return matches.hasMatch ? { matches, revision } : findKnown(query, request);
  }

  /**
   * Another spelling has to find products that hold all of its words: else words that nothing holds are left out, unless what is left
   * finds nothing.
   */
  function findKnown(query: QueryWords, request: EngineRequest): Found {
    if (!query.exact.includes(noTerm)) return { matches: findMatches(query, request) };
    const named = findCategories(query);
    // A kind's name is no slip where nothing is of the kind, and nothing else is meant, unless of another name of the kind.
    const isUnknown = named.kind.some((at) => query.exact[at] === noTerm);
    const isKindAbsent = isUnknown && isAbsent(parseQuery(query, vocabulary), named);
    if (isKindAbsent) {
      const respeltKind = request.isAsTyped ? undefined : findRespeltKind(query, named, request);
      const found = respeltKind ?? { matches: findMatches(query, request) };
      if (found.matches.count > 0) return found;
    }
    const meant = isKindAbsent ? named.kind : [];
    const respelt = request.isAsTyped
      ? undefined
      : reviseQuery(query, vocabulary, { mayRespell: true, meant });
    let isFoundRespelt = false;
    if (respelt?.isRespelt) {
      const speltQuery = read(respelt.text);
      const speltNamed = findCategories(speltQuery);
      const isKind = isKindRespelt(respelt, speltQuery, speltNamed.kind);
      const isKindNowhere =
        isKind &&
        holdsKind(named.kind, speltNamed.kind) &&
        isAbsent(parseQuery(speltQuery, vocabulary), speltNamed);
      const matches = findMatches(speltQuery, request);
      if (isKindNowhere || isBetterSpelt({ ...respelt, isKind }, matches))
        return { matches, revision: respelt };
      isFoundRespelt = matches.count > 0;
    }
    const shortened = isKindAbsent ? undefined : reviseQuery(query, vocabulary, { mayRespell: false });
    const matches = findMatches(shortened ? read(shortened.text) : query, request);
    if (matches.count > 0) return { matches, revision: shortened };
    // The work arrays hold one result at a time.
    return respelt && isFoundRespelt
      ? { matches: findMatches(read(respelt.text), request), revision: respelt }
      : { matches };
  }

  /** "Baterie", as other languages call a battery, where shoppers mean a "batterie". */
  function findRespeltKind(
    query: QueryWords,
    named: NamedCategories,
    request: EngineRequest,
  ): Found | undefined {
    const revision = reviseQuery(query, vocabulary, { mayRespell: true });
    if (!revision?.isRespelt) return undefined;
    const respelt = read(revision.text);
    const kind = findCategories(respelt);
    if (!isSameKind(named, kind) || isAbsent(parseQuery(respelt, vocabulary), kind)) return undefined;
    return { matches: findMatches(respelt, request), revision };
  }

  return (query, request) => {
    const found = findRevised(query, request);
    return { ...found, matches: withoutRefused(found.matches, query.refused) };
  };
}

const noneNamed: Named = { places: new Set(), isWhole: false };
