import type { ProductSort } from '../../../contract/catalogue/product-sorts.ts';
import type { FacetRequest, Facets, Filters } from './facets/filters.ts';
import { createNarrower } from './facets/narrower.ts';
import { type IndexData, type StoredSort, unitPriceKey } from './index-data.ts';
import { createAbsentKinds } from './querying/absent-kinds.ts';
import { byStanding, createFoldedLists, createFolder, type IsBetter } from './querying/fold.ts';
import { countLeading, minLeadingScore, minWholeScore, putLeadingFirst } from './querying/leading.ts';
import { createLearnedLifter } from './querying/learned-lifts.ts';
import { createCategoryFinder, lesserKinds, placesBelow } from './querying/named-categories.ts';
import { choosesVariant, namesVariant } from './querying/named-variants.ts';
import { createNearbyFinder } from './querying/nearby.ts';
import { createNumberedNames } from './querying/numbered-names.ts';
import { createPager, type Page } from './querying/pager.ts';
import { noTerm, parseQuery, type QueryVocabulary, type QueryWords, readQuery } from './querying/query.ts';
import { isBetterSpelt, type Revision, reviseQuery } from './querying/revise.ts';
import { createScorer, type Matches } from './querying/scoring.ts';
import { createScratch, type Scratch } from './querying/scratch.ts';
import { findDocument, findSimilar } from './querying/similar.ts';
import {
  createBrandFinder,
  createBrandSuggester,
  createCategorySuggester,
  type Suggestions,
} from './querying/suggest.ts';
import { findUnheld } from './querying/unheld.ts';
import { createUnsaidAdder } from './querying/unsaid-kinds.ts';
import type { ClickedProduct } from './search-document.ts';
import { openDictionary } from './words/dictionary.ts';
import { openCorrector } from './words/spelling.ts';
import type { SenseFinders } from './words/synonyms.ts';

export type EngineRequest = Page & {
  /** The typed query; blank or absent lists everything. */
  query?: string | undefined;
  /** No word is to be spelt another way. */
  isAsTyped?: boolean | undefined;
  /** The list's own category, unlike those chosen in a facet. */
  categoryId?: number | undefined;
  /** Days within which the price of what is listed fell; without a query only. */
  fallenWithin?: 1 | 7 | undefined;
  /** One product stands for all of its family, unless the query or the filters name a variant, or a fall of prices does. */
  isFolded?: boolean | undefined;
  filters?: Filters | undefined;
  /** Counts each facet's values as well. */
  facets?: FacetRequest | undefined;
  sort: ProductSort;
};

export type EngineResult = {
  /** Product ids of the page. */
  ids: number[];
  /** How many products the whole list shows, of a folded one one for each family. */
  total: number;
  /** How many it holds with all their variants, which facets count. */
  products: number;
  /** One product stands for its family. */
  isFolded: boolean;
  /**
   * How many of these were most likely meant, and come before the rest, which also matches: by relevance those that
   * hold all words, where some do; in other orders those nearly as relevant as the best.
   */
  leading: number;
  /** What was searched where some words that no product holds were spelt another way. */
  correctedQuery: string | null;
  /** Words that no product holds and that were left out, and words that none of the best results holds, as typed. */
  missingWords: string[];
  /** Categories whose products are shown as nothing is of the kind that was named; else none. */
  shelfIds: number[];
  /** Some product holds all words that were not left out. */
  holdsAllWords: boolean;
  /** null unless asked for. */
  facets: Facets | null;
};

export type Engine = {
  search(request: EngineRequest): EngineResult;
  /** Listed products by category id, those below it included; products without a category are not counted. */
  countsByCategory(): Map<number, number>;
  /** At most `limit` of each kind for a text that is still being typed. */
  suggest(text: string, limit: number): Suggestions;
  /** Ids of similar categories for a query without results, the most likely first. */
  nearbyCategories(text: string, limit: number): number[];
  /** Listed products most similar to this one, best first, one of each other family; none where it is not in the index. */
  similar(productId: number, limit: number): number[];
  /** Listed products of its family, itself among them where it is listed, in the order of their ids; none where it has none. */
  family(productId: number): number[];
};

/**
 * Opens a finished index; `clicked`: what people open from which query. Cheap except for `scratch`, some fifty bytes per document, unless reused from
 * another index.
 */
export function openEngine(
  data: IndexData,
  { asked: findSenses }: SenseFinders,
  scratch: Scratch = createScratch(),
  clicked: readonly ClickedProduct[] = [],
): Engine {
  const dictionary = openDictionary(data.dictionary);
  const frequency = (term: number) => data.starts[term + 1] - data.starts[term];
  const vocabulary: QueryVocabulary = {
    dictionary,
    findSenses,
    frequency,
    correct: openCorrector(data.spelling, dictionary, frequency),
    correctToFrequent: openCorrector(data.frequentSpelling, dictionary, frequency),
    listed: data.listed,
    isNumbered: createNumberedNames(data, dictionary),
  };
  const scorer = createScorer(data, scratch);
  const { score } = scorer;
  const narrow = createNarrower(data, scratch);
  const pager = createPager(data.listed, scratch);
  const findCategories = createCategoryFinder(data, findSenses);
  const liftLearned = createLearnedLifter(data, clicked);
  const addUnsaid = createUnsaidAdder(data, scorer);
  const { isAbsent, listShelf } = createAbsentKinds(data, scorer);
  const placeOfCategory = new Map(data.categoryIds.map((id, place) => [id, place]));
  const suggestCategories = createCategorySuggester(data);
  const suggestBrands = createBrandSuggester(data);
  const findBrand = createBrandFinder(data);
  const listing = scratch('uint32', 'listing', data.listed);
  const wholeFacets = new Map<number | undefined, Facets>();
  const { fold } = createFolder(data, scratch);
  const wholeFolded = createFoldedLists(4 * data.listed);

  /** All listed documents, or those of a category, by standing. Read-only. */
  function browse(categoryId: number | undefined): Uint32Array {
    if (categoryId === undefined) return data.everything;
    const place = placeOfCategory.get(categoryId);
    if (place === undefined) return listing.subarray(0, 0);
    return data.categoryDocuments.subarray(data.categoryStarts[place], data.categoryStarts[place + 1]);
  }

  /** Listed documents of the category at this place, those below it included. */
  const sizeOf = (place: number) => data.categoryStarts[place + 1] - data.categoryStarts[place];

  /** Places of a category and of those below it, marked by 1. */
  const within = (category: number | undefined): Uint8Array =>
    Uint8Array.from(data.categoryPaths, (path) => Number(category !== undefined && path.includes(category)));

  const idsOfPlaces = (places: ReadonlySet<number>) =>
    [...places].flatMap((place) => data.categoryIds[place] ?? []);

  const read = (text: string) => readQuery(text, vocabulary);

  /** Matches of a query; `unheld`: its words that none of the best ones holds. */
  function findMatches(
    query: QueryWords,
    { categoryId, sort }: Pick<EngineRequest, 'categoryId' | 'sort'>,
  ): Matches & { unheld: string[]; words: number; shelfIds: number[] } {
    const concepts = parseQuery(query, vocabulary);
    const named = findCategories(query);
    const isStrict = sort !== 'relevance';
    let found = score(concepts, { ...named, isStrict });
    const isNowhere = !found.isAnswered && isAbsent(concepts, named);
    let isFound = !isNowhere && found.count > 0;
    for (const lesser of isFound ? [] : lesserKinds(named, query, findCategories, findSenses)) {
      if (isFound || isAbsent(concepts, lesser)) continue;
      found = score(concepts, { ...lesser, isStrict });
      isFound = found.count > 0;
    }
    const isShelf = isNowhere && !isFound;
    if (isShelf) found = listShelf(concepts, named, found);
    liftLearned(query.words, found);
    const all = addUnsaid(query, named, found);
    const matches =
      categoryId === undefined
        ? all
        : filterByCategory(all, data.facets.category, within(placeOfCategory.get(categoryId)));
    const isTold = matches.isAnswered || (concepts.length < 2 && !isShelf) || matches.count === 0;
    const best = isTold ? [] : pager.byScore(matches, { offset: 0, limit: lookedThrough });
    const unheld = isTold ? [] : findUnheld(data, query, concepts, best, { ...named, isAbsent: isShelf });
    const shelfIds = isShelf && matches.count > 0 ? idsOfPlaces(named.own) : [];
    return { ...matches, unheld, words: concepts.length, shelfIds };
  }

  function productIds(documents: ArrayLike<number>): number[] {
    const ids: number[] = [];
    for (let i = 0; i < documents.length; i++) ids.push(data.ids[documents[i]]);
    return ids;
  }

  /** A page of the filtered matches, in any order but relevance. */
  function pageInOrder(
    found: Pick<Matches, 'documents' | 'count'>,
    { sort, offset, limit }: EngineRequest & { sort: StoredSort },
    conditionOf: Uint8Array | undefined,
  ): number[] {
    const page = { offset, limit };
    const keyOf = conditionOf && createConditionKey(data, sort, conditionOf);
    return keyOf ? pager.byKey(found, keyOf, page) : pager.byOrder(found, data.orders[sort], page);
  }

  /** A page of what was most likely meant, then of what also matches, each in this order. */
  function pageByClass(
    matches: Matches,
    least: number,
    request: EngineRequest & { sort: StoredSort },
    conditionOf: Uint8Array | undefined,
  ): { documents: number[]; leading: number } {
    const { documents, count } = matches;
    const { offset, limit } = request;
    const leading = putLeadingFirst(matches, least);
    const first = pageInOrder({ documents, count: leading }, request, conditionOf);
    const others = { documents: documents.subarray(leading), count: count - leading };
    const rest = { ...request, offset: Math.max(0, offset - leading), limit: limit - first.length };
    return { documents: [...first, ...pageInOrder(others, rest, conditionOf)], leading };
  }

  type Revised = { matches: ReturnType<typeof findMatches>; revision?: Revision | undefined };

  /** Where nothing answers a text, rare words in it may be slips of frequent ones: if that has an answer, it was meant. */
  function findRevised(query: QueryWords, request: EngineRequest): Revised {
    const found = findKnown(query, request);
    if (found.matches.isAnswered || request.isAsTyped) return found;
    const revision = reviseQuery(query, vocabulary, { mayRespell: true, isDoubting: true });
    if (!revision) return found;
    const matches = findMatches(read(revision.text), request);
    // The work arrays hold one answer at a time.
    return matches.isAnswered ? { matches, revision } : findKnown(query, request);
  }

  /** Another spelling has to find products that hold all of its words: else words that nothing holds are left out. */
  function findKnown(query: QueryWords, request: EngineRequest): Revised {
    if (!query.exact.includes(noTerm)) return { matches: findMatches(query, request) };
    const named = findCategories(query);
    // A kind's name is no slip where nothing is of the kind.
    const isUnknown = named.kind.some((at) => query.exact[at] === noTerm);
    if (isUnknown && isAbsent(parseQuery(query, vocabulary), named))
      return { matches: findMatches(query, request) };
    const respelt = request.isAsTyped ? undefined : reviseQuery(query, vocabulary, { mayRespell: true });
    if (respelt?.isRespelt) {
      const matches = findMatches(read(respelt.text), request);
      if (isBetterSpelt(respelt, matches)) return { matches, revision: respelt };
    }
    const shortened = reviseQuery(query, vocabulary, { mayRespell: false });
    if (!shortened) return { matches: findMatches(query, request) };
    const matches = findMatches(read(shortened.text), request);
    return { matches, revision: matches.count > 0 ? shortened : undefined };
  }

  /** By relevance: 0 unless what lacks a word stands behind what holds all. */
  const leastWhole = ({ documents, count, scores, isParted }: Matches): number =>
    isParted ? minWholeScore(count, (at) => scores[documents[at]]) : 0;

  /** What stands first in an order stands for its family. */
  function isFirst(request: EngineRequest, conditionOf: Uint8Array | undefined): IsBetter {
    if (!isStored(request)) return byStanding;
    const keyOf = conditionOf && createConditionKey(data, request.sort, conditionOf);
    const { places } = data.orders[request.sort];
    if (!keyOf) return (document, other) => places[document] < places[other];
    return (document, other) =>
      keyOf(document) - keyOf(other) < 0 || (keyOf(document) === keyOf(other) && document < other);
  }

  /** Of what a text finds, what was meant stands for its family before what also matches, then what stands first. */
  function foldMatches(
    { documents, count, scores }: Matches,
    least: number,
    request: EngineRequest,
    conditionOf: Uint8Array | undefined,
  ): number {
    if (!isStored(request))
      return fold(documents, count, (document, other) =>
        scores[document] === scores[other] ? document < other : scores[document] > scores[other],
      );
    const isBefore = isFirst(request, conditionOf);
    return fold(documents, count, (document, other) => {
      const [leads, otherLeads] = [scores[document] >= least, scores[other] >= least];
      return leads === otherLeads ? isBefore(document, other) : leads;
    });
  }

  function searchFor(query: QueryWords, request: EngineRequest): EngineResult {
    const { matches, revision } = findRevised(query, request);
    // Of all that is found: a choice of facets moves nothing from one class to the other.
    const { documents: all, scores } = matches;
    const least = isStored(request)
      ? minLeadingScore(matches.count, (at) => scores[all[at]])
      : leastWhole(matches);
    const { count: products, facets, conditionOf } = narrow(matches, request.filters, request.facets);
    const isFolded = mayFold(request) && !namesVariant(query);
    const count = isFolded
      ? foldMatches({ ...matches, count: products }, least, request, conditionOf)
      : products;
    const narrowed = { ...matches, count };
    const found = isStored(request)
      ? pageByClass(narrowed, least, request, conditionOf)
      : {
          documents: pager.byScore(narrowed, request),
          leading: least > 0 ? countLeading(narrowed, least) : count,
        };
    const { documents, leading } = found;
    return {
      ids: productIds(documents),
      total: count,
      products,
      isFolded,
      leading,
      ...described(query, revision, matches),
      facets,
    };
  }

  function bestOfBrand(matches: Matches, brand: string, limit: number): number[] {
    const number = findBrand(brand);
    const all = matches.documents.subarray(0, matches.count);
    const documents = all.filter((document) => data.facets.brand[document] === number);
    return pager.byScore({ ...matches, documents, count: documents.length }, { offset: 0, limit });
  }

  /** Where no title begins so, "snea", the best of the category that does. */
  function bestIn(categoryId: number | undefined, limit: number): number[] {
    if (categoryId === undefined) return [];
    const documents = Uint32Array.from(browse(categoryId));
    const count = fold(documents, documents.length, byStanding);
    return [...documents.subarray(0, Math.min(count, limit))];
  }

  function suggest(query: QueryWords, limit: number): Suggestions {
    const { text } = query;
    const concepts = parseQuery(query, vocabulary, { isBegun: true });
    const categoryIds = suggestCategories(text, limit, findCategories(query).own);
    const brands = suggestBrands(text, limit);
    const places = categoryIds.flatMap((id) => placeOfCategory.get(id) ?? []);
    // "logi" is Logitech rather than "Logiciels" where that has more products, and either where it has half as many.
    const brandShare = (brands[0]?.count ?? 0) / Math.max(1, ...places.slice(0, 1).map(sizeOf));
    // "ref" is a fridge: a category with less than half as many products is named, its things are not shown.
    const most = sizeOf(places[0] ?? 0) * halfAsMany;
    const meant = new Set(brandShare > 1 ? [] : places.filter((place) => sizeOf(place) >= most));
    const matches = score(concepts, { places: placesBelow(data.categoryPaths, meant), isWhole: true });
    const request = { sort: 'relevance', offset: 0, limit } as const;
    const count = namesVariant(query) ? matches.count : foldMatches(matches, 0, request, undefined);
    const shownMatches = { ...matches, count };
    const best = pager.byScore(shownMatches, request);
    const ofBrand = brandShare >= halfAsMany ? bestOfBrand(shownMatches, brands[0]?.brand ?? '', limit) : [];
    const shown = new Set(brandShare > 1 ? [...ofBrand, ...best] : inTurns(best, ofBrand));
    const things = shown.size > 0 ? [...shown] : bestIn(categoryIds[0], limit);
    return { productIds: productIds(things.slice(0, limit)), categoryIds, brands };
  }

  /** The facets of an unfiltered list: cached with the index. */
  function facetsOf(all: Uint32Array, categoryId: number | undefined, request: FacetRequest): Facets | null {
    const kept = wholeFacets.get(categoryId);
    if (kept) return kept;
    listing.set(all);
    const { facets } = narrow({ documents: listing, count: all.length }, undefined, request);
    if (facets) wholeFacets.set(categoryId, facets);
    return facets;
  }

  /** An unfiltered list with one product of each family in an order: cached with the index. */
  function foldWhole(whole: Uint32Array, request: EngineRequest): Uint32Array {
    return wholeFolded(`${request.categoryId} ${request.sort}`, () => {
      listing.set(whole);
      return listing.slice(0, fold(listing, whole.length, isFirst(request, undefined)));
    });
  }

  function listWhole(whole: Uint32Array, request: EngineRequest): EngineResult {
    const { offset, limit, categoryId } = request;
    const facets = request.facets ? facetsOf(whole, categoryId, request.facets) : null;
    const isFolded = mayFold(request);
    const all = isFolded ? foldWhole(whole, request) : whole;
    const folding = { products: whole.length, isFolded };
    const shown = isStored(request)
      ? pageInOrder({ documents: all, count: all.length }, request, undefined)
      : all.subarray(offset, offset + limit);
    return { ids: productIds(shown), total: all.length, ...folding, leading: all.length, ...asTyped, facets };
  }

  /** Copies documents to where they are narrowed; returns how many. */
  function copyListed(all: Uint32Array, days: EngineRequest['fallenWithin']): number {
    if (days === undefined) {
      listing.set(all);
      return all.length;
    }
    let count = 0;
    for (const document of all) {
      const within = data.fallenWithin[document];
      if (within !== 0 && within <= days) listing[count++] = document;
    }
    return count;
  }

  function list(request: EngineRequest): EngineResult {
    const all = browse(request.categoryId);
    if (!request.filters && request.fallenWithin === undefined) return listWhole(all, request);
    const whole = { documents: listing, count: copyListed(all, request.fallenWithin) };
    const { count: products, facets, conditionOf } = narrow(whole, request.filters, request.facets);
    const { offset, limit } = request;
    const isFolded = mayFold(request);
    const count = isFolded ? fold(listing, products, isFirst(request, conditionOf)) : products;
    const shown = isStored(request)
      ? pageInOrder({ documents: listing, count }, request, conditionOf)
      : listing.subarray(0, count).subarray(offset, offset + limit);
    const folding = { products, isFolded };
    return { ids: productIds(shown), total: count, ...folding, leading: count, ...asTyped, facets };
  }

  /** For a query without words, such as "%": it matches nothing. */
  function findNothing({ filters, facets: request }: EngineRequest): EngineResult {
    const { facets } = narrow({ documents: listing, count: 0 }, filters, request);
    return { ids: [], total: 0, products: 0, isFolded: false, leading: 0, ...asTyped, facets };
  }

  return {
    search(request) {
      const text = request.query?.trim() ?? '';
      if (text === '') return list(request);
      const query = read(text);
      return query.words.length > 0 ? searchFor(query, request) : findNothing(request);
    },
    countsByCategory: () => new Map(data.categoryIds.map((id, place) => [id, sizeOf(place)])),
    suggest(text, limit) {
      const query = read(text);
      if (query.words.length === 0) return { productIds: [], categoryIds: [], brands: [] };
      const found = suggest(query, limit);
      const revision =
        found.productIds.length > 0 ? undefined : reviseQuery(query, vocabulary, { mayRespell: true });
      return revision ? suggest(read(revision.text), limit) : found;
    },
    nearbyCategories: createNearbyFinder(data),
    similar: (productId, limit) => productIds(findSimilar(data, productId, limit)),
    family(productId) {
      const document = findDocument(data, productId);
      const number = document < 0 ? 0 : data.family[document];
      const members = data.familyDocuments.subarray(data.familyStarts[number], data.familyStarts[number + 1]);
      return number === 0 ? [] : productIds(members).sort((a, b) => a - b);
    },
  };
}

/** Falls of prices are of single products. */
export const mayFold = ({ isFolded = false, fallenWithin, filters }: EngineRequest): boolean =>
  isFolded && fallenWithin === undefined && !choosesVariant(filters);

/** Words of a text in the order in which it has them, each once. */
function inOrderOf(text: string, words: readonly string[]): string[] {
  const placeOf = (word: string) => {
    const at = ` ${text.replaceAll(/\s+/g, ' ')} `.indexOf(` ${word} `);
    return at < 0 ? text.length : at;
  };
  return [...new Set(words)].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Of a query that was searched as it was typed. */
export const asTyped = { correctedQuery: null, missingWords: [], shelfIds: [], holdsAllWords: true };

export const described = (
  { text }: Pick<QueryWords, 'text'>,
  revision: Revision | undefined,
  { unheld, isAnswered, shelfIds }: { unheld: readonly string[]; isAnswered: boolean; shelfIds: number[] },
) => ({
  correctedQuery: revision?.isRespelt ? revision.text : null,
  missingWords: inOrderOf(text, [...(revision?.missing ?? []), ...unheld]),
  shelfIds,
  holdsAllWords: isAnswered,
});

/** The best matches that a word of the query has to be in, as many as a page shows. */
export const lookedThrough = 24;

export const halfAsMany = 0.5;

/** The first of both, then the second of both, … */
export const inTurns = <T>(some: readonly T[], others: readonly T[]): T[] =>
  some.flatMap((each, i) => [each, ...others.slice(i, i + 1)]);

export const isStored = (request: EngineRequest): request is EngineRequest & { sort: StoredSort } =>
  request.sort !== 'relevance';

const lastKey = 2 ** 31 - 1;

/** Sort keys of the offers in the chosen conditions; undefined: the order does not depend on them. */
function createConditionKey(
  { offerBits, conditionPrices, contentAmount, orders }: IndexData,
  sort: StoredSort,
  conditionOf: Uint8Array,
): ((document: number) => number) | undefined {
  const pricesOf = (document: number) => {
    const condition = conditionOf[offerBits[document]];
    return conditionPrices[condition] as IndexData['conditionPrices'][number];
  };
  if (sort === 'delivered') return (document) => pricesOf(document).totalCents[document];
  if (sort === 'price') return (document) => pricesOf(document).priceCents[document];
  if (sort === 'price_desc') return (document) => lastKey - pricesOf(document).priceCents[document];
  if (sort === 'arrival') return (document) => pricesOf(document).deliveryDays[document];
  if (sort === 'unit_price')
    return (document) =>
      unitPriceKey(pricesOf(document).priceCents[document], contentAmount[document], lastKey);
  // Drops exist for new goods only.
  const { places } = orders[sort];
  const isNew = (document: number) => conditionOf[offerBits[document]] === 0;
  if (sort === 'drop' || sort === 'drop_amount' || sort === 'drop_usual')
    return (document) => (isNew(document) ? places[document] : lastKey);
  return undefined;
}

/** Removes matches of other categories, in place. */
function filterByCategory(matches: Matches, category: Uint16Array, wanted: Uint8Array): Matches {
  const { documents } = matches;
  let count = 0;
  for (let i = 0; i < matches.count; i++) {
    const document = documents[i];
    if (wanted[category[document]] === 1) documents[count++] = document;
  }
  return { ...matches, count };
}
