import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BreakableLink, createBreakableLink } from '../../../../test/helpers/breakable-link.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/helpers/database.ts';
import { openTestPool } from '../../../../test/helpers/database-server.ts';
import type { Database } from './database.ts';
import { createReadDatabase, type ReadDatabase } from './read-database.ts';

// Two databases that are not the same stand for the primary and its replica: an answer tells which one gave it.
const log = { info: vi.fn(), warn: vi.fn() };
let primary: TestDatabase;
let replica: TestDatabase;
let link: BreakableLink;
let reads: ReadDatabase;
let newest = 7;

const readVersion = async (db: Database) =>
  (await db.rows<{ version: number }>('select version from catalogue_state'))[0]?.version ?? 0;
const setVersion = ({ database }: TestDatabase, version: number) =>
  database.execute('update catalogue_state set version = $1', [version]);
const answerer = async () => (await reads.rows<{ name: string }>('select name from merchants'))[0]?.name;

const open = (url: string, asked = primary.database, pollEvery = 20): ReadDatabase =>
  createReadDatabase({
    primary: asked,
    url,
    max: 2,
    readVersion,
    newestVersion: () => newest,
    log,
    pollEvery,
  });

beforeAll(async () => {
  [primary, replica] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  for (const [name, { database }] of Object.entries({ primary, replica }))
    await database.execute('insert into merchants (name, name_key) values ($1, $1)', [name]);
  await Promise.all([setVersion(primary, newest), setVersion(replica, newest)]);
  link = await createBreakableLink(replica.url);
  reads = open(link.url);
});
afterAll(async () => {
  await reads.close();
  await link.cut();
  await replica.drop();
  await primary.drop();
});

test('the replica answers, whatever way it is asked', async () => {
  await expect.poll(answerer).toBe('replica');
  const named = await reads.named<{ name: string }>('who', 'select name from merchants');
  const rows = await reads.rows<{ name: string }>('select name from merchants');
  expect([named, rows]).toEqual([[{ name: 'replica' }], [{ name: 'replica' }]]);
});

test('a replica behind a known version is skipped until it has caught up', async () => {
  newest = 8;
  expect(await answerer()).toBe('primary');
  await setVersion(replica, 8);
  await expect.poll(answerer).toBe('replica');
});

test('its loss is invisible to requests, and it is used again when it is back', async () => {
  await link.cut();
  const responses = await Promise.all(Array.from({ length: 20 }, answerer));
  expect(new Set(responses)).toEqual(new Set(['primary']));
  expect(reads.usesReplica()).toBe(false);
  expect(log.warn).toHaveBeenCalledTimes(1);
  await link.mend();
  await expect.poll(answerer).toBe('replica');
});

test('where primary and replica are lost at once, a replica that is back answers', async () => {
  const primaryLink = await createBreakableLink(primary.url);
  const cuttable = openTestPool(primaryLink.url, 1);
  const both = open(link.url, cuttable, 60_000);
  const ask = async () => (await both.rows<{ name: string }>('select name from merchants'))[0]?.name;
  await expect.poll(ask).toBe('replica');
  await Promise.all([link.cut(), primaryLink.cut()]);
  const asked = ask();
  await link.mend();
  // No check of its own has found it meanwhile.
  expect(await asked).toBe('replica');
  await both.close();
  await cuttable.close();
});

test('one that was never there is told once', async () => {
  log.warn.mockClear();
  const never = open('postgresql://nobody@127.0.0.1:1/nothing');
  await expect.poll(() => log.warn.mock.calls.length).toBe(1);
  const [row] = await never.rows<{ name: string }>('select name from merchants');
  expect([row?.name, never.usesReplica()]).toEqual(['primary', false]);
  await never.close();
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('an invalid query fails with the primary’s error', async () => {
  await expect(reads.rows('select nothing from nowhere')).rejects.toThrow('nowhere');
  expect(await answerer()).toBe('replica');
});
