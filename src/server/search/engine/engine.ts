import type { Language } from '../../../contract/language.ts';
import { createNarrower } from './facets/narrower.ts';
import type { IndexData } from './index-data.ts';
import { createProductLists } from './list-products.ts';
import { createLesserKinds } from './querying/categories/lesser-kinds.ts';
import { createMatchFinder } from './querying/find-matches.ts';
import { byStanding, createFolder } from './querying/fold.ts';
import { createCategoryFinder } from './querying/named-categories.ts';
import { createNearbyFinder, findHeldAbove } from './querying/nearby.ts';
import { createOrderPages } from './querying/order-pages.ts';
import { createPager } from './querying/pager.ts';
import { createNumberedNames } from './querying/reading/numbered-names.ts';
import { type QueryVocabulary, readQuery } from './querying/reading/read-query.ts';
import { createScorer } from './querying/scoring.ts';
import { createScratch, type Scratch } from './querying/scratch.ts';
import { findDocument, findSimilar } from './querying/similar.ts';
import type { Suggestions } from './querying/suggest.ts';
import { createSuggester } from './querying/suggest-products.ts';
import type { EngineRequest, EngineResult } from './request.ts';
import type { ClickedProduct } from './search-document.ts';
import { createProductSearch, foldByScore } from './search-products.ts';
import { createTypedSuggester } from './suggest-typed.ts';
import { openDictionary } from './words/dictionary.ts';
import { openCorrector } from './words/spelling.ts';
import type { SenseFinders } from './words/synonyms.ts';

export type Engine = {
  search(request: EngineRequest): EngineResult;
  /** Listed products by category id, those below it included; products without a category are not counted. */
  countsByCategory(): Map<number, number>;
  /** At most `limit` of each kind for a text that is still being typed. */
  suggest(text: string, limit: number, language?: Language): Suggestions;
  /** Ids of categories near a query without results: the nearest that hold something above those that it names, else similar ones. */
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
  const pager = createPager(data.listed, scratch);
  const findCategories = createCategoryFinder(data, findSenses);
  const placeOfCategory = new Map(data.categoryIds.map((id, place) => [id, place]));
  const listLesserKinds = createLesserKinds(findCategories, said, data);
  const folder = createFolder(data, scratch);
  const findNearby = createNearbyFinder(data);
  const read = (text: string) => readQuery(text, vocabulary);

  /** All listed documents, or those of a category, by standing. Read-only. */
  function browse(categoryId: number | undefined): Uint32Array {
    if (categoryId === undefined) return data.everything;
    const place = placeOfCategory.get(categoryId);
    if (place === undefined) return data.everything.subarray(0, 0);
    return data.categoryDocuments.subarray(data.categoryStarts[place], data.categoryStarts[place + 1]);
  }

  /** Listed documents of the category at this place, those below it included. */
  const sizeOf = (place: number) => data.categoryStarts[place + 1] - data.categoryStarts[place];

  function productIds(documents: ArrayLike<number>): number[] {
    const ids: number[] = [];
    for (let i = 0; i < documents.length; i++) ids.push(data.ids[documents[i]]);
    return ids;
  }

  function bestIn(categoryId: number, limit: number): number[] {
    const documents = Uint32Array.from(browse(categoryId));
    const count = folder.fold(documents, documents.length, byStanding);
    return [...documents.subarray(0, Math.min(count, limit))];
  }

  const narrow = createNarrower(data, scratch);
  const paging = { ...folder, narrow, orderPages: createOrderPages(data, pager), productIds };
  const { list, listNothing } = createProductLists(data, scratch, { ...paging, browse });
  const finding = { scorer, pager, findCategories, clicked, placeOfCategory, listLesserKinds };

  /** Texts as they are understood on a page in a language. */
  function readIn(language: Language | undefined) {
    const ownVocabulary = { ...vocabulary, language };
    const findMatches = createMatchFinder(data, { ...finding, vocabulary: ownVocabulary });
    const suggestFor = createSuggester(data, {
      ...{ score: scorer.score, pager, findCategories, placeOfCategory, sizeOf, bestIn },
      vocabulary: ownVocabulary,
      foldMatches: (matches) => foldByScore(folder, matches),
    });
    return {
      read: (text: string) => readQuery(text, ownVocabulary),
      searchFor: createProductSearch({ ...paging, findMatches, pager }),
      suggestTyped: createTypedSuggester(ownVocabulary, (query, limit) => {
        const { documents, ...others } = suggestFor(query, limit);
        return { productIds: productIds(documents), ...others };
      }),
    };
  }
  const readers = new Map<Language | undefined, ReturnType<typeof readIn>>();
  const readerIn = (language: Language | undefined) => {
    const reader = readers.get(language) ?? readIn(language);
    readers.set(language, reader);
    return reader;
  };

  return {
    search(request) {
      const text = request.query?.trim() ?? '';
      if (text === '') return list(request);
      const reader = readerIn(request.language);
      const query = reader.read(text);
      return query.words.length > 0 ? reader.searchFor(query, request) : listNothing(request);
    },
    countsByCategory: () => new Map(data.categoryIds.map((id, place) => [id, sizeOf(place)])),
    suggest(text, limit, language) {
      const { productIds, categoryIds, brands } = readerIn(language).suggestTyped(text, limit);
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
