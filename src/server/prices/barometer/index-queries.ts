import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Day, IndexDay } from './index-days.ts';

/** Days that are looked back at most where nothing is known yet. */
const wholeHistoryDays = 400;

/**
 * The days in Paris that are over at `now` and not counted yet, oldest first, behind the one before them, which they are
 * compared with; none where nothing is missing.
 */
export function listMissingDays(db: Database, now: Date): Promise<Day[]> {
  return db.rows<Day>(
    `with bounds as (
       select coalesce(
           (select max(day) from price_index_days where category_id is null),
           (select min(first_seen_at at time zone 'Europe/Paris')::date from offers)
         ) as first,
         ($1::timestamptz at time zone 'Europe/Paris')::date as today
     )
     select to_char(day, 'YYYY-MM-DD') as day, (day + interval '1 day') at time zone 'Europe/Paris' as "endsAt"
     -- Without a zone: a series of dates would be of midnights where the session is.
     from bounds, generate_series(
       greatest(first, today - ${wholeHistoryDays})::timestamp, (today - 1)::timestamp, interval '1 day') as day
     where first < today - 1
     order by day`,
    [now],
  );
}

/** A product with its category and all above it. */
export type IndexedProduct = { id: number; categoryIds: number[] };

/** Products that have or had offers, in order of their ids, behind `after`. */
export function listIndexedProducts(db: Database, after: number, limit: number): Promise<IndexedProduct[]> {
  return db.named<IndexedProduct>(
    'indexed_products',
    `select p.id, array(select above.id from category_and_above(p.category_id) as above) as "categoryIds"
     from products p
     where p.id > $1 and p.merged_into is null and p.category_id is not null
     order by p.id
     limit $2`,
    [after, limit],
  );
}

/** Writes days down; those that another process has written meanwhile stay. */
export function writeIndexDays(tx: Transaction, days: readonly IndexDay[]): Promise<number> {
  return tx.execute(
    `insert into price_index_days (category_id, day, log_change, products)
     select given."categoryId", given.day, given."logChange", given.products
     from jsonb_to_recordset($1::jsonb) as given ("categoryId" integer, day date, "logChange" float8, products integer)
     where given."categoryId" is null or exists (select from categories where id = given."categoryId")
     on conflict do nothing`,
    [JSON.stringify(days)],
  );
}

/** The last day that is counted; null: none is. */
export async function getLastDay(db: Database): Promise<string | null> {
  const [row] = await db.named<{ day: string | null }>(
    'last_index_day',
    `select to_char(max(day), 'YYYY-MM-DD') as day from price_index_days where category_id is null`,
  );
  return row?.day ?? null;
}

/** How a category's prices moved in a period that has no gap; `logChange`: of all its days. */
export type IndexMovement = {
  categoryId: number | null;
  since: string;
  to: string;
  logChange: number;
  products: number;
};

export type IndexBounds = {
  /** Days that are looked back from the last one that is counted. */
  days: number;
  /** A day with fewer products is a gap: nothing before it counts. */
  minProducts: number;
  /** A shorter period says nothing. */
  minDays: number;
};

/** Of the days within the bounds those that follow each other up to the last one, by category. */
const unbroken = `
  select i.category_id, i.day, i.log_change, i.products
  from (
    select category_id, day, log_change, products,
      day + row_number() over (partition by category_id order by day desc)::int - 1 as ends
    from price_index_days
    where day > (select max(day) from price_index_days where category_id is null) - $1::int and products >= $2
  ) as i
  where i.ends = (select max(day) from price_index_days where category_id is null)`;

/** The movement of each category that has one, and of all products. */
export function listMovements(
  db: Database,
  { days, minProducts, minDays }: IndexBounds,
): Promise<IndexMovement[]> {
  return db.named<IndexMovement>(
    'index_movements',
    `select category_id as "categoryId", to_char(min(day) - 1, 'YYYY-MM-DD') as since, to_char(max(day), 'YYYY-MM-DD') as to,
       sum(log_change) as "logChange", (array_agg(products order by day desc))[1] as products
     from (${unbroken}) as i
     group by category_id
     having count(*) >= $3`,
    [days, minProducts, minDays],
  );
}

/** A category with its level in the tree, 1 for departments. */
export type IndexCategory = { id: number; name: string; nameFr: string; level: number };

/** All categories in the order of menus. */
export function listIndexCategories(db: Database): Promise<IndexCategory[]> {
  return db.named<IndexCategory>(
    'index_categories',
    `select c.id, c.name, c.name_fr as "nameFr", t.level
     from category_tree t join categories c on c.id = t.id
     order by t.place
     limit 5000`,
  );
}

/** How prices of one category (null: all) moved, a row a day, oldest first. */
export function listIndexDays(
  db: Database,
  categoryId: number | null,
  { days, minProducts }: IndexBounds,
): Promise<IndexDay[]> {
  return db.named<IndexDay>(
    'index_days',
    `select category_id as "categoryId", to_char(day, 'YYYY-MM-DD') as day, log_change as "logChange", products
     from (${unbroken}) as i
     where category_id is not distinct from $3
     order by day`,
    [days, minProducts, categoryId],
  );
}
