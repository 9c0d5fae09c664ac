import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/helpers/database.ts';
import { type Migration, migrate, migrationsDirectory, readMigrations } from './migrate.ts';
import { lockMigrations, unlockMigrations } from './migration-queries.ts';

let testDatabase: TestDatabase;
let released: Migration[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  released = await readMigrations(migrationsDirectory);
});
afterAll(() => testDatabase.drop());

function next(sql: string): Migration {
  const number = Math.max(...released.map((migration) => migration.number)) + 1;
  return { number, name: `${String(number).padStart(4, '0')}_next.sql`, sql, checksum: sql };
}

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

test('who reads does not wait behind a migration that waits for an import', async () => {
  const { database } = testDatabase;
  const migration = next('alter table categories add column later text');
  const { promise: imported, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const importing = database.transaction(async (tx) => {
    await tx.execute('lock table categories in row exclusive mode');
    begin();
    await imported;
  });
  await begun;
  const onWait = vi.fn();
  const migrating = migrate(database, [...released, migration], { lock: 50, pause: 50, onWait });
  await vi.waitFor(async () => {
    const waiting = await database.rows(
      `select from pg_locks where not granted and mode = 'AccessExclusiveLock' and relation = 'categories'::regclass`,
    );
    expect(waiting).toHaveLength(1);
  });
  await database.rows('select from categories limit 1');
  await vi.waitFor(() => expect(onWait).toHaveBeenCalledWith(migration.name));
  finish();
  await importing;
  expect(await migrating).toEqual([migration.name]);
  await database.execute(
    `alter table categories drop column later; delete from migrations where number = ${migration.number}`,
  );
});

test('who waits for another process that migrates is told so, once, and goes on behind it', async () => {
  const { database } = testDatabase;
  const { promise: migrated, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const other = database.session(async (session) => {
    await lockMigrations(session);
    begin();
    await migrated;
    await unlockMigrations(session);
  });
  await begun;
  const onBusy = vi.fn();
  const migrating = migrate(database, released, { notice: 20, onBusy });
  await vi.waitFor(() => expect(onBusy).toHaveBeenCalledOnce());
  finish();
  await other;
  expect(await migrating).toEqual([]);
  expect(onBusy).toHaveBeenCalledOnce();
});

test('numbers may be left out, never used twice', async () => {
  const directory = await mkdtemp('/tmp/visavis-migrations-');
  await writeFile(path.join(directory, '0001_first.sql'), 'select 1');
  await writeFile(path.join(directory, '0003_third.sql'), 'select 3');
  expect((await readMigrations(directory)).map(({ number }) => number)).toEqual([1, 3]);
  await writeFile(path.join(directory, '0003_other.sql'), 'select 3');
  await expect(readMigrations(directory)).rejects.toThrow('Two migrations have number 0003.');
  await rm(directory, { recursive: true });
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
