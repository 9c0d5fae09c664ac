/**
 * How long it takes to divide a cart among merchants: `npm run bench -- cart-split`. Carts are made up, each of them
 * differently: items that cost from 5 to 500 €, offers within 20 % of each other, delivery from 0 to 9.90 € (a tenth
 * not stated), half of the merchants free above an amount.
 */
import { costOf } from '../../src/server/cart/split/parcel-cost.ts';
import { findPlans } from '../../src/server/cart/split/plans.ts';
import type { SplitProblem } from '../../src/server/cart/split/problem.ts';

type Shape = { items: number; merchants: number; offers: number; carts: number };

const shapes: Shape[] = [
  { items: 5, merchants: 40, offers: 12, carts: 100 },
  { items: 10, merchants: 40, offers: 12, carts: 100 },
  { items: 15, merchants: 40, offers: 12, carts: 30 },
  { items: 15, merchants: 40, offers: 40, carts: 10 },
  { items: 17, merchants: 40, offers: 12, carts: 10 },
  { items: 17, merchants: 40, offers: 40, carts: 5 },
  { items: 30, merchants: 40, offers: 12, carts: 5 },
  { items: 50, merchants: 40, offers: 40, carts: 3 },
];
/** Milliseconds, as the product allows itself. */
const budget = 1_500;

let state = 1;
function below(end: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * end);
}

function makeCart({ items, merchants, offers }: Shape): SplitProblem {
  const parcels = Array.from({ length: merchants }, (_, merchant) => ({
    merchant,
    freeFrom: below(2) === 0 ? 2_500 + below(10) * 1_000 : null,
    flat: 299 + below(4) * 200,
  }));
  const made = Array.from({ length: items }, (_, item) => {
    const usual = 500 + below(49_500);
    const order = parcels
      .map((_parcel, parcel) => ({ parcel, key: below(1_000_000) }))
      .sort((a, b) => a.key - b.key);
    return order.slice(0, offers).map(({ parcel }) => ({
      item,
      parcel,
      goods: Math.round(usual * (1 + below(200) / 1_000)),
      delivery: below(10) === 0 ? null : (parcels[parcel]?.flat ?? 0) + (below(20) === 0 ? 400 : 0),
    }));
  });
  return { items, parcels, offers: made.flat() };
}

const at = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;

for (const shape of shapes) {
  const times: number[] = [];
  let proven = 0;
  let savedCents = 0;
  for (let cart = 0; cart < shape.carts; cart++) {
    const problem = makeCart(shape);
    const start = performance.now();
    const { plans, alone } = findPlans(problem, budget);
    times.push(performance.now() - start);
    proven += plans.every(({ isProven }) => isProven) ? 1 : 0;
    const [best] = plans;
    if (best) savedCents += alone.goods + alone.delivery - best.goods - costOf(problem, best.chosen).delivery;
  }
  times.sort((a, b) => a - b);
  console.log(`${shape.items} items, ${shape.merchants} merchants, ${shape.offers} offers each`, {
    medianMs: at(times, 0.5),
    p95Ms: at(times, 0.95),
    slowestMs: at(times, 1),
    proven: `${proven}/${shape.carts}`,
    meanSavedEuros: Math.round(savedCents / shape.carts) / 100,
  });
}
