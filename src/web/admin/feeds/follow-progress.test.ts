import { afterEach, expect, test, vi } from 'vitest';
import { followProgress, readEvent } from './follow-progress.ts';

afterEach(() => void vi.unstubAllGlobals());

test('an event holds news, a comment holds none', () => {
  expect(readEvent('data: {"changed":"1","busy":[]}')).toEqual({ changed: '1', busy: [] });
  expect(readEvent(':')).toBeUndefined();
});

/** Follows once where the server answers so; returns what it came to, and the token that is left. */
async function followWhere(response: () => Promise<Response>) {
  const stored = new Map([['token', 'of-somebody']]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('fetch', response);
  const mayTellAgain = await followProgress(new AbortController().signal, () => {});
  return { mayTellAgain, token: stored.get('token') };
}

test.each([401, 403])('a session that is refused with %i is over, and not tried again', async (status) => {
  const response = async () => new Response(null, { status });
  expect(await followWhere(response)).toEqual({ mayTellAgain: false, token: undefined });
});

test.each([
  ['a stream that ends', async () => new Response(':\n\n')],
  ['a server that tells too many already', async () => new Response(null, { status: 503 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s ends no session, and is tried again', async (_what, response) => {
  expect(await followWhere(response)).toEqual({ mayTellAgain: true, token: 'of-somebody' });
});
