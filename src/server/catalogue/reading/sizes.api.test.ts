import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';
import { type AwinRow, article, toCsv } from '../../../../test/helpers/awin-feed.ts';
import type { ProductList } from '../../../contract/catalogue/list-schema.ts';
import type { Product } from '../../../contract/catalogue/schema.ts';
import { refreshFacts } from '../../facts/service.ts';
import { importFeedFile } from '../../feeds/importing/import-feed.ts';
import { createSearch, type Search } from '../../search/service.ts';
import { facetSpecificationKeys } from '../service.ts';

let base: TestApp;
let shop: TestApp;
let search: Search;
let folder: string;
let id: number;

const shoe = (size: string, changes: AwinRow = {}): AwinRow =>
  article(`${changes.merchant_id ?? ''}s${size}`, {
    product_name: 'Baskets Nova Runner blanc',
    brand_name: 'Nova',
    description: 'Une basket légère.',
    merchant_category: 'Chaussures',
    category_name: 'Fashion',
    merchant_image_url: 'https://img.example/nova.jpg',
    'Fashion:size': size,
    parent_product_id: 'nova',
    ean: '',
    ...changes,
  });

async function importRows(name: string, rows: AwinRow[]): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, toCsv(rows));
  await importFeedFile({ database: base.database.database, file });
}

/** The product as a page asks for it. */
const read = async (query = ''): Promise<Product> => (await shop.get(`/api/products/${id}${query}`)).json();
const told = ({ mainOffer, offers }: Product) =>
  [...(mainOffer ? [mainOffer] : []), ...offers].map(({ merchant, totalPrice, inStock, sizeState }) =>
    [merchant, totalPrice, inStock, sizeState].join(' '),
  );

beforeAll(async () => {
  base = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-sizes-'));
  const beta = { merchant_id: '90002', merchant_name: 'Beta', search_price: '22.00' };
  const plain = { merchant_id: '90003', merchant_name: 'Gamma', search_price: '5.00', parent_product_id: '' };
  await importRows('alpha.csv', [
    shoe('40', { ean: '4977766618960', search_price: '15.00' }),
    shoe('42', { ean: '0193575009926', search_price: '30.00' }),
  ]);
  await importRows('beta.csv', [
    shoe('40', { ...beta, ean: '4977766618960', in_stock: '0', search_price: '9.00' }),
    shoe('42', { ...beta, ean: '0193575009926' }),
  ]);
  await importRows('gamma.csv', [shoe('', { ...plain, ean: '4977766618960' })]);
  await refreshFacts(base.database.database);
  const [product] = await base.database.database.rows<{ id: number }>(
    'select distinct product_id as id from offers',
  );
  id = product?.id ?? 0;
  const log = { info: () => undefined, warn: () => undefined };
  const { url, database } = base.database;
  search = createSearch({ databaseUrl: url, specificationKeys: facetSpecificationKeys, log });
  await search.start();
  shop = await createTestApp({ search, database });
});

afterAll(async () => {
  await search?.close();
  await shop?.close();
  await base?.close();
  await rm(folder, { recursive: true });
});

test('an offer has its sizes, and the price of the cheapest in stock', async () => {
  const product = await read();
  expect(product.sizes).toEqual([
    { label: '40', totalPrice: 20, deliveryKnown: true },
    { label: '42', totalPrice: 27, deliveryKnown: true },
  ]);
  expect(told(product)).toEqual(['Gamma 10 true ', 'Alpha & Cie 20 true ', 'Beta 27 true ']);
  const alpha = product.offers.find(({ merchant }) => merchant === 'Alpha & Cie');
  expect(alpha?.sizes).toMatchObject([
    { label: '40', inStock: true, totalPrice: 20, gtins: ['04977766618960'] },
    { label: '42', inStock: true, totalPrice: 35 },
  ]);
});

test('in a size, those who have it come first, at its price and link', async () => {
  const product = await read('?size=42');
  expect(product.size).toBe('42');
  expect(told(product)).toEqual([
    'Beta 27 true in_stock',
    'Alpha & Cie 35 true in_stock',
    'Gamma 10 true not_stated',
  ]);
  expect(product.mainOffer?.affiliateLink).toMatch(/^\/go\/\d+\?size=42$/);
  const { headers } = await shop.get(product.mainOffer?.affiliateLink ?? '');
  expect(headers.location).toContain('p=90002s42');
  expect(told(await read('?size=40'))[1]).toBe('Beta 14 false out_of_stock');
});

test('a size that nobody has chooses nothing, and one too long is refused', async () => {
  expect((await read('?size=99')).size).toBeNull();
  expect((await shop.get(`/api/products/${id}?size=${'4'.repeat(61)}`)).statusCode).toBe(400);
  const unknown = await shop.get(`/go/1?size=${'%00'}`);
  expect(unknown.statusCode).toBe(302);
});

test('lists can be narrowed by a size that somebody has in stock', async () => {
  const list = async (query: string): Promise<ProductList> =>
    (await shop.get(`/api/search?category=fashion&facets=all${query}`)).json();
  const { facets } = await list('&spec=size:42');
  expect(facets?.specifications.find(({ key }) => key === 'size')).toMatchObject({
    nameFr: 'Taille',
    values: [{ value: '42', isChosen: true, count: 1 }, { value: '40' }],
  });
  expect((await list('&spec=size:42')).total).toBe(1);
  expect((await list('&spec=size:44')).total).toBe((await list('')).total);
});
