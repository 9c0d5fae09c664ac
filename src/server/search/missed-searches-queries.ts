import type { Database } from '../platform/database.ts';

export type MissedSearch = { query: string; count: number };
/** What was searched in vain in some days, the most frequent first. */
export type MissedSearchRow = MissedSearch & { lastDay: string };

const today = `(now() at time zone 'Europe/Paris')::date`;

/** Adds counts to today's; new queries only while the day holds fewer than `most`. */
export async function addMissedSearches(
  db: Database,
  missed: readonly MissedSearch[],
  most: number,
): Promise<void> {
  await db.execute(
    `insert into searches_without_result (day, query, count)
     select ${today}, missed.query, missed.count
     from unnest($1::text[], $2::integer[]) with ordinality as missed (query, count, place),
       (select count(*) as rows from searches_without_result where day = ${today}) as held
     where held.rows + missed.place <= $3 or exists (
       select from searches_without_result known where known.day = ${today} and known.query = missed.query)
     on conflict (day, query) do update
       set count = least(searches_without_result.count::bigint + excluded.count, 1000000000)::integer`,
    [missed.map(({ query }) => query), missed.map(({ count }) => count), most],
  );
}

/** Forgets what is older than so many days. */
export async function deleteOldMissedSearches(db: Database, days: number): Promise<void> {
  await db.execute(`delete from searches_without_result where day < ${today} - $1::integer`, [days]);
}

export function listMissedSearchRows(db: Database, days: number, limit: number): Promise<MissedSearchRow[]> {
  return db.rows<MissedSearchRow>(
    `select query, sum(count)::integer as count, max(day)::text as "lastDay"
     from searches_without_result where day > ${today} - $1::integer
     group by query order by sum(count) desc, query limit $2`,
    [days, limit],
  );
}
