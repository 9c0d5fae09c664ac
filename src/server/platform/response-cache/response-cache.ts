import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A finished 200 answer of a public address, as it was made. */
export type Answer = { headers: Readonly<Record<string, string>>; body: Buffer };

/** An answer ready to be sent to anyone: hashed, and compressed where that makes it smaller. */
export type CachedAnswer = {
  headers: Readonly<Record<string, string>>;
  /** Quoted, of the uncompressed body; an encoded body's tag has its encoding added (RFC 9110 §8.8.3.3). */
  etag: string;
  identity: Buffer;
  brotli: Buffer | undefined;
};

/**
 * `undefined` from `make`: the answer may not be kept, and whoever waited for it makes their own.
 */
export type AnswerCache = {
  find(key: string): CachedAnswer | undefined;
  /** The kept answer, or the one that `make` finishes now; askers of one key share one `make`. */
  get(key: string, make: () => Promise<Answer | undefined>): Promise<CachedAnswer | undefined>;
  clear(): void;
  readonly bytes: number;
};

export type AnswerCacheOptions = {
  /** Bytes of bodies and headers that are kept at most; the least recently used go first. */
  maxBytes: number;
  /** What the answers belong to: another version forgets them all. */
  version: () => number | string;
};

const compress = promisify(brotliCompress);
/** Quality 5: half the time of 6 and higher on pages of ours, for the same size within 1 %. */
const brotliQuality = 5;
/** Below one packet compression saves nothing. */
const minCompressedBytes = 1_000;
/** Milliseconds: what pages say of time ("seen 3 h ago") must not grow old with them. */
const maxAge = 10 * 60_000;
/** What an entry costs besides its bodies: keys, headers, objects. */
const overheadBytes = 1_024;

async function finish({ headers, body }: Answer): Promise<CachedAnswer> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const encoded =
    body.length < minCompressedBytes
      ? undefined
      : await compress(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        });
  const brotli = encoded && encoded.length < body.length ? encoded : undefined;
  return { headers, etag: `"${hash}"`, identity: body, brotli };
}

const sizeOf = (answer: CachedAnswer): number =>
  answer.identity.length + (answer.brotli?.length ?? 0) + overheadBytes;

/** Keeps finished answers of public addresses, by key, for as long as their version stands. */
export function createAnswerCache({ maxBytes, version }: AnswerCacheOptions): AnswerCache {
  const kept = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: maxAge,
  });
  let underWay = new Map<string, Promise<CachedAnswer | undefined>>();
  let keptVersion = version();

  function forgetOldVersion(): void {
    if (keptVersion === version()) return;
    keptVersion = version();
    clear();
  }

  function clear(): void {
    kept.clear();
    // Answers still being made belong to the old version: they reach their askers and are not kept.
    underWay = new Map();
  }

  async function makeAndKeep(
    key: string,
    make: () => Promise<Answer | undefined>,
  ): Promise<CachedAnswer | undefined> {
    const flights = underWay;
    try {
      const answer = await make();
      const finished = answer && (await finish(answer));
      forgetOldVersion();
      if (finished && flights === underWay) kept.set(key, finished);
      return finished;
    } finally {
      flights.delete(key);
    }
  }

  return {
    find(key) {
      forgetOldVersion();
      return kept.get(key);
    },
    get(key, make) {
      forgetOldVersion();
      const hit = kept.get(key);
      if (hit) return Promise.resolve(hit);
      const flight = underWay.get(key) ?? makeAndKeep(key, make);
      underWay.set(key, flight);
      return flight;
    },
    clear,
    get bytes() {
      return kept.calculatedSize;
    },
  };
}
