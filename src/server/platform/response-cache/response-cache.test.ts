import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const response = (text: string) => ({ headers: { 'content-type': 'text/plain' }, body: Buffer.from(text) });
const long = 'visavis '.repeat(500);
/** A text with repetitions far apart, for which it matters how well they are looked for. */
const varied = Array.from(
  { length: 3_000 },
  (_, at) => `${(at * 7_919) % 1_009} visavis ${(at * 31) % 97}`,
).join(' ');

function createCache(maxBytes = 1_000_000) {
  const state = { version: 1 };
  return { state, cache: createResponseCache({ maxBytes, version: () => state.version }) };
}

describe('the response cache', () => {
  it('makes a response once and compresses it', async () => {
    const { cache } = createCache();
    let made = 0;
    const make = async () => {
      made++;
      return response(long);
    };
    const [first, second] = await Promise.all([cache.get('/fr', make), cache.get('/fr', make)]);
    expect(made).toBe(1);
    expect(second).toBe(first);
    expect(cache.find('/fr')).toBe(first);
    expect(brotliDecompressSync(first?.brotli?.body ?? Buffer.alloc(0)).toString()).toBe(long);
  });

  it('compresses better what is asked for again', async () => {
    const { cache } = createCache();
    const made = await cache.get('/fr', async () => response(varied));
    const size = made?.brotli?.body.length ?? 0;
    cache.find('/fr');
    await vi.waitFor(() => expect(cache.find('/fr')?.brotli?.body.length).toBeLessThan(size));
    const { body = Buffer.alloc(0) } = cache.find('/fr')?.brotli ?? {};
    expect(brotliDecompressSync(body).toString()).toBe(varied);
  });

  it('drops everything when the version changes', async () => {
    const { cache, state } = createCache();
    await cache.get('/fr', async () => response('old'));
    state.version = 2;
    expect(cache.find('/fr')).toBeUndefined();
    const fresh = await cache.get('/fr', async () => response('new'));
    expect(fresh?.identity.toString()).toBe('new');
  });

  it('does not store a response that was started under an older version', async () => {
    const { cache, state } = createCache();
    const old = await cache.get('/fr', async () => {
      state.version = 2;
      return response('old');
    });
    expect(old?.identity.toString()).toBe('old');
    expect(cache.find('/fr')).toBeUndefined();
  });

  it('stores neither refusals nor failures', async () => {
    const { cache } = createCache();
    expect(await cache.get('/fr', async () => undefined)).toBeUndefined();
    await expect(cache.get('/fr', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await cache.get('/fr', async () => response('there')))?.identity.toString()).toBe('there');
  });

  it('stays within its bytes, evicting the least recently used', async () => {
    const { cache } = createCache(5_000);
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await cache.get(key, async () => response(key.repeat(600)));
      cache.find('a');
    }
    expect(cache.bytes).toBeLessThanOrEqual(5_000);
    expect(cache.find('a')).toBeDefined();
    expect(cache.find('b')).toBeUndefined();
  });

  it('tags by content', async () => {
    const { cache } = createCache();
    const [a, b, c] = await Promise.all([
      cache.get('a', async () => response('same')),
      cache.get('b', async () => response('same')),
      cache.get('c', async () => response('other')),
    ]);
    expect(a?.etag).toBe(b?.etag);
    expect(a?.etag).not.toBe(c?.etag);
  });
});
