import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
  const { seed } = shop;
  const merchantId = await seed.merchant({ name: 'Pixel' });
  for (let number = 1; number <= 9; number++) {
    const productId = await seed.product({ title: `Acme laptop ${number}`, category: 'laptops' });
    await seed.offer({ merchantId, productId, priceCents: 49_900 + number, deliveryCents: 499 });
  }
  await shop.publish();
});
afterAll(() => shop?.close());

const suggest = async (q: string) => {
  const response = await shop.get(`/api/suggest?${new URLSearchParams({ q })}`);
  return { status: response.statusCode, body: response.json() };
};

test('suggests products with their delivered price, and categories with their size', async () => {
  const { status, body } = await suggest(' Laptop');
  expect(status).toBe(200);
  expect(body.products).toHaveLength(5);
  expect(body.products[0]).toMatchObject({ title: 'Acme laptop 1', totalPrice: 504, deliveryKnown: true });
  expect(body.products[0]).not.toHaveProperty('merchant');
  expect(body.categories).toMatchObject([{ name: 'Laptops', productsCount: 9 }]);
  expect(body.brands).toEqual([]);
});

test.each(['', ' ', 'l', 'zzzz'])('suggests nothing for "%s"', async (q) => {
  expect(await suggest(q)).toEqual({ status: 200, body: { products: [], categories: [], brands: [] } });
});

test.each([['a\u0000b'], ['x'.repeat(201)], ['two\nlines']])('refuses %j', async (q) => {
  expect(await suggest(q)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
});
