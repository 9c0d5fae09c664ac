import { describe, expect, it } from 'vitest';
import { openCartShop, wanted } from '../../../../test/helpers/cart-shop.ts';
import type { CartSplit } from '../../../contract/cart/schema.ts';
import { refreshFamilies } from '../../facts/service.ts';

const { test, people, merchants, createProduct } = openCartShop();

describe('what a cart costs now', () => {
  const ask = (items: object[]) => people.call('POST', '/cart/split', { items });

  it('is told of each line by itself, by condition', async () => {
    const product = await createProduct('Clavier', [
      [5_000, null],
      [4_600, 500],
    ]);
    await test.seed.offer({
      merchantId: merchants[0] ?? 0,
      productId: product,
      priceCents: 2_000,
      condition: 'used',
    });
    const merged = await createProduct('Clavier bis', []);
    await test.database.database.execute('update products set merged_into = $1 where id = $2', [
      product,
      merged,
    ]);
    await test.publish();
    const { lines } = (await ask([wanted(merged), wanted(999_999_999)])).json();
    expect(lines).toMatchObject([
      {
        _id: String(merged),
        product: { _id: String(product), title: 'Clavier' },
        conditions: [
          { condition: 'new', totalPrice: 51, deliveryKnown: true, inStock: true },
          { condition: 'used', totalPrice: 20, merchant: 'Nord', deliveryKnown: true, inStock: true },
        ],
      },
      { _id: '999999999', product: null, conditions: [] },
    ]);
    expect((await ask([])).statusCode).toBe(400);
  });

  it('is, where any colour will do, that of the cheapest one, which is named', async () => {
    const [black, white, large] = [
      await createProduct('Zeta K5 128 Go noir', [[6_000, 0]]),
      await createProduct('Zeta K5 128 Go blanc', [[5_000, 0]]),
      await createProduct('Zeta K5 256 Go blanc', [[4_000, 0]]),
    ];
    const { database } = test.database;
    await database.execute(`update products set brand = 'Zeta' where id = any($1::bigint[])`, [
      [black, white, large],
    ]);
    await database.transaction((tx) => refreshFamilies(tx, [black, white, large]));
    await test.publish();
    const own: CartSplit = (await ask([wanted(black)])).json();
    expect(own.plans[0]).toMatchObject({ total: 60, parcels: [{ items: [{ found: null }] }] });
    expect(own.lines[0]).toMatchObject({
      conditions: [{ totalPrice: 60 }],
      inAnyColour: [{ condition: 'new', totalPrice: 50 }],
    });
    const any: CartSplit = (await ask([{ ...wanted(black), anyColour: true }])).json();
    const found = { productId: String(white), title: 'Zeta K5 128 Go blanc', colour: 'White' };
    expect(any.plans[0]).toMatchObject({ total: 50, parcels: [{ items: [{ _id: String(black), found }] }] });
    expect((await ask([wanted(large)])).json().lines[0].inAnyColour).toEqual([]);
  });

  it('is, by a day, the cheapest split of what merchants state to arrive by then', async () => {
    const offer = (productId: number, at: number, priceCents: number, deliveryDays?: [number, number]) =>
      test.seed.offer({
        merchantId: merchants[at] ?? 0,
        productId,
        priceCents,
        ...(deliveryDays && { deliveryDays }),
      });
    const [first, second] = [await createProduct('Vite', []), await createProduct('Lent', [])];
    await offer(first, 0, 1_000, [30, 50]);
    await offer(first, 1, 1_500, [2, 3]);
    await offer(second, 0, 2_000, [1, 3]);
    const untold = await createProduct('Sans délai', []);
    await offer(untold, 0, 500);
    await test.publish();
    const by = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const until = async (arriveBy: string, ids: number[]) =>
      (await people.call('POST', '/cart/split', { items: ids.map((id) => wanted(id)), arriveBy })).json();
    const split: CartSplit = await until(by, [first, second]);
    expect(split.plans[0]).toMatchObject({ total: 30 });
    expect(split.plans.at(-1)).toMatchObject({ kinds: ['byDate'], total: 35, saving: null });
    expect(split.arrival).toMatchObject({ by, late: [], more: 5 });
    const never: CartSplit = await until(by, [first, untold]);
    expect(never.plans.some(({ kinds }) => kinds.includes('byDate'))).toBe(false);
    expect(never.arrival).toMatchObject({ late: [{ _id: String(untold), size: '' }], more: null });
    expect((await ask([wanted(first)])).json().arrival).toBeNull();
    const bad = ['2026-02-30', 'demain', '2999-01-01'];
    for (const arriveBy of bad) expect((await until(arriveBy, [first])).code).toBe('invalid_request');
  });

  it('is the cheapest split, with what speaks for others, and no plan for what nobody has', async () => {
    const [first, second] = [
      await createProduct('Un', [
        [1_000, 400],
        [900, 300],
      ]),
      await createProduct('Deux', [[1_000, 500]]),
    ];
    const few = await createProduct('Peu', []);
    await test.seed.offer({ merchantId: merchants[0] ?? 0, productId: few, priceCents: 100, stock: 2 });
    const soldOut = await createProduct('Fini', []);
    await test.seed.offer({
      merchantId: merchants[0] ?? 0,
      productId: soldOut,
      priceCents: 100,
      availability: 'out_of_stock',
    });
    await test.publish();
    const split = (
      await ask([wanted(first, 2), wanted(second), wanted(few, 3), wanted(soldOut), wanted(999_999_999)])
    ).json<CartSplit>();
    expect(split.left).toEqual([
      { _id: String(few), size: '', reason: 'tooMany' },
      { _id: String(soldOut), size: '', reason: 'notOffered' },
      { _id: '999999999', size: '', reason: 'unknown' },
    ]);
    expect(split.plans).toMatchObject([
      {
        kinds: ['cheapest', 'fewestParcels', 'oneMerchant'],
        isProven: true,
        goods: 30,
        delivery: 5,
        total: 35,
        deliveryKnown: true,
        saving: 1,
        parcels: [
          {
            merchant: 'Nord',
            total: 35,
            items: [
              { _id: String(first), quantity: 2, unitPrice: 10, price: 20 },
              { _id: String(second), quantity: 1, price: 10 },
            ],
          },
        ],
      },
    ]);
    expect(split.plans[0]?.parcels[0]?.items[0]?.affiliateLink).toMatch(/^\/go\/\d+$/);
    expect(split.lines).toHaveLength(5);
  });

  it('goes by a merchant’s rule: free from an amount, and says so', async () => {
    const [ruled = 0] = merchants;
    const { database } = test.database;
    await database.execute(
      'update merchants set delivery_flat_cents = 500, delivery_free_from_cents = 2000 where id = $1',
      [ruled],
    );
    const product = await createProduct('Ruban', [[1_000, 500]]);
    await test.publish();
    const planFor = async (quantity: number) =>
      (await ask([wanted(product, quantity)])).json<CartSplit>().plans[0];
    expect(await planFor(1)).toMatchObject({ delivery: 5, parcels: [{ freeFrom: null }] });
    expect(await planFor(2)).toMatchObject({ delivery: 0, total: 20, parcels: [{ freeFrom: 20 }] });
    await database.execute(
      'update merchants set delivery_flat_cents = null, delivery_free_from_cents = null where id = $1',
      [ruled],
    );
  });

  it('never takes a delivery cost as free that is not known', async () => {
    const product = await createProduct('Lampe', [
      [1_000, null],
      [900, 200],
    ]);
    await test.publish();
    const { plans } = (await ask([wanted(product)])).json<CartSplit>();
    expect(plans).toMatchObject([
      {
        kinds: expect.arrayContaining(['cheapest', 'oneMerchant']),
        total: 11,
        deliveryKnown: true,
        delivery: 2,
      },
    ]);
  });
});
