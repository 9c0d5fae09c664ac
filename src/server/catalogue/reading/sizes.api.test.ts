import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';
import { type AwinRow, article, toCsv } from '../../../../test/helpers/awin-feed.ts';
import { openSearchedShop } from '../../../../test/helpers/searched-shop.ts';
import type { ProductList } from '../../../contract/catalogue/list-schema.ts';
import type { Product } from '../../../contract/catalogue/schema.ts';
import { refreshFacts } from '../../facts/service.ts';
import { importFeedFile } from '../../feeds/importing/import-feed.ts';

let base: TestApp;
let shop: TestApp;
let closeShop: (() => Promise<void>) | undefined;
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

/** Another shoe, cheaper than the first in its cheapest size, dearer in 42; its 44 is sold out, of its 43 nobody says. */
const other: AwinRow = {
  merchant_id: '90004',
  merchant_name: 'Delta',
  product_name: 'Sandales Orla cuir',
  brand_name: 'Orla',
  parent_product_id: 'orla',
};
const deltaRows = [
  shoe('40', { ...other, search_price: '2.00' }),
  shoe('42', { ...other, search_price: '60.00' }),
  shoe('43', { ...other, search_price: '50.00', in_stock: '', stock_status: '' }),
  shoe('44', { ...other, in_stock: '0', search_price: '1.00' }),
];

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
  await importRows('delta.csv', deltaRows);
  ({ shop, close: closeShop } = await openSearchedShop(base));
});

afterAll(async () => {
  await closeShop?.();
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

describe('a list that is narrowed to sizes', () => {
  const list = async (query: string): Promise<ProductList> =>
    (await shop.get(`/api/search?category=fashion&facets=all&${query}`)).json();
  const cards = ({ products }: ProductList) =>
    products.map(({ title, totalPrice, inStock, stockKnown, size, merchantsCount, awLink }) => {
      const stock = inStock ? 'in stock' : stockKnown ? 'sold out' : 'not stated';
      return [title.split(' ')[1], totalPrice, stock, size, merchantsCount, awLink?.split('?')[1]].join(' ');
    });

  test('shows the price, the stock and the merchants of the size', async () => {
    expect(cards(await list('sortBy=delivered'))).toEqual(['Orla 7 in stock  1 ', 'Runner 10 in stock  3 ']);
    expect(cards(await list('sortBy=delivered&spec=size:42'))).toEqual([
      'Runner 27 in stock 42 2 size=42',
      'Orla 65 in stock 42 1 size=42',
    ]);
  });

  test('of several the best one, in stock before what may be', async () => {
    expect(cards(await list('sortBy=delivered&spec=size:42&spec=size:43'))).toEqual([
      'Runner 27 in stock 42 2 size=42',
      'Orla 65 in stock 42 1 size=42',
    ]);
    expect(cards(await list('spec=size:43'))).toEqual(['Orla 55 not stated 43 1 size=43']);
  });

  test('prices are filtered and counted by it', async () => {
    expect(cards(await list('spec=size:42&max=30'))).toEqual(['Runner 27 in stock 42 2 size=42']);
    const { facets } = await list('spec=size:42');
    expect(facets?.prices).toMatchObject({ lowest: 27, highest: 65 });
    const sizes = (await list('max=30')).facets?.specifications.find(({ key }) => key === 'size')?.values;
    expect(sizes?.map(({ value, count }) => [value, count])).toEqual([
      ['40', 2],
      ['42', 1],
    ]);
  });

  test('merchants are narrowed to and counted by those that have the size', async () => {
    const { facets } = await list('spec=size:42');
    expect(facets?.merchants.flatMap(({ value, count }) => (count > 0 ? `${value} ${count}` : []))).toEqual([
      'Alpha & Cie 1',
      'Beta 1',
      'Delta 1',
    ]);
    expect(cards(await list('spec=size:42&merchant=Beta'))).toEqual(['Runner 27 in stock 42 2 size=42']);
    expect(cards(await list('spec=size:42&merchant=Gamma'))).toEqual([]);
    // Its 40 is sold out.
    expect(cards(await list('spec=size:40&merchant=Beta'))).toEqual([]);
  });

  test('what is sold out in all of them is not there; what nobody has chooses nothing', async () => {
    const whole = cards(await list(''));
    expect(cards(await list('spec=size:44'))).toEqual(whole);
    expect((await list('spec=size:44&spec=size:42&spec=size:zzz')).unknownSizes).toEqual(['44', 'zzz']);
    expect(await list('spec=size:EU%2042,0')).toMatchObject({ total: 2, unknownSizes: [] });
    expect((await list('')).unknownSizes).toEqual([]);
    expect(cards(await list('spec=size:44&spec=size:42'))).toEqual(cards(await list('spec=size:42')));
    expect(cards(await list(`spec=size:42&spec=size:42`))).toEqual(cards(await list('spec=size:42')));
    expect((await shop.get(`/api/search?spec=size:${'4'.repeat(3_000)}`)).statusCode).toBe(400);
  });

  test('merchants of all conditions are counted, as on the page', async () => {
    const { database } = base.database;
    const used = `from product_sizes z where label = '42' and merchant_ids =
      (select array_agg(id) from merchants where name = 'Delta')`;
    await database.execute(
      `insert into product_sizes (product_id, label, condition, offer_id, price_cents, total_cents, in_stock, free_delivery, merchant_ids)
       select product_id, label, 'used', offer_id, 1, 1, true, false,
         array(select id from merchants where name in ('Delta', 'Beta')) ${used}`,
    );
    expect(cards(await list('spec=size:42'))).toContain('Orla 65 in stock 42 2 size=42');
    expect(cards(await list('spec=size:42&condition=new'))).toContain('Orla 65 in stock 42 1 size=42');
    await database.execute(`delete from product_sizes where condition = 'used'`);
  });

  test('a size that is gone since the index was made has no price', async () => {
    const { database } = base.database;
    await database.execute(`delete from product_sizes where label = '43'`);
    expect(cards(await list('spec=size:43'))).toEqual(['Orla  sold out  0 ']);
  });
});

test('lists can be narrowed by a size that somebody has in stock', async () => {
  const list = async (query: string): Promise<ProductList> =>
    (await shop.get(`/api/search?category=fashion&facets=all${query}`)).json();
  const { facets } = await list('&spec=size:42');
  expect(facets?.specifications.find(({ key }) => key === 'size')).toMatchObject({
    nameFr: 'Taille',
    values: [{ value: '42', isChosen: true, count: 2 }, { value: '40' }, { value: '43' }],
  });
  expect((await list('&spec=size:42')).total).toBe(2);
  expect((await list('&spec=size:44')).total).toBe((await list('')).total);
});
