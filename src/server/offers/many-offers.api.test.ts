import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { productSchema } from '../../contract/catalogue/schema.ts';

const shop = openTestApp();

test('the offer that can be bought is found behind five hundred cheap ones that are sold out', async () => {
  const { seed, database } = shop;
  const [sold, honest] = [await seed.merchant({ name: 'Vide' }), await seed.merchant({ name: 'Plein' })];
  const productId = await seed.product({ title: 'Phone' });
  await seed.offer({ productId, merchantId: sold, priceCents: 100, availability: 'out_of_stock' });
  await database.database.execute(
    `insert into offers (merchant_id, article_id, product_id, title, price_cents, delivery_cents, availability, link,
       content_hash, first_seen_at, last_seen_at)
     select merchant_id, 'x' || n, product_id, title, 100, 0, availability, link, n, first_seen_at, last_seen_at
     from offers, generate_series(1, 600) n where product_id = $1`,
    [productId],
  );
  await seed.offer({ productId, merchantId: honest, priceCents: 9_000, deliveryCents: 500 });
  await shop.publish();
  const product = productSchema.parse((await shop.get(`/api/products/${productId}`)).json());
  expect(product).toMatchObject({ merchant: 'Plein', totalPrice: 95, inStock: true });
  const split = await shop.app.inject({
    method: 'POST',
    url: '/api/cart/split',
    payload: { items: [{ _id: `${productId}`, quantity: 1 }] },
  });
  expect(split.json().plans).toMatchObject([{ total: 95, parcels: [{ merchant: 'Plein' }] }]);
});
