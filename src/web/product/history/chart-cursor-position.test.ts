import { expect, it } from 'vitest';
import { lastPosition, positionOfShare, timeOfPosition } from './chart-cursor-position.ts';

const day = 86_400_000;
const from = 100 * day;

it('has a position for each day, the last at the end', () => {
  const to = from + 30 * day;
  expect(lastPosition(from, to)).toBe(30);
  expect(timeOfPosition(from, to, 30)).toBe(to);
  expect(timeOfPosition(from, to, 0)).toBe(from);
});

it('never leaves the chart, however short it is', () => {
  const to = from + day / 3;
  expect(lastPosition(from, to)).toBe(1);
  expect(timeOfPosition(from, to, 0)).toBe(from);
});

it('follows the pointer to the nearest day', () => {
  const to = from + 10 * day;
  expect([-1, 0, 0.26, 0.5, 1, 2].map((share) => positionOfShare(from, to, share))).toEqual([
    0, 0, 3, 5, 10, 10,
  ]);
});
