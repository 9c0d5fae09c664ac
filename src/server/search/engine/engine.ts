import type { FacetRequest, Facets } from './facets/filters.ts';
import { type ChosenOffers, createNarrower } from './facets/narrower.ts';
import { fallenBit, type IndexData } from './index-data.ts';
import { type Completions, readTyped } from './querying/complete-phrase.ts';
import { createMatchFinder } from './querying/find-matches.ts';
import { byStanding, createFoldedLists, createFolder } from './querying/fold.ts';
import { countLeading, minLeadingScore, minWholeScore } from './querying/leading.ts';
import { createCategoryFinder, createLesserKinds } from './querying/named-categories.ts';
import { namesVariant } from './querying/named-variants.ts';
import { createNearbyFinder, findHeldAbove } from './querying/nearby.ts';
import { createNumberedNames } from './querying/numbered-names.ts';
import { createOrderPages } from './querying/order-pages.ts';
import { createPager } from './querying/pager.ts';
import { type QueryVocabulary, type QueryWords, readQuery } from './querying/query.ts';
import { reviseTyped } from './querying/revising/revise-typed.ts';
import { createScorer, type Matches } from './querying/scoring.ts';
import { createScratch, type Scratch } from './querying/scratch.ts';
import { findDocument, findSimilar } from './querying/similar.ts';
import { isBetter, isMeant, mergeSuggestions, noSuggestions, type Suggestions } from './querying/suggest.ts';
import { createSuggester } from './querying/suggest-products.ts';
import { asTyped, described, type EngineRequest, type EngineResult, isStored, mayFold } from './request.ts';
import type { ClickedProduct } from './search-document.ts';
import { openDictionary } from './words/dictionary.ts';
import { openCorrector } from './words/spelling.ts';
import type { SenseFinders } from './words/synonyms.ts';

export type Engine = {
  search(request: EngineRequest): EngineResult;
  /** Listed products by category id, those below it included; products without a category are not counted. */
  countsByCategory(): Map<number, number>;
  /** At most `limit` of each kind for a text that is still being typed. */
  suggest(text: string, limit: number): Suggestions;
  /** Ids of categories near a query without results: the nearest that hold something above those that it names, else similar ones. */
  nearbyCategories(text: string, limit: number): number[];
  /** Listed products most similar to this one, best first, one of each other family; none where it is not in the index. */
  similar(productId: number, limit: number): number[];
  /** Listed products of its family, itself among them where it is listed, in the order of their ids; none where it has none. */
  family(productId: number): number[];
};

const sizesOf = (chosen: ChosenOffers | undefined) => (chosen?.sizes ? { sizes: chosen.sizes } : undefined);

const byRelevance = { sort: 'relevance', offset: 0, limit: 0 } as const;

/**
 * Opens a finished index; `clicked`: what people open from which query. Cheap except for `scratch`, some fifty bytes per document, unless reused from
 * another index.
 */
export function openEngine(
  data: IndexData,
  { said, asked: findSenses }: SenseFinders,
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
  const placeOfCategory = new Map(data.categoryIds.map((id, place) => [id, place]));
  const findMatches = createMatchFinder(data, {
    ...{ vocabulary, scorer, pager, findCategories, clicked, placeOfCategory },
    listLesserKinds: createLesserKinds(findCategories, said, data),
  });
  const listing = scratch('uint32', 'listing', data.listed);
  const wholeFacets = new Map<number | undefined, Facets>();
  const { fold } = createFolder(data, scratch);
  const { pageInOrder, pageByClass, isFirst } = createOrderPages(data, pager);
  const findNearby = createNearbyFinder(data);
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

  const read = (text: string) => readQuery(text, vocabulary);

  function productIds(documents: ArrayLike<number>): number[] {
    const ids: number[] = [];
    for (let i = 0; i < documents.length; i++) ids.push(data.ids[documents[i]]);
    return ids;
  }

  /** By relevance: 0 unless what lacks a word stands behind what holds all. */
  const minWhole = ({ documents, count, scores, isParted }: Matches): number =>
    isParted ? minWholeScore(count, (at) => scores[documents[at]]) : 0;

  /** Of what a text finds, what was meant stands for its family before what also matches, then what stands first. */
  function foldMatches(
    { documents, count, scores }: Matches,
    minScore: number,
    request: EngineRequest,
    chosen: ChosenOffers | undefined,
  ): number {
    if (!isStored(request))
      return fold(documents, count, (document, other) =>
        scores[document] === scores[other] ? document < other : scores[document] > scores[other],
      );
    const isBefore = isFirst(request, chosen);
    return fold(documents, count, (document, other) => {
      const [leads, otherLeads] = [scores[document] >= minScore, scores[other] >= minScore];
      return leads === otherLeads ? isBefore(document, other) : leads;
    });
  }

  function bestIn(categoryId: number, limit: number): number[] {
    const documents = Uint32Array.from(browse(categoryId));
    const count = fold(documents, documents.length, byStanding);
    return [...documents.subarray(0, Math.min(count, limit))];
  }

  const suggestFor = createSuggester(data, {
    ...{ vocabulary, score, pager, findCategories, placeOfCategory, sizeOf, bestIn },
    foldMatches: (matches) => foldMatches(matches, 0, byRelevance, undefined),
  });
  function suggest(query: QueryWords, limit: number): Suggestions & { isWhole: boolean } {
    const { documents, ...others } = suggestFor(query, limit);
    return { productIds: productIds(documents), ...others };
  }

  /** For the best phrase that a text begins: behind other words one that something holds with these. */
  function suggestCompleted({ texts, isBehind }: Completions, limit: number): Suggestions | undefined {
    for (const completed of texts) {
      const found = suggest(read(completed), limit);
      if (!isBehind || found.isWhole) return found;
    }
    return undefined;
  }

  function suggestTyped(text: string, limit: number): Suggestions {
    const { query, completions } = readTyped(text, vocabulary);
    if (query.words.length === 0) return noSuggestions;
    const found = suggest(query, limit);
    const completed = suggestCompleted(completions, limit);
    const isOneWord = query.words.length === 1;
    const merged = completed ? mergeSuggestions(found, completed, { limit, isOneWord }) : found;
    const isWhole = found.isWhole || completed !== undefined;
    if (isMeant(merged, isWhole)) return merged;
    const revision = reviseTyped(query, vocabulary, isWhole);
    const revised = revision && suggest(read(revision.text), limit);
    return revised && isBetter(revised, merged) ? revised : merged;
  }

  function searchFor(query: QueryWords, request: EngineRequest): EngineResult {
    const { matches, revision } = findMatches(query, request);
    // Of all that is found: a choice of facets moves nothing from one class to the other.
    const { documents: all, scores } = matches;
    const minScore = isStored(request)
      ? minLeadingScore(matches.count, (at) => scores[all[at]])
      : minWhole(matches);
    const { count: products, facets, chosen } = narrow(matches, request.filters, request.facets);
    const isFolded = mayFold(request) && !namesVariant(query);
    const count = isFolded
      ? foldMatches({ ...matches, count: products }, minScore, request, chosen)
      : products;
    const narrowed = { ...matches, count };
    const found = isStored(request)
      ? pageByClass(narrowed, minScore, request, chosen)
      : {
          documents: pager.byScore(narrowed, request),
          leading: minScore > 0 ? countLeading(narrowed, minScore) : count,
        };
    const { documents, leading } = found;
    return {
      ids: productIds(documents),
      total: count,
      products,
      isFolded,
      leading,
      ...described(query, revision, matches),
      ...sizesOf(chosen),
      facets,
    };
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
      if (data.fallenWithin[document] & fallenBit[days]) listing[count++] = document;
    }
    return count;
  }

  function list(request: EngineRequest): EngineResult {
    const all = browse(request.categoryId);
    if (!request.filters && request.fallenWithin === undefined) return listWhole(all, request);
    const whole = { documents: listing, count: copyListed(all, request.fallenWithin) };
    const { count: products, facets, chosen } = narrow(whole, request.filters, request.facets);
    const { offset, limit } = request;
    const isFolded = mayFold(request);
    const count = isFolded ? fold(listing, products, isFirst(request, chosen)) : products;
    const shown = isStored(request)
      ? pageInOrder({ documents: listing, count }, request, chosen)
      : listing.subarray(0, count).subarray(offset, offset + limit);
    const folding = { products, isFolded };
    const sizes = sizesOf(chosen);
    return { ids: productIds(shown), total: count, ...folding, leading: count, ...asTyped, ...sizes, facets };
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
      const { productIds, categoryIds, brands } = suggestTyped(text, limit);
      return { productIds, categoryIds, brands };
    },
    nearbyCategories(text, limit) {
      const above = findHeldAbove(findCategories(read(text)), data.categoryPaths, sizeOf);
      if (above.length === 0) return findNearby(text, limit);
      return above.flatMap((place) => data.categoryIds[place] ?? []).slice(0, limit);
    },
    similar: (productId, limit) => productIds(findSimilar(data, productId, limit)),
    family(productId) {
      const document = findDocument(data, productId);
      const number = document < 0 ? 0 : data.family[document];
      const members = data.familyDocuments.subarray(data.familyStarts[number], data.familyStarts[number + 1]);
      return number === 0 ? [] : productIds(members).sort((a, b) => a - b);
    },
  };
}
