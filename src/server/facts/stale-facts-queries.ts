import type { Database } from '../platform/database/database.ts';
import { offersInCategories } from './facts-queries.ts';

/** Marks as stale the products whose offers an import has added, removed, or changed in their texts. */
export async function markStaleFacts(db: Database): Promise<void> {
  await db.execute(
    `insert into stale_product_facts (product_id, may_lag)
     select product_id, true from pg_temp.touched_offers where change <> 'changed'
     union
     select product_id, true from pg_temp.touched_texts
     on conflict do nothing`,
  );
}

/** Marks the products with offers in these categories of merchants; returns how many of them are offered. */
export async function markStaleFactsIn(
  db: Database,
  categories: readonly { merchantId: number; hash: number }[],
): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `with concerned as (
       select o.product_id, bool_or(o.gone_at is null) as is_offered from ${offersInCategories} group by o.product_id
     ), marked as (
       insert into stale_product_facts (product_id, may_lag) select product_id, false from concerned
       on conflict (product_id) do update set may_lag = false
     )
     select count(*) filter (where is_offered) as count from concerned`,
    [categories.map(({ merchantId }) => merchantId), categories.map(({ hash }) => hash)],
  );
  return row?.count ?? 0;
}

/** Keeps the name of the rules that facts are made by; whether it was another one. */
export async function keepFactsRules(db: Database, rules: string): Promise<boolean> {
  const changed = await db.execute(
    `insert into facts_rules (rules) values ($1)
     on conflict (is_only) do update set rules = excluded.rules where facts_rules.rules <> excluded.rules`,
    [rules],
  );
  return changed > 0;
}

/** Keeps the name of the rules where none is kept and all products are stale: those of a first import. */
export async function keepFirstRules(db: Database, rules: string): Promise<void> {
  await db.execute(
    `insert into facts_rules (rules)
     select $1 where not exists (
       select from products p where not exists (select from stale_product_facts s where s.product_id = p.id)
     )
     on conflict do nothing`,
    [rules],
  );
}

export const markAllFactsStale = (db: Database): Promise<number> =>
  db.execute(
    'insert into stale_product_facts (product_id, may_lag) select id, true from products on conflict do nothing',
  );

/** `mayLag`: pages may show its former facts for some seconds: an import or new rules change them, no person. */
export type StaleProduct = { id: number; mayLag: boolean };

/** Takes stale products off the list, the smallest ids first: their offers' texts are stored together. */
export async function takeStaleProducts(db: Database, limit: number): Promise<StaleProduct[]> {
  const taken = await db.rows<StaleProduct>(
    `delete from stale_product_facts
     where product_id in (select product_id from stale_product_facts order by product_id limit $1)
     returning product_id as id, may_lag as "mayLag"`,
    [limit],
  );
  return taken.sort((a, b) => a.id - b.id);
}
