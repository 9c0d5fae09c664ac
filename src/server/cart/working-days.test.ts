import { expect, test } from 'vitest';
import { isWorkingDay, workingDaysUntil } from './working-days.ts';

test.each([
  ['2026-12-25', false],
  ['2026-11-11', false],
  // Easter Monday, Ascension Day, Whit Monday, of two years.
  ['2026-04-06', false],
  ['2026-05-14', false],
  ['2026-05-25', false],
  ['2027-03-29', false],
  ['2027-05-06', false],
  ['2027-05-17', false],
  // A Saturday, a Sunday, days like others.
  ['2026-11-28', false],
  ['2026-11-29', false],
  ['2026-11-27', true],
  ['2026-04-07', true],
])('%s is a working day in France: %s', (date, expected) => expect(isWorkingDay(date)).toBe(expected));

test.each([
  // Monday morning: until Friday there are four days; in the afternoon three.
  ['2026-11-27', '2026-11-23T09:00:00Z', 4],
  ['2026-11-27', '2026-11-23T13:00:00Z', 3],
  // A week-end counts from Monday, however late it is.
  ['2026-11-24', '2026-11-21T20:00:00Z', 1],
  ['2026-11-23', '2026-11-22T08:00:00Z', 0],
  ['2026-11-22', '2026-11-22T08:00:00Z', -1],
  // Over Christmas: 24, 28, 29.
  ['2026-12-29', '2026-12-23T08:00:00Z', 3],
  // Friday 23:30 in UTC is Saturday in Paris.
  ['2026-11-24', '2026-11-20T23:30:00Z', 1],
])('until %s an order of %s has %i working days', (by, now, expected) =>
  expect(workingDaysUntil(by, new Date(now))).toBe(expected),
);
