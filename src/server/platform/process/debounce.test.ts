import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDebounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls at some times, in seconds; answers when the work was done. */
function run(calls: readonly number[], until: number): number[] {
  const done: number[] = [];
  const debounce = createDebounce(() => done.push(Math.round(performance.now() / 1_000)), {
    wait: 10_000,
    maxWait: 300_000,
  });
  const start = Math.round(performance.now() / 1_000);
  for (let second = 0; second <= until; second++) {
    if (calls.includes(second)) debounce.call();
    vi.advanceTimersByTime(1_000);
  }
  debounce.close();
  return done.map((second) => second - start);
}

test('works once, when calls have calmed', () => {
  expect(run([0, 3, 9], 60)).toEqual([19]);
  expect(run([0, 30], 60)).toEqual([10, 40]);
});

test('does not wait for ever where calls never stop', () => {
  const always = Array.from({ length: 700 }, (_, second) => second);
  expect(run(always, 700)).toEqual([300, 600]);
});

test('does nothing once it is closed', () => {
  expect(run([0], 5)).toEqual([]);
  vi.advanceTimersByTime(60_000);
});
