import { expect, it } from 'vitest';
import { createPopular } from './popular.ts';

it('lists what was asked for more than once of late, most popular first', () => {
  let now = 0;
  const popular = createPopular<number>(3, () => now);
  const ask = (...keys: string[]) => {
    for (const [at, key] of keys.entries()) popular.ask(key, at);
  };
  ask('a', 'b', 'b', 'a', 'a', 'c');
  expect(popular.list(9)).toEqual([
    ['a', 4],
    ['b', 2],
  ]);
  expect(popular.list(1)).toEqual([['a', 4]]);
  now += 10 * 60_000;
  // A request counts half by now: three are as one and a half.
  ask('c');
  expect(new Set(popular.list(9).map(([key]) => key))).toEqual(new Set(['a', 'c']));
  ask('d');
  // Only the last three are counted: “b” goes.
  ask('b');
  expect(popular.list(9).map(([key]) => key)).toEqual(['c']);
});
