import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { listSearchCategories } from './queries.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

test('the department of which nothing is a present is known whatever it is called', async () => {
  const { database } = testDatabase;
  await database.execute(
    `insert into categories (key, name, name_fr) values ('health', 'Health', 'Santé') on conflict (key) do nothing`,
  );
  await database.execute(
    `update categories set name = 'Well-being', name_fr = 'Bien-être' where key = 'health'`,
  );
  const marked = (await listSearchCategories(database, {})).filter(({ isNeverGiven }) => isNeverGiven);
  expect(marked).toMatchObject([{ names: ['Well-being', 'Bien-être'] }]);
});
