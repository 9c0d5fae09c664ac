import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { faceToFaceSchema, priceDropListSchema } from '../../contract/catalogue/price-drops-schema.ts';
import { recordDrops } from '../prices/service.ts';

type PricePoints = Parameters<TestApp['seed']['pricePoints']>[1];

let shop: TestApp;
let merchants: [number, number];

beforeAll(async () => {
  shop = await createTestApp();
  merchants = [await shop.seed.merchant({ name: 'Nord' }), await shop.seed.merchant({ name: 'Sud' })];
});
afterAll(() => shop.close());

type Seeded = {
  deliveryCents?: number | null;
  availability?: 'in_stock' | 'out_of_stock';
  knownDays?: number;
};

/** An offer of the first merchant whose price is that of its last point. */
async function offer(productId: number, points: PricePoints, seeded: Seeded = {}): Promise<void> {
  const { knownDays: seenDaysAgo = 60, ...rest } = seeded;
  const priceCents = points.at(-1)?.priceCents ?? 1;
  const id = await shop.seed.offer({ productId, merchantId: merchants[0], priceCents, seenDaysAgo, ...rest });
  const { deliveryCents = 0 } = seeded;
  await shop.seed.pricePoints(
    id,
    points.map((point) => ({ deliveryCents, ...point })),
  );
}

const fallen = (from: number, to: number, daysAgo = 0.5): PricePoints => [
  { daysAgo: 60, priceCents: from },
  { daysAgo, priceCents: to },
];

async function listDrops() {
  await shop.publish();
  await recordDrops(shop.database.database);
  const response = await shop.get('/api/price-drops');
  expect(response.statusCode, response.body).toBe(200);
  return priceDropListSchema.parse(response.json());
}

async function getDuel() {
  const response = await shop.get('/api/face-to-face');
  expect(response.statusCode, response.body).toBe(200);
  return faceToFaceSchema.parse(response.json()).duel;
}

test('finds nothing where nothing is', async () => {
  expect(await listDrops()).toEqual({ days: 7, merchantsCount: 0, products: [] });
  expect(await getDuel()).toBeNull();
});

test('falls back to seven days, and to the widest gap between merchants', async () => {
  const product = await shop.seed.product({ title: 'Fell last week' });
  await offer(product, fallen(10_000, 9_000, 4));
  await shop.publish();
  // A job finds drops; requests compute nothing.
  expect((await shop.get('/api/price-drops')).json()).toMatchObject({ products: [] });
  const drops = await listDrops();
  expect(drops).toMatchObject({ days: 7, products: [{ previousTotal: 100, totalPrice: 90, drop: 10 }] });
  expect(await getDuel()).toBeNull();

  const other = await shop.seed.product({ title: 'Two merchants' });
  for (const [index, merchantId] of merchants.entries()) {
    await shop.seed.offer({ productId: other, merchantId, priceCents: 5_000 + index * 500 });
  }
  await shop.publish();
  expect(await getDuel()).toMatchObject({
    product: { title: 'Two merchants' },
    lowest: { totalPrice: 50, merchant: 'Nord' },
    highest: { totalPrice: 55, merchant: 'Sud' },
    gap: 5,
    drop: null,
  });
});

test('lists what fell in 24 hours, strongest first, and nothing that only seems to', async () => {
  const product = (title: string) => shop.seed.product({ title });
  await offer(await product('A little'), fallen(10_000, 9_500));
  const most = await product('Most');
  await offer(most, fallen(10_000, 7_000), { deliveryCents: 500 });
  await shop.seed.offer({ productId: most, merchantId: merchants[1], priceCents: 8_000 });
  await offer(await product('Noise'), fallen(10_000, 9_900));
  await offer(await product('Glitch'), fallen(10_000, 100));
  await offer(await product('Unknown delivery'), fallen(10_000, 7_000), { deliveryCents: null });
  await offer(await product('Sold out'), fallen(10_000, 7_000), { availability: 'out_of_stock' });
  await offer(
    await product('New here'),
    [
      { daysAgo: 5, priceCents: 10_000 },
      { daysAgo: 0.5, priceCents: 7_000 },
    ],
    { knownDays: 5 },
  );
  await offer(await product('Back from a rise'), [
    { daysAgo: 60, priceCents: 7_000 },
    { daysAgo: 2, priceCents: 10_000 },
    { daysAgo: 0.5, priceCents: 7_000 },
  ]);
  const another = await product('Another was as cheap');
  await offer(another, fallen(10_000, 7_000));
  await offer(another, [{ daysAgo: 60, priceCents: 7_000 }]);

  const { days, products } = await listDrops();
  expect(days).toBe(1);
  expect(
    products.map(({ title, previousTotal, totalPrice, drop }) => [title, previousTotal, totalPrice, drop]),
  ).toEqual([
    ['Most', 105, 75, 29],
    ['A little', 100, 95, 5],
  ]);
  expect(await getDuel()).toMatchObject({
    product: { title: 'Most' },
    lowest: { totalPrice: 75 },
    highest: { totalPrice: 80 },
    drop: { days: 1, previousTotal: 105, drop: 29 },
  });
});
