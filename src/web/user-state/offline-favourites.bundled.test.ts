import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, storeSession } from '../session/session.ts';
import { keepFavourites } from './offline-favourites.ts';

const claims = { id: '7', name: 'Zoé', email: 'zoe@shop.test', role: 'user', exp: Date.now() / 1_000 + 600 };
const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  storeSession(token);
});
afterEach(() => vi.unstubAllGlobals());

test('what is kept for the offline page goes with the session, however it ends', async () => {
  await keepFavourites([], 'en');
  expect([...stored.keys()].sort()).toEqual(['offlineFavourites', 'token', 'userId']);
  clearSession();
  expect([...stored.keys()]).toEqual([]);
});

test('a list that comes, or is asked for, when the session is over is not kept', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetch = vi.fn(() => promise);
  vi.stubGlobal('fetch', fetch);
  const keeping = keepFavourites(['1'], 'en');
  clearSession();
  resolve(Response.json([{ productId: { _id: '1', title: 'Screen', totalPrice: 200 } }]));
  await keeping;
  await keepFavourites(['1'], 'en');
  expect(fetch).toHaveBeenCalledOnce();
  expect([...stored.keys()]).toEqual([]);
});
