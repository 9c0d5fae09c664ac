import { expect, test } from 'vitest';
import { createVersionedCache } from './versioned-cache.ts';

function createCounted() {
  const state = { version: 1, now: 0, loads: 0, isBroken: false };
  const get = createVersionedCache({
    version: () => state.version,
    maxAge: 1_000,
    now: () => state.now,
    load: async () => {
      state.loads++;
      if (state.isBroken) throw new Error('away');
      return state.loads;
    },
  });
  return { state, get };
}

test('loads once for everyone while the version stands', async () => {
  const { state, get } = createCounted();
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  state.now = 999;
  expect(await get()).toBe(1);
});

test('loads again for another version, or when the value is expired', async () => {
  const { state, get } = createCounted();
  await get();
  state.version = 2;
  expect(await get()).toBe(2);
  state.now = 1_000;
  expect(await get()).toBe(3);
});

test('does not keep a failure', async () => {
  const { state, get } = createCounted();
  state.isBroken = true;
  await expect(get()).rejects.toThrow('away');
  state.isBroken = false;
  expect(await get()).toBe(2);
});
