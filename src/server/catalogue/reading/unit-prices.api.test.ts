import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';
import { article, toCsv } from '../../../../test/helpers/awin-feed.ts';
import { openSearchedShop } from '../../../../test/helpers/searched-shop.ts';
import { type ProductList, productListSchema } from '../../../contract/catalogue/list-schema.ts';
import { refreshFacts } from '../../facts/service.ts';
import { importFeedFile } from '../../feeds/importing/import-feed.ts';

let base: TestApp;
let shop: TestApp;
let closeShop: (() => Promise<void>) | undefined;
let folder: string;

const drive = (id: string, title: string, price: string, changes: Record<string, string> = {}) =>
  article(id, {
    product_name: `Seagate ${title}`,
    brand_name: 'Seagate',
    description: '',
    search_price: price,
    merchant_category: 'Stockage > Disques durs externes',
    base_price_text: '',
    ...changes,
  });

beforeAll(async () => {
  base = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-units-'));
  const file = path.join(folder, 'alpha.csv');
  const rows = [
    drive('1', 'Backup Plus STHP1 disque dur externe 1 To', '60.00'),
    // Cheaper by the terabyte only without its delivery.
    drive('2', 'Expansion STKM4 disque dur externe 4 To', '100.00', { delivery_cost: '200.00' }),
    drive('3', 'Lot de 2 - One Touch STKB2 disque dur externe 2 To', '160.00'),
    drive('4', 'Game Drive STEA disque dur externe', '50.00'),
    drive('5', 'Bière blonde brassée', '9.90', {
      brand_name: '',
      merchant_category: 'Alimentation > Boissons > Bières',
      base_price_text: '6,60 € / l',
    }),
  ];
  await writeFile(file, toCsv(rows));
  await importFeedFile({ database: base.database.database, file });
  await refreshFacts(base.database.database);
  ({ shop, close: closeShop } = await openSearchedShop(base));
});

afterAll(async () => {
  await closeShop?.();
  await base?.close();
  await rm(folder, { recursive: true });
});

const ask = async (query: string): Promise<ProductList> =>
  productListSchema.parse((await shop.get(`/api/search?variants=all&${query}`)).json());
const told = ({ products }: ProductList) =>
  products.map(({ unitPrice, price }) => [price, unitPrice && `${unitPrice.price} ${unitPrice.unit}`]);

test('a category with a unit is ordered by the price per unit, without delivery, what states none last', async () => {
  const list = await ask('category=storage&sortBy=unit_price');
  expect(list.unit).toBe('tb');
  expect(told(list)).toEqual([
    [100, '25 tb'],
    [160, '40 tb'],
    [60, '60 tb'],
    [50, null],
  ]);
  expect(told(await ask('category=storage&sortBy=unit_price&condition=new'))).toEqual(told(list));
});

test('what a feed states of its price per unit is on the product’s page', async () => {
  const [beer] = (await ask('search=bi%C3%A8re')).products;
  expect(beer?.unitPrice).toEqual({ price: 6.6, unit: 'l' });
  expect((await shop.get(`/api/products/${beer?._id}`)).json()).toMatchObject({
    unitPrice: { price: 6.6, unit: 'l' },
  });
  expect((await ask('search=seagate')).unit).toBeNull();
});
