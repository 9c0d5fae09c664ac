import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { costOf } from './parcel-cost.ts';
import { findPlans, type PlanKind } from './plans.ts';
import type { Assignment, SplitOffer, SplitProblem } from './problem.ts';

const second = 1_000;

/** What each kind of plan is to have least of, first things first. */
const measures: Record<PlanKind, (problem: SplitProblem, chosen: Assignment) => number[] | undefined> = {
  cheapest: (problem, chosen) => {
    const { goods, delivery, unknown, parcels } = costOf(problem, chosen);
    return [goods + delivery, unknown, parcels];
  },
  fewestParcels: (problem, chosen) => {
    const { goods, delivery, unknown, parcels } = costOf(problem, chosen);
    return [parcels, goods + delivery, unknown];
  },
  oneMerchant: (problem, chosen) => {
    const merchants = chosen.map((place) => problem.parcels[problem.offers[place]?.parcel ?? -1]?.merchant);
    const { goods, delivery, unknown, parcels } = costOf(problem, chosen);
    return new Set(merchants).size > 1 ? undefined : [goods + delivery, unknown, parcels];
  },
};

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
}

/** Tries every assignment there is. */
function byBruteForce(problem: SplitProblem, kind: PlanKind): number[] | undefined {
  let best: number[] | undefined;
  const extend = (chosen: number[]): void => {
    if (chosen.length === problem.items) {
      const measure = measures[kind](problem, chosen);
      if (measure && (!best || compare(measure, best) < 0)) best = measure;
      return;
    }
    problem.offers.forEach((offer, place) => {
      if (offer.item === chosen.length) extend([...chosen, place]);
    });
  };
  extend([]);
  return best;
}

const cents = fc.integer({ min: 1, max: 40 }).map((n) => n * 50);
const parcel = fc.record({
  merchant: fc.integer({ min: 0, max: 3 }),
  freeFrom: fc.option(fc.integer({ min: 5, max: 80 }).map((n) => n * 50)),
  flat: fc.constantFrom(0, 200, 500, 900),
});
const problems = fc
  .record({
    items: fc.integer({ min: 1, max: 5 }),
    parcels: fc.array(parcel, { minLength: 1, maxLength: 5 }),
  })
  .chain(({ items, parcels }) => {
    const offerOf = (item: number) =>
      fc.record({
        item: fc.constant(item),
        parcel: fc.nat({ max: parcels.length - 1 }),
        goods: cents,
        delivery: fc.option(fc.constantFrom(0, 200, 200, 500, 900, 1_500), { freq: 6 }),
      });
    const offers = Array.from({ length: items }, (_, item) =>
      fc.array(offerOf(item), { minLength: 1, maxLength: 5 }),
    );
    return fc.tuple(...offers).map((each): SplitProblem => ({ items, parcels, offers: each.flat() }));
  });

test('every plan is the best of its kind, as trying everything shows', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const { plans } = findPlans(problem, second);
      for (const kind of Object.keys(measures) as PlanKind[]) {
        const best = byBruteForce(problem, kind);
        const plan = plans.find((each) => each.kind === kind);
        expect(plan?.isProven, kind).toBe(best && true);
        expect(plan && measures[kind](problem, plan.chosen), kind).toEqual(best);
        const items = plan?.chosen.map((place) => problem.offers[place]?.item) ?? [];
        expect(items).toEqual(items.map((_, item) => item));
      }
    }),
    { numRuns: 500 },
  );
});

const shop = (merchant: number, freeFrom: number | null = null, flat = 0) => ({ merchant, freeFrom, flat });
const offer = (item: number, parcel: number, goods: number, delivery: number | null): SplitOffer => ({
  item,
  parcel,
  goods,
  delivery,
});
const planOf = (problem: SplitProblem, kind: PlanKind = 'cheapest') =>
  findPlans(problem, second).plans.find((plan) => plan.kind === kind);

describe('delivery', () => {
  test('is paid once for what one merchant sends, at the highest cost', () => {
    const problem = {
      items: 2,
      parcels: [shop(0), shop(1), shop(2)],
      offers: [
        offer(0, 0, 1_000, 400),
        offer(0, 1, 900, 300),
        offer(1, 0, 1_000, 500),
        offer(1, 2, 900, 400),
      ],
    };
    expect(planOf(problem)).toMatchObject({ chosen: [0, 2], goods: 2_000, delivery: 500, parcels: 1 });
    expect(findPlans(problem, second).alone).toMatchObject({ goods: 1_800, delivery: 700, parcels: 2 });
  });

  test('is free from the amount that a rule says, but for bulky goods', () => {
    const parcels = [shop(0, 2_000, 500), shop(1)];
    const light = [offer(0, 0, 1_000, 500), offer(1, 0, 1_000, 500), offer(1, 1, 1_200, 0)];
    expect(planOf({ items: 2, parcels, offers: light })).toMatchObject({ chosen: [0, 1], delivery: 0 });
    const bulky = [offer(0, 0, 1_000, 500), offer(1, 0, 1_000, 2_900), offer(1, 1, 1_200, 0)];
    expect(planOf({ items: 2, parcels, offers: bulky })).toMatchObject({ chosen: [0, 2], delivery: 500 });
  });
});

test('sellers on one marketplace send their own parcels, and are one merchant', () => {
  const problem = {
    items: 2,
    parcels: [shop(0), shop(0), shop(1)],
    offers: [offer(0, 0, 1_000, 300), offer(1, 1, 1_000, 300), offer(0, 2, 500, 0)],
  };
  expect(planOf(problem, 'oneMerchant')).toMatchObject({ chosen: [0, 1], delivery: 600, parcels: 2 });
});

test('what nobody offers has no plan', () => {
  expect(findPlans({ items: 2, parcels: [shop(0)], offers: [offer(0, 0, 1, 0)] }, second).plans).toEqual([]);
});

/** Numbers that look random and are the same in each run. */
function createNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('carts too large to be divided exactly get a good split in time, and it is not called proven', () => {
  const number = createNumbers(7);
  const parcels = Array.from({ length: 12 }, (_, index) => shop(index, 3_000 + number(9_000), 499));
  const offers = Array.from({ length: 40 }, (_, item) => {
    const usual = 500 + number(4_000);
    return parcels.map((_parcel, index) => offer(item, index, usual + number(300), 499));
  }).flat();
  // Each look at the clock takes a millisecond: a busy machine finds no less.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++);
  const { plans, alone } = findPlans({ items: 40, parcels, offers }, 300);
  clock.mockRestore();
  const [cheapest] = plans;
  expect(cheapest?.isProven).toBe(false);
  expect(cheapest?.chosen).toHaveLength(40);
  const total = (cost: { goods: number; delivery: number }) => cost.goods + cost.delivery;
  expect(cheapest && total(cheapest)).toBeLessThan(total(alone));
  expect(plans.find(({ kind }) => kind === 'fewestParcels')?.parcels).toBe(1);
});
