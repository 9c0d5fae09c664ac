import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Changes } from './change-log.ts';
import { type Compressed, compressQuickly, createImprover } from './compression.ts';

/** One thing that a response was made from: a call and what it answered. */
export type Ingredient = {
  /** Whether it is what it was at `since`, a count of the change log. Rejects where that cannot be found out. */
  isSame(since: number): boolean | Promise<boolean>;
  /** Memory that it takes. */
  bytes: number;
};

/** A 200 response of a public address, before hashing and compression, and all that it was made from. */
export type RawResponse = {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  ingredients: readonly Ingredient[];
};

/** A response ready to send: with its ETag, and compressed where that makes it smaller. */
export type CachedResponse = {
  headers: Readonly<Record<string, string>>;
  /** Quoted, of the uncompressed body; an encoded body's tag has its encoding added (RFC 9110 §8.8.3.3). */
  etag: string;
  /** Where there is `brotli`, made of it each time: browsers do not ask for it, and it would be most of the memory. */
  readonly identity: Buffer;
  /** Becomes smaller once the response is asked for again. */
  brotli: Compressed | undefined;
};

/** `undefined`: the response may not be cached, and each waiting request makes its own. */
export type Make = () => Promise<RawResponse | undefined>;

export type ResponseCache = {
  /**
   * A response that may be sent as it is. One that lacks a change is sent where that change may lag, and its successor
   * is made meanwhile.
   */
  find(key: string, make: Make): CachedResponse | undefined;
  /** The response as it is now: the cached one if it would be the same, else what `make` returns, once for all who wait. */
  get(key: string, make: Make): Promise<CachedResponse | undefined>;
  /** Waits for responses that are made while nobody waits for them, and makes no more. */
  close(): Promise<void>;
  readonly bytes: number;
  readonly counts: Readonly<CacheCounts>;
};

/** Requests so far: sent as they were kept, sent while their successor was made, found to be the same, made. */
export type CacheCounts = { kept: number; lagging: number; confirmed: number; made: number };

export type ResponseCacheOptions = {
  /** Limit for bodies, headers and ingredients in bytes; the least recently used are evicted first. */
  maxBytes: number;
  changes: Changes;
};

/** A response, and up to which count of the change log it is known to be as if it had just been made. */
type Entry = { response: CachedResponse; ingredients: readonly Ingredient[]; upTo: number };
/** A response that is being made since a count of the change log. */
type Flight = { since: number; response: Promise<CachedResponse | undefined> };

/** Milliseconds: relative times on pages ("seen 3 h ago") must not get too old, however often a response is confirmed. */
const maxAge = 10 * 60_000;
/** What an entry costs besides its bodies and ingredients: keys, headers, objects. */
const overheadBytes = 1_024;
/** Responses that wait for their successors; those of more have theirs made when they are asked for again. */
const maxWaiting = 500;

function finish({ headers, body }: RawResponse): CachedResponse {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const etag = `"${hash}"`;
  const brotli = compressQuickly(body);
  if (!brotli) return { headers, etag, identity: body, brotli };
  return {
    ...{ headers, etag, brotli },
    get identity() {
      return brotliDecompressSync((this.brotli as Compressed).body);
    },
  };
}

const sizeOf = ({ response, ingredients }: Entry): number =>
  (response.brotli?.body ?? response.identity).length +
  ingredients.reduce((sum, { bytes }) => sum + bytes, overheadBytes);

async function areSame(ingredients: readonly Ingredient[], since: number): Promise<boolean> {
  for (const ingredient of ingredients) if (!(await ingredient.isSame(since))) return false;
  return true;
}

/**
 * An LRU cache of finished public responses. A change does not empty it: each response is compared with what it would be
 * made from now when it is asked for, and made anew only where that differs.
 */
export function createResponseCache({ maxBytes, changes }: ResponseCacheOptions): ResponseCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf, ttl: maxAge });
  const flights = new Map<string, Flight>();
  const waiting = new Map<string, Make>();
  const improve = createImprover();
  const counts: CacheCounts = { kept: 0, lagging: 0, confirmed: 0, made: 0 };
  let working: Promise<void> | undefined;
  let isClosed = false;

  function findEntry(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry || !changes.isVoid(entry.upTo)) return entry;
    entries.delete(key);
    return undefined;
  }

  /** Made since `since`: it may lack changes that came while it was made, so it counts as older than these. */
  async function makeAndStore(key: string, make: Make, since: number): Promise<CachedResponse | undefined> {
    counts.made++;
    const raw = await make();
    const response = raw && finish(raw);
    const isOutrun = (entries.peek(key)?.upTo ?? 0) > since;
    if (isOutrun || changes.isVoid(since)) return response;
    if (raw && response) entries.set(key, { response, ingredients: raw.ingredients, upTo: since });
    else entries.delete(key);
    return response;
  }

  async function renew(key: string, make: Make): Promise<CachedResponse | undefined> {
    const since = changes.count();
    const entry = findEntry(key);
    if (entry && (await areSame(entry.ingredients, entry.upTo)) && !changes.isVoid(since)) {
      counts.confirmed++;
      entry.upTo = since;
      return entry.response;
    }
    return makeAndStore(key, make, since);
  }

  /** Shares what is being made, unless it may lack a change that does not lag. */
  function share(key: string, make: Make): Promise<CachedResponse | undefined> {
    const running = flights.get(key);
    if (running && (running.since === changes.count() || changes.mayLag(running.since)))
      return running.response;
    const flight: Flight = { since: changes.count(), response: renew(key, make) };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.response.then(land, land);
    return flight.response;
  }

  /** One after the other, with a turn for whoever has asked meanwhile. */
  async function makeWaiting(): Promise<void> {
    for (const [key, make] of waiting) {
      waiting.delete(key);
      // What failed is told to whoever asks for it next.
      await share(key, make).catch(() => entries.delete(key));
      await turn();
    }
    working = undefined;
  }

  function makeLater(key: string, make: Make): void {
    if (isClosed || waiting.size >= maxWaiting || flights.has(key)) return;
    waiting.set(key, make);
    working ??= makeWaiting();
  }

  return {
    find(key, make) {
      const entry = findEntry(key);
      if (entry?.upTo === changes.count()) {
        counts.kept++;
        improve(entry.response);
        return entry.response;
      }
      if (!entry || !changes.mayLag(entry.upTo)) return undefined;
      counts.lagging++;
      makeLater(key, make);
      return entry.response;
    },
    get(key, make) {
      const entry = findEntry(key);
      return entry?.upTo === changes.count() ? Promise.resolve(entry.response) : share(key, make);
    },
    async close() {
      isClosed = true;
      waiting.clear();
      await working;
    },
    get bytes() {
      return entries.calculatedSize;
    },
    counts,
  };
}
