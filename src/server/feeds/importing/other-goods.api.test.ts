import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { type AwinRow, article, toCsv } from '../../../../test/helpers/awin-feed.ts';
import { emptyCatalogue } from '../../../../test/helpers/empty-tables.ts';
import { daysAgo } from '../../../../test/helpers/feed-imports.ts';
import { type PriceHistory, priceHistorySchema } from '../../../contract/catalogue/history-schema.ts';
import { productSchema } from '../../../contract/catalogue/schema.ts';
import { HeldFileError } from '../guarding/file-guard.ts';
import { importFeedFile } from './import-feed.ts';

const shop = openTestApp();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-feeds-'));
});
beforeEach(() => emptyCatalogue(shop.database.database, 'stale_product_facts'));
afterAll(() => rm(folder, { recursive: true }));

const galaxy = {
  product_name: 'Samsung Galaxy A56 128 Go noir',
  brand_name: 'Samsung',
  ean: '8806095999999',
  merchant_category: 'Smartphones',
};
const headphones = {
  product_name: 'Sony WH-1000XM5 casque à réduction de bruit',
  brand_name: 'Sony',
  ean: '4548736132580',
  merchant_category: 'Casques audio',
};

async function bring(days: number, rows: readonly AwinRow[], merchant = 'Alpha') {
  const file = path.join(folder, `${merchant}.csv`);
  const of = { merchant_id: merchant, merchant_name: merchant };
  await writeFile(file, toCsv(rows.map((row) => ({ ...row, ...of }))));
  const { database } = shop.database;
  return importFeedFile({ database, file, observedAt: daysAgo(days) });
}

type Stored = { id: number; productId: number; isGone: boolean };

/** The offers of an article, as they came. */
const offersOf = (title: string): Promise<Stored[]> =>
  shop.database.database.rows(
    `select id, product_id as "productId", gone_at is not null as "isGone" from offers where title like $1 order by id`,
    [`${title}%`],
  );

async function productOf(title: string): Promise<number> {
  const [offer] = await offersOf(title);
  return offer?.productId ?? 0;
}

async function historyOf(product: number): Promise<PriceHistory> {
  const response = await shop.get(`/api/products/${product}/history`);
  expect(response.statusCode, response.body).toBe(200);
  return priceHistorySchema.parse(response.json());
}

test('prices of used goods are no prices of the new ones that an article became', async () => {
  for (const days of [40, 34, 28, 22, 16, 10])
    await bring(days, [article('A', { ...galaxy, condition: 'used', search_price: '200.00' })]);
  const counts = await bring(4, [article('A', { ...galaxy, search_price: '390.00' })]);
  expect(counts.offers).toMatchObject({ new: 1, changed: 0, gone: 1 });

  const product = await productOf('Samsung');
  expect((await offersOf('Samsung')).map(({ productId }) => productId)).toEqual([product, product]);
  expect(await historyOf(product)).toMatchObject({
    condition: 'new',
    lowest90: 395,
    median90: 395,
    allTimeLow: { total: 395 },
  });

  // As it was again: what was recorded of used goods is still known.
  await bring(2, [article('A', { ...galaxy, condition: 'used', search_price: '250.00' })]);
  expect(await historyOf(product)).toMatchObject({ condition: 'used', allTimeLow: { total: 205 } });
});

test('what an article was for less than a day is forgotten: it leaves no former offer', async () => {
  const flips = [3, 2.7, 2.4, 2.1] as const;
  for (const [i, days] of flips.entries()) {
    const changes = i % 2 === 0 ? { condition: 'used', search_price: '200.00' } : { search_price: '390.00' };
    await bring(days, [article('A', { ...galaxy, ...changes })]);
  }
  const [offer, ...more] = await offersOf('Samsung');
  expect(more).toEqual([]);
  expect(await historyOf(offer?.productId ?? 0)).toMatchObject({
    condition: 'new',
    allTimeLow: { total: 395 },
  });
});

describe('an id that is given to another thing', () => {
  test('takes no price along to the product that it is of now', async () => {
    const sony = article('S', { ...headphones, search_price: '350.00' });
    for (const days of [30, 24, 18, 12, 6]) {
      await bring(days, [article('A', { ...galaxy, search_price: '150.00' })]);
      await bring(days, [sony], 'Beta');
    }
    const [phone, headset] = [await productOf('Samsung'), await productOf('Sony')];
    await bring(1, [article('A', { ...headphones, search_price: '345.00' })]);
    await bring(1, [sony], 'Beta');

    expect((await offersOf('Sony')).map(({ productId }) => productId)).toEqual([headset, headset]);
    expect(await historyOf(headset)).toMatchObject({ lowest90: 350, allTimeLow: { total: 350 } });
    expect(await historyOf(phone)).toMatchObject({ productId: String(phone), lowest90: 155 });
    const left = productSchema.parse((await shop.get(`/api/products/${phone}`)).json());
    expect(left).toMatchObject({ _id: String(phone), mainOffer: null, lastKnown: { totalPrice: 155 } });
  });

  test('is no fall of a price', async () => {
    for (const days of [40, 34, 28, 22, 16, 10]) {
      await bring(days, [article('A', { ...galaxy, ean: '', search_price: '500.00' })]);
    }
    await bring(4, [article('A', { ...headphones, ean: '', search_price: '345.00' })]);
    const history = await historyOf(await productOf('Sony'));
    expect(history).toMatchObject({ observedDays: 4, median90: 350, drop: null });
  });

  test('leaves what it was out of the comparison, though its last price had not been believed', async () => {
    const others = ['1', '2', '3'].map((id) => article(id));
    const bringA = (days: number, row: AwinRow, price: string) =>
      bring(days, [article('A', { ...row, search_price: price }), ...others]);
    for (const days of [6, 5, 4]) await bringA(days, galaxy, '150.00');
    expect((await bringA(3, galaxy, '1500.00')).held).toBe(1);
    await bringA(2, headphones, '345.00');
    const listed = await shop.database.database.rows(
      `select split_part(title, ' ', 1) as name, is_live as "isLive" from match_listings
       where article_id like '%A' order by id`,
    );
    expect(listed).toEqual([
      { name: 'samsung', isLive: false },
      { name: 'sony', isLive: true },
    ]);
  });

  test('waits for staff where it is most of a file', async () => {
    const ids = ['1', '2', '3', '4', '5', '6'];
    await bring(
      3,
      ids.map((id) => article(id)),
    );
    const others = ids.map((id) =>
      article(id, { product_name: `Bosch perceuse GSB ${id}3RE`, brand_name: 'Bosch' }),
    );
    await expect(bring(2, others)).rejects.toThrow(HeldFileError);
  });
});

test('an article under other words stays what it was', async () => {
  await bring(3, [article('A', galaxy)]);
  const before = await offersOf('Samsung');
  await bring(2, [
    article('A', { ...galaxy, product_name: 'Samsung smartphone Galaxy A56 128Go - Noir', ean: '' }),
  ]);
  await bring(1, [article('A', { ...galaxy, product_name: 'Samsung A56 NOIR 128 Go téléphone' })]);
  expect(await offersOf('Samsung')).toEqual(before);
});
