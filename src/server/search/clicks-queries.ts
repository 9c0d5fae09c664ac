import type { Database } from '../platform/database/database.ts';
import type { ClickedProduct } from './engine/search-document.ts';

const today = `(now() at time zone 'Europe/Paris')::date`;

/** Adds counts to today's, ten at most of one product; new pairs only while the day holds fewer than `most`. */
export async function addClicks(
  db: Database,
  clicks: readonly ClickedProduct[],
  most: number,
): Promise<void> {
  await db.execute(
    `insert into search_clicks (day, query, product_id, count)
     select ${today}, c.query, c.product_id, least(c.count, 10)
     from unnest($1::text[], $2::bigint[], $3::integer[]) with ordinality as c (query, product_id, count, place)
     join products p on p.id = c.product_id
     cross join (select count(*) as rows from search_clicks where day = ${today}) as held
     where held.rows + c.place <= $4
     on conflict (day, query, product_id) do update set count = least(search_clicks.count + excluded.count, 10)`,
    [
      clicks.map(({ query }) => query),
      clicks.map(({ productId }) => productId),
      clicks.map(({ count }) => count),
      most,
    ],
  );
}

/** Forgets what is older than so many days. */
export async function deleteOldClicks(db: Database, days: number): Promise<void> {
  await db.execute(`delete from search_clicks where day < ${today} - $1::integer`, [days]);
}

/** Products opened five times or more from one query, of queries with fifty such clicks: fewer tell nothing. */
export function listClickedProducts(db: Database): Promise<ClickedProduct[]> {
  return db.rows<ClickedProduct>(
    `select query, product_id as "productId", count from (
       select query, product_id, sum(count)::integer as count, sum(sum(count)) over (partition by query) as of_query
       from search_clicks group by query, product_id having sum(count) >= 5
     ) as told
     where of_query >= 50 order by query, product_id`,
  );
}
