import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';
import { openSearchedShop } from '../../../../test/helpers/searched-shop.ts';
import type { ListFacets, ProductList } from '../../../contract/catalogue/list-schema.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { recordDrops } from '../../prices/service.ts';

let base: TestApp;
let closeShop: (() => Promise<void>) | undefined;
let shop: TestApp;
const ids = { zen: 0, old: 0, rog: 0 };

async function seedShop({ seed, database }: TestApp): Promise<void> {
  const nord = await seed.merchant({ name: 'Nord & Co' });
  const sud = await seed.merchant({ name: 'Sud' });
  ids.zen = await seed.product({ title: 'Zenbook 14', brand: 'Asus', rating: 4.5, ratingCount: 10 });
  ids.old = await seed.product({ title: 'Thinkpad', brand: 'Lenovo', rating: 3 });
  ids.rog = await seed.product({ title: 'ROG Strix', brand: 'ASUS', category: 'gaming' });
  const zen = { productId: ids.zen };
  const offerId = await seed.offer({
    ...zen,
    merchantId: nord,
    priceCents: 90_000,
    deliveryCents: 0,
    seenDaysAgo: 20,
  });
  await seed.offer({
    ...zen,
    merchantId: sud,
    priceCents: 60_000,
    deliveryCents: 500,
    condition: 'refurbished',
  });
  await seed.offer({ productId: ids.old, merchantId: sud, priceCents: 40_000, condition: 'refurbished' });
  await seed.offer({
    productId: ids.rog,
    merchantId: sud,
    priceCents: 150_000,
    availability: 'out_of_stock',
  });
  await seed.pricePoints(offerId, [
    { daysAgo: 20, priceCents: 100_000, deliveryCents: 0 },
    { daysAgo: 2, priceCents: 95_000, deliveryCents: 0 },
    { daysAgo: 0.5, priceCents: 90_000, deliveryCents: 0 },
  ]);
  await database.database.execute(`update feeds set observed_at = now()`);
  await database.database.execute(
    `insert into product_specifications (product_id, key, value_text, display, number, unit, position)
     values ($1, 'memory', '16', '16 Go', 16, 'GB', 1), ($2, 'memory', '8', '8Go', 8, 'GB', 1)`,
    [ids.zen, ids.old],
  );
  await seed.summaries();
  await database.database.execute(
    `update product_summaries set delivery_days = case product_id when $1 then 5 when $2 then 2 end`,
    [ids.zen, ids.old],
  );
  await database.database.execute(
    'update product_other_conditions set delivery_days = 1 where product_id = $1',
    [ids.zen],
  );
  expect(await recordDrops(database.database)).toBe(2);
  expect(await recordDrops(database.database)).toBe(0);
}

beforeAll(async () => {
  base = await createTestApp();
  await seedShop(base);
  ({ shop, close: closeShop } = await openSearchedShop(base));
});
afterAll(async () => {
  await closeShop?.();
  await base?.close();
});

async function ask(query: string): Promise<ProductList & { facets: ListFacets }> {
  const response = await shop.get(`/api/search?facets=all${query && `&${query}`}`);
  expect(response.statusCode, response.body).toBe(200);
  const answer = endpoints.searchProducts.response.parse(response.json());
  if (!answer.facets) throw new Error('no facets');
  return { ...answer, facets: answer.facets };
}
const found = async (query: string) => (await ask(query)).products.map(({ _id }) => Number(_id)).sort();
const counted = (values: readonly { value: string; count: number }[]) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]));

describe('GET /api/search with facets', () => {
  test('counts what every facet offers', async () => {
    const { facets, drops } = await ask('');
    expect(counted(facets.categories)).toEqual({ laptops: 2, gaming: 1 });
    expect(Object.values(counted(facets.brands))).toEqual([2, 1]);
    expect(counted(facets.merchants)).toEqual({ Sud: 3, 'Nord & Co': 1 });
    expect(counted(facets.conditions)).toEqual({ new: 2, refurbished: 2, used: 0 });
    expect(facets).toMatchObject({
      inStock: 2,
      freeDelivery: 2,
      arrivals: [
        { within: 1, count: 1 },
        { within: 2, count: 2 },
        { within: 3, count: 2 },
        { within: 5, count: 2 },
      ],
      prices: { lowest: 400, highest: 1500 },
      specifications: [
        {
          key: 'memory',
          values: [
            { value: '8', count: 1 },
            { value: '16', nameFr: '16\u00a0Go', name: '16\u00a0GB', count: 1 },
          ],
        },
      ],
    });
    expect(drops).toEqual([]);
  });

  test('are left out unless asked for', async () => {
    expect((await shop.get('/api/search')).json()).toMatchObject({ total: 3, facets: null });
  });

  test.each<[string, (keyof typeof ids)[]]>([
    ['brand=asus', ['zen', 'rog']],
    ['brand=Asus&brand=Lenovo&in=laptops', ['zen', 'old']],
    ['merchant=nord+%26+co', ['zen']],
    ['stock=in', ['zen', 'old']],
    ['rating=4', ['zen']],
    ['min=900&max=900', ['zen']],
    ['max=400&min=950', ['zen', 'old']],
    ['condition=refurbished&delivery=free', ['old']],
    ['spec=memory:16', ['zen']],
    ['within=2', ['zen', 'old']],
    ['within=3&condition=new', []],
    ['within=1&condition=refurbished', ['zen']],
    ['brand=Nobody&spec=nothing:at:all&merchant=x&in=nowhere', ['zen', 'old', 'rog']],
  ])('narrows the list by %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected.map((name) => ids[name]).sort());
  });

  test('lists what arrives first in front, and last what no merchant states it of', async () => {
    const inOrder = async (query: string) => (await ask(query)).products.map(({ _id }) => Number(_id));
    expect(await inOrder('sortBy=arrival')).toEqual([ids.old, ids.zen, ids.rog]);
    expect(await inOrder('sortBy=arrival&condition=refurbished')).toEqual([ids.zen, ids.old]);
    expect((await shop.get('/api/search?within=4')).statusCode).toBe(400);
  });

  test('shows and sorts by the price of the condition that was chosen', async () => {
    const { products } = await ask('condition=refurbished&sortBy=delivered');
    expect(
      products.map(({ _id, condition, totalPrice, merchant }) => [
        Number(_id),
        condition,
        totalPrice,
        merchant,
      ]),
    ).toEqual([
      [ids.old, 'refurbished', 400, 'Sud'],
      [ids.zen, 'refurbished', 605, 'Sud'],
    ]);
    const main = await ask('in=laptops&sortBy=price_desc');
    expect(main.products[0]).toMatchObject({ _id: String(ids.zen), condition: 'new', totalPrice: 900 });
  });

  test('sorts by how far prices fell, and says how far', async () => {
    const { products, drops } = await ask('sortBy=drop');
    expect(products[0]?._id).toBe(String(ids.zen));
    const fallen = {
      productId: String(ids.zen),
      days: 7,
      previousTotal: 1000,
      drop: 10,
      usualTotal: 1000,
      isConfirmed: true,
    };
    expect(drops).toEqual([{ ...fallen, fellAt: expect.any(String) }]);
    expect((await ask('sortBy=drop&condition=refurbished')).drops).toEqual([]);
  });

  test('finds what only the specifications state, in other units as well', async () => {
    const { products, missingWords } = await ask('search=zenbook%2016%20go');
    expect([products.map(({ _id }) => _id), missingWords]).toEqual([[String(ids.zen)], []]);
    expect((await ask('search=zenbook%2032%20go')).missingWords).toEqual(['32 go']);
  });

  test('lists what fell within a day with the figures of that day', async () => {
    const { drops, total } = await ask('deals=1&sortBy=drop');
    expect(total).toBe(1);
    expect(drops).toMatchObject([{ days: 1, previousTotal: 950, drop: 5 }]);
  });

  test('lists only what fell where deals are asked for, and as an Atom feed', async () => {
    const { products, drops, total } = await ask('deals=7&sortBy=drop_amount');
    expect([total, products[0]?._id, drops.length]).toEqual([1, String(ids.zen), 1]);
    expect((await shop.get('/api/search?deals=3')).statusCode).toBe(400);
    const feed = await shop.get('/fr/deals.atom');
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(feed.body).toContain('10\u00a0% de moins qu’il y a 7 jours');
    expect(feed.body.match(/<entry>/g)).toHaveLength(1);
    expect((await shop.get('/en/deals.atom')).body).toContain('10% less than 7 days ago (€1,000.00)');
  });

  test('counts only its own category on a category’s page', async () => {
    const { facets, total } = await ask('category=laptops');
    expect(total).toBe(2);
    expect(facets.categories).toEqual([]);
    expect(counted(facets.brands)).toMatchObject({ Lenovo: 1 });
  });

  test.each(['rating=9', 'min=-1', 'stock=out', 'condition=broken', 'facets=some'])(
    'refuses %s',
    async (query) => {
      expect((await shop.get(`/api/search?${query}`)).statusCode).toBe(400);
    },
  );
});

test('each page says how much of the whole list comes first, none of it on a page or all', async () => {
  const first = (await shop.get('/api/search?search=zenbook&limit=1')).json();
  expect(first).toMatchObject({ total: 1, bestMatching: 1, alsoMatching: 0 });
  const [one, other] = [1, 2].map((page) => `/api/search?limit=1&page=${page}`);
  expect((await shop.get(one ?? '')).json().bestMatching).toBe(
    (await shop.get(other ?? '')).json().bestMatching,
  );
});
