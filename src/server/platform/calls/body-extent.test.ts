import { expect, test } from 'vitest';
import { isBeyond } from './body-extent.ts';

const row = (from: number, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`c${from + i}`, 'x']));

test.each([
  ['nothing', undefined, false],
  ['a text', 'x', false],
  ['rows of the same names', { rows: [row(0, 9), row(0, 9)] }, false],
  ['rows of too many names together', { rows: [row(0, 6), row(6, 6)] }, true],
  ['a row of too many names', { rows: [row(0, 12)] }, true],
  ['too many values in lists', { rows: [{ c: Array(30).fill('x') }] }, true],
  ['lists within lists', [[[[[]]]]], false],
])('%s', (_what, body, expected) => expect(isBeyond(body, { values: 30, names: 10 })).toBe(expected));
