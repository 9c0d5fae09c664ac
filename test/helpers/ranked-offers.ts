import fc from 'fast-check';
import { conditions } from '../../src/contract/catalogue/conditions.ts';
import type { RankedBy } from '../../src/server/offers/ranking.ts';

/** Few different values: ties are what orders disagree about. */
const offer = fc.record({
  condition: fc.constantFrom(...conditions),
  priceCents: fc.integer({ min: 1, max: 4 }),
  deliveryCents: fc.option(fc.integer({ min: 0, max: 2 })),
  stock: fc.constantFrom('in', 'unknown', 'out'),
});

/** The offers of a product, in any order. */
export const rankedOffers = fc.array(offer, { minLength: 1, maxLength: 12 }).map((drawn) =>
  drawn.map(
    ({ stock, ...each }, index): RankedBy => ({
      ...each,
      isInStock: stock === 'in',
      isStockUnknown: stock === 'unknown',
      id: index + 1,
      totalCents: each.priceCents + (each.deliveryCents ?? 0),
    }),
  ),
);
