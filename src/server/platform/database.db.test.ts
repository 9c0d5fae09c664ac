import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BreakableLink, createBreakableLink } from '../../../test/helpers/breakable-link.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { createDatabase, type DatabasePool } from './database.ts';
import { isDatabaseAway } from './database-errors.ts';

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
    statementTimeout: 50,
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
    expect(isDatabaseAway(failure)).toBe(true);
    expect(await ask()).toEqual([{ one: 1 }]);
  },
);
