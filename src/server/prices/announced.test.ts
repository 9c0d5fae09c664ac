import { describe, expect, test } from 'vitest';
import { dayMs } from '../platform/durations.ts';
import { judgeAnnounced } from './announced.ts';

const now = Date.UTC(2026, 5, 30);

/** An offer's own price: from so many days ago on, so many cents; null: not on offer. */
type History = readonly (readonly [daysAgo: number, cents: number | null])[];

const judge = (announcedCents: number | null, history: History) =>
  judgeAnnounced(
    { priceCents: history.at(-1)?.[1] ?? 0, announcedCents },
    history.map(([daysAgo, total]) => ({ at: now - daysAgo * dayMs, total })),
    now,
  );

describe('an announced price', () => {
  test('stands beside the lowest of the 30 days before the present one', () => {
    expect(
      judge(20_000, [
        [80, 12_000],
        [30, 12_800],
        [10, 12_000],
      ]),
    ).toEqual({ listPrice: 200, change: -40, lowestBefore: 120, recordedChange: 0 });
    expect(
      judge(20_000, [
        [80, 12_800],
        [10, 12_000],
      ]),
    ).toMatchObject({ change: -40, lowestBefore: 128, recordedChange: -6 });
  });

  test('is seen through after a rise, however long the fall that follows has held', () => {
    for (const fell of [1, 15, 29]) {
      expect(
        judge(15_000, [
          [120, 10_000],
          [fell + 20, 15_000],
          [fell, 10_000],
        ]),
      ).toMatchObject({ change: -33, lowestBefore: 100, recordedChange: 0 });
    }
    expect(
      judge(15_000, [
        [120, 9_500],
        [25, 15_000],
        [1, 10_000],
      ]),
    ).toMatchObject({ change: -33, lowestBefore: 95, recordedChange: 5 });
  });

  test('of a price that has not moved for 30 days is no fall', () => {
    expect(
      judge(15_000, [
        [50, 14_000],
        [40, 10_000],
      ]),
    ).toMatchObject({ lowestBefore: 100, recordedChange: 0 });
  });

  test.each<[string, number | null, History]>([
    ['nothing announced', null, [[90, 10_000]]],
    ['29 days on record', 15_000, [[29, 10_000]]],
    [
      'fewer than 30 days on record before the present price',
      15_000,
      [
        [35, 12_000],
        [10, 10_000],
      ],
    ],
    [
      'a gap within the 30 days',
      15_000,
      [
        [90, 12_000],
        [25, null],
        [20, 12_000],
        [10, 10_000],
      ],
    ],
    [
      'a present price that is not the one on record',
      15_000,
      [
        [90, 12_000],
        [10, null],
      ],
    ],
    ['nothing to speak of announced', 10_040, [[90, 10_000]]],
  ])('is left out with %s', (_, announced, history) => {
    expect(judge(announced, history)).toBeNull();
  });
});
