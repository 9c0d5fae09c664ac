import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { exactCopy } from '../memory/exact-copy.ts';

/** A body as brotli wrote it; bodies of another quality have other bytes. */
export type Compressed = { body: Buffer; quality: Quality };

/**
 * Bodies requested once are compressed quickly (0.2 to 0.4 ms a page), bodies requested again are compressed well
 * (1.2 to 1.6 ms, 13 % smaller). Quality 3 and 4 need tables of a size that glibc allocates from the system and
 * returns each time.
 */
export const qualities = { quick: 2, good: 5 } as const;
type Quality = (typeof qualities)[keyof typeof qualities];

/** Below one packet compression saves nothing. */
const minBytes = 1_000;
/** 256 KB hold every page; the default of 4 MB is mapped and cleared for each body. */
const windowBits = 18;
/** Memory of a cached body besides its bytes. */
const overheadBytes = 200;

const compress = promisify(brotliCompress);

const optionsOf = (body: Buffer, quality: Quality) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

const smaller = (body: Buffer, encoded: Buffer, quality: Quality): Compressed | undefined =>
  encoded.length < body.length ? { body: encoded, quality } : undefined;

/** For the one who waits; at once, since handing it to a thread costs as much again. undefined: not worth it. */
const compressQuickly = (body: Buffer): Compressed | undefined =>
  body.length < minBytes
    ? undefined
    : smaller(body, brotliCompressSync(body, optionsOf(body, qualities.quick)), qualities.quick);

/** Bodies compressed for browsers. */
export type CompressedBodies = {
  /**
   * The body under an ETag; `open` returns it uncompressed. undefined: not worth compressing. With `isRepeated` it is
   * cached, and compressed better at the next request.
   */
  find(etag: string, open: () => Buffer, isRepeated: boolean): Compressed | undefined;
  readonly bytes: number;
};

/** Caches the most requested compressed bodies, up to `maxBytes` together. */
export function createCompressedBodies(maxBytes: number): CompressedBodies {
  const bodies = new LRUCache<string, Compressed>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + overheadBytes,
  });
  const store = (etag: string, { body, quality }: Compressed) =>
    bodies.set(etag, { body: exactCopy(body), quality });
  let isBusy = false;

  /** In the background and one at a time; other bodies get their turn at their next request. */
  async function improve(etag: string, identity: Buffer): Promise<void> {
    isBusy = true;
    try {
      const encoded = await compress(identity, optionsOf(identity, qualities.good));
      const better = smaller(identity, encoded, qualities.good);
      if (better) store(etag, better);
    } finally {
      isBusy = false;
    }
  }

  return {
    find(etag, open, isAskedAgain) {
      const known = bodies.get(etag);
      if (!known) {
        const quick = compressQuickly(open());
        if (quick && isAskedAgain) store(etag, quick);
        return quick;
      }
      // Out of memory at worst: the body stays as it is.
      if (known.quality === qualities.quick && !isBusy) improve(etag, open()).catch(() => undefined);
      return known;
    },
    get bytes() {
      return bodies.calculatedSize;
    },
  };
}
