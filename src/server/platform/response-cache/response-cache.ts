import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type BackgroundWork, createBackgroundWork } from './background-work.ts';
import type { Changes } from './change-log.ts';
import { type Compressed, createCompressedBodies } from './compression.ts';
import { createPacker, type PackedBody } from './packing.ts';
import { createPopular } from './popular.ts';

/** One thing that a response was made from: a call and what it answered. */
export type Ingredient = {
  /** Whether it is what it was at `since`, a count of the change log. Rejects where that cannot be found out. */
  isSame(since: number): boolean | Promise<boolean>;
  /** Whether it may be shown as it was at `since` for a moment, though it is another. Left out: never. */
  mayLag?(since: number): boolean;
  /** Memory that it takes. */
  bytes: number;
};

/** A 200 response of a public address, before hashing and compression, and all that it was made from. */
export type RawResponse = {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  ingredients: readonly Ingredient[];
};

/** A response ready to send. */
export type CachedResponse = {
  headers: Readonly<Record<string, string>>;
  /** Quoted, of the uncompressed body; an encoded body's tag has its encoding added (RFC 9110 §8.8.3.3). */
  etag: string;
  /** Unpacked each time: browsers do not ask for it. */
  readonly identity: Buffer;
  /** Compressed each time until it is asked for again, then kept, then smaller; undefined: not worth it. */
  readonly brotli: Compressed | undefined;
};

/** `undefined`: the response may not be cached, and each waiting request makes its own. */
export type Make = () => Promise<RawResponse | undefined>;

export type ResponseCache = {
  /**
   * A response that may be sent as it is. One that lacks a change is sent where that change may lag, and its successor
   * is made meanwhile.
   */
  find(key: string, make: Make): CachedResponse | undefined;
  /**
   * The cached response if it would be the same, or if all that differs in it may lag (its successor is made meanwhile);
   * else what `make` returns, once for all who wait.
   */
  get(key: string, make: Make): Promise<CachedResponse | undefined>;
  /** Makes no more responses that nobody waits for; resolves when none is being made. */
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
  /** Milliseconds from a change until popular responses are made anew, and from one such round to the next. */
  refreshPause?: number | undefined;
  /** Where successors are made that nobody waits for; left out: on its own. */
  background?: BackgroundWork;
  /** Milliseconds of a clock that only rises. */
  now?: () => number;
};

type Entry = {
  response: CachedResponse;
  /** Of the packed body and the ingredients. */
  bytes: number;
  ingredients: readonly Ingredient[];
  /** Up to which count of the change log it is known to be as if it had just been made. */
  upTo: number;
  madeAt: number;
};
/** A response that is being made since a count of the change log; `mayLag`: or the former one, while it is. */
type Flight = { since: number; mayLag: boolean; response: Promise<CachedResponse | undefined> };

/**
 * Milliseconds: what time alone changes (when an offer was last seen, the right end of a chart) gets no older where
 * somebody asks, however often a response is confirmed. Older ones are sent once more while they are made anew.
 */
const maxAge = 60 * 60_000;
/** Nobody is sent anything as old as this. */
const maxAgeSent = 6 * maxAge;
/** What an entry costs besides its body and ingredients: keys, headers, objects. */
const overheadBytes = 1_024;
/** Share of the memory for what is asked for most, as browsers take it. */
const compressedShare = 0.25;
/** Popular responses that are made anew before anybody asks again, once something has changed. */
const maxRefreshed = 100;
/** Well within the time that responses may lag. */
const defaultRefreshPause = 4_000;
/** Keys of which it is known how often they were asked for. */
const maxCounted = 2_000;

/** What bodies are alike by: the parts of an address that say what is shown, not of what. */
const kindOf = (key: string): string => key.split(/[/?]/, 3).join('/');

type Verdict = 'same' | 'lagging' | 'other';

/** What became of ingredients since; `mayLag`: the response may lag where all that differ may, else it is another one. */
async function compare(ingredients: readonly Ingredient[], since: number, mayLag: boolean): Promise<Verdict> {
  let verdict: Verdict = 'same';
  for (const ingredient of ingredients) {
    if (await ingredient.isSame(since)) continue;
    if (!mayLag || !ingredient.mayLag?.(since)) return 'other';
    verdict = 'lagging';
  }
  return verdict;
}

/**
 * An LRU cache of finished public responses. A change does not empty it: each response is compared with what it would be
 * made from now when it is asked for, and made anew only where that differs.
 */
export function createResponseCache({
  maxBytes,
  changes,
  refreshPause = defaultRefreshPause,
  background = createBackgroundWork(),
  now = () => performance.now(),
}: ResponseCacheOptions): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes * (1 - compressedShare),
    sizeCalculation: ({ bytes }) => bytes,
  });
  const compressed = createCompressedBodies(maxBytes * compressedShare);
  const pack = createPacker();
  const flights = new Map<string, Flight>();
  const popular = createPopular<Make>(maxCounted, now);
  const counts: CacheCounts = { kept: 0, lagging: 0, confirmed: 0, made: 0 };
  /** Up to which count of the change log the popular responses were looked at. */
  let refreshedUpTo = changes.count();
  let refreshing: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Whether a former response may be sent as it is, be it another one by now. */
  const mayLag = ({ ingredients, upTo }: Entry): boolean =>
    changes.mayLag(upTo) || ingredients.every((each) => each.mayLag?.(upTo));

  const isOld = ({ madeAt }: Entry): boolean => now() - madeAt > maxAge;

  const isCurrent = (key: string): boolean => {
    const entry = entries.peek(key);
    return entry !== undefined && entry.upTo === changes.count() && !isOld(entry);
  };

  function findEntry(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry || (!changes.isVoid(entry.upTo) && now() - entry.madeAt <= maxAgeSent)) return entry;
    entries.delete(key);
    return undefined;
  }

  function toResponse({ headers, body }: RawResponse, packed: PackedBody): CachedResponse {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    /** As it was made, for those who wait for it now. */
    let made: Buffer | undefined = body;
    setImmediate(() => {
      made = undefined;
    });
    const open = () => made ?? packed.open();
    let asked = 0;
    return {
      ...{ headers, etag },
      get identity() {
        return open();
      },
      get brotli() {
        asked++;
        return compressed.find(etag, open, asked > 1);
      },
    };
  }

  function toEntry(key: string, raw: RawResponse, since: number): Entry {
    const { ingredients } = raw;
    const packed = pack(kindOf(key), raw.body);
    const bytes = ingredients.reduce((sum, each) => sum + each.bytes, packed.size + overheadBytes);
    return { response: toResponse(raw, packed), bytes, ingredients, upTo: since, madeAt: now() };
  }

  /** Made since `since`: it may lack changes that came while it was made, so it counts as older than these. */
  async function makeAndStore(key: string, make: Make, since: number): Promise<CachedResponse | undefined> {
    counts.made++;
    const raw = await make();
    const entry = raw && toEntry(key, raw, since);
    const isOutrun = (entries.peek(key)?.upTo ?? 0) > since;
    if (isOutrun || changes.isVoid(since)) return entry?.response;
    if (entry) entries.set(key, entry);
    else entries.delete(key);
    return entry?.response;
  }

  async function renew(
    key: string,
    make: Make,
    isFormerEnough: boolean,
  ): Promise<CachedResponse | undefined> {
    const since = changes.count();
    const entry = findEntry(key);
    if (!entry || isOld(entry)) return makeAndStore(key, make, since);
    const verdict = await compare(entry.ingredients, entry.upTo, isFormerEnough);
    if (verdict === 'same' && !changes.isVoid(since)) {
      counts.confirmed++;
      entry.upTo = since;
      return entry.response;
    }
    if (verdict === 'lagging' && !changes.isVoid(since)) {
      counts.lagging++;
      makeLater(key, make);
      return entry.response;
    }
    return makeAndStore(key, make, since);
  }

  /** Shares what is being made, unless it may lack a change that does not lag. `mayLag`: the former one will do. */
  function share(key: string, make: Make, mayLag: boolean): Promise<CachedResponse | undefined> {
    const running = flights.get(key);
    const isEnough = running && (mayLag || !running.mayLag);
    if (isEnough && (running.since === changes.count() || changes.mayLag(running.since)))
      return running.response;
    const flight: Flight = { since: changes.count(), mayLag, response: renew(key, make, mayLag) };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.response.then(land, land);
    if (mayLag) background.standBehind(flight.response);
    return flight.response;
  }

  /** A response whose successor cannot be made is sent no more: who asks next is told why. */
  async function makeSuccessor(key: string, make: Make): Promise<void> {
    if (!isCurrent(key)) await share(key, make, false).catch(() => entries.delete(key));
  }

  const makeLater = (key: string, make: Make): void => background.add(key, () => makeSuccessor(key, make));

  /** What is asked for most is compared, and made anew where it differs, before its next visitor has to wait for it. */
  function refresh(): void {
    refreshing = undefined;
    refreshedUpTo = changes.count();
    for (const [key, make] of popular.list(maxRefreshed)) makeLater(key, make);
  }

  function noteAsked(key: string, make: Make): void {
    popular.ask(key, make);
    if (refreshedUpTo !== changes.count() && !isClosed)
      refreshing ??= setTimeout(refresh, refreshPause).unref();
  }

  return {
    find(key, make) {
      noteAsked(key, make);
      const entry = findEntry(key);
      if (!entry) return undefined;
      if (isCurrent(key)) {
        counts.kept++;
        return entry.response;
      }
      if (entry.upTo !== changes.count() && !mayLag(entry)) return undefined;
      counts.lagging++;
      if (!flights.has(key)) makeLater(key, make);
      return entry.response;
    },
    get(key, make) {
      const entry = findEntry(key);
      return entry?.upTo === changes.count() ? Promise.resolve(entry.response) : share(key, make, true);
    },
    async close() {
      isClosed = true;
      clearTimeout(refreshing);
      await background.close();
    },
    get bytes() {
      return entries.calculatedSize + compressed.bytes;
    },
    counts,
  };
}
