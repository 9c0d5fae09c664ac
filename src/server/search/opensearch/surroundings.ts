import { neverGivenOf, pathsOf } from '../engine/building/build-columns.ts';
import type { IndexData } from '../engine/index-data.ts';
import { createLesserKinds, type LesserKinds } from '../engine/querying/categories/lesser-kinds.ts';
import { nameOfWords } from '../engine/querying/learned-lifts.ts';
import { createCategoryFinder } from '../engine/querying/named-categories.ts';
import { queryWords } from '../engine/querying/reading/read-query.ts';
import { createCategorySuggester } from '../engine/querying/suggest.ts';
import type { ClickedProduct, SearchCategory, SearchMerchant } from '../engine/search-document.ts';
import type { SenseFinders } from '../engine/words/synonyms.ts';
import { bucketsOf, isListed, type SearchIndex } from './query-language.ts';

/** What queries need beside products: small, and read again with each version of the catalogue. */
export type Surroundings = {
  categories: readonly SearchCategory[];
  categoryPaths: IndexData['categoryPaths'];
  merchants: readonly SearchMerchant[];
  findSenses: SenseFinders['asked'];
  findCategories: ReturnType<typeof createCategoryFinder>;
  listLesserKinds: LesserKinds;
  suggestCategories: ReturnType<typeof createCategorySuggester>;
  /** By query as `nameOfWords` names it, how often each product was opened. */
  learned: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** How many products lists hold. */
  listed: number;
  /** By category, those below it included. */
  countsByCategory: ReadonlyMap<number, number>;
};

type Read = {
  categories: readonly SearchCategory[];
  merchants: readonly SearchMerchant[];
  senses: SenseFinders;
  clicked: readonly ClickedProduct[];
};

/** Joins what the database says with the counts of the index. */
export async function openSurroundings(
  ask: SearchIndex,
  { categories, merchants, senses, clicked }: Read,
): Promise<Surroundings> {
  const { hits, aggregations } = await ask('products', {
    size: 0,
    query: isListed,
    track_total_hits: true,
    aggs: { categories: { terms: { field: 'category', size: 65_000 } } },
  });
  const categoryPaths = pathsOf(categories);
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]));
  const counts = new Uint32Array(categories.length);
  for (const { key, doc_count } of bucketsOf(aggregations?.categories))
    for (const place of categoryPaths[placeOf.get(Number(key)) ?? -1] ?? [])
      counts[place] = (counts[place] ?? 0) + doc_count;
  const names = {
    categoryIds: categories.map(({ id }) => id),
    categoryNames: categories.map((category) => category.names),
    categoryCalled: categories.map(({ called = [] }) => called),
    neverGiven: neverGivenOf(categories),
    categoryPaths,
  };
  const starts = new Uint32Array(categories.length + 1);
  counts.forEach((count, place) => {
    starts[place + 1] = (starts[place] ?? 0) + count;
  });
  const findCategories = createCategoryFinder(names, senses.asked);
  return {
    categories,
    categoryPaths,
    merchants,
    findSenses: senses.asked,
    findCategories,
    listLesserKinds: createLesserKinds(findCategories, senses.said, names),
    suggestCategories: createCategorySuggester({ ...names, categoryStarts: starts }),
    learned: countClicks(clicked),
    listed: hits.total.value,
    countsByCategory: new Map(categories.map(({ id }, place) => [id, counts[place] ?? 0])),
  };
}

function countClicks(clicked: readonly ClickedProduct[]): Map<string, Map<number, number>> {
  const learned = new Map<string, Map<number, number>>();
  for (const { query, productId, count } of clicked) {
    const name = nameOfWords(queryWords(query));
    const own = learned.get(name) ?? new Map<number, number>();
    learned.set(name, own.set(productId, (own.get(productId) ?? 0) + count));
  }
  return learned;
}
