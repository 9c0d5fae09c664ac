import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Compressed, compressQuickly, createImprover } from './compression.ts';

/** A 200 response of a public address, before hashing and compression. */
export type RawResponse = { headers: Readonly<Record<string, string>>; body: Buffer };

/** A response ready to send: with its ETag, and compressed where that makes it smaller. */
export type CachedResponse = {
  headers: Readonly<Record<string, string>>;
  /** Quoted, of the uncompressed body; an encoded body's tag has its encoding added (RFC 9110 §8.8.3.3). */
  etag: string;
  identity: Buffer;
  /** Becomes smaller once the response is asked for again. */
  brotli: Compressed | undefined;
};

/**
 * `undefined` from `make`: the response may not be cached, and each waiting request makes its own.
 */
export type ResponseCache = {
  find(key: string): CachedResponse | undefined;
  /** The cached response, or the one that `make` returns; concurrent requests for one key share one `make`. */
  get(key: string, make: () => Promise<RawResponse | undefined>): Promise<CachedResponse | undefined>;
  clear(): void;
  readonly bytes: number;
};

export type ResponseCacheOptions = {
  /** Limit for bodies and headers in bytes; the least recently used are evicted first. */
  maxBytes: number;
  /** Another version clears the cache. */
  version: () => number | string;
};

/** Milliseconds: relative times on pages ("seen 3 h ago") must not get too old. */
const maxAge = 10 * 60_000;
/** What an entry costs besides its bodies: keys, headers, objects. */
const overheadBytes = 1_024;

function finish({ headers, body }: RawResponse): CachedResponse {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { headers, etag: `"${hash}"`, identity: body, brotli: compressQuickly(body) };
}

const sizeOf = (response: CachedResponse): number =>
  response.identity.length + (response.brotli?.body.length ?? 0) + overheadBytes;

/** An LRU cache of finished public responses, cleared when the version changes. */
export function createResponseCache({ maxBytes, version }: ResponseCacheOptions): ResponseCache {
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: maxAge,
  });
  const improve = createImprover();
  let inFlight = new Map<string, Promise<CachedResponse | undefined>>();
  let cachedVersion = version();

  function clearIfStale(): void {
    if (cachedVersion === version()) return;
    cachedVersion = version();
    clear();
  }

  function clear(): void {
    entries.clear();
    // Responses still being made belong to the old version: they are sent but not cached.
    inFlight = new Map();
  }

  async function makeAndStore(
    key: string,
    make: () => Promise<RawResponse | undefined>,
  ): Promise<CachedResponse | undefined> {
    const inFlightBefore = inFlight;
    try {
      const response = await make();
      const finished = response && finish(response);
      clearIfStale();
      if (finished && inFlightBefore === inFlight) entries.set(key, finished);
      return finished;
    } finally {
      inFlightBefore.delete(key);
    }
  }

  return {
    find(key) {
      clearIfStale();
      const found = entries.get(key);
      if (found) improve(found);
      return found;
    },
    get(key, make) {
      clearIfStale();
      const hit = entries.get(key);
      if (hit) return Promise.resolve(hit);
      const flight = inFlight.get(key) ?? makeAndStore(key, make);
      inFlight.set(key, flight);
      return flight;
    },
    clear,
    get bytes() {
      return entries.calculatedSize;
    },
  };
}
