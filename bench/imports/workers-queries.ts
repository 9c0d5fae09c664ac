import type { Database } from '../../src/server/platform/database/database.ts';

/** A feed whose file is put where the worker keeps them; its id. */
export async function addDueFeed(
  db: Database,
  { merchant, name }: { merchant: string; name: string },
): Promise<number> {
  const [feed] = await db.rows<{ id: number }>(
    `with shop as (
       insert into merchants (name, name_key) values ($1, $1)
       on conflict (name_key) do update set name = excluded.name returning id)
     insert into feeds (merchant_id, name) select id, $2 from shop returning id`,
    [merchant, name],
  );
  return feed?.id ?? 0;
}

export const makeAllDue = (db: Database): Promise<number> => db.execute('update feeds set next_at = now()');

/** What has been imported so far. */
export async function readImported(db: Database): Promise<{ files: number; rows: number }> {
  const [runs] = await db.rows<{ files: number; rows: number }>(
    `select count(*) as files, coalesce(sum(rows_read), 0) as rows from import_runs where status = 'succeeded'`,
  );
  return runs ?? { files: 0, rows: 0 };
}

/** The process that PostgreSQL's others were started by, where it runs on this machine. */
export async function findPostmaster(db: Database): Promise<number> {
  const [row] = await db.rows<{ pid: number }>(
    `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid`,
  );
  return row?.pid ?? 0;
}
