import { LRUCache } from 'lru-cache';
import { AppError } from '../../platform/app-error.ts';
import type { FacetRequest, Facets, Filters } from '../engine/facets/filters.ts';
import { minLeadingScore, minWholeScore } from '../engine/querying/leading.ts';
import { placesBelow } from '../engine/querying/named-categories.ts';
import { namesVariant } from '../engine/querying/named-variants.ts';
import { parseQuery, type QueryWords, readQuery } from '../engine/querying/query.ts';
import { reviseQuery } from '../engine/querying/revise.ts';
import type { Suggestions } from '../engine/querying/suggest.ts';
import { halfAsMany, inTurns } from '../engine/querying/suggest-products.ts';
import {
  asTyped,
  described,
  type EngineRequest,
  type EngineResult,
  isStored,
  mayFold,
} from '../engine/request.ts';
import { brandKey } from '../engine/words/brand-key.ts';
import { pagesReach } from './mapping.ts';
import { type BrandNames, createBrandNames, createBrands } from './querying/brands.ts';
import {
  facetAggregations,
  readFacets,
  readSpecifications,
  specificationAggregations,
} from './querying/facets.ts';
import { type Choice, type FacetClauses, facetClauses, readChoice } from './querying/filters.ts';
import { createMatchFinder } from './querying/find-matches.ts';
import { createNeighbours, type Neighbours } from './querying/neighbours.ts';
import { byScore, byStanding, inOrder, leadingFirst } from './querying/orders.ts';
import { createRemoteVocabulary } from './querying/vocabulary.ts';
import {
  type Answer,
  type Ask,
  all,
  any,
  type Clause,
  countEach,
  countsOf,
  idsAlone,
  idsOf,
  isListed,
  oneOf,
  range,
  term,
} from './questions.ts';
import type { Surroundings } from './surroundings.ts';

/** The same questions as of the embedded engine, answered by OpenSearch: each takes a few requests. */
export type RemoteEngine = Neighbours & {
  search(request: EngineRequest): Promise<EngineResult>;
  suggest(text: string, limit: number): Promise<Suggestions>;
  countsByCategory(): Map<number, number>;
};

/** Counts of lists, and values that addresses choose: visitors may ask for any number. */
const listsKept = 1_000;
const valuesKept = 20_000;

/** How many products a list has, how many of them it shows, and its facets where they were asked for. */
type Counted = Pick<EngineResult, 'products' | 'total' | 'facets'>;

/** How many products a folded list shows: of each family one. */
const folding = {
  folded: {
    filter: { exists: { field: 'family' } },
    aggs: { values: { cardinality: { field: 'family', precision_threshold: 40_000 } } },
  },
};
const foldedTotal = ({ hits, aggregations }: Answer): number =>
  hits.total.value - (aggregations?.folded?.doc_count ?? 0) + (aggregations?.folded?.values?.value ?? 0);

/** What a list consists of before anything is chosen in facets. */
type Listing = {
  clause: Clause;
  sort: readonly Clause[];
  /** The score of what was most likely meant; undefined: all was. */
  least?: number;
  /** What was most likely meant comes first, whatever the order. */
  isLedByMeant?: boolean;
};

/** An engine for one state of the index: what it learns of terms is kept as long as it is used. */
export function createRemoteEngine(
  ask: Ask,
  surroundings: Surroundings,
  brandNames: BrandNames = createBrandNames(),
): RemoteEngine {
  const { categories, categoryPaths, findCategories, countsByCategory, merchants } = surroundings;
  const vocabulary = createRemoteVocabulary(ask, surroundings);
  const brands = createBrands(ask, brandNames);
  const neighbours = createNeighbours(ask, surroundings, vocabulary.frequenciesOf);
  const matchFinder = createMatchFinder(ask, vocabulary, brands, surroundings);
  const keptCounts = new LRUCache<string, Counted>({ max: listsKept });
  const knownValues = new LRUCache<string, boolean>({ max: valuesKept });
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]));

  const categoriesBelow = (id: number): number[] => {
    const place = placeOf.get(id);
    if (place === undefined) return [];
    return [...placesBelow(categoryPaths, new Set([place]))].map((each) => categories[each]?.id ?? -1);
  };
  const inCategory = (id: number | undefined): Clause | undefined =>
    id === undefined ? undefined : oneOf('category', categoriesBelow(id));

  async function keepKnown(wanted: readonly Clause[]): Promise<boolean[]> {
    const names = wanted.map((clause) => JSON.stringify(clause));
    const isKnown = new Map(names.map((name) => [name, knownValues.get(name)]));
    const unknown = [...isKnown.keys()].filter((name) => isKnown.get(name) === undefined);
    if (unknown.length > 0) {
      const clauses = unknown.map((name) => JSON.parse(name) as Clause);
      const filters = Object.fromEntries(clauses.map((clause, at) => [String(at), clause]));
      const { aggregations } = await ask('products', {
        size: 0,
        query: any(clauses),
        aggs: { values: countEach(filters) },
      });
      const counts = countsOf(aggregations?.values);
      for (const [at, name] of unknown.entries()) {
        isKnown.set(name, (counts.get(String(at)) ?? 0) > 0);
        knownValues.set(name, isKnown.get(name));
      }
    }
    return names.map((name) => isKnown.get(name) ?? false);
  }

  const choose = (filters: Filters | undefined): Promise<Choice> =>
    readChoice(filters ?? {}, { categoriesBelow, merchants, keepKnown });

  /** All facets; the keys of specifications depend on which category leads. */
  async function readCounted(
    asked: FacetRequest,
    clause: Clause,
    chosen: { choice: Choice; clauses: FacetClauses },
    answer: Answer,
  ): Promise<Facets> {
    const { brandKeys, ...counted } = readFacets(answer, chosen, asked, surroundings);
    const keys = [
      ...new Set([
        ...(asked.specificationKeys.get(counted.leadingCategoryId ?? -1) ?? []),
        ...chosen.choice.specifications.keys(),
      ]),
    ];
    const [names, specifications] = await Promise.all([
      brands.names(brandKeys.map(({ value }) => value)),
      keys.length > 0
        ? ask('products', { size: 0, query: clause, aggs: specificationAggregations(keys, chosen.clauses) })
        : undefined,
    ]);
    return {
      ...counted,
      brands: brandKeys.map(({ value, ...rest }) => ({ value: names.get(value) ?? value, ...rest })),
      specifications: readSpecifications(specifications?.aggregations ?? {}, keys, chosen),
    };
  }

  /** Counts what a list has, on any of its pages; nothing is scored. */
  async function count(
    { facets: asked }: EngineRequest,
    clause: Clause,
    choice: Choice,
    isFolded: boolean,
  ): Promise<Counted> {
    const clauses = facetClauses(choice);
    const chosen = [...clauses.values()];
    // Facets look at what their own choice leaves out as well.
    const [answer, ofChosen] = await Promise.all([
      asked &&
        ask('products', {
          size: 0,
          query: clause,
          track_total_hits: true,
          aggs: { ...facetAggregations(choice, clauses), ...(isFolded && chosen.length === 0 && folding) },
        }),
      (!asked || chosen.length > 0) &&
        ask('products', {
          size: 0,
          query: all([clause, ...chosen]),
          track_total_hits: true,
          ...(isFolded && { aggs: folding }),
        }),
    ]);
    const totals = ofChosen || answer;
    return {
      products: totals ? totals.hits.total.value : 0,
      total: totals ? (isFolded ? foldedTotal(totals) : totals.hits.total.value) : 0,
      facets: asked && answer ? await readCounted(asked, clause, { choice, clauses }, answer) : null,
    };
  }

  async function countLeading(
    { clause, least }: Listing,
    chosen: readonly Clause[],
    isFolded: boolean,
  ): Promise<number | undefined> {
    if (least === undefined) return undefined;
    const answer = await ask('products', {
      size: 0,
      min_score: least,
      query: { bool: { must: [clause], filter: chosen } },
      track_total_hits: true,
      ...(isFolded && { aggs: folding }),
    });
    return isFolded ? foldedTotal(answer) : answer.hits.total.value;
  }

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
    const { query, isAsTyped, fallenWithin, filters } = request;
    const isAsked = asked !== undefined;
    const list = [query?.trim(), isAsTyped, categoryId, isAsked, asked?.categoryId, fallenWithin, filters];
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
    const { sort, least, isLedByMeant = false } = listing;
    const [first, counted, leading] = await Promise.all([
      page({ sort, ...(isLedByMeant && { min_score: least }) }),
      keptCounts.get(name) ?? count(request, listing.clause, choice, isFolded),
      countLeading(listing, chosen, isFolded),
    ]);
    keptCounts.set(name, counted);
    const isWhole = !isLedByMeant || offset + limit <= (leading ?? 0) || leading === counted.total;
    const answer = isWhole
      ? first
      : await page({ sort: [leadingFirst(least ?? 0), ...sort], track_scores: true });
    return { ids: idsOf(answer), isFolded, leading: leading ?? counted.total, ...counted, ...asTyped };
  }

  async function list(request: EngineRequest): Promise<EngineResult> {
    const { categoryId, fallenWithin, filters } = request;
    const choice = await choose(filters);
    const within = inCategory(categoryId);
    const clause = all([
      isListed,
      ...(within ? [within] : []),
      ...(fallenWithin === undefined ? [] : [range('fallenWithin', { lte: fallenWithin })]),
    ]);
    const sort = isStored(request) ? inOrder(request.sort, choice) : byStanding;
    return show(request, choice, { clause, sort }, mayFold(request));
  }

  async function searchFor(query: QueryWords, request: EngineRequest): Promise<EngineResult> {
    const [{ matches, revision }, choice] = await Promise.all([
      matchFinder.findRevised(query, request, inCategory(request.categoryId)),
      choose(request.filters),
    ]);
    const { clause } = matches;
    const isFolded = mayFold(request) && !namesVariant(query);
    const listing: Listing = { clause, sort: byScore };
    if (isStored(request)) {
      // Of all that is found: a choice of facets moves nothing from one class to the other.
      const { scores } = await matches.look();
      const least = minLeadingScore(scores.length, (at) => scores[at] ?? 0);
      Object.assign(listing, { least, isLedByMeant: true, sort: inOrder(request.sort, choice) });
    } else if (matches.isParted) {
      const { scores } = await matches.look();
      listing.least = minWholeScore(scores.length, (at) => scores[at] ?? 0);
    }
    const found = await show(request, choice, listing, isFolded);
    return { ...found, ...described(query, revision, matches) };
  }

  /** Where no title begins so, the best of the category that does. */
  async function bestIn(categoryId: number, limit: number): Promise<number[]> {
    const answer = await ask('products', {
      size: limit,
      query: all([isListed, oneOf('category', categoriesBelow(categoryId))]),
      sort: byStanding,
      ...idsAlone,
      collapse: { field: 'fold' },
    });
    return idsOf(answer);
  }

  async function suggestFor(text: string, limit: number): Promise<Suggestions> {
    const reading = await vocabulary.read((known) => {
      const query = readQuery(text, known);
      return { query, concepts: parseQuery(query, known, { isBegun: true }) };
    });
    const { query } = reading.made;
    if (query.words.length === 0) return { productIds: [], categoryIds: [], brands: [] };
    const categoryIds = surroundings.suggestCategories(text, limit, findCategories(query).own);
    const suggested = await brands.beginning(text, limit);
    const [first] = categoryIds;
    const size = first === undefined ? 0 : (countsByCategory.get(first) ?? 0);
    const brandShare = (suggested[0]?.count ?? 0) / Math.max(1, size);
    const isMany = (id: number) => (countsByCategory.get(id) ?? 0) >= size * halfAsMany;
    const meant = brandShare > 1 ? [] : categoryIds.filter(isMany).flatMap((id) => placeOf.get(id) ?? []);
    const places = placesBelow(categoryPaths, new Set(meant));
    const { clause } = await matchFinder.find(reading, { places, isWhole: true });
    const best = async (filter: readonly Clause[]) => {
      const answer = await ask('products', {
        size: limit,
        query: { bool: { must: [clause], filter } },
        sort: byScore,
        ...idsAlone,
        ...(!namesVariant(query) && { collapse: { field: 'fold' } }),
      });
      return idsOf(answer);
    };
    const isBrand = brandShare >= halfAsMany;
    const [shown, ofBrand] = await Promise.all([
      best([]),
      isBrand ? best([term('brand', brandKey(suggested[0]?.brand ?? ''))]) : [],
    ]);
    const ids = new Set(brandShare > 1 ? [...ofBrand, ...shown] : inTurns(shown, ofBrand));
    const things = ids.size > 0 || first === undefined ? [...ids] : await bestIn(first, limit);
    return { productIds: things.slice(0, limit), categoryIds, brands: suggested };
  }

  return {
    ...neighbours,
    async search(request) {
      const text = request.query?.trim() ?? '';
      if (text === '') return list(request);
      const { made: query } = await vocabulary.read((known) => readQuery(text, known));
      if (query.words.length > 0) return searchFor(query, request);
      const choice = await choose(request.filters);
      return show(request, choice, { clause: { match_none: {} }, sort: byStanding }, false);
    },
    async suggest(text, limit) {
      const found = await suggestFor(text, limit);
      if (found.productIds.length > 0) return found;
      const { made: revision } = await vocabulary.read((known) => {
        const query = readQuery(text, known);
        return query.words.length > 0 ? reviseQuery(query, known, { mayRespell: true }) : undefined;
      });
      return revision ? suggestFor(revision.text, limit) : found;
    },
    countsByCategory: () => new Map(countsByCategory),
  };
}
