import { hourMs } from '../durations.ts';
import { type BackgroundWork, createBackgroundWork } from './background-work.ts';
import { type CachedResponse, type RawResponse, toCachedResponse } from './cached-response.ts';
import type { Changes } from './change-log.ts';
import { createCompressedBodies } from './compression.ts';
import { compareDependencies, type Dependency } from './dependencies.ts';
import { createPacker } from './packing.ts';
import { createPopular } from './popular.ts';
import { createSegmentedLru } from './segmented-lru.ts';

/** `undefined`: the response may not be cached, and each waiting request computes its own. */
export type Make = () => Promise<RawResponse | undefined>;

export type ResponseCache = {
  /**
   * A response that can be sent at once. One that lacks a change is sent only where that change may lag; its
   * replacement is then computed in the background.
   */
  find(key: string, make: Make): CachedResponse | undefined;
  /**
   * The cached response if it is still valid, or if everything that differs in it may lag (its replacement is then
   * computed in the background). Else the result of `make`, which runs once for all waiting requests.
   */
  get(key: string, make: Make): Promise<CachedResponse | undefined>;
  /** Starts no more background work; resolves when none is running. */
  close(): Promise<void>;
  readonly bytes: number;
  readonly counts: Readonly<CacheCounts>;
};

/**
 * Requests so far: hits, hits on an outdated response while its replacement was computed, responses found to be still
 * valid after a change, and misses.
 */
export type CacheCounts = { kept: number; lagging: number; confirmed: number; made: number };

export type ResponseCacheOptions = {
  /** Limit for bodies, headers and dependencies in bytes. */
  maxBytes: number;
  changes: Changes;
  /** Milliseconds from a change until popular responses are refreshed, and between two such rounds. */
  refreshPause?: number | undefined;
  /** Where replacements are computed; left out: a queue of this cache's own. */
  background?: BackgroundWork;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
};

type Entry = {
  response: CachedResponse;
  /** Of the packed body, the address and the dependencies. */
  bytes: number;
  dependencies: readonly Dependency[];
  /** The count of the change log up to which the response is known to be valid. */
  validUpTo: number;
  madeAt: number;
};
/**
 * A response that has been under way since a count of the change log. `mayLag`: it may also resolve to the former
 * response.
 */
type Flight = { since: number; mayLag: boolean; response: Promise<CachedResponse | undefined> };

/**
 * Milliseconds. Some parts change with time alone (when an offer was last seen, the right end of a chart): a response
 * older than this is sent once more while its replacement is computed, however often it was found to be valid.
 */
const maxAge = hourMs;
/** Responses older than this are never sent. */
const maxAgeSent = 6 * maxAge;
/** What an entry uses besides its body, dependencies and address, as heap snapshots tell: headers, objects. */
const overheadBytes = 1_200;
/** Share of the memory for compressed bodies of popular responses. */
const compressedShare = 0.25;
/** Popular responses that are refreshed after a change, before anybody requests them. */
const maxRefreshed = 100;
/** Well within the time that responses may lag. */
const defaultRefreshPause = 4_000;
/** Keys whose requests are counted. */
const maxCounted = 2_000;

/** Bodies of one kind resemble each other: the kind is the part of the address that names the page, not its subject. */
const kindOf = (key: string): string => key.split(/[/?]/, 3).join('/');

/** Of the texts that a request makes long: its address, and what a list says of its neighbours. ASCII, a byte a letter. */
const addressBytes = (key: string, { link = '' }: RawResponse['headers']): number => key.length + link.length;

/**
 * A cache of finished public responses. A change does not empty it: when a response is requested after a change,
 * its dependencies are compared with their present state, and it is computed again only where they differ.
 */
export function createResponseCache({
  maxBytes,
  changes,
  refreshPause = defaultRefreshPause,
  background = createBackgroundWork(),
  now = () => performance.now(),
}: ResponseCacheOptions): ResponseCache {
  const compressedBytes = Math.floor(maxBytes * compressedShare);
  const entries = createSegmentedLru<Entry>(maxBytes - compressedBytes, ({ bytes }) => bytes);
  const compressed = createCompressedBodies(compressedBytes);
  const pack = createPacker();
  const flights = new Map<string, Flight>();
  const popular = createPopular<Make>(maxCounted, now);
  const counts: CacheCounts = { kept: 0, lagging: 0, confirmed: 0, made: 0 };
  /** The count of the change log at which the popular responses were last refreshed. */
  let refreshedUpTo = changes.count();
  let refreshing: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Whether an outdated response may still be sent. */
  const mayLag = ({ dependencies, validUpTo }: Entry): boolean =>
    changes.mayLag(validUpTo) || dependencies.every((each) => each.mayLag?.(validUpTo));

  const isOld = ({ madeAt }: Entry): boolean => now() - madeAt > maxAge;

  const isCurrent = (key: string): boolean => {
    const entry = entries.peek(key);
    return entry !== undefined && entry.validUpTo === changes.count() && !isOld(entry);
  };

  function findEntry(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry || (!changes.isInvalid(entry.validUpTo) && now() - entry.madeAt <= maxAgeSent)) return entry;
    entries.delete(key);
    return undefined;
  }

  function toEntry(key: string, raw: RawResponse, since: number): Entry {
    const { dependencies } = raw;
    const packed = pack(kindOf(key), raw.body);
    const ownBytes = packed.bytes.length + addressBytes(key, raw.headers) + overheadBytes;
    const bytes = dependencies.reduce((sum, each) => sum + each.bytes, ownBytes);
    return {
      response: toCachedResponse(raw, packed, compressed),
      bytes,
      dependencies,
      validUpTo: since,
      madeAt: now(),
    };
  }

  /**
   * `since`: the count before the response was computed. Changes during the computation may be missing in it, so it
   * counts as older than they are.
   */
  async function makeAndStore(key: string, make: Make, since: number): Promise<CachedResponse | undefined> {
    counts.made++;
    const raw = await make();
    const entry = raw && toEntry(key, raw, since);
    const isOutrun = (entries.peek(key)?.validUpTo ?? 0) > since;
    if (isOutrun || changes.isInvalid(since)) return entry?.response;
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
    const verdict = await compareDependencies(entry.dependencies, entry.validUpTo, isFormerEnough);
    if (verdict === 'same' && !changes.isInvalid(since)) {
      counts.confirmed++;
      entry.validUpTo = since;
      return entry.response;
    }
    if (verdict === 'lagging' && !changes.isInvalid(since)) {
      counts.lagging++;
      makeLater(key, make);
      return entry.response;
    }
    return makeAndStore(key, make, since);
  }

  /**
   * Shares a computation under way, unless it may lack a change that must not lag. `mayLag`: the former response is
   * acceptable.
   */
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
    if (mayLag) background.runAfter(flight.response);
    return flight.response;
  }

  /** A response whose replacement cannot be computed is evicted: the next request gets the error. */
  async function makeReplacement(key: string, make: Make): Promise<void> {
    if (!isCurrent(key)) await share(key, make, false).catch(() => entries.delete(key));
  }

  const makeLater = (key: string, make: Make): void => background.add(key, () => makeReplacement(key, make));

  /** Revalidates the most popular responses, so that no visitor waits for them. */
  function refresh(): void {
    refreshing = undefined;
    refreshedUpTo = changes.count();
    for (const [key, make] of popular.list(maxRefreshed)) makeLater(key, make);
  }

  function countRequest(key: string, make: Make): void {
    popular.count(key, make);
    if (refreshedUpTo !== changes.count() && !isClosed)
      refreshing ??= setTimeout(refresh, refreshPause).unref();
  }

  return {
    find(key, make) {
      countRequest(key, make);
      const entry = findEntry(key);
      if (!entry) return undefined;
      if (isCurrent(key)) {
        counts.kept++;
        return entry.response;
      }
      if (entry.validUpTo !== changes.count() && !mayLag(entry)) return undefined;
      counts.lagging++;
      if (!flights.has(key)) makeLater(key, make);
      return entry.response;
    },
    get(key, make) {
      const entry = findEntry(key);
      return entry?.validUpTo === changes.count() ? Promise.resolve(entry.response) : share(key, make, true);
    },
    async close() {
      isClosed = true;
      clearTimeout(refreshing);
      await background.close();
    },
    get bytes() {
      return entries.bytes + compressed.bytes;
    },
    counts,
  };
}
