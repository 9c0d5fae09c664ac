import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRetries } from './with-retries.ts';

/** Stands for the browser's window. */
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a part that fails to load', () => {
  it('is asked for again, later each time, and never fails', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() =>
      load.mock.calls.length < 4 ? Promise.reject(new Error('away')) : Promise.resolve('part'),
    );
    const loaded = withRetries(load)();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4_001);
    expect(load).toHaveBeenCalledTimes(4);
    expect(await loaded).toBe('part');
  });

  it('tells of the first failure only', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.reject(new Error('away')));
    const onFailure = vi.fn();
    void withRetries(load, onFailure)();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load.mock.calls.length).toBeGreaterThan(3);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('is asked for each hour at least', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.reject(new Error('away')));
    void withRetries(load)();
    const day = 24 * 3_600_000;
    await vi.advanceTimersByTimeAsync(2 * day);
    const asked = load.mock.calls.length;
    await vi.advanceTimersByTimeAsync(day);
    expect(load).toHaveBeenCalledTimes(asked + 24);
  });

  it('is asked for at once when there is a connection again', async () => {
    vi.useFakeTimers();
    let isAway = true;
    const load = vi.fn(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('part')));
    const loaded = withRetries(load)();
    await vi.advanceTimersByTimeAsync(60_000);
    isAway = false;
    page.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('part');
    const asked = load.mock.calls.length;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(asked);
  });
});
