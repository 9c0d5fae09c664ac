import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { openTestPool } from '../../../test/helpers/database-server.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const visitor = { headers: { 'user-agent': firefox } };

let shop: TestApp;
let product: number;
const offers = { plain: 0, awin: 0, gone: 0, stale: 0 };

beforeAll(async () => {
  shop = await createTestApp();
  const { seed } = shop;
  product = await seed.product({ title: 'Phone' });
  const [fresh, slow] = [
    await seed.merchant({ name: 'Nord' }),
    await seed.merchant({ name: 'Lentin', feedSeenDaysAgo: 8 }),
  ];
  const own = { productId: product, priceCents: 9_000 };
  offers.plain = await seed.offer({ ...own, merchantId: fresh, link: 'https://nord.example/a?b=1#top' });
  offers.awin = await seed.offer({
    ...own,
    merchantId: fresh,
    link: 'https://www.awin1.com/pclick.php?p=1&a=2&m=3',
  });
  offers.gone = await seed.offer({ ...own, merchantId: fresh, isGone: true });
  offers.stale = await seed.offer({ ...own, merchantId: slow, seenDaysAgo: 8 });
});

afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.database.execute('delete from clicks');
});

async function readClicks() {
  return shop.database.database.rows<{ id: string; offer_id: number; product_id: number }>(
    'select * from clicks',
  );
}

/** Clicks are stored beside the answer. */
async function waitForClicks(count: number) {
  await expect.poll(async () => (await readClicks()).length).toBe(count);
  return readClicks();
}

test('leads to the merchant with a reference that stands in clicks', async () => {
  const response = await shop.get(`/go/${offers.plain}`, visitor);
  expect(response.statusCode).toBe(302);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  const [click] = await waitForClicks(1);
  expect(click).toMatchObject({ offer_id: offers.plain, product_id: product });
  expect(response.headers.location).toBe(`https://nord.example/a?b=1&visavis_ref=${click?.id}#top`);
});

test('gives Awin the reference as clickref', async () => {
  const { headers } = await shop.get(`/go/${offers.awin}`, visitor);
  const [click] = await waitForClicks(1);
  expect(headers.location).toBe(`https://www.awin1.com/pclick.php?p=1&a=2&m=3&clickref=${click?.id}`);
});

test.each([
  ['HEAD', { method: 'HEAD', headers: { 'user-agent': firefox } }],
  ['a prefetch', { headers: { 'user-agent': firefox, 'sec-purpose': 'prefetch;prerender' } }],
  ['an older prefetch', { headers: { 'user-agent': firefox, purpose: 'prefetch' } }],
  ['a robot', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
  ['a client without a name', { headers: { 'user-agent': '' } }],
] as const)('does not count %s', async (_name, request) => {
  const response = await shop.get(`/go/${offers.plain}`, request);
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('https://nord.example/a?b=1#top');
  expect(await readClicks()).toEqual([]);
});

test.each(['gone', 'stale'] as const)('leads from a %s offer to its product', async (name) => {
  const response = await shop.get(`/go/${offers[name]}`, visitor);
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe(`/product/${product}`);
  expect(await readClicks()).toEqual([]);
});

test.each(['999999', '0', 'abc', 'https:%2F%2Fevil.example', '9'.repeat(40)])('knows no %s', async (id) => {
  expect((await shop.get(`/go/${id}`, visitor)).statusCode).toBe(404);
});

test('leads on and logs the click when it cannot be stored', async () => {
  await shop.database.database.execute('alter table clicks rename to clicks_away');
  try {
    const response = await shop.get(`/go/${offers.plain}`, visitor);
    expect(response.statusCode).toBe(302);
    await expect
      .poll(() => shop.logged.find((entry) => entry.message === 'click not stored')?.fields)
      .toMatchObject({ click: { offerId: offers.plain, productId: product } });
  } finally {
    await shop.database.database.execute('alter table clicks_away rename to clicks');
  }
});

test('stores the clicks that are under way before it closes', async () => {
  const database = openTestPool(shop.database.url, 2);
  const other = await createTestApp({ database });
  await other.get(`/go/${offers.plain}`, visitor);
  await other.close();
  expect(await readClicks()).toHaveLength(1);
  await database.close();
});
