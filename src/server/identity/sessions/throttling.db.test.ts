import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/helpers/database.ts';
import { type Attempt, mayTry } from './throttling.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

it('has room for all that it may hold, in whichever order transactions began that take it', async () => {
  const attempt: Attempt = { limit: 'moveToRecipient', by: ['wanted@shop.test'] };
  const { database } = own;
  await database.transaction(async (early) => {
    await early.execute('select now()');
    expect([await mayTry(database, attempt), await mayTry(database, attempt)]).toEqual([true, true]);
    expect(await mayTry(early, attempt)).toBe(true);
  });
  expect(await mayTry(database, attempt)).toBe(false);
});
