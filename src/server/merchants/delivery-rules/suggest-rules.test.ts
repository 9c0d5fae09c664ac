import { expect, test } from 'vitest';
import { roundAmount } from './suggest-rules.ts';

test.each([
  [4_800, 5_010, 5_000],
  [9_990, 10_400, 10_000],
  [4_810, 4_990, 4_900],
  [3_401, 3_560, 3_500],
  [2_480, 2_490, 2_490],
])('between %i, which is paid, and %i, which is free, merchants say %i', (paid, free, amount) => {
  expect(roundAmount(paid, free)).toBe(amount);
});
