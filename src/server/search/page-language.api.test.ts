import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { article, toCsv } from '../../../test/helpers/awin-feed.ts';
import type { ProductCard } from '../../contract/catalogue/schema.ts';
import { categoryWords } from '../facts/service.ts';
import { importFeedFile } from '../feeds/importing/import-feed.ts';
import { createSearch, type Search } from './service.ts';

let base: TestApp;
let search: Search;
let shop: TestApp;
let folder: string;
const quiet = () => undefined;

beforeAll(async () => {
  base = await createTestApp();
  folder = await mkdtemp('/tmp/visavis-page-language-');
  const file = path.join(folder, 'alpha.csv');
  const rows = [
    article('1', { ean: '', product_name: 'Acme plush robe', merchant_category: 'Nightwear' }),
    article('2', { ean: '', product_name: 'Zeta robe longue', merchant_category: 'Women’s Clothing' }),
  ];
  await writeFile(file, toCsv(rows));
  await importFeedFile({ database: base.database.database, file, isAccepted: true });
  search = createSearch({ databaseUrl: base.database.url, categoryWords, log: { info: quiet, warn: quiet } });
  await search.start();
  shop = await createTestApp({ search, database: base.database.database });
});
afterAll(async () => {
  await search?.close();
  await shop?.close();
  await base?.close();
  await rm(folder, { recursive: true });
});

test.each(['search?search=robe', 'suggest?q=robe'])(
  'the reader’s language tells what is meant: %s',
  async (call) => {
    const titlesIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const response = await shop.app.inject({ url: `/api/${call}`, headers });
      expect(response.statusCode, response.body).toBe(200);
      expect(response.headers.vary).toMatch(/accept-language/i);
      return response.json<{ products: ProductCard[] }>().products.map(({ title }) => title);
    };
    expect(await titlesIn('fr')).toEqual(['Zeta robe longue', 'Acme plush robe']);
    expect(await titlesIn('en')).toEqual(['Acme plush robe', 'Zeta robe longue']);
  },
);

test.each([
  ['robe sauf longue', 1, { names: ['longue'], text: 'robe', isAll: false }],
  ['robe sauf longue&min=90000', 0, { names: ['longue'], text: 'robe', isAll: false }],
  ['robe sauf acme et zeta', 0, { names: ['acme', 'zeta'], text: 'robe', isAll: true }],
  ['fenêtre sauf acme', 0, { names: ['acme'], text: 'fenêtre', isAll: false }],
  ['robe', 2, null],
])('a list tells what its text leaves out, and whether that is all: %s', async (search, total, refused) => {
  const response = await shop.get(`/api/search?search=${search.replaceAll(' ', '+')}`);
  expect(response.json()).toMatchObject({ total, refused });
});
