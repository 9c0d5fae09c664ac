import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { createFakeSearch } from '../../../test/helpers/fake-search.ts';
import { AppError } from '../platform/app-error.ts';

let shop: TestApp;
let isAway = false;

beforeAll(async () => {
  const search = createFakeSearch();
  const find = search.search;
  shop = await createTestApp({
    search: Object.assign(search, {
      search: (request: Parameters<typeof find>[0]) =>
        isAway
          ? Promise.reject(new AppError('unavailable', { reason: 'search_away', retryAfter: 5 }))
          : find(request),
    }),
  });
  await search.load(shop.database.database);
});
afterAll(() => shop.close());

const list = (language: string) =>
  shop.get('/api/search?q=radio', { headers: { 'accept-language': language } });

test('while search is away lists say so, in both languages, and when to come back', async () => {
  expect((await list('en')).statusCode).toBe(200);
  isAway = true;
  const [english, french] = [await list('en'), await list('fr')];
  expect(english.statusCode).toBe(503);
  expect(english.headers['retry-after']).toBe('5');
  expect(english.json()).toMatchObject({ code: 'unavailable', details: { reason: 'search_away' } });
  expect(english.json().message).toContain('Product pages work');
  expect(french.json().message).toContain('Les fiches produit, elles, fonctionnent');
  isAway = false;
  expect((await list('en')).statusCode).toBe(200);
});
