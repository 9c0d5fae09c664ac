import { expect, test } from 'vitest';
import { createLimit } from './concurrency-limit.ts';

test('never more than so many at a time, all in turn, whatever becomes of them', async () => {
  const limit = createLimit(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) =>
      limit(async () => {
        begun.push(index);
        most = Math.max(most, ++running);
        await new Promise(setImmediate);
        running--;
        if (index % 3 === 0) throw new Error(`${index}`);
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(await limit(async () => 'free again')).toBe('free again');
});
