import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBuildPace } from './build-pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Tells the millisecond at which the next build begins. */
async function beginOf(next: Promise<void>): Promise<number> {
  let begun = Number.NaN;
  void next.then(() => {
    begun = performance.now();
  });
  for (let waited = 0; Number.isNaN(begun) && waited < 60_000; waited += 100)
    await vi.advanceTimersByTimeAsync(100);
  return begun;
}

const start = () => ({ pace: createBuildPace(new AbortController().signal), at: performance.now() });

test('the first change is built at once, what follows it together', async () => {
  const { pace, at } = start();
  expect((await beginOf(pace.next())) - at).toBeLessThan(1);
  const builtAt = performance.now();
  pace.built(500);
  expect((await beginOf(pace.next())) - builtAt).toBe(3_000);
});

test('rests 6 s at most, however long a build takes', async () => {
  const { pace } = start();
  const builtAt = performance.now();
  pace.built(30_000);
  expect((await beginOf(pace.next())) - builtAt).toBe(6_000);
});

test('does not pause where a change is awaited, and pauses again after that', async () => {
  const { pace } = start();
  pace.built(1_000);
  const resting = pace.next();
  await vi.advanceTimersByTimeAsync(2_000);
  const hurriedAt = performance.now();
  pace.hurry();
  expect((await beginOf(resting)) - hurriedAt).toBeLessThan(1);
  // Asked for while one is built: the one after it holds the change.
  pace.hurry();
  pace.built(1_000);
  const builtAt = performance.now();
  expect((await beginOf(pace.next())) - builtAt).toBeLessThan(1);
  pace.built(1_000);
  const lastAt = performance.now();
  expect((await beginOf(pace.next())) - lastAt).toBe(6_000);
});

test('does not hold up who closes', async () => {
  const closing = new AbortController();
  const pace = createBuildPace(closing.signal);
  pace.built(30_000);
  const resting = pace.next();
  closing.abort();
  await resting;
  await pace.next();
});
