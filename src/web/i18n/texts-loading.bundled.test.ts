import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsOf } from './texts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads texts once, and again where that failed, though not at once', async () => {
  const english = vi.fn(async () => ({ texts: 'Hello' }));
  const french = vi.fn(async () => {
    if (french.mock.calls.length === 1) throw new Error('away');
    return { texts: 'Bonjour' };
  });
  const { load } = textsOf({ fr: french, en: english });
  await expect(load('fr')).rejects.toThrow('away');
  await expect(load('fr')).rejects.toThrow('away');
  expect(french).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await load('fr'), await load('fr'), await load('en')]).toEqual(['Bonjour', 'Bonjour', 'Hello']);
  expect(french).toHaveBeenCalledTimes(2);
  expect(english).toHaveBeenCalledTimes(1);
});
