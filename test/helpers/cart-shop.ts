import { beforeAll } from 'vitest';
import { openTestApp, type TestApp } from './app.ts';
import { createPeople } from './people.ts';

/** Two merchants, and products with an offer of each in turn. */
export function openCartShop() {
  const test: TestApp = openTestApp();
  const people = createPeople(test);
  const merchants: number[] = [];

  beforeAll(async () => {
    merchants.push(await test.seed.merchant({ name: 'Nord' }), await test.seed.merchant({ name: 'Sud' }));
  });

  /** `offers`: prices and delivery costs in cents. */
  async function createProduct(title: string, offers: [number, number | null][]): Promise<number> {
    const productId = await test.seed.product({ title });
    for (const [index, [priceCents, deliveryCents]] of offers.entries()) {
      const merchantId = merchants[index] ?? 0;
      await test.seed.offer({ merchantId, productId, priceCents, deliveryCents, condition: 'new' });
    }
    return productId;
  }

  return { test, people, merchants, createProduct };
}

/** A line of a cart, as the split is asked for it. */
export const wanted = (id: number, quantity = 1, condition = 'new') => ({
  _id: String(id),
  quantity,
  condition,
});
