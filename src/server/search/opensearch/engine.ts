import { LRUCache } from 'lru-cache';
import type { Language } from '../../../contract/language.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Filters } from '../engine/facets/filters.ts';
import { placesBelow } from '../engine/querying/categories/neighbours.ts';
import { minLeadingScore, minMeantScore, minWholeScore } from '../engine/querying/leading.ts';
import { namesVariant } from '../engine/querying/named-variants.ts';
import { findHeldAbove } from '../engine/querying/nearby.ts';
import { type QueryWords, readQuery } from '../engine/querying/reading/read-query.ts';
import type { Refusal } from '../engine/querying/reading/refused.ts';
import type { Suggestions } from '../engine/querying/suggest.ts';
import {
  asTyped,
  described,
  type EngineRequest,
  type EngineResult,
  isStored,
  mayFold,
  mayLeaveNone,
  storedSortOf,
} from '../engine/request.ts';
import { pagesReach } from './mapping.ts';
import {
  all,
  type Clause,
  idsAlone,
  idsOf,
  isListed,
  none,
  oneOf,
  type SearchIndex,
} from './query-language.ts';
import { type BrandNames, createBrandNames, createBrands } from './querying/brands.ts';
import { type Counted, createCounting } from './querying/counting.ts';
import { type Choice, facetClauses, readChoice, sizesChosen } from './querying/filters.ts';
import { createMatchFinder } from './querying/find-matches.ts';
import { createRevisedFinder } from './querying/find-revised.ts';
import { createTextFinder } from './querying/find-text.ts';
import { createKnownValues } from './querying/known-values.ts';
import { createNeighbours, type Neighbours } from './querying/neighbours.ts';
import { byScore, byStanding, inOrder, leadingFirst } from './querying/orders.ts';
import { createSuggest } from './querying/suggest.ts';
import { createRemoteVocabulary, type RemoteVocabulary } from './querying/vocabulary.ts';
import type { Surroundings } from './surroundings.ts';

/** The same queries as of the embedded engine, run by OpenSearch: each takes a few requests. */
export type RemoteEngine = Neighbours & {
  search(request: EngineRequest): Promise<EngineResult>;
  suggest(text: string, limit: number, language?: Language): Promise<Suggestions>;
  countsByCategory(): Map<number, number>;
};

/** Counts of lists: visitors may ask for any number. */
const listsKept = 1_000;

/** What a list consists of before anything is chosen in facets. */
type Listing = {
  clause: Clause;
  sort: readonly Clause[];
  /** The score of what was most likely meant; undefined: all was. */
  minScore?: number;
  /** What was most likely meant comes first, whatever the order. */
  isLedByMeant?: boolean;
};

/** An engine for one state of the index: what it learns of terms is cached as long as it is used. */
export function createRemoteEngine(
  ask: SearchIndex,
  surroundings: Surroundings,
  brandNames: BrandNames = createBrandNames(),
): RemoteEngine {
  const { categories, categoryPaths, countsByCategory, findCategories, merchants } = surroundings;
  const vocabulary = createRemoteVocabulary(ask, surroundings);
  const brands = createBrands(ask, brandNames);
  const neighbours = createNeighbours(ask, surroundings, vocabulary.frequenciesOf);
  const matchFinder = createMatchFinder(ask, brands, surroundings);
  const keptCounts = new LRUCache<string, Counted>({ max: listsKept });
  const keepKnown = createKnownValues(ask);
  const { count, countLeading } = createCounting(ask, brands, surroundings);
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]));

  const categoriesBelow = (id: number): number[] => {
    const place = placeOf.get(id);
    if (place === undefined) return [];
    return [...placesBelow(categoryPaths, new Set([place]))].map((each) => categories[each]?.id ?? -1);
  };
  const below = (id: number): Clause => oneOf('category', categoriesBelow(id));

  const inCategory = (id: number | undefined) => (id === undefined ? undefined : below(id));

  /** What a text asks not to find. */
  async function whatIsRefused(refused: readonly Refusal[]): Promise<Clause[]> {
    const known = await brands.names(refused.flatMap((each) => each.brands.flat()));
    return refused.flatMap(({ brands: keys, words }) => {
      const group = keys.map((each) => each.filter((key) => known.has(key)));
      const named = group.find(({ length }) => length > 0);
      const isCalled = words.map((terms) => oneOf('title', terms));
      if (isCalled.length === 0) return named ? [oneOf('brand', named)] : [];
      if (!named) return [all(isCalled)];
      return [oneOf('brand', named), all([none([{ exists: { field: 'brand' } }]), ...isCalled])];
    });
  }

  /** In the list's category, and nothing that is not wanted. */
  async function whereWanted(
    { refused }: QueryWords,
    categoryId: number | undefined,
  ): Promise<Clause | undefined> {
    const within = inCategory(categoryId);
    if (refused.length === 0) return within;
    const wanted = none(await whatIsRefused(refused));
    return within ? all([within, wanted]) : wanted;
  }

  /** Texts as they are understood on a page in a language. */
  function readIn(language: Language | undefined) {
    const own: RemoteVocabulary = {
      ...vocabulary,
      read: (work) => vocabulary.read((known) => work({ ...known, language })),
    };
    return {
      read: (text: string) => own.read((known) => readQuery(text, known)),
      findRevised: createRevisedFinder({
        ...{ vocabulary: own, findCategories, isAbsent: matchFinder.isAbsent },
        ...createTextFinder(ask, own, matchFinder, surroundings),
      }),
      suggest: createSuggest(ask, surroundings, {
        ...{ brands, vocabulary: own, matchFinder, inCategory: below, whatIsRefused },
      }),
    };
  }
  const readers = new Map<Language | undefined, ReturnType<typeof readIn>>();
  const readerIn = (language: Language | undefined) => {
    const reader = readers.get(language) ?? readIn(language);
    readers.set(language, reader);
    return reader;
  };

  const choose = (filters: Filters | undefined): Promise<Choice> =>
    readChoice(filters ?? {}, { categoriesBelow, merchants, keepKnown });

  async function show(
    request: EngineRequest,
    choice: Choice,
    listing: Listing,
    isFolded: boolean,
  ): Promise<EngineResult> {
    const { offset, limit, facets: asked, categoryId } = request;
    if (offset >= pagesReach) throw new AppError('invalid_request', { reason: 'page_too_deep' });
    const chosen = [...facetClauses(choice).values()];
    // Every page of a list has the same counts, in whichever order.
    const { query, language, isAsTyped, fallenWithin, filters } = request;
    const isAsked = asked !== undefined;
    const text = [query?.trim(), language, isAsTyped];
    const list = [...text, categoryId, isAsked, asked?.categoryId, fallenWithin, filters];
    const name = JSON.stringify([...list, isFolded]);
    const page = (order: Clause) =>
      ask('products', {
        from: offset,
        size: limit,
        query: chosen.length > 0 ? { bool: { must: [listing.clause], filter: chosen } } : listing.clause,
        ...order,
        ...idsAlone,
        track_total_hits: false,
        ...(isFolded && { collapse: { field: 'fold' } }),
      });
    const { sort, minScore: least, isLedByMeant = false } = listing;
    const [first, counted, leading] = await Promise.all([
      page({ sort, ...(isLedByMeant && { min_score: least }) }),
      keptCounts.get(name) ?? count(request, listing.clause, choice, isFolded),
      countLeading(listing, chosen, isFolded),
    ]);
    keptCounts.set(name, counted);
    const isWhole = !isLedByMeant || offset + limit <= (leading ?? 0) || leading === counted.total;
    const response = isWhole
      ? first
      : await page({ sort: [leadingFirst(least ?? 0), ...sort], track_scores: true });
    const sizes = sizesChosen(choice)?.labels;
    const found = { ids: idsOf(response), isFolded, leading: leading ?? counted.total, ...counted };
    return { ...found, ...asTyped, ...(sizes && { sizes }) };
  }

  async function list(request: EngineRequest): Promise<EngineResult> {
    const { categoryId, fallenWithin, filters } = request;
    const choice = await choose(filters);
    const within = inCategory(categoryId);
    const clause = all([
      isListed,
      ...(within ? [within] : []),
      ...(fallenWithin === undefined ? [] : [{ term: { fallenWithin } }]),
    ]);
    const sort = isStored(request) ? inOrder(storedSortOf(request), choice) : byStanding;
    return show(request, choice, { clause, sort }, mayFold(request));
  }

  async function searchFor(query: QueryWords, request: EngineRequest): Promise<EngineResult> {
    const wanted = await whereWanted(query, request.categoryId);
    const [{ matches, revision }, choice] = await Promise.all([
      readerIn(request.language).findRevised(query, request, wanted),
      choose(request.filters),
    ]);
    const { clause } = matches;
    const isFolded = mayFold(request) && !namesVariant(query);
    const listing: Listing = { clause, sort: byScore };
    if (isStored(request)) {
      // Of all that is found: a choice of facets moves nothing from one class to the other.
      const { scores } = await matches.look();
      const minScore = minLeadingScore(scores.length, (at) => scores[at] ?? 0);
      Object.assign(listing, { minScore, isLedByMeant: true, sort: inOrder(storedSortOf(request), choice) });
    } else if (matches.isParted) {
      const { scores } = await matches.look();
      listing.minScore = minWholeScore(scores.length, (at) => scores[at] ?? 0);
    } else if (mayLeaveNone(request, matches)) {
      const { scores } = await matches.look();
      const found = { count: scores.length, isOfName: matches.isOfName };
      listing.minScore = minMeantScore(found, (at) => scores[at] ?? 0);
    }
    const found = await show(request, choice, listing, isFolded);
    const isAnyLeft = mayLeaveNone(request, matches) && found.leading > 0;
    const leading = isAnyLeft ? found.total : found.leading;
    return { ...found, leading, ...described(query, revision, matches) };
  }

  return {
    ...neighbours,
    async search(request) {
      const text = request.query?.trim() ?? '';
      if (text === '') return list(request);
      const { made: query } = await readerIn(request.language).read(text);
      if (query.words.length > 0) return searchFor(query, request);
      const choice = await choose(request.filters);
      return show(request, choice, { clause: { match_none: {} }, sort: byStanding }, false);
    },
    async nearbyCategories(text, limit) {
      const { made: query } = await vocabulary.read((known) => readQuery(text, known));
      const sizeOf = (place: number) => countsByCategory.get(categories[place]?.id ?? -1) ?? 0;
      const above = findHeldAbove(surroundings.findCategories(query), categoryPaths, sizeOf);
      if (above.length === 0) return neighbours.nearbyCategories(text, limit);
      return above.flatMap((place) => categories[place]?.id ?? []).slice(0, limit);
    },
    suggest: (text, limit, language) => readerIn(language).suggest(text, limit),
    countsByCategory: () => new Map(countsByCategory),
  };
}
