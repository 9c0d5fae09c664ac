import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditions } from '../../../contract/catalogue/conditions.ts';
import type { SplitableOffer } from '../../offers/service.ts';
import { makeProblem } from './make-problem.ts';

const stocks = fc.constantFrom('in', 'unknown', 'out');
const drawn = fc.record({
  condition: fc.constantFrom(...conditions),
  priceCents: fc.integer({ min: 1, max: 5 }),
  deliveryCents: fc.option(fc.integer({ min: 0, max: 2 })),
  stock: stocks,
});

const offers = fc.array(drawn, { maxLength: 8 }).map((all) =>
  all.map(
    ({ stock, ...each }, index): SplitableOffer => ({
      ...each,
      id: index + 1,
      productId: 1,
      size: '',
      merchantId: index,
      merchant: `Shop ${index}`,
      seller: '',
      totalCents: each.priceCents + (each.deliveryCents ?? 0),
      isInStock: stock === 'in',
      isStockUnknown: stock === 'unknown',
      stock: null,
      deliveryMaxDays: null,
      flatCents: null,
      freeFromCents: null,
    }),
  ),
);

test('a cart takes an offer of another condition, unknown delivery or unknown stock only where there is no other', () => {
  fc.assert(
    fc.property(offers, fc.constantFrom(...conditions), (all, condition) => {
      const wanted = { _id: '1', condition, quantity: 1, anyColour: false, size: '' };
      const line = {
        wanted,
        productId: 1,
        spelling: '',
        colours: [],
        inAnyColour: [],
        offers: all,
        sizes: [],
      };
      const made = makeProblem([line]);
      const isKnown = (offer: SplitableOffer) => offer.isInStock && offer.deliveryCents !== null;
      const alike = all.filter((offer) => offer.condition === condition);
      expect(made.offers.every((offer) => offer.condition === condition)).toBe(true);
      if (alike.some(isKnown)) expect(made.offers.every(isKnown)).toBe(true);
      const isOffered = alike.some((offer) => offer.isInStock || offer.isStockUnknown);
      expect(made.offers.length > 0).toBe(isOffered);
    }),
    { numRuns: 300 },
  );
});
