import { expect, it } from 'vitest';
import { createRecentNumbers } from './recent-numbers.ts';

it('tells a number by the one that it was kept under', () => {
  const numbers = createRecentNumbers(1_024);
  numbers.set(7, Number.NEGATIVE_INFINITY);
  numbers.set(2 ** 53 - 1, 0.5);
  expect(numbers.get(7)).toBe(Number.NEGATIVE_INFINITY);
  expect(numbers.get(2 ** 53 - 1)).toBe(0.5);
  expect(numbers.get(7 + 1_024)).toBeUndefined();
});

it('keeps the newer of two numbers', () => {
  const numbers = createRecentNumbers(1_024);
  numbers.set(7, 3);
  numbers.set(7, 0);
  expect(numbers.get(7)).toBe(0);
});

it('grows up to its limit, from where on a newer number takes the place of an older one', () => {
  const numbers = createRecentNumbers(4_096);
  for (let i = 1; i <= 4_096; i++) numbers.set(i, 2 * i);
  for (let i = 1; i <= 4_096; i++) expect(numbers.get(i)).toBe(2 * i);
  for (let i = 4_097; i <= 10_000; i++) numbers.set(i, 2 * i);
  const kept = Array.from({ length: 10_000 }, (_, i) => numbers.get(i + 1)).filter(
    (value) => value !== undefined,
  );
  expect(kept).toHaveLength(4_096);
  expect(numbers.get(10_000)).toBe(20_000);
});
