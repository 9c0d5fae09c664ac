import type { Database } from '../platform/database/database.ts';

export type MissedSearch = { query: string; count: number };
type MissedSearchRow = MissedSearch & { lastDay: string };

const today = `(now() at time zone 'Europe/Paris')::date`;

/** Adds counts to today's; new queries only while the day holds fewer than `max`. */
export async function addMissedSearches(
  db: Database,
  missed: readonly MissedSearch[],
  max: number,
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
    [missed.map(({ query }) => query), missed.map(({ count }) => count), max],
  );
}

/** Deletes what is older than so many days. */
export async function deleteOldMissedSearches(db: Database, days: number): Promise<void> {
  await db.execute(`delete from searches_without_result where day < ${today} - $1::integer`, [days]);
  await db.execute(
    `delete from dismissed_searches d
     where dismissed_at < now() - make_interval(days => $1)
       and not exists (select from searches_without_result s where s.query = d.query)`,
    [days],
  );
}

/** The last `days`; those that staff has dealt with, or the others. */
export type MissedSearchChoice = { days: number; isDismissed: boolean };

const chosen = `from searches_without_result s where day > ${today} - $1::integer
  and $2 = exists (select from dismissed_searches d where d.query = s.query)`;

/** Searches without results in the last `days`, the most frequent first, for staff. */
export function listMissedSearches(
  db: Database,
  { days, isDismissed }: MissedSearchChoice,
  { offset, limit }: { offset: number; limit: number },
): Promise<MissedSearchRow[]> {
  return db.rows<MissedSearchRow>(
    `select query, sum(count)::integer as count, max(day)::text as "lastDay"
     ${chosen}
     group by query order by sum(count) desc, query offset $3 limit $4`,
    [days, isDismissed, offset, limit],
  );
}

/** Different queries among them. */
export async function countMissedSearches(
  db: Database,
  { days, isDismissed }: MissedSearchChoice,
): Promise<number> {
  const [row] = await db.rows<{ count: number }>(`select count(distinct query) as count ${chosen}`, [
    days,
    isDismissed,
  ]);
  return row?.count ?? 0;
}

/** Notes that staff has dealt with a search, or takes that back. */
export async function setDismissed(db: Database, query: string, isDismissed: boolean): Promise<void> {
  await db.execute(
    isDismissed
      ? 'insert into dismissed_searches (query) values ($1) on conflict (query) do update set dismissed_at = now()'
      : 'delete from dismissed_searches where query = $1',
    [query],
  );
}
