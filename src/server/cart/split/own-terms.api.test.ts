import { describe, expect, it } from 'vitest';
import { openCartShop, wanted } from '../../../../test/helpers/cart-shop.ts';
import type { CartSplit } from '../../../contract/cart/schema.ts';
import { plainTerms } from '../../../contract/my-price/terms.ts';
import { AppError } from '../../platform/app-error.ts';
import { findOfferedLines } from '../offered-lines.ts';
import { makeProblem } from './make-problem.ts';
import { planOwn } from './plan-own.ts';

const { test, people, merchants, createProduct } = openCartShop();

describe('what a cart costs by the shopper’s own terms', () => {
  const byTerms = async (terms: object, items: object[]) =>
    (await people.call('POST', '/cart/split', { items, terms })).json<CartSplit>();
  const termsOf = (merchant: string, more: object, usesCodes = false) => ({
    merchants: [{ ...plainTerms(merchant), ...more }],
    usesCodes,
  });
  const ownPlan = ({ plans }: CartSplit) => plans.find(({ kinds }) => kinds.includes('own'));

  it('is one more plan beside the public ones, which stay as they are', async () => {
    const [first, second] = [
      await createProduct('Clou', [
        [2_000, 400],
        [2_100, 0],
      ]),
      await createProduct('Vis', [
        [1_500, 400],
        [1_600, 0],
      ]),
    ];
    await test.publish();
    const items = [wanted(first, 2), wanted(second)];
    const open = (await people.call('POST', '/cart/split', { items })).json<CartSplit>();
    expect(open.own).toBeNull();
    const member = await byTerms(termsOf('Nord', { delivery: 'member', loyaltyPercent: 10 }), items);
    expect(member.plans.slice(0, -1)).toEqual(open.plans);
    expect(ownPlan(member)).toMatchObject({
      isProven: false,
      goods: 55,
      delivery: 0,
      total: 49.5,
      parcels: [
        {
          merchant: 'Nord',
          total: 49.5,
          ownParts: [
            { kind: 'member', amount: 4 },
            { kind: 'loyalty', amount: 5.5, percent: 10 },
          ],
        },
      ],
    });
    const same = await byTerms(termsOf('Ailleurs', { isLeftOut: true }), items);
    expect(same.plans).toEqual(open.plans);
    expect(same.own).toEqual({ left: [] });
  });

  it('delivers free by a membership from its amount of the whole parcel', async () => {
    const [first, second] = [
      await createProduct('Rabot', [[1_500, 400]]),
      await createProduct('Scie', [[1_500, 400]]),
    ];
    await test.publish();
    const terms = termsOf('Nord', { delivery: 'member', memberFrom: 25 });
    expect(ownPlan(await byTerms(terms, [wanted(first), wanted(second)]))).toMatchObject({
      delivery: 0,
      total: 30,
    });
    expect((await byTerms(terms, [wanted(first)])).plans).toHaveLength(1);
  });

  it('has a code of the whole order, and settles unknown delivery only by a term', async () => {
    const [first, second] = [
      await createProduct('Lime', [[3_000, null]]),
      await createProduct('Étau', [[3_000, null]]),
    ];
    await test.publish();
    await test.database.database.execute(
      `insert into promo_codes (merchant_id, code, amount_cents, minimum_cents) values ($1, 'DIX', 1000, 5000)`,
      [merchants[0]],
    );
    const items = [wanted(first), wanted(second)];
    expect(ownPlan(await byTerms({ merchants: [], usesCodes: true }, items))).toMatchObject({
      total: 50,
      deliveryKnown: false,
      parcels: [{ ownParts: [{ kind: 'code', code: 'DIX', amount: 10 }] }],
    });
    expect(ownPlan(await byTerms(termsOf('Nord', { delivery: 'collect' }, true), items))).toMatchObject({
      total: 50,
      deliveryKnown: true,
    });
    expect((await byTerms({ merchants: [], usesCodes: true }, [wanted(first)])).plans).toHaveLength(1);
    await test.database.database.execute('delete from promo_codes');
  });

  it('is never dearer than a public plan by the same terms, and a busy splitter takes no plan away', async () => {
    const { database } = test.database;
    const sellers = [await test.seed.merchant({ name: 'Est' }), await test.seed.merchant({ name: 'Ouest' })];
    await database.execute(
      'update merchants set delivery_flat_cents = 490, delivery_free_from_cents = 5000 where id = $1',
      [sellers[0]],
    );
    const products: number[] = [];
    for (const prices of [
      [3_000, 3_050],
      [2_000, 2_050],
    ]) {
      const productId = await createProduct(`Vase ${prices[0]}`, []);
      for (const [at, priceCents = 0] of prices.entries()) {
        const deliveryCents = at === 0 ? 490 : 0;
        await test.seed.offer({ merchantId: sellers[at] ?? 0, productId, priceCents, deliveryCents });
      }
      products.push(productId);
    }
    await test.publish();
    const items = products.map((id) => wanted(id));
    const terms = termsOf('Est', { loyaltyPercent: 1 });
    const split = await byTerms(terms, items);
    expect(split.plans[0]).toMatchObject({ total: 50 });
    expect(ownPlan(split)).toMatchObject({
      total: 49.5,
      delivery: 0,
      parcels: [{ merchant: 'Est', freeFrom: 50, ownParts: [{ kind: 'loyalty', amount: 0.5 }] }],
    });

    const splitter = { split: () => Promise.reject(new AppError('unavailable')) };
    const cart = makeProblem(
      await findOfferedLines(
        database,
        items.map((item) => ({ ...item, condition: 'new' as const, anyColour: false, size: '' })),
      ),
    );
    const options = { cart, found: [], plans: split.plans, terms, language: 'en' as const };
    expect(await planOwn(database, splitter, options)).toEqual({ plans: [], own: null });
  });

  it('leaves out whom the shopper leaves out, and says what is then missing', async () => {
    const [both, one] = [
      await createProduct('Clé', [
        [1_000, 0],
        [1_200, 0],
      ]),
      await createProduct('Pince', [[1_000, 0]]),
    ];
    await test.publish();
    const terms = termsOf('Nord', { isLeftOut: true });
    expect(ownPlan(await byTerms(terms, [wanted(both)]))).toMatchObject({
      total: 12,
      parcels: [{ merchant: 'Sud' }],
    });
    const missing = await byTerms(terms, [wanted(both), wanted(one)]);
    expect(missing.own).toEqual({ left: [{ _id: String(one), size: '' }] });
    expect(ownPlan(missing)).toBeUndefined();
    const wrong = { merchants: [{ merchant: 'Nord', isLeftOut: 'x' }], usesCodes: false };
    expect(
      (await people.call('POST', '/cart/split', { items: [wanted(one)], terms: wrong })).statusCode,
    ).toBe(400);
  });
});
