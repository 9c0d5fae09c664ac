import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createPopular } from './popular.ts';

it('lists what is asked for often, most popular first', () => {
  let now = 0;
  const popular = createPopular<string>(3, () => now);
  const ask = (key: string, times: number) => {
    for (let time = 1; time <= times; time++) popular.count(key, `${key} ${time}`);
  };
  ask('a', 48);
  ask('b', 84);
  ask('c', 36);
  ask('x'.repeat(501), 90);
  expect(popular.list(9)).toEqual([
    ['b', 'b 84'],
    ['a', 'a 48'],
  ]);
  expect(popular.list(1)).toEqual([['b', 'b 84']]);
  now += 10 * 60_000;
  // A request counts half by now.
  expect(popular.list(9)).toEqual([['b', 'b 84']]);
  ask('c', 28);
  expect(popular.list(9).map(([key]) => key)).toEqual(['c', 'b']);
  // Three are counted at most: “d” takes the place of “a”, and that one the place of “b”.
  ask('d', 1);
  ask('a', 5);
  expect(popular.list(9).map(([key]) => key)).toEqual(['c']);
});

it('holds no request for what is asked for seldom', async () => {
  setFlagsFromString('--expose-gc');
  const popular = createPopular<object>(3, () => 0);
  const askFor = (key: string, times: number) => {
    const request = {};
    for (let time = 1; time <= times; time++) popular.count(key, request);
    return new WeakRef(request);
  };
  const [seldom, often] = [askFor('a', 2), askFor('b', 48)];
  await setImmediate();
  runInNewContext('gc')();
  expect([seldom.deref(), often.deref()]).toEqual([undefined, {}]);
  expect(popular.list(9)).toHaveLength(1);
});
