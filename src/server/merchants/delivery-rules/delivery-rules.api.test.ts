import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { bearer, createPeople } from '../../../../test/helpers/people.ts';
import { applyDeliveryRules, findDeliveryRules } from './service.ts';

const test = openTestApp();
const people = createPeople(test);
let admin: string;
let merchant: number;

beforeAll(async () => {
  admin = await people.token(await people.create({ role: 'admin' }));
  merchant = await test.seed.merchant({ name: 'Nord' });
});

const db = () => test.database.database;
const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object, token = admin) =>
  people.call(method, `/admin/${path}`, body, bearer(token));

async function offer(priceCents: number, stated: number | null, merchantId = merchant) {
  const productId = await test.seed.product({ title: `Produit à ${priceCents}` });
  const id = await test.seed.offer({ merchantId, productId, priceCents, deliveryCents: stated });
  await db().execute('update offers set stated_delivery_cents = $2 where id = $1', [id, stated]);
  return { id, productId };
}
const deliveries = async () =>
  (
    await db().rows<{ price: number; cost: number | null }>(
      'select price_cents as price, delivery_cents as cost from offers where merchant_id = $1 order by id',
      [merchant],
    )
  ).map(({ price, cost }) => [price, cost]);

describe('a delivery rule', () => {
  it('gives offers a cost that state none, in the background, and leaves the others theirs', async () => {
    const small = await offer(1_000, null);
    await offer(5_000, null);
    await offer(2_000, 900);
    await test.publish();
    const saved = await call('PUT', `delivery-rules/${merchant}`, { flat: 4.99, freeFrom: 50 });
    expect(saved.json()).toEqual({
      merchantId: String(merchant),
      merchant: 'Nord',
      flat: 4.99,
      freeFrom: 50,
      isApplied: false,
    });
    expect(await applyDeliveryRules(db())).toBe(1);
    expect(await deliveries()).toEqual([
      [1_000, 499],
      [5_000, 0],
      [2_000, 900],
    ]);
    const product = (await people.call('GET', `/products/${small.productId}`)).json();
    expect(product).toMatchObject({ totalPrice: 14.99, deliveryCost: 4.99, deliveryKnown: true });
    const points = await db().rows(
      'select delivery_cents as cost from price_points where offer_id = $1 order by observed_at',
      [small.id],
    );
    expect(points).toEqual([{ cost: 499 }]);
    const [summary] = await db().rows(
      'select total_cents as total from product_summaries where product_id = $1',
      [small.productId],
    );
    expect(summary).toEqual({ total: 1_499 });
    expect(await applyDeliveryRules(db())).toBe(0);
    expect((await call('GET', 'delivery-rules')).json()).toEqual([
      {
        merchantId: String(merchant),
        merchant: 'Nord',
        flat: 4.99,
        freeFrom: 50,
        isApplied: true,
        offers: 3,
        unstated: 2,
      },
    ]);
  });

  it('can be removed: what is not stated is not known again', async () => {
    expect((await call('DELETE', `delivery-rules/${merchant}`)).json()).toMatchObject({
      flat: null,
      freeFrom: null,
    });
    await applyDeliveryRules(db());
    expect(await deliveries()).toEqual([
      [1_000, null],
      [5_000, null],
      [2_000, 900],
    ]);
  });

  it('leaves its trace in the log', async () => {
    const log = await db().rows<{ action: string; details: object }>(
      `select action, details from audit_log where action like 'delivery_rule%' order by id`,
    );
    expect(log).toEqual([
      {
        action: 'delivery_rule_saved',
        details: {
          merchantId: merchant,
          before: { flatCents: null, freeFromCents: null },
          flatCents: 499,
          freeFromCents: 5_000,
        },
      },
      { action: 'delivery_rule_removed', details: expect.objectContaining({ flatCents: null }) },
    ]);
  });

  it.each([
    { flat: -1 },
    { flat: 1_001 },
    { flat: 4.999 },
    { flat: '5' },
    { freeFrom: 50 },
    { flat: 5, freeFrom: -1 },
  ])('is refused where it makes no sense: %j', async (body) => {
    expect((await call('PUT', `delivery-rules/${merchant}`, body)).statusCode).toBe(400);
  });

  it('is for admins, and for merchants that there are', async () => {
    const shopper = await people.token(await people.create());
    const calls = [
      ['GET', 'delivery-rules'],
      ['PUT', `delivery-rules/${merchant}`, { flat: 1 }],
      ['DELETE', `delivery-rules/${merchant}`],
      ['GET', 'delivery-rule-suggestions'],
    ] as const;
    for (const [method, path, body] of calls)
      expect((await call(method, path, body, shopper)).statusCode).toBe(403);
    expect((await call('PUT', 'delivery-rules/99999', { flat: 1 })).statusCode).toBe(404);
    expect((await call('DELETE', 'delivery-rules/x')).statusCode).toBe(404);
  });
});

it('a rule is suggested where delivery falls to 0 above an amount, until it is set', async () => {
  const [regular, chaotic] = [
    await test.seed.merchant({ name: 'Régulier' }),
    await test.seed.merchant({ name: 'Chaotique' }),
  ];
  for (let index = 0; index < 40; index++) {
    const price = 1_000 + index * 190;
    await offer(price, price < 4_900 ? 590 : 0, regular);
    await offer(price, index % 2 ? 590 : 0, chaotic);
  }
  for (let index = 0; index < 9; index++) await offer(2_000 + index * 700, 2_900, regular);
  await offer(8_000, 590, regular);
  await findDeliveryRules(db());
  const suggested = {
    merchantId: String(regular),
    merchant: 'Régulier',
    flat: 5.9,
    freeFrom: 49,
    offers: 41,
    exceptions: 1,
  };
  expect((await call('GET', 'delivery-rule-suggestions')).json()).toEqual([suggested]);
  await call('PUT', `delivery-rules/${regular}`, { flat: 5.9, freeFrom: 49 });
  expect((await call('GET', 'delivery-rule-suggestions')).json()).toEqual([]);
});
