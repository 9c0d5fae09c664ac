import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OwnConditions } from '../../../contract/my-price/own-price.ts';
import { loyaltyKinds, plainTerms } from '../../../contract/my-price/terms.ts';
import type { SplitableOffer } from '../../offers/service.ts';
import type { OfferedLine } from '../offered-lines.ts';
import { makeProblem } from './make-problem.ts';
import { cheapestOwn, totalOf, weighCart } from './plan-own.ts';
import { findPlans } from './plans.ts';

const merchants = ['Nord', 'Sud', 'Est'];
const cents = fc.integer({ min: 1, max: 60 }).map((units) => units * 100);
const someOffer = fc.record({ place: fc.nat(2), priceCents: cents, deliveryCents: fc.constantFrom(0, 490) });
const someTerms = merchants.map((merchant) =>
  fc
    .record({
      delivery: fc.constantFrom('stated', 'member'),
      memberFrom: fc.nat(60),
      loyaltyPercent: fc.nat(10),
      loyaltyKind: fc.constantFrom(...loyaltyKinds),
    })
    .map((terms) => ({ ...plainTerms(merchant), ...terms })),
);

/** A line of each of `offers`; merchants deliver for 4.90 and free from 50.00. */
const toLines = (offers: { place: number; priceCents: number; deliveryCents: number }[][]): OfferedLine[] =>
  offers.map((some, item) => ({
    wanted: { _id: String(item + 1), condition: 'new', quantity: 1, anyColour: false, size: '' },
    spelling: '',
    sizes: [],
    productId: item + 1,
    colours: [],
    inAnyColour: [],
    offers: some.map(
      ({ place, ...each }, at): SplitableOffer => ({
        ...each,
        id: item * 10 + at + 1,
        productId: item + 1,
        size: '',
        merchantId: place + 1,
        merchant: merchants[place] ?? '',
        seller: '',
        condition: 'new',
        totalCents: each.priceCents + each.deliveryCents,
        isInStock: true,
        isStockUnknown: false,
        stock: null,
        deliveryMaxDays: null,
        flatCents: 490,
        freeFromCents: 5_000,
      }),
    ),
  }));

it('is never dearer than the cheapest public plan, as it is stated or by the same terms', () => {
  const carts = fc.array(fc.array(someOffer, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(carts, fc.tuple(...someTerms), fc.nat(20), (offers, terms, off) => {
      const conditions: OwnConditions = {
        terms: { merchants: terms, usesCodes: true },
        codes: [
          {
            ...{ merchant: 'Nord', code: 'MOINS', percent: null, amount: off + 1, minimum: 30 },
            ...{ from: null, until: null, category: null, isFirstOrder: false, offers: null },
          },
        ],
        day: '2026-11-24',
      };
      const cart = makeProblem(toLines(offers));
      const { weighed, stated } = weighCart(cart, conditions);
      const publicPlans = findPlans(cart.problem, 1_000).plans;
      const priced = (divided: Parameters<typeof cheapestOwn>[0]) =>
        totalOf(cheapestOwn(divided, conditions, () => [])?.parcels ?? []);
      const own = priced([
        { cart: stated, plans: findPlans(weighed, 1_000).plans },
        { cart, plans: publicPlans },
      ]);
      const [cheapest] = publicPlans;
      expect(cheapest).toBeDefined();
      if (!cheapest) return;
      expect(own).toBeLessThanOrEqual(priced([{ cart, plans: [cheapest] }]));
      expect(own).toBeLessThanOrEqual(cheapest.goods + cheapest.delivery);
    }),
  );
});
