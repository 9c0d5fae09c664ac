import type { Database } from '../../../platform/database/database.ts';
import { type Ask, bucketsOf, isListed } from '../questions.ts';

/** What a category's listed products add up to: how many, and sums of their ids and prices in cents. */
type Sums = { products: number; ids: number; cents: number };

export type Difference = { categoryId: number; database: Sums; index: Sums };

const nothing: Sums = { products: 0, ids: 0, cents: 0 };
/** Stands for products without a category. */
const noCategory = -1;

async function sumDatabase(db: Database): Promise<Map<number, Sums>> {
  const rows = await db.rows<Sums & { categoryId: number }>(
    `select coalesce(p.category_id, ${noCategory}) as "categoryId", count(*) as products, sum(p.id)::float8 as ids,
            coalesce(sum(s.price_cents), 0)::float8 as cents
       from products p left join product_summaries s on s.product_id = p.id
      where s.main_offer_id is not null or awaits_merchant(p)
      group by 1`,
  );
  return new Map(rows.map(({ categoryId, products, ids, cents }) => [categoryId, { products, ids, cents }]));
}

async function sumIndex(ask: Ask): Promise<Map<number, Sums>> {
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
  const valueOf = (sum: unknown) => (sum as { value: number }).value;
  return new Map(
    bucketsOf(aggregations?.categories).map(({ key, doc_count, ids, cents }) => [
      Number(key),
      { products: doc_count, ids: valueOf(ids), cents: valueOf(cents) },
    ]),
  );
}

/** Compares every category of the live index with the database. */
export async function compareCategories(db: Database, ask: Ask): Promise<Difference[]> {
  const [database, index] = await Promise.all([sumDatabase(db), sumIndex(ask)]);
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
