import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { type PriceHistory, priceHistorySchema } from '../../contract/catalogue/history-schema.ts';
import { productSchema } from '../../contract/catalogue/schema.ts';

let shop: TestApp;
let product: number;

beforeAll(async () => {
  shop = await createTestApp();
  const { seed } = shop;
  product = await seed.product({ title: 'Phone' });
  const [north, south] = [await seed.merchant({ name: 'Nord' }), await seed.merchant({ name: 'Sud' })];
  const own = { productId: product, priceCents: 9_000 };
  const first = await seed.offer({ ...own, merchantId: north, seenDaysAgo: 200, announcedCents: 15_000 });
  const second = await seed.offer({ ...own, merchantId: south, seenDaysAgo: 50, isGone: true });
  const closed = await seed.merchant({ name: 'Clos', isActive: false });
  const hidden = await seed.offer({ ...own, merchantId: closed, seenDaysAgo: 50 });
  const used = await seed.offer({ ...own, merchantId: south, condition: 'used', seenDaysAgo: 50 });
  await seed.pricePoints(first, [
    { daysAgo: 200, priceCents: 12_000, deliveryCents: 500 },
    { daysAgo: 120, priceCents: 11_000, deliveryCents: 500 },
    { daysAgo: 10, priceCents: 9_000, deliveryCents: 500 },
  ]);
  await seed.pricePoints(second, [
    // Unchanged for longer than a feed may be old, as its feed held it all that time.
    { daysAgo: 50, priceCents: 8_000, deliveryCents: 0 },
    { daysAgo: 30.5, priceCents: 8_000, deliveryCents: 0, isAvailable: false },
  ]);
  await seed.pricePoints(hidden, [{ daysAgo: 50, priceCents: 10 }]);
  await seed.pricePoints(used, [{ daysAgo: 50, priceCents: 100 }]);
  await shop.publish();
});

afterAll(() => shop.close());

async function history(days: string): Promise<PriceHistory> {
  const response = await shop.get(`/api/products/${product}/history${days}`);
  expect(response.statusCode, response.body).toBe(200);
  return priceHistorySchema.parse(response.json());
}

const prices = (points: PriceHistory['lowest']) => points.map((point) => point.total);

test('shows 90 days of the main offer’s condition, gone offers included', async () => {
  const answer = await history('');
  expect(answer.condition).toBe('new');
  expect(prices(answer.lowest)).toEqual([115, 80, 115, 95]);
  expect(answer.merchants.map(({ merchant, points }) => [merchant, prices(points)])).toEqual([
    ['Nord', [115, 95]],
    ['Sud', [80, null]],
  ]);
  expect(answer).toMatchObject({ observedDays: 200, lowest30: 95, lowest90: 80, median90: 115 });
  expect(Date.parse(answer.to) - Date.parse(answer.from)).toBe(90 * 86_400_000);
});

test('tells the lowest price ever and who came and went, of that condition and known delivery only', async () => {
  const { allTimeLow, moves } = await history('');
  expect(allTimeLow).toMatchObject({ total: 80 });
  const daysAgo = (at: string) => (Date.now() - Date.parse(at)) / 86_400_000;
  expect(daysAgo(allTimeLow?.at ?? '')).toBeCloseTo(50, 1);
  expect(moves.map(({ merchant, kind, at }) => [merchant, kind, Math.round(daysAgo(at))])).toEqual([
    ['Sud', 'came', 50],
    ['Sud', 'went', 31],
  ]);
  expect((await history('?days=40')).moves.map(({ kind }) => kind)).toEqual(['went']);
});

test('shows as many days as are asked for', async () => {
  expect(prices((await history('?days=365')).lowest)).toEqual([125, 115, 80, 115, 95]);
  expect(prices((await history('?days=5')).lowest)).toEqual([95]);
});

test.each(['days=0', 'days=366', 'days=x', 'days='])('answers 400 for %s', async (query) => {
  const response = await shop.get(`/api/products/${product}/history?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'invalid_request', details: [{ path: 'query.days' }] });
});

test('sets what a merchant announces beside its own lowest price, without delivery, of the 30 days before', async () => {
  const { mainOffer } = productSchema.parse((await shop.get(`/api/products/${product}`)).json());
  expect(mainOffer?.announced).toEqual({
    listPrice: 150,
    change: -40,
    lowestBefore: 110,
    recordedChange: -18,
  });
});

test('answers 404 for a product that does not exist', async () => {
  expect((await shop.get('/api/products/999999/history')).statusCode).toBe(404);
});
