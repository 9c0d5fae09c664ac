import type { Database } from '../platform/database/database.ts';
import type { ClickedProduct } from './engine/search-document.ts';

/** A click on a result; `mark`, 0 to 63, is the same for all of one address in one query. */
export type MarkedClick = Omit<ClickedProduct, 'count'> & { mark: number };

const today = `(now() at time zone 'Europe/Paris')::date`;

/** Adds marks to today's; new pairs of query and product only while the day holds fewer than `max`. */
export async function addClicks(db: Database, clicks: readonly MarkedClick[], max: number): Promise<void> {
  await db.execute(
    `insert into search_clicks (day, query, product_id, marks)
     select ${today}, c.query, c.product_id, c.marks
     from (
       select query, product_id, bit_or(1::bigint << mark) as marks, row_number() over (order by min(place)) as place
       from unnest($1::text[], $2::bigint[], $3::integer[]) with ordinality as c (query, product_id, mark, place)
       group by query, product_id
     ) as c
     join products p on p.id = c.product_id
     cross join (select count(*) as rows from search_clicks where day = ${today}) as held
     where held.rows + c.place <= $4
     on conflict (day, query, product_id) do update set marks = search_clicks.marks | excluded.marks`,
    [
      clicks.map(({ query }) => query),
      clicks.map(({ productId }) => productId),
      clicks.map(({ mark }) => mark),
      max,
    ],
  );
}

/** Deletes what is older than so many days. */
export async function deleteOldClicks(db: Database, days: number): Promise<void> {
  await db.execute(`delete from search_clicks where day < ${today} - $1::integer`, [days]);
}

/** As many addresses as most likely set so many of 64 marks. */
const addressesOf = (marks: string) =>
  `round(64 * ln(64 / greatest(0.5, 64 - bit_count(${marks}::bit(64)))))::integer`;

/** Products that five addresses or more opened from one query, of queries with fifty such addresses: fewer tell nothing. */
export function listClickedProducts(db: Database): Promise<ClickedProduct[]> {
  return db.rows<ClickedProduct>(
    `select query, product_id as "productId", ${addressesOf('marks')} as count
     from (
       select query, product_id, marks, bit_or(marks) over (partition by query) as of_query
       from (
         select query, product_id, bit_or(marks) as marks from search_clicks group by query, product_id
       ) as opened
       where bit_count(marks::bit(64)) >= 5
     ) as told
     where ${addressesOf('of_query')} >= 50 order by query, product_id`,
  );
}
