import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BreakableLink, createBreakableLink } from '../../../../test/helpers/breakable-link.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/helpers/database.ts';
import { createDatabase, type DatabasePool } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';

/** Milliseconds: on a machine that others hold back, a connection and a question that nothing is wrong with take longer than 300. */
const responseTimeout = 2_000;

let own: TestDatabase;
let link: BreakableLink;
let database: DatabasePool;

beforeAll(async () => {
  own = await createTestDatabase();
  link = await createBreakableLink(own.url);
  database = createDatabase({
    url: link.url,
    applicationName: 'test',
    max: 1,
    statementTimeout: 1_000,
    onIdleError: () => undefined,
  });
});
afterAll(async () => {
  await database.close();
  await link.cut();
  await own.drop();
});

const ask = () => database.rows<{ one: number }>('select 1 as one');
const askInTransaction = () => database.transaction((transaction) => transaction.rows('select 1 as one'));

test('every connection has the settings that we need, whatever those of the server', async () => {
  expect(
    await database.rows(
      `select name, setting from pg_settings where name in ('jit', 'random_page_cost', 'recursive_worktable_factor', 'temp_buffers') order by name`,
    ),
  ).toEqual([
    { name: 'jit', setting: 'off' },
    { name: 'random_page_cost', setting: '1.1' },
    { name: 'recursive_worktable_factor', setting: '0.1' },
    // Pages of 8 KB.
    { name: 'temp_buffers', setting: '8192' },
  ]);
});

test.each([
  ['a question', ask],
  ['a transaction', askInTransaction],
])(
  '%s over a connection that was lost without a word fails as such, and the next one has another',
  async (_name, question) => {
    expect(await ask()).toEqual([{ one: 1 }]);
    link.silence();
    const failure = await question().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(await ask()).toEqual([{ one: 1 }]);
  },
);

test('opens after a timeout and refuses at once, until a probe succeeds', async () => {
  const told: string[] = [];
  const guarded = createDatabase({
    url: link.url,
    applicationName: 'guarded',
    max: 2,
    responseTimeout,
    onIdleError: () => undefined,
    onTimeout: { begin: () => told.push('begin'), end: () => told.push('end') },
  });
  const question = () => guarded.rows('select 1 as one');
  const transaction = () => guarded.transaction((connection) => connection.rows('select 1 as one'));
  try {
    await question();
    link.freeze();
    const all = await Promise.allSettled([question(), question(), question(), transaction()]);
    expect(all.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    await vi.waitFor(() => expect(guarded.isAvailable()).toBe(false), { timeout: 20_000 });
    expect(told).toEqual(['begin']);
    for (const ask of [question, transaction]) {
      const refused = await ask().catch((error: unknown) => error);
      expect((refused as Error).message).toContain('it is not asked');
      expect(isDatabaseUnavailable(refused)).toBe(true);
    }
    link.thaw();
    await vi.waitFor(() => expect(guarded.isAvailable()).toBe(true), { timeout: 20_000 });
    expect(await question()).toEqual([{ one: 1 }]);
    expect(await transaction()).toEqual([{ one: 1 }]);
    expect(told).toEqual(['begin', 'end']);
  } finally {
    link.thaw();
    await guarded.close();
  }
});

test('stays in use while all its connections are busy: only requests that wait for one fail', async () => {
  const told: string[] = [];
  const busy = createDatabase({
    url: link.url,
    applicationName: 'busy',
    max: 2,
    responseTimeout,
    onIdleError: () => undefined,
    onTimeout: { begin: () => told.push('begin'), end: () => told.push('end') },
  });
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  try {
    const holders = [1, 2].map(() => busy.session(() => until));
    const outside = await busy.rows('select 1').catch((error: unknown) => error);
    expect(isDatabaseUnavailable(outside)).toBe(true);
    expect(busy.isAvailable()).toBe(true);
    release();
    await Promise.all(holders);
    expect(await busy.rows('select 1 as one')).toEqual([{ one: 1 }]);
    expect(told).toEqual([]);
  } finally {
    release();
    await busy.close();
  }
});
