import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './response-cache.ts';

const answer = (text: string) => ({ headers: { 'content-type': 'text/plain' }, body: Buffer.from(text) });
const long = 'visavis '.repeat(500);

function createCache(maxBytes = 1_000_000) {
  const state = { version: 1 };
  return { state, cache: createAnswerCache({ maxBytes, version: () => state.version }) };
}

describe('the answer cache', () => {
  it('makes an answer once and compresses it', async () => {
    const { cache } = createCache();
    let made = 0;
    const make = async () => {
      made++;
      return answer(long);
    };
    const [first, second] = await Promise.all([cache.get('/fr', make), cache.get('/fr', make)]);
    expect(made).toBe(1);
    expect(second).toBe(first);
    expect(cache.find('/fr')).toBe(first);
    expect(brotliDecompressSync(first?.brotli ?? Buffer.alloc(0)).toString()).toBe(long);
  });

  it('forgets everything when the version changes', async () => {
    const { cache, state } = createCache();
    await cache.get('/fr', async () => answer('old'));
    state.version = 2;
    expect(cache.find('/fr')).toBeUndefined();
    const fresh = await cache.get('/fr', async () => answer('new'));
    expect(fresh?.identity.toString()).toBe('new');
  });

  it('does not keep an answer that was begun under an older version', async () => {
    const { cache, state } = createCache();
    const old = await cache.get('/fr', async () => {
      state.version = 2;
      return answer('old');
    });
    expect(old?.identity.toString()).toBe('old');
    expect(cache.find('/fr')).toBeUndefined();
  });

  it('keeps neither refusals nor failures', async () => {
    const { cache } = createCache();
    expect(await cache.get('/fr', async () => undefined)).toBeUndefined();
    await expect(cache.get('/fr', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await cache.get('/fr', async () => answer('there')))?.identity.toString()).toBe('there');
  });

  it('stays within its bytes, dropping what was used least recently', async () => {
    const { cache } = createCache(5_000);
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await cache.get(key, async () => answer(key.repeat(600)));
      cache.find('a');
    }
    expect(cache.bytes).toBeLessThanOrEqual(5_000);
    expect(cache.find('a')).toBeDefined();
    expect(cache.find('b')).toBeUndefined();
  });

  it('tags by content', async () => {
    const { cache } = createCache();
    const [a, b, c] = await Promise.all([
      cache.get('a', async () => answer('same')),
      cache.get('b', async () => answer('same')),
      cache.get('c', async () => answer('other')),
    ]);
    expect(a?.etag).toBe(b?.etag);
    expect(a?.etag).not.toBe(c?.etag);
  });
});
