import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clip,
  compact,
  endAt,
  lowestOf,
  lowestWithin,
  medianWithin,
  type Step,
  type Steps,
  thin,
} from './price-steps.ts';

/** `[at, total]` pairs as steps. */
const steps = (...pairs: [number, number | null][]): Step[] => pairs.map(([at, total]) => ({ at, total }));
const pairs = (list: Steps) => list.map(({ at, total }) => [at, total]);

test.each([
  ['nothing', steps(), []],
  ['no change', steps([0, 5], [1, 5], [2, 5]), [[0, 5]]],
  [
    'a change and back',
    steps([0, 5], [1, 4], [2, 5]),
    [
      [0, 5],
      [1, 4],
      [2, 5],
    ],
  ],
  ['the last of one time', steps([0, 5], [1, 4], [1, 5]), [[0, 5]]],
])('compact: %s', (_name, given, expected) => {
  expect(pairs(compact(given))).toEqual(expected);
});

describe('lowestOf', () => {
  test.each([
    ['no series', [], []],
    [
      'one series',
      [steps([0, 5], [3, 4])],
      [
        [0, 5],
        [3, 4],
      ],
    ],
    [
      'a cheaper second one',
      [steps([0, 5]), steps([2, 3])],
      [
        [0, 5],
        [2, 3],
      ],
    ],
    ['a dearer second one', [steps([0, 5]), steps([2, 7])], [[0, 5]]],
    [
      'the cheaper one leaving',
      [steps([0, 5]), steps([0, 3], [4, null])],
      [
        [0, 3],
        [4, 5],
      ],
    ],
    [
      'all leaving',
      [steps([0, 5], [6, null]), steps([0, 3], [4, null])],
      [
        [0, 3],
        [4, 5],
        [6, null],
      ],
    ],
    ['changes at one time', [steps([0, 5], [2, 4]), steps([0, 4], [2, 5])], [[0, 4]]],
  ] as [string, Step[][], unknown][])('%s', (_name, series, expected) => {
    expect(pairs(lowestOf(series))).toEqual(expected);
  });
});

test('endAt: nothing after the end', () => {
  expect(pairs(endAt(steps([0, 5], [4, 6], [8, 7]), 6))).toEqual([
    [0, 5],
    [4, 6],
    [6, null],
  ]);
});

describe('clip', () => {
  const series = steps([0, 5], [10, 4], [20, 6]);
  test.each([
    [
      'begins with what held',
      5,
      15,
      [
        [5, 5],
        [10, 4],
      ],
    ],
    ['begins at a step', 10, 15, [[10, 4]]],
    ['holds nothing before the first step', -5, -1, []],
    ['begins later where nothing was known', -5, 5, [[0, 5]]],
    ['keeps what holds after the last step', 30, 40, [[30, 6]]],
  ])('%s', (_name, from, to, expected) => {
    expect(pairs(clip(series, from, to))).toEqual(expected);
  });
});

test.each([
  ['nothing known', steps(), null],
  ['what held at the start', steps([-9, 3], [1, 5]), 3],
  ['not what ended before', steps([-9, 3], [0, 5]), 5],
  ['within', steps([0, 5], [4, 2], [5, 7]), 2],
  ['not available at all', steps([-3, null]), null],
])('lowestWithin: %s', (_name, given, expected) => {
  expect(lowestWithin(given, 0, 10)).toBe(expected);
});

test.each([
  ['nothing known', steps(), null],
  ['one price', steps([0, 5]), 5],
  ['weighs by time, not by changes', steps([0, 9], [1, 8], [2, 7], [3, 5]), 5],
  ['half and half: the lower', steps([0, 4], [5, 6]), 4],
  ['only the time it was available', steps([0, 4], [2, null], [9, 6]), 4],
  ['what held before', steps([-50, 3], [9, 8]), 3],
])('medianWithin: %s', (_name, given, expected) => {
  expect(medianWithin(given, 0, 10)).toBe(expected);
});

const anySteps = fc
  .array(fc.tuple(fc.nat(100_000), fc.option(fc.integer({ min: 1, max: 9_999 }))), { maxLength: 400 })
  .map((list) => compact(steps(...list).sort((a, b) => a.at - b.at)));

describe('thin', () => {
  test('keeps a short series as it is', () => {
    const short = steps([0, 1], [1, 2], [2, 1]);
    expect(thin(short, 3)).toEqual(short);
  });

  test('keeps the limit, the lowest price and what holds at the end', () => {
    fc.assert(
      fc.property(anySteps, fc.integer({ min: 4, max: 60 }), (series, limit) => {
        const thinned = thin(series, limit);
        expect(thinned.length).toBeLessThanOrEqual(limit);
        expect(thinned.at(-1)?.total).toBe(series.at(-1)?.total);
        expect(lowestWithin(thinned, -1, 1e9)).toBe(lowestWithin(series, -1, 1e9));
        expect(thinned.every((step) => series.some((own) => own.at === step.at))).toBe(true);
      }),
    );
  });
});
