import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SplitProblem } from './problem.ts';
import { createSplitter, type Splitter } from './splitter.ts';

let splitter: Splitter;
beforeEach(() => {
  splitter = createSplitter();
});
afterEach(() => splitter.close());

const problem = (goods: number): SplitProblem => ({
  items: 1,
  parcels: [{ merchant: 0, freeFrom: null, flat: 0 }],
  offers: [{ item: 0, parcel: 0, goods, delivery: 0 }],
});

test('divides carts in a thread, each answer for who asked', async () => {
  const asked = [1, 2, 3, 4, 5];
  const plans = await Promise.all(asked.map((goods) => splitter.split(problem(goods))));
  expect(plans.map(({ alone }) => alone.goods)).toEqual(asked);
});

test('refuses more than it can think about, and goes on with the rest', async () => {
  const all = await Promise.allSettled(Array.from({ length: 25 }, () => splitter.split(problem(1))));
  const refused = all.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 2 } });
  expect((await splitter.split(problem(7))).alone.goods).toBe(7);
});

test('says that it is unavailable when its thread fails, and starts another one', async () => {
  const broken = { ...problem(1), offers: null as never };
  await expect(splitter.split(broken)).rejects.toMatchObject({ code: 'unavailable' });
  expect((await splitter.split(problem(3))).alone.goods).toBe(3);
});
