import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceHistorySchema } from '../../contract/catalogue/history-schema.ts';
import { dayMs } from '../platform/durations.ts';
import { buildHistory, chooseCondition, type HistoryRequest, historyStart } from './history.ts';
import type { HistoryOffer, PointRow } from './queries.ts';

const now = Date.UTC(2026, 5, 30);
const at = (daysAgo: number) => new Date(now - daysAgo * dayMs);
const offer = (id: number, merchant: string, changes: Partial<HistoryOffer> = {}): HistoryOffer => ({
  id,
  merchant,
  condition: 'new',
  freshUntil: at(-7),
  firstSeenAt: at(100),
  ...changes,
});
const point = (
  offerId: number,
  daysAgo: number,
  totalCents: number,
  isAvailable = true,
  isDeliveryKnown = true,
): PointRow => ({ offerId, observedAt: at(daysAgo), totalCents, isAvailable, isDeliveryKnown });
const untold = (offerId: number, daysAgo: number, cents: number) =>
  point(offerId, daysAgo, cents, true, false);

function build(changes: Partial<HistoryRequest> & Pick<HistoryRequest, 'offers' | 'points'>, days = 90) {
  const history = buildHistory({
    productId: 7,
    condition: 'new',
    from: now - days * dayMs,
    to: now,
    ...changes,
  });
  return priceHistorySchema.omit({ drop: true }).parse(history);
}

const inDays = (points: { at: string; total: number | null }[]) =>
  points.map(({ at, total }) => [(now - Date.parse(at)) / dayMs, total]);

describe('buildHistory', () => {
  test('steps of the lowest delivered price, and of each merchant', () => {
    const history = build({
      offers: [offer(1, 'Sud'), offer(2, 'Nord'), offer(3, 'Nord')],
      points: [
        point(1, 100, 50_000),
        point(1, 20, 45_000),
        point(2, 60, 48_000),
        point(2, 10, 48_000, false),
        point(3, 40, 47_000),
      ],
    });
    expect(inDays(history.lowest)).toEqual([
      [90, 500],
      [60, 480],
      [40, 470],
      [20, 450],
    ]);
    expect(history.merchants.map(({ merchant, points }) => [merchant, inDays(points)])).toEqual([
      [
        'Nord',
        [
          [60, 480],
          [40, 470],
        ],
      ],
      [
        'Sud',
        [
          [90, 500],
          [20, 450],
        ],
      ],
    ]);
    expect(history).toMatchObject({
      productId: '7',
      observedDays: 100,
      pricedDays90: 90,
      lowest30: 450,
      lowest90: 450,
      median90: 480,
    });
  });

  test('the statements look back further than the window shown', () => {
    const history = build(
      { offers: [offer(1, 'Sud')], points: [point(1, 80, 30_000), point(1, 50, 40_000)] },
      30,
    );
    expect(inDays(history.lowest)).toEqual([[30, 400]]);
    expect(history).toMatchObject({ lowest30: 400, lowest90: 300, median90: 400 });
    expect(historyStart(now - 30 * dayMs, now)).toBe(now - 90 * dayMs);
    expect(historyStart(now - 365 * dayMs, now)).toBe(now - 365 * dayMs);
  });

  test('an offer whose feed is too old is not available any more', () => {
    const history = build({
      offers: [offer(1, 'Sud', { freshUntil: at(5) })],
      points: [point(1, 12, 30_000)],
    });
    expect(inDays(history.lowest)).toEqual([
      [12, 300],
      [5, null],
    ]);
  });

  test('a price of unknown delivery is no low, and none of its days count, where there are delivered ones', () => {
    const history = build({
      offers: [offer(1, 'Sud'), offer(2, 'Nord')],
      points: [untold(1, 80, 10_000), point(2, 60, 30_000), point(1, 40, 29_000), untold(1, 20, 9_000)],
    });
    expect(inDays(history.lowest)).toEqual([
      [80, null],
      [60, 300],
      [40, 290],
      [20, 300],
    ]);
    expect(history).toMatchObject({ deliveryKnown: true, lowest30: 290, lowest90: 290, pricedDays90: 60 });
  });

  test('prices of unknown delivery make a history where no merchant ever stated it', () => {
    const history = build({
      offers: [offer(1, 'Sud'), offer(2, 'Nord', { freshUntil: at(95) })],
      points: [untold(1, 80, 10_000), point(2, 100, 30_000)],
    });
    expect(history).toMatchObject({ deliveryKnown: false, lowest30: 100, lowest90: 100 });
    expect(history.merchants.map(({ merchant }) => merchant)).toEqual(['Sud']);
  });

  test('no low while a delivered price is there is one of unknown delivery', () => {
    const drawn = fc.record({
      offerId: fc.integer({ min: 1, max: 3 }),
      daysAgo: fc.integer({ min: 0, max: 89 }),
      cents: fc.integer({ min: 1, max: 9 }),
      isAvailable: fc.boolean(),
      isDeliveryKnown: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 12 }), (all) => {
        const points = all
          .map((each) =>
            point(each.offerId, each.daysAgo, each.cents, each.isAvailable, each.isDeliveryKnown),
          )
          .sort((a, b) => a.observedAt.getTime() - b.observedAt.getTime());
        const history = build({ offers: [1, 2, 3].map((id) => offer(id, `${id}`)), points });
        const deliveredOnly = points.map((each) => ({
          ...each,
          isAvailable: each.isAvailable && each.isDeliveryKnown,
        }));
        const delivered = build({ offers: [1, 2, 3].map((id) => offer(id, `${id}`)), points: deliveredOnly });
        // Who had it is told whatever they asked.
        const { moves } = history;
        if (delivered.lowest90 !== null) expect(history).toEqual({ ...delivered, moves });
        else expect(history.deliveryKnown).toBe(false);
      }),
    );
  });

  test('days count while it was offered, and only those', () => {
    const history = build({
      offers: [offer(1, 'Sud')],
      points: [point(1, 100, 30_000), point(1, 85, 30_000, false), point(1, 7, 40_000)],
    });
    expect(history).toMatchObject({ observedDays: 100, pricedDays90: 12 });
  });

  test('a product never offered has an empty history', () => {
    expect(build({ offers: [], points: [] })).toMatchObject({
      lowest: [],
      merchants: [],
      observedDays: 0,
      pricedDays90: 0,
      lowest30: null,
      lowest90: null,
      median90: null,
    });
  });

  test('a merchant without an available offer in the window is left out', () => {
    const history = build({ offers: [offer(1, 'Sud')], points: [point(1, 100, 100, false)] });
    expect(history.merchants).toEqual([]);
    expect(inDays(history.lowest)).toEqual([[90, null]]);
  });
});

test.each([
  ['the main offer’s', 'used', ['new'], 'used'],
  ['the best one ever seen', null, ['used', 'refurbished'], 'refurbished'],
  ['new where nothing was seen', null, [], 'new'],
] as const)('chooseCondition: %s', (_name, main, seen, expected) => {
  expect(
    chooseCondition(
      main,
      seen.map((condition, id) => offer(id, 'Sud', { condition })),
    ),
  ).toBe(expected);
});
