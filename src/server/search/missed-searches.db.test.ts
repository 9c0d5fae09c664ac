import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

test('clicks on results are counted by query and product, ten a day, and told from five of fifty on', async () => {
  const { database } = testDatabase;
  await database.execute(
    `insert into products (id, category_id, title, brand, description)
     select id, (select min(id) from categories), 'Kettle', '', '' from generate_series(1, 3) as id`,
  );
  const clicks = createSearchClicks(database, log);
  for (let i = 0; i < 30; i++) clicks.count(' Kettle ', 1);
  clicks.count('kettle', 2);
  clicks.count('kettle', 999);
  clicks.count('jean.dupont@example.org', 1);
  await clicks.close();
  const stored = await database.rows(
    'select query, product_id as "productId", count from search_clicks order by 2',
  );
  expect(stored).toEqual([
    { query: 'kettle', productId: 1, count: 10 },
    { query: 'kettle', productId: 2, count: 1 },
  ]);
  expect(await listClickedProducts(database)).toEqual([]);
  await database.execute(
    `insert into search_clicks select day - days, query, product_id, count
     from search_clicks, unnest(array[10, 20, 30, 40, 200]) as days`,
  );
  // The next count forgets what is too old.
  const later = createSearchClicks(database, log);
  later.count('teapot', 3);
  await later.close();
  expect(await listClickedProducts(database)).toEqual([
    { query: 'kettle', productId: 1, count: 50 },
    { query: 'kettle', productId: 2, count: 5 },
  ]);
});
