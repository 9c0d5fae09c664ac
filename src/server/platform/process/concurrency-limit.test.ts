import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('never more than so many at a time, all in turn, whatever becomes of them', async () => {
  const limit = createConcurrencyLimit(2);
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

/** Work that ends when it is told to. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, open: resolve };
}

test('refuses where too many wait, and takes work again afterwards', async () => {
  const limit = createConcurrencyLimit(1, 1);
  const first = gate();
  const running = limit(first.work);
  const second = limit(async () => 'second');
  await expect(limit(async () => 'third')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
  first.open();
  await running;
  expect(await second).toBe('second');
  expect(await limit(async () => 'fourth')).toBe('fourth');
});

test('never starts what nobody waits for any more', async () => {
  const limit = createConcurrencyLimit(1, 1);
  const first = gate();
  const running = limit(first.work);
  const left = new AbortController();
  let isStarted = false;
  const second = limit(async () => {
    isStarted = true;
  }, left.signal);
  left.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  const third = limit(async () => 'third');
  first.open();
  await running;
  expect(await third).toBe('third');
  expect(isStarted).toBe(false);
  await expect(limit(async () => undefined, left.signal)).rejects.toThrow('left');
});
