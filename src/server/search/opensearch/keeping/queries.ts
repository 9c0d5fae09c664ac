import type { Database, Transaction } from '../../../platform/database/database.ts';

/** Locks that one process at a time has; freed with the transaction, also by a process that dies. */
export type IndexLock = 'search index' | 'search rebuild';

export async function tryLock(tx: Transaction, name: IndexLock): Promise<boolean> {
  const [lock] = await tx.rows<{ isHeld: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isHeld"`,
    [name],
  );
  return lock?.isHeld ?? false;
}

/** Tells web processes that the index holds a version of the catalogue. */
export const notifyIndexed = (db: Database, version: number): Promise<number> =>
  db.execute(`select pg_notify('search_indexed', $1)`, [String(version)]);

/** Ids behind one, in their order. */
export async function listProductIds(db: Database, after: number, limit: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>('select id from products where id > $1 order by id limit $2', [
    after,
    limit,
  ]);
  return rows.map(({ id }) => id);
}

/** What a category's listed products add up to: how many, and sums of their ids and prices in cents. */
export type Sums = { products: number; ids: number; cents: number };

/** Stands for products without a category. */
export const noCategory = -1;

export async function sumByCategory(db: Database): Promise<Map<number, Sums>> {
  const rows = await db.rows<Sums & { categoryId: number }>(
    `select coalesce(p.category_id, $1) as "categoryId", count(*) as products, sum(p.id)::float8 as ids,
            coalesce(sum(s.price_cents), 0)::float8 as cents
       from products p left join product_summaries s on s.product_id = p.id
      where s.main_offer_id is not null or awaits_merchant(p)
      group by 1`,
    [noCategory],
  );
  return new Map(rows.map(({ categoryId, products, ids, cents }) => [categoryId, { products, ids, cents }]));
}
