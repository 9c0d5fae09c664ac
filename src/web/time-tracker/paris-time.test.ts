import { expect, test } from 'vitest';
import { addMonths, fromParis, monthInParis, readTime, toParis } from './paris-time.ts';

test.each([
  ['2026-11-21T09:30', '2026-11-21T08:30:00.000Z'],
  ['2026-07-01T00:10', '2026-06-30T22:10:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s in Paris is %s, and back', (local, utc) => {
  expect(fromParis(local)?.toISOString()).toBe(utc);
  expect(toParis(new Date(utc))).toBe(local);
});

test('an hour that does not exist is no moment', () => {
  expect([fromParis('2026-03-29T02:30'), fromParis('')]).toEqual([undefined, undefined]);
});

test('a time that was not touched stays as it was, to the second', () => {
  const [from, to] = ['2026-10-25T01:30:10.000Z', '2026-10-25T01:30:40.000Z'];
  expect([readTime('2026-10-25T02:30', from), readTime('2026-10-25T02:30', to)]).toEqual([from, to]);
  expect(readTime('2026-10-25T02:29', from)).toBe('2026-10-25T00:29:00.000Z');
  expect([readTime('2026-11-21T09:30'), readTime('', from)]).toEqual(['2026-11-21T08:30:00.000Z', undefined]);
});

test('an end in the repeated hour is after its beginning', () => {
  const begin = fromParis('2026-10-25T02:45')?.toISOString();
  expect(readTime('2026-10-25T02:15', undefined, begin)).toBe('2026-10-25T01:15:00.000Z');
  expect(readTime('2026-10-25T02:50', undefined, begin)).toBe('2026-10-25T00:50:00.000Z');
  expect(readTime('2026-10-25T01:50', undefined, begin)).toBe('2026-10-24T23:50:00.000Z');
});

test('months go by Paris, and over the years', () => {
  expect(monthInParis(new Date('2026-10-31T23:30:00Z'))).toBe('2026-11');
  expect([addMonths('2026-01', -1), addMonths('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
});
