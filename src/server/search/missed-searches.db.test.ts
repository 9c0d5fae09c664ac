import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { listClickedProducts } from './clicks-queries.ts';
import { foldMissedSearch } from './missed-searches.ts';
import { listMissedSearches } from './missed-searches-queries.ts';
import { createMissedSearches, createSearchClicks } from './service.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());
beforeEach(() => testDatabase.database.execute('delete from searches_without_result'));

const warned: unknown[] = [];
const log = { warn: (fields: object) => warned.push(fields) };
const list = (days = 30, limit = 100) =>
  listMissedSearches(testDatabase.database, { days, isDismissed: false }, { offset: 0, limit });
const open = () => createMissedSearches(testDatabase.database, log);

test('counts searches without results, normalised, most frequent first', async () => {
  const missed = open();
  for (const query of ['Grille-pain', ' grille-pain ', 'GRILLE-PAIN', 'tourne  disque']) missed.count(query);
  missed.count('grille-pain sauf tefal');
  for (const marks of ['%', '*', "'", '…']) missed.count(marks);
  await missed.close();
  const later = open();
  later.count('grille-pain');
  await later.close();
  const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(await list()).toEqual([
    { query: 'grille-pain', count: 4, lastDay: today },
    { query: 'tourne disque', count: 1, lastDay: today },
  ]);
  expect(await list(30, 1)).toHaveLength(1);
});

test('adds up the days that were asked for, and forgets old ones', async () => {
  await testDatabase.database.execute(
    `insert into searches_without_result
     select (now() at time zone 'Europe/Paris')::date - days, 'vinyle', 2 from unnest(array[3, 40, 200]) as days`,
  );
  const missed = open();
  missed.count('vinyle');
  await missed.close();
  const counted = async (days: number) => (await list(days))[0]?.count;
  expect(await counted(7)).toBe(3);
  expect(await counted(1_000)).toBe(5);
});

test('a flood of made-up searches is bounded', async () => {
  for (let round = 0; round < 12; round++) {
    const missed = open();
    for (let i = 0; i < 1_000; i++) missed.count(`made up ${round} ${i}`);
    await missed.close();
  }
  const [stored] = await testDatabase.database.rows<{ rows: number }>(
    'select count(*) as rows from searches_without_result',
  );
  expect(stored?.rows).toBe(2_000);
  // What is known goes on being counted.
  const missed = open();
  missed.count('made up 0 0');
  await missed.close();
  expect((await list())[0]).toMatchObject({
    query: 'made up 0 0',
    count: 2,
  });
});

test('a database that fails costs only the counts', async () => {
  const missed = createMissedSearches(
    { ...testDatabase.database, execute: () => Promise.reject(new Error('away')) },
    log,
  );
  missed.count('anything');
  await missed.close();
  expect(warned).toMatchObject([{ queries: 1 }]);
});

test.each([
  ['Écran  27"', 'écran 27"'],
  ['3 612345 678901', '3 612345 678901'],
  ['3612345678901', '3612345678901'],
  ['jean.dupont@example.org', undefined],
  ['06 12 34 56 78', undefined],
  ['+33 6 12 34 56 78', undefined],
  ['0612345678', undefined],
  ['a\u0000b', undefined],
  ['x'.repeat(101), undefined],
  ['  ', undefined],
])('keeps no person’s data, nothing long or strange: %j', (query, folded) => {
  expect(foldMissedSearch(query)).toBe(folded);
});

describe('clicks on results', () => {
  const options = () => ({ db: testDatabase.database, log, readSecret: async () => new Uint8Array(32) });
  const addresses = (count: number) => Array.from({ length: count }, (_, i) => `192.0.2.${i}`);

  beforeAll(async () => {
    await testDatabase.database.execute(
      `insert into products (id, category_id, title, brand, description)
       select id, (select min(id) from categories), 'Kettle', '', '' from generate_series(1, 3) as id`,
    );
  });

  /** What one process counts: each address opens this product. */
  async function open(productId: number, from: readonly string[], query = ' Kettle ') {
    const clicks = createSearchClicks(options());
    for (const address of from) await clicks.count(query, productId, address);
    await clicks.close();
  }
  const onDaysBefore = (days: number) =>
    testDatabase.database.execute('update search_clicks set day = day - $1::integer', [days]);

  test('tell nothing, however often one address comes back on however many days', async () => {
    const { database } = testDatabase;
    for (const days of [1, 1, 1, 1, 1, 1]) {
      for (const product of [1, 2, 3]) await open(product, ['192.0.2.1', '192.0.2.1']);
      await onDaysBefore(days);
    }
    const rows = await database.rows<{ count: number }>(
      'select bit_count(bit_or(marks)::bit(64))::integer as count from search_clicks',
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(await listClickedProducts(database)).toEqual([]);
  });

  test('tell from five addresses of fifty on', async () => {
    const { database } = testDatabase;
    await open(1, addresses(80));
    await open(2, addresses(10));
    await open(3, addresses(3));
    const told = await listClickedProducts(database);
    expect(told.map(({ query, productId }) => [query, productId])).toEqual([
      ['kettle', 1],
      ['kettle', 2],
    ]);
    expect(told[0]?.count).toBeGreaterThan(50);
    expect(told[1]?.count).toBeLessThanOrEqual(12);
  });

  test('are kept without address or person’s data, and forgotten after 90 days', async () => {
    const { database } = testDatabase;
    await open(1, ['192.0.2.1'], 'jean.dupont@example.org');
    await open(999, ['192.0.2.1']);
    await onDaysBefore(91);
    await open(3, ['192.0.2.1'], 'teapot');
    expect(await database.rows('select query, product_id::integer as id from search_clicks')).toEqual([
      { query: 'teapot', id: 3 },
    ]);
  });
});
