import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { brotliOf, type CachedResponse, identityOf, type RawResponse } from './cached-response.ts';
import { createChangeLog } from './change-log.ts';
import type { Dependency } from './dependencies.ts';
import { maxLag } from './lag-window.ts';
import { createPublicResponseCache } from './public-response-cache.ts';
import { createResponseCache } from './response-cache.ts';

const response = (text: string, dependencies: Dependency[] = []): RawResponse => ({
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
  dependencies,
});
const long = 'visavis '.repeat(500);
/** A text with repetitions far apart, for which it matters how well they are looked for. */
const varied = Array.from(
  { length: 3_000 },
  (_, at) => `${(at * 7_919) % 1_009} visavis ${(at * 31) % 97}`,
).join(' ');
const noMake = async () => undefined;
const textIn = (found: CachedResponse | undefined) => found && identityOf(found).toString();
const brotliIn = (found: CachedResponse | undefined) => found && brotliOf(found);

function createCache(maxBytes = 1_000_000) {
  const clock = { now: 0 };
  const changes = createChangeLog(() => clock.now);
  const cache = createResponseCache({ maxBytes, changes, now: () => clock.now });
  /** What a page shows, which is made of this alone. */
  const state = { text: 'old', made: 0 };
  const dependency = (): Dependency => {
    const was = state.text;
    return { isSame: () => state.text === was, bytes: 100 };
  };
  const make = async () => {
    state.made++;
    return response(state.text, [dependency()]);
  };
  const change = (text: string, mayLag = false) => {
    state.text = text;
    changes.note({ productIds: [], lagsFrom: mayLag ? clock.now : null });
  };
  const textOf = async (key = '/fr') => textIn(await cache.get(key, make));
  return { cache, changes, clock, state, make, change, textOf };
}

/** Collects all garbage. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe('the response cache', () => {
  it('takes any number of bytes, though its parts are shares of them', () => {
    const changes = createChangeLog(() => 0);
    const create = () => createPublicResponseCache({ maxBytes: 1_000_003, changes, refreshPause: undefined });
    expect(create).not.toThrow();
  });

  it('holds a body packed: nothing keeps it as it was made', async () => {
    const { cache } = createCache();
    const bodies: WeakRef<Buffer>[] = [];
    const make = async () => {
      const made = response(long);
      bodies.push(new WeakRef(made.body));
      return made;
    };
    for (const key of ['/fr/product/1', '/fr/product/2', '/fr/product/3']) {
      expect(brotliIn(await cache.get(key, make))).toBeDefined();
    }
    await setImmediate();
    collectGarbage();
    expect(bodies.map((body) => body.deref() !== undefined)).toEqual([false, false, false]);
    expect(textIn(await cache.get('/fr/product/3', noMake))).toBe(long);
  });

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
    expect(cache.find('/fr', noMake)).toBe(first);
    expect(brotliDecompressSync(brotliIn(first)?.body ?? Buffer.alloc(0)).toString()).toBe(long);
  });

  it('compresses better what is asked for again', async () => {
    const { cache } = createCache();
    const made = await cache.get('/fr', async () => response(varied));
    const size = brotliIn(made)?.body.length ?? 0;
    await vi.waitFor(() => expect(brotliIn(cache.find('/fr', noMake))?.body.length).toBeLessThan(size));
    const { body = Buffer.alloc(0) } = brotliIn(cache.find('/fr', noMake)) ?? {};
    expect(brotliDecompressSync(body).toString()).toBe(varied);
  });

  it('keeps a response through changes that do not touch it, and makes it anew after others', async () => {
    const { cache, make, change, textOf, state } = createCache();
    const first = await cache.get('/fr', make);
    change('old');
    expect(cache.find('/fr', make)).toBeUndefined();
    expect(await cache.get('/fr', make)).toBe(first);
    expect(cache.find('/fr', make)).toBe(first);
    change('new');
    expect(await textOf()).toBe('new');
    expect(state.made).toBe(2);
  });

  it('drops everything where anything may have changed', async () => {
    const { cache, changes, make, state } = createCache();
    await cache.get('/fr', make);
    changes.note({ productIds: null, lagsFrom: null });
    expect(cache.find('/fr', make)).toBeUndefined();
    await cache.get('/fr', make);
    expect(state.made).toBe(2);
  });

  it('sends the former response while its one successor is made, for some seconds', async () => {
    const { cache, make, change, state, clock } = createCache();
    const first = await cache.get('/fr', make);
    change('new', true);
    expect([cache.find('/fr', make), cache.find('/fr', make)]).toEqual([first, first]);
    await expect.poll(() => textIn(cache.find('/fr', make))).toBe('new');
    expect(state.made).toBe(2);
    change('newer', true);
    clock.now += maxLag + 1;
    expect(cache.find('/fr', make)).toBeUndefined();
  });

  it('sends the former response where what differs may lag, though a list may not', async () => {
    const { cache, changes, state, clock, ...shared } = createCache();
    const productId = 1;
    const make = async () => {
      const { dependencies, ...made } = await shared.make();
      const mayLag = (since: number) => changes.mayProductLag(productId, since);
      const list = { isSame: () => true, bytes: 100 };
      return { ...made, dependencies: [list, ...dependencies.map((each) => ({ ...each, mayLag }))] };
    };
    const first = await cache.get('/fr', make);
    state.text = 'new';
    changes.note({ productIds: [productId, 2], lagsFrom: clock.now, promptIds: [2] });
    // What it was made from has to be compared first.
    expect(cache.find('/fr', make)).toBeUndefined();
    const sent = await Promise.all([cache.get('/fr', make), cache.get('/fr', make)]);
    expect(sent).toEqual([first, first]);
    await expect.poll(() => textIn(cache.find('/fr', make))).toBe('new');
    expect(state.made).toBe(2);
    state.text = 'newest';
    changes.note({ productIds: [productId], lagsFrom: clock.now, promptIds: [productId] });
    expect(textIn(await cache.get('/fr', make))).toBe('newest');
  });

  it('sends the former response at once where all that it was made from may lag', async () => {
    const { cache, changes, state, clock, ...shared } = createCache();
    const shown = [1, 2];
    const make = async () => {
      const { dependencies, ...made } = await shared.make();
      const mayLag = (since: number) => changes.mayListLag(shown, since);
      return { ...made, dependencies: dependencies.map((each) => ({ ...each, mayLag })) };
    };
    const first = await cache.get('/fr', make);
    state.text = 'new';
    changes.note({ productIds: [1, 3], lagsFrom: clock.now, promptIds: [3] });
    expect(cache.find('/fr', make)).toBe(first);
    await expect.poll(() => textIn(cache.find('/fr', make))).toBe('new');
    changes.note({ productIds: [1], lagsFrom: clock.now, promptIds: [1] });
    expect(cache.find('/fr', make)).toBeUndefined();
  });

  it('makes what is popular anew before anybody asks for it again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { cache, make, change, state } = createCache();
      const ask = async (key: string) => cache.find(key, make) ?? cache.get(key, make);
      for (const key of [...Array<string>(40).fill('/fr'), '/fr/seldom']) await ask(key);
      expect(state.made).toBe(2);
      change('new');
      await ask('/fr/other');
      expect(state.made).toBe(3);
      vi.runAllTimers();
      await expect.poll(() => state.made).toBe(4);
      expect(textIn(cache.find('/fr', noMake))).toBe('new');
      expect(cache.find('/fr/seldom', noMake)).toBeUndefined();
      await cache.close();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('makes successors also after a look at what is popular that found all of it current', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { cache, make, change, textOf } = createCache();
      const ask = async () => cache.find('/fr', make) ?? cache.get('/fr', make);
      for (let time = 0; time < 40; time++) await ask();
      change('new');
      await ask();
      vi.runAllTimers();
      change('newest', true);
      expect(textIn(await ask())).toBe('new');
      await expect.poll(() => textIn(cache.find('/fr', make))).toBe('newest');
      expect(await textOf()).toBe('newest');
      await cache.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not send a former response again whose successor cannot be made', async () => {
    const { cache, make, change } = createCache();
    await cache.get('/fr', make);
    change('new', true);
    expect(cache.find('/fr', () => Promise.reject(new Error('away')))).toBeDefined();
    await expect.poll(() => cache.find('/fr', make)).toBeUndefined();
  });

  it('takes what was made while a change came for as old as it may be', async () => {
    const { cache, change, textOf, state, make } = createCache();
    const old = await cache.get('/fr', async () => {
      const made = await make();
      change('new');
      return made;
    });
    expect(textIn(old)).toBe('old');
    expect(cache.find('/fr', make)).toBeUndefined();
    expect(await textOf()).toBe('new');
    expect(state.made).toBe(2);
  });

  it('lets nobody who asks after a change wait for what was begun before it', async () => {
    const { cache, change, make, textOf } = createCache();
    const gate = Promise.withResolvers<void>();
    const begun = cache.get('/fr', async () => {
      const made = await make();
      await gate.promise;
      return made;
    });
    change('new');
    expect(await textOf()).toBe('new');
    gate.resolve();
    expect(textIn(await begun)).toBe('old');
    // It has come last, and does not replace the newer one.
    expect(textIn(cache.find('/fr', make))).toBe('new');
  });

  it('stores neither refusals nor failures', async () => {
    const { cache } = createCache();
    expect(await cache.get('/fr', async () => undefined)).toBeUndefined();
    await expect(cache.get('/fr', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(textIn(await cache.get('/fr', async () => response('there')))).toBe('there');
  });

  it('sends what has become old once more while it is made anew, and nothing after hours', async () => {
    const { cache, clock, make, state } = createCache();
    const hour = 60 * 60_000;
    const first = await cache.get('/fr', make);
    clock.now += hour - 1;
    expect(cache.find('/fr', make)).toBe(first);
    clock.now += 2;
    expect(cache.find('/fr', make)).toBe(first);
    await expect.poll(() => state.made).toBe(2);
    expect(cache.find('/fr', make)).not.toBe(first);
    clock.now += 6 * hour + 1;
    expect(cache.find('/fr', make)).toBeUndefined();
  });

  it('stays within its bytes, evicting the least recently used', async () => {
    const { cache } = createCache(5_000);
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await cache.get(key, async () => response(key.repeat(600)));
      cache.find('a', noMake);
    }
    expect(cache.bytes).toBeLessThanOrEqual(5_000);
    expect(cache.find('a', noMake)).toBeDefined();
    expect(cache.find('b', noMake)).toBeUndefined();
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
