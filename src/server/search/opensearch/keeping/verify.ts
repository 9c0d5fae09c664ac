import type { Database } from '../../../platform/database/database.ts';
import { bucketsOf, isListed, type SearchIndex } from '../query-language.ts';
import { noCategory, type Sums, sumByCategory } from './queries.ts';

export type Difference = { categoryId: number; database: Sums; index: Sums };

const nothing: Sums = { products: 0, ids: 0, cents: 0 };
async function sumIndex(ask: SearchIndex): Promise<Map<number, Sums>> {
  const { aggregations } = await ask('products', {
    size: 0,
    query: isListed,
    aggs: {
      categories: {
        terms: { field: 'category', size: 65_000, missing: noCategory },
        aggs: { ids: { sum: { field: 'id' } }, cents: { sum: { field: 'price' } } },
      },
    },
  });
  const amountOf = (sum: unknown) => (sum as { value: number }).value;
  return new Map(
    bucketsOf(aggregations?.categories).map(({ key, doc_count, ids, cents }) => [
      Number(key),
      { products: doc_count, ids: amountOf(ids), cents: amountOf(cents) },
    ]),
  );
}

/** Compares every category of the live index with the database. */
export async function compareCategories(db: Database, ask: SearchIndex): Promise<Difference[]> {
  const [database, index] = await Promise.all([sumByCategory(db), sumIndex(ask)]);
  return [...new Set([...database.keys(), ...index.keys()])]
    .map((categoryId) => ({
      categoryId,
      database: database.get(categoryId) ?? nothing,
      index: index.get(categoryId) ?? nothing,
    }))
    .filter(
      ({ database: one, index: other }) =>
        one.products !== other.products || one.ids !== other.ids || one.cents !== other.cents,
    );
}
