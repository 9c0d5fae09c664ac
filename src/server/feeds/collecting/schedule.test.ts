import { expect, test } from 'vitest';
import { nextDue } from './schedule.ts';

const now = new Date('2026-11-21T10:00:00Z');
const minutes = (intervalMinutes: number, failures: number, random = 0.5) =>
  (nextDue(now, { intervalMinutes, failures }, random).getTime() - now.getTime()) / 60_000;

test('a feed is due after its interval, give or take a twentieth', () => {
  expect([minutes(360, 0), minutes(360, 0, 0), minutes(360, 0, 1)]).toEqual([360, 342, 378]);
});

test('what failed is tried sooner, then ever later, never later than usual', () => {
  expect([1, 2, 3, 6, 200].map((failures) => minutes(360, failures))).toEqual([15, 30, 60, 360, 360]);
  expect(minutes(15, 1)).toBe(15);
});
