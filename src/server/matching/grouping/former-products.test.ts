import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignFormer } from './former-products.ts';

/** The articles of each group, by the former product of each. */
const assign = (...groups: number[][]) => assignFormer(groups);

it.each([
  ['a group of several gets the oldest', [[7, 5]], [5]],
  ['a product stays with its largest part', [[5], [5, 5]], [undefined, 5]],
  ['of equal parts the first one has it', [[5], [5]], [5, undefined]],
  ['one that could have another product leaves it to one that could not', [[5, 7], [5]], [7, 5]],
  ['… also over several groups', [[5, 7], [7, 9], [5]], [7, 9, 5]],
  ['a group without any gets none', [[], [5]], [undefined, 5]],
])('%s', (_what, groups, expected) => {
  expect(assign(...groups)).toEqual(expected);
});

it('moves as many others as are needed, also 20,000 in a row', () => {
  const chain = Array.from({ length: 20_000 }, (_, i) => [i + 1, i + 1, i]);
  const newest = chain.length + 1;
  // All but the last group hold the product of their number, until the newest one needs the first group.
  const groups = [[1, 1, newest], ...chain.slice(1), [chain.length]];
  expect(assign(...groups)).toEqual([newest, ...chain.map((_, i) => i + 1)]);
});

/** The most products that can come back, found by trying all ways. */
function maxReturns(groups: readonly (readonly number[])[]): number {
  const [first, ...rest] = groups;
  if (!first) return 0;
  const without = (product: number) => rest.map((group) => group.filter((each) => each !== product));
  return Math.max(maxReturns(rest), ...first.map((product) => 1 + maxReturns(without(product))));
}

it('as many come back as can, each to one group that has articles of it', () => {
  const anyGroups = fc.array(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }), { maxLength: 5 });
  fc.assert(
    fc.property(anyGroups, (groups) => {
      const given = assign(...groups);
      const back = given.filter((product) => product !== undefined);
      expect(new Set(back).size).toBe(back.length);
      expect(given.every((product, i) => product === undefined || groups[i]?.includes(product))).toBe(true);
      expect(back.length).toBe(maxReturns(groups));
    }),
  );
});
