import type { ProductSort } from '../../../contract/sorting.ts';
import { namesWithin } from './category-names.ts';
import { openDictionary } from './dictionary.ts';
import type { IndexData } from './index-data.ts';
import { createPager, type Page, type Pager } from './paging.ts';
import { canonicalForm, correctQuery, parseQuery, type QueryVocabulary, queryWords } from './query.ts';
import { createScorer, type Matches } from './scoring.ts';
import { findSimilar } from './similar.ts';
import { openCorrector } from './spelling.ts';
import type { SenseFinder, SenseFinders } from './synonyms.ts';

export type EngineRequest = Page & {
  /** What was typed; blank or absent lists everything. */
  query?: string;
  categoryId?: number;
  sort: ProductSort;
};

export type EngineResult = {
  /** Product ids of the page. */
  ids: number[];
  /** How many products the whole list holds. */
  total: number;
  /** What was searched in place of the query, where it holds words that no product does. */
  correctedQuery: string | null;
};

export type Engine = {
  search(request: EngineRequest): EngineResult;
  /** Listed products by category id; products without a category are not counted. */
  countsByCategory(): Map<number, number>;
  /** Listed products most like this one, best first; none where the index does not know it. */
  similar(productId: number, limit: number): number[];
};

/** Opens a finished index. Cheap but for the scratch arrays, a few bytes per document. */
export function openEngine(data: IndexData, { asked: findSenses }: SenseFinders): Engine {
  const dictionary = openDictionary(data.dictionary);
  const frequency = (term: number) => (data.starts[term + 1] as number) - (data.starts[term] as number);
  const vocabulary: QueryVocabulary = {
    dictionary,
    findSenses,
    frequency,
    correct: openCorrector(data.spelling, dictionary, frequency),
    listed: data.listed,
  };
  const score = createScorer(data);
  const pager = createPager(data.listed);
  const categoriesByName = nameCategories(data, findSenses);
  const placeOfCategory = new Map(data.categoryIds.map((id, place) => [id, place]));

  function browse(categoryId: number | undefined): Uint32Array | undefined {
    if (categoryId === undefined) return undefined;
    const place = placeOfCategory.get(categoryId);
    if (place === undefined) return new Uint32Array(0);
    return data.categoryDocuments.subarray(data.categoryStarts[place], data.categoryStarts[place + 1]);
  }

  function findMatches(query: string, categoryId: number | undefined): Matches {
    const { concepts, canonical } = parseQuery(query, vocabulary);
    const matches = score(concepts, categoriesByName.get(canonical) ?? none);
    if (categoryId === undefined) return matches;
    return keepCategory(matches, data.category, placeOfCategory.get(categoryId) ?? -1);
  }

  const productIds = (documents: Iterable<number>) =>
    Array.from(documents, (document) => data.ids[document] as number);

  return {
    search({ query = '', categoryId, sort, offset, limit }) {
      const page = { offset, limit };
      if (queryWords(query).length > 0) {
        const corrected = correctQuery(query, vocabulary);
        const matches = findMatches(corrected ?? query, categoryId);
        const documents =
          sort === 'relevance'
            ? pager.byScore(matches, page)
            : pager.byOrder(matches, data.orders[sort], page);
        const correctedQuery = matches.count > 0 ? corrected : null;
        return { ids: productIds(documents), total: matches.count, correctedQuery };
      }
      const documents = browse(categoryId);
      return {
        ids: productIds(pageOfBrowsed(data, pager, documents, sort, page)),
        total: documents?.length ?? data.listed,
        correctedQuery: null,
      };
    },
    countsByCategory: () =>
      new Map(
        data.categoryIds.map((id, place) => [
          id,
          (data.categoryStarts[place + 1] as number) - (data.categoryStarts[place] as number),
        ]),
      ),
    similar: (productId, limit) => productIds(findSimilar(data, productId, limit)),
  };
}

const none: ReadonlySet<number> = new Set();

/** Takes what is in other categories out of the matches, in place. */
function keepCategory(matches: Matches, category: Uint16Array, place: number): Matches {
  const { documents } = matches;
  let count = 0;
  for (let i = 0; i < matches.count; i++) {
    const document = documents[i] as number;
    if (category[document] === place) documents[count++] = document;
  }
  return { ...matches, count };
}

/** A page of a category, or of everything (`documents` undefined), without a query. */
function pageOfBrowsed(
  data: IndexData,
  pager: Pager,
  documents: Uint32Array | undefined,
  sort: ProductSort,
  { offset, limit }: Page,
): Iterable<number> {
  if (sort === 'relevance') {
    if (documents) return documents.subarray(offset, offset + limit);
    const length = Math.max(0, Math.min(limit, data.listed - offset));
    return Array.from({ length }, (_, i) => offset + i);
  }
  if (!documents) return data.orders[sort].documents.subarray(offset, offset + limit);
  return pager.byOrder({ documents, count: documents.length }, data.orders[sort], { offset, limit });
}

/** Places of categories by every canonical form of their names. */
function nameCategories(data: IndexData, findSenses: SenseFinder): Map<string, Set<number>> {
  const categories = new Map<string, Set<number>>();
  data.categoryNames.forEach((names, place) => {
    for (const name of names.flatMap(namesWithin)) {
      const form = canonicalForm(queryWords(name), findSenses);
      categories.set(form, (categories.get(form) ?? new Set()).add(place));
    }
  });
  return categories;
}
