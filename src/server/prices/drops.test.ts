import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../platform/durations.ts';
import { confirmDrops } from './drops.ts';

const now = Date.UTC(2026, 5, 30);

/** A product's best delivered price over time: from so many days ago on, so many cents. */
type History = readonly (readonly [daysAgo: number, cents: number])[];

/** What is shown of a history as a drop within so many days; undefined: nothing. */
function dropOf(history: History, days = 7) {
  const at = (daysAgo: number) => new Date(now - daysAgo * dayMs);
  const from = now - days * dayMs;
  const totalCents = history.at(-1)?.[1] ?? 0;
  const before = history.findLast(([daysAgo]) => daysAgo >= days);
  const offer = { id: 1, productId: 7, firstSeenAt: at(history[0]?.[0] ?? 0), freshUntil: at(-7) };
  const points = history.map(([daysAgo, cents]) => ({
    offerId: 1,
    observedAt: at(daysAgo),
    totalCents: cents,
    isDeliveryKnown: true,
    isAvailable: true,
  }));
  const candidate = { productId: 7, totalCents, previousCents: before?.[1] ?? 0 };
  return confirmDrops([candidate], [offer], points, { from, now })[0];
}

describe('a drop', () => {
  test('is one from below all of the 30 days before and the median of 90, since when it holds', () => {
    expect(
      dropOf([
        [90, 10_000],
        [3, 8_000],
      ]),
    ).toMatchObject({
      totalCents: 8_000,
      previousCents: 10_000,
      usualCents: 10_000,
      fellAt: new Date(now - 3 * dayMs),
    });
  });

  test.each([
    [
      'a rise that came before it',
      [
        [90, 10_000],
        [20, 14_000],
        [2, 10_000],
      ],
    ],
    [
      'a rise, and a fall to a little less',
      [
        [90, 10_000],
        [20, 14_000],
        [2, 9_900],
      ],
    ],
    [
      'a sale that comes again',
      [
        [90, 10_000],
        [25, 8_000],
        [20, 10_000],
        [2, 8_000],
      ],
    ],
    [
      'a price that is still above its usual one',
      [
        [90, 8_000],
        [40, 12_000],
        [3, 9_000],
      ],
    ],
    [
      'a rise a day before',
      [
        [90, 10_000],
        [9, 12_000],
        [8, 13_000],
        [1, 9_999],
      ],
    ],
  ] as [string, History][])('is none after %s', (_, history) => {
    expect(dropOf(history)).toBeUndefined();
  });

  test.each<[string, History, number, boolean]>([
    [
      'from the usual price',
      [
        [90, 10_000],
        [3, 8_000],
      ],
      7,
      true,
    ],
    [
      'in steps',
      [
        [90, 10_000],
        [5, 9_000],
        [2, 8_500],
      ],
      7,
      true,
    ],
    [
      'from a price that had come down to the usual one',
      [
        [90, 10_000],
        [40, 13_000],
        [20, 10_000],
        [2, 9_000],
      ],
      7,
      true,
    ],
    [
      'to below everything, but from a rise',
      [
        [90, 10_000],
        [9, 13_000],
        [2, 9_000],
      ],
      7,
      false,
    ],
    [
      'from a rise of the same week',
      [
        [90, 10_000],
        [5, 13_000],
        [2, 9_000],
      ],
      7,
      false,
    ],
    [
      'from a rise that went down in steps',
      [
        [90, 10_000],
        [6, 13_000],
        [4, 10_200],
        [2, 9_000],
      ],
      7,
      false,
    ],
    [
      'within a day, after a rise the day before',
      [
        [90, 10_000],
        [1.5, 13_000],
        [0.5, 9_000],
      ],
      1,
      false,
    ],
    [
      'after a slow rise',
      [
        [90, 10_000],
        [40, 10_400],
        [20, 10_800],
        [2, 9_500],
      ],
      7,
      false,
    ],
  ])('%s is confirmed only without a rise before it', (_, history, days, isConfirmed) => {
    expect(dropOf(history, days)).toMatchObject({ isConfirmed });
  });

  test('never undoes a rise, whatever the history', () => {
    const steps = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 8, max: 90 }), fc.integer({ min: 50, max: 150 })),
      { minLength: 1, maxLength: 8, selector: ([daysAgo]) => daysAgo },
    );
    fc.assert(
      fc.property(
        steps,
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 50, max: 150 }),
        (drawn, fell, last) => {
          const earlier = [[91, 100] as const, ...drawn.toSorted((a, b) => b[0] - a[0])];
          const found = dropOf([...earlier, [fell, last]]);
          const prior = earlier.filter(([daysAgo], i) => daysAgo <= 37 || (earlier[i + 1]?.[0] ?? 7) < 37);
          if (!found) return;
          expect(last).toBeLessThan(Math.min(...prior.map(([, cents]) => cents)));
          if (found.isConfirmed) expect(found.previousCents).toBeLessThanOrEqual(1.03 * found.usualCents);
        },
      ),
      { numRuns: 500 },
    );
  });
});
