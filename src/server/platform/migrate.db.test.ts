import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { type Migration, migrate, migrationsDirectory, readMigrations } from './migrate.ts';

let testDatabase: TestDatabase;
let released: Migration[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  released = await readMigrations(migrationsDirectory);
});
afterAll(() => testDatabase.drop());

const next = (sql: string): Migration => ({
  number: released.length + 1,
  name: `${String(released.length + 1).padStart(4, '0')}_next.sql`,
  sql,
  checksum: sql,
});

test('a migrated database is left as it is', async () => {
  expect(released.length).toBeGreaterThan(0);
  expect(await migrate(testDatabase.database, released)).toEqual([]);
});

test('a failing migration leaves nothing behind and is named', async () => {
  const broken = next('create table half (id integer); select 1 / 0');
  await expect(migrate(testDatabase.database, [...released, broken])).rejects.toThrow(
    `Migration ${broken.name} failed: division by zero`,
  );
  expect(await testDatabase.database.rows(`select from pg_tables where tablename = 'half'`)).toEqual([]);
});

test('processes that start together apply a migration once', async () => {
  const migration = next('create table later (id integer)');
  const applied = await Promise.all(
    [1, 2, 3].map(() => migrate(testDatabase.database, [...released, migration])),
  );
  expect(applied.flat()).toEqual([migration.name]);

  await expect(migrate(testDatabase.database, released)).rejects.toThrow('belongs to a newer Visavis');
  await expect(
    migrate(testDatabase.database, [...released, { ...migration, checksum: 'edited' }]),
  ).rejects.toThrow(`${migration.name} was changed`);
});
