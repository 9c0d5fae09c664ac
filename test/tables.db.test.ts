import { globSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './helpers/database.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

type Column = { table: string; column: string; type: string; isRequired: boolean };

/** PostgreSQL's own spelling of the types that Drizzle spells otherwise. */
const spelling = (type: string) =>
  type.replace(/^varchar/, 'character varying').replace(/^(numeric\(\d+), (\d+\))/, '$1,$2');

async function readTables(): Promise<Column[]> {
  const files = globSync('src/server/*/tables.ts');
  const modules = await Promise.all(
    files.map((file) => import(path.resolve(file)) as Promise<Record<string, unknown>>),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  return tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => ({
      table: name,
      column: column.name,
      type: spelling(column.getSQLType()),
      isRequired: column.notNull,
    }));
  });
}

const readCatalogue = (tables: readonly string[]): Promise<Column[]> =>
  testDatabase.database.rows<Column>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
            a.attnotnull as "isRequired"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relname = any ($1) and c.relnamespace = 'public'::regnamespace
       and a.attnum > 0 and not a.attisdropped`,
    [tables],
  );

const inOrder = (columns: readonly Column[]) =>
  columns
    .map(
      ({ table, column, type, isRequired }) => `${table}.${column} ${type}${isRequired ? ' not null' : ''}`,
    )
    .sort();

test('the tables as Drizzle sees them are those of the migrations, column by column', async () => {
  const described = await readTables();
  expect(described.length).toBeGreaterThan(5);
  const names = [...new Set(described.map(({ table }) => table))];
  expect(inOrder(described)).toEqual(inOrder(await readCatalogue(names)));
});
