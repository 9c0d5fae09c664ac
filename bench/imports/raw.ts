import type { Database } from '../../src/server/platform/database/database.ts';

/** Tables smaller than this are no part of what an import writes. */
const minBytes = 200_000;

/**
 * Seconds that PostgreSQL takes to write the rows that stand in the database once more, table by table, into empty tables
 * with the same indexes and no foreign keys: the least that an import which stores them can take.
 */
export async function measureWriting(database: Database): Promise<number> {
  const tables = await database.rows<{ name: string; columns: string }>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_relation_size(c.oid) > $1
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname`,
    [minBytes],
  );
  await database.execute('create schema written');
  try {
    for (const { name } of tables)
      await database.execute(
        `create table written.${name} (like public.${name} including generated including indexes)`,
      );
    const startedAt = performance.now();
    for (const { name, columns } of tables)
      await database.execute(
        `insert into written.${name} (${columns}) select ${columns} from public.${name}`,
      );
    return (performance.now() - startedAt) / 1000;
  } finally {
    await database.execute('drop schema written cascade');
  }
}
