import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { type AwinRow, article, toCsv } from '../../../test/helpers/awin-feed.ts';
import { caughtUp } from '../../../test/helpers/caught-up.ts';
import { bearer, createPeople, type People } from '../../../test/helpers/people.ts';
import type { ProductCard } from '../../contract/catalogue/schema.ts';
import { checkPrices } from '../alerts/service.ts';
import { importFeedFile } from '../feeds/importing/import-feed.ts';
import { createSearch, type Search } from '../search/service.ts';

let base: TestApp;
let search: Search;
let shop: TestApp;
let people: People;
let admin: Record<string, string>;
let folder: string;
let category: string;
const quiet = () => undefined;

beforeAll(async () => {
  base = await createTestApp();
  folder = await mkdtemp('/tmp/visavis-awaiting-');
  await importRows([mouse('a'), mouse('b')]);
  search = createSearch({ databaseUrl: base.database.url, log: { info: quiet, warn: quiet } });
  await search.start();
  shop = await createTestApp({ search, database: base.database.database });
  people = createPeople({ ...shop, database: base.database });
  admin = bearer(await people.token(await people.create({ role: 'admin' })));
  const categories = (await shop.get('/api/categories')).json<{ _id: string; name: string }[]>();
  category = categories.find(({ name }) => name === 'Keyboards & Mice')?._id ?? '';
});
afterAll(async () => {
  await search?.close();
  await shop?.close();
  await base?.close();
  await rm(folder, { recursive: true });
});

const mouse = (id: string, more: AwinRow = {}) => article(id, { ean: '', ...more });

async function importRows(rows: AwinRow[]) {
  const file = path.join(folder, 'alpha.csv');
  await writeFile(file, toCsv(rows));
  await importFeedFile({ database: base.database.database, file, isAccepted: true });
}

const gtin = '4006381333931';
const typed = { name: 'Zephyr Souris verticale', price: '39,90', inStock: 'true', gtins: gtin };

async function create(fields: Record<string, string> = {}): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, category, ...fields })) form.set(name, value);
  const request = new Request('http://shop.test', { method: 'POST', body: form });
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/products',
    headers: { ...admin, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(response.statusCode, response.body).toBe(200);
  await caughtUp(search, base.database);
  return response.json<{ product: { _id: string } }>().product._id;
}

const cards = async (query: string) => (await shop.get(`/api/products?${query}`)).json<ProductCard[]>();
const ids = async (query: string) => (await cards(query)).map(({ _id }) => _id);
const inCategory = `category=${encodeURIComponent('Keyboards & Mice')}`;

test('a product that staff made is listed last until a merchant offers it, then as any', async () => {
  const id = await create();

  // Visible, last, in its own words, and nothing that is said of offers.
  for (const query of [inCategory, `${inCategory}&sortBy=newest`, 'search=souris', '']) {
    expect((await ids(query)).at(-1), query).toBe(id);
  }
  const [found] = await cards('search=zephyr');
  expect(found).toMatchObject({
    _id: id,
    awaitsMerchant: true,
    fallback: { price: 39.9, inStock: true },
    ...{ price: 39.9, inStock: true, availabilityStatus: 'In Stock' },
    ...{ totalPrice: null, storePrice: null, merchant: null, awLink: null, merchantsCount: 0 },
  });
  expect((await shop.get(`/api/products/${id}`)).json()).toMatchObject({ awaitsMerchant: true, offers: [] });
  const { products } = (await shop.get('/api/suggest?q=zephyr')).json<{ products: ProductCard[] }>();
  expect(products.map(({ _id }) => _id)).toEqual([id]);
  const { facets } = (await shop.get(`/api/search?facets=all&${inCategory}`)).json();
  expect([facets.prices.lowest, facets.prices.highest, facets.inStock]).toEqual([25, 25, 2]);
  expect((await shop.get('/sitemaps/products-1.xml')).body).not.toContain(`/product/${id}<`);
  const listed = (await people.call('GET', '/admin/products?filter=awaitsMerchant', undefined, admin)).json();
  expect(listed.map(({ _id }: ProductCard) => _id)).toEqual([id]);

  // An alert on it waits for the first offer.
  const shopper = bearer(await people.token(await people.create({ role: 'user' })));
  const set = await people.call('POST', '/alerts', { productId: id }, shopper);
  expect(set.statusCode, set.body).toBe(200);

  // A merchant offers it, by its code.
  const offer = mouse('z', { product_name: 'Souris verticale Zephyr', ean: gtin, brand_name: '' });
  await importRows([mouse('a'), mouse('b'), offer]);
  await checkPrices(base.database.database);
  await caughtUp(search, base.database);
  const [offered, ...others] = await cards('search=zephyr');
  expect(others).toEqual([]);
  expect(offered).toMatchObject({ _id: id, title: typed.name, awaitsMerchant: false, fallback: null });
  expect(offered).toMatchObject({ totalPrice: 25, merchant: 'Alpha & Cie', inStock: true });
  expect(await ids(`${inCategory}&sortBy=newest`)).toContain(id);
  expect((await shop.get('/sitemaps/products-1.xml')).body).toContain(`/product/${id}<`);
  const [alert] = (await people.call('GET', '/alerts', undefined, shopper)).json();
  expect(alert).toMatchObject({ isReached: true, currentPrice: 25 });

  // What its merchants drop keeps its page, and leaves the lists.
  await importRows([mouse('a'), mouse('b')]);
  await caughtUp(search, base.database);
  expect(await ids('search=zephyr')).toEqual([]);
  expect((await shop.get(`/api/products/${id}`)).json()).toMatchObject({
    awaitsMerchant: false,
    inStock: false,
    fallback: { price: 39.9 },
    lastKnown: { totalPrice: 25 },
  });
});

test('what staff says is out of stock is said to be', async () => {
  const id = await create({ name: 'Tapis Boreal', inStock: 'false', gtins: '' });
  expect((await shop.get(`/api/products/${id}`)).json()).toMatchObject({
    inStock: false,
    availabilityStatus: 'Out of Stock',
    fallback: { inStock: false },
  });
});
