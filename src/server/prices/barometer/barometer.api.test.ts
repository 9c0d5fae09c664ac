import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';
import { dayMs } from '../../platform/durations.ts';
import { recordIndex } from '../service.ts';
import { minProducts } from './price-index.ts';

let app: TestApp;
/** Noon in Paris, winter time, so that a day ago is the day before. */
const now = new Date('2026-11-22T11:00:00Z');

/** A price that was seen so many days ago, at noon. */
type Seen = { daysAgo: number; cents: number; isAvailable?: boolean; delivery?: number | null };

async function addProducts(count: number, categoryKey: string, seen: readonly Seen[], condition = 'new') {
  const {
    seed,
    database: { database },
  } = app;
  const merchantId = await seed.merchant({
    name: `${categoryKey} ${condition} ${count} ${seen[0]?.delivery}`,
  });
  for (let index = 0; index < count; index++) {
    const productId = await seed.product({ title: `${categoryKey} ${index}`, category: categoryKey });
    const offerId = await seed.offer({
      productId,
      merchantId,
      priceCents: 1_000,
      condition: condition as 'new' | 'used',
    });
    await database.execute(
      `update offers set first_seen_at = $2::timestamptz - interval '40 days' where id = $1`,
      [offerId, now],
    );
    for (const { daysAgo, cents, isAvailable = true, delivery = 0 } of seen) {
      await database.execute(
        `insert into price_points (offer_id, observed_at, price_cents, delivery_cents, is_available)
         values ($1, $2, $3, $4, $5)`,
        [offerId, new Date(now.getTime() - daysAgo * dayMs), cents, delivery, isAvailable],
      );
    }
  }
}

const read = async (query: string) => {
  const response = await app.get(`/api/price-index${query}`);
  return { status: response.statusCode, body: response.json() };
};

beforeAll(async () => {
  app = await createTestApp();
  // Laptops fell by a tenth ten days ago; those of unknown delivery, used or gone say nothing.
  await addProducts(minProducts, 'laptops', [
    { daysAgo: 40, cents: 1_000 },
    { daysAgo: 10, cents: 900 },
  ]);
  await addProducts(5, 'laptops', [
    { daysAgo: 40, cents: 1_000, delivery: null },
    { daysAgo: 10, cents: 2_000, delivery: null },
  ]);
  await addProducts(
    5,
    'laptops',
    [
      { daysAgo: 40, cents: 1_000 },
      { daysAgo: 10, cents: 500 },
    ],
    'used',
  );
  await addProducts(5, 'phones', [{ daysAgo: 40, cents: 1_000 }]);
});
afterAll(() => app.close());

test('before a day was counted there is no index', async () => {
  const { status, body } = await read('');
  expect(status).toBe(200);
  expect(body).toMatchObject({ days: 90, to: null, category: null, index: null, categories: [] });
});

test('days that are over are counted once, and chained by category', async () => {
  expect(await recordIndex(app.database.database, now)).toBe(39);
  expect(await recordIndex(app.database.database, now)).toBe(0);
  const { body } = await read('?days=90&category=Laptops');
  expect(body).toMatchObject({
    to: '2026-11-21',
    category: { name: 'Laptops' },
    index: { since: '2026-10-13', change: -10, products: minProducts },
  });
  expect(body.index.points).toHaveLength(39);
  const around = body.index.points.filter(({ day: each }: { day: string }) =>
    ['2026-11-11', '2026-11-12'].includes(each),
  );
  expect(around.map(({ value }: { value: number }) => value)).toEqual([100, 90]);
});

test('all products count in the index of all, and categories of too few have none', async () => {
  const { body } = await read('?days=30');
  // 20 laptops that fell by a tenth, 5 phones that did not: 0.9^(20/25).
  expect(body.index).toMatchObject({ since: '2026-10-22', change: -8.1, products: minProducts + 5 });
  const names = body.categories.map((each: { category: { name: string } }) => each.category.name);
  expect(names).toContain('Laptops');
  expect(names).not.toContain('Phones');
  const phones = await read('?days=30&category=Phones');
  expect(phones.body).toMatchObject({ category: { name: 'Phones' }, index: null });
});

test('the next day follows, and a day with too few products begins the series anew', async () => {
  const { database } = app.database;
  await database.execute(`delete from price_index_days where category_id is not null and day = '2026-11-05'`);
  expect(await recordIndex(app.database.database, new Date(now.getTime() + dayMs))).toBe(1);
  const { body } = await read('?days=30&category=Laptops');
  expect(body).toMatchObject({ to: '2026-11-22', index: { since: '2026-11-05', change: -10 } });
});

test('a category is known by either name, in whatever case', async () => {
  for (const name of ['laptops', 'ORDINATEURS%20portables']) {
    expect((await read(`?category=${name}`)).body).toMatchObject({ category: { name: 'Laptops' } });
  }
});

test('what cannot be read is refused', async () => {
  expect((await read('?category=Nothing')).status).toBe(404);
  expect((await read('?days=3')).status).toBe(400);
});

test('the file has a line a day, as spreadsheets of each language read it', async () => {
  const french = await app.get('/fr/barometer.csv?category=Laptops&days=30');
  expect(french.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, first, ...rest] = french.body.split('\r\n');
  expect(head).toBe('\ufeffJour;Catégorie;Indice;Produits');
  expect(first).toBe('2026-11-05;Ordinateurs portables;100;');
  expect(rest.at(-2)).toBe(`2026-11-22;Ordinateurs portables;90;${minProducts}`);
  const english = await app.get('/en/barometer.csv?days=30');
  expect(english.body).toContain('All products,');
  expect((await app.get('/en/barometer.csv?category=Nothing')).statusCode).toBe(404);
});
