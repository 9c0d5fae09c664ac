import type { Readable, Writable } from 'node:stream';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Database, Transaction } from '../platform/database/database.ts';

/** A table whose rows are kept, with the columns that are not made from others. */
export type Table = { name: string; columns: string[] };

/** `isCalled`: `lastValue` was given out already. */
export type Sequence = { name: string; lastValue: string; isCalled: boolean };

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * All tables, whatever they are called. Not those that are unlogged, which PostgreSQL itself empties after a crash, nor
 * `migrations`, which tell what shape the others have.
 */
export const listTables = (db: Database): Promise<Table[]> =>
  db.rows<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
       and c.relname <> 'migrations' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  );

/** Their values do not belong to a moment: read after the tables they are never behind them. */
export const listSequences = (db: Database): Promise<Sequence[]> =>
  db.rows<Sequence>(
    `select sequencename as name, coalesce(last_value, start_value)::text as "lastValue",
       last_value is not null as "isCalled"
     from pg_sequences where schemaname = 'public' order by sequencename`,
  );

export const setSequence = (db: Database, { name, lastValue, isCalled }: Sequence): Promise<number> =>
  db.execute('select setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, lastValue, isCalled]);

const columnsOf = ({ columns }: Table) => columns.map(quoted).join(', ');

/** The rows of a table in PostgreSQL's text format. */
export const readRows = ({ client }: Transaction, table: Table): Readable =>
  client.query(copyTo(`copy public.${quoted(table.name)} (${columnsOf(table)}) to stdout`));

/** Takes rows in PostgreSQL's text format. */
export const writeRows = ({ client }: Transaction, table: Table): Writable & { rowCount: number } =>
  client.query(copyFrom(`copy public.${quoted(table.name)} (${columnsOf(table)}) from stdin`));

export const emptyTables = (db: Database, tables: readonly Table[]): Promise<number> =>
  db.execute(`truncate ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')}`);

/** How foreign keys are taken away and put back: rows can then come in any order, and are checked together. */
export type ForeignKey = { drop: string; add: string };

export const listForeignKeys = (db: Database): Promise<ForeignKey[]> =>
  db.rows<ForeignKey>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by conrelid, conname`,
  );

/** Whether anybody has put something in: migrations alone make none of these rows. */
export async function isFilled(db: Database): Promise<boolean> {
  const [row] = await db.rows<{ isFilled: boolean }>(
    `select exists (select from products) or exists (select from merchants) or exists (select from users) as "isFilled"`,
  );
  return row?.isFilled ?? true;
}

/**
 * State that was only valid at the moment of the backup: sessions that may have ended since, links that may
 * have been used, mails that may have been sent, imports that were running.
 */
export async function deleteVolatile(db: Database): Promise<void> {
  await db.execute('delete from sessions');
  await db.execute('delete from account_links');
  await db.execute('delete from offer_pushes');
  await db.execute('delete from sign_in_codes');
  // Transaction ids of another time or another database: changes must not be read by them.
  await db.execute('delete from product_changes');
  await db.execute('insert into product_changes default values');
  await db.execute(`update mails set state = 'uncertain' where state in ('queued', 'sending')`);
  await db.execute('update feeds set busy_since = null, progress = null where busy_since is not null');
}

export async function getVersion(db: Database): Promise<number> {
  const [state] = await db.rows<{ version: number }>('select version from catalogue_state');
  return state?.version ?? 0;
}

/** Higher than both versions before: everything that processes and browsers have cached is invalid. */
export const passVersion = (db: Database, version: number): Promise<number> =>
  db.execute('update catalogue_state set version = greatest(version, $1)', [version]);

export const analyze = (db: Database): Promise<number> => db.execute('analyze');
