import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A body as brotli wrote it; bodies of another quality have other bytes. */
export type Compressed = { body: Buffer; quality: Quality };

/**
 * What is asked for once is compressed quickly (0.2 to 0.4 ms a page), what is asked for again well (1.2 to 1.6 ms, 13 %
 * smaller). Quality 3 and 4 need tables of a size that glibc takes from the system and gives back each time.
 */
export const qualities = { quick: 2, good: 5 } as const;
type Quality = (typeof qualities)[keyof typeof qualities];

/** Below one packet compression saves nothing. */
const minBytes = 1_000;
/** 256 KB hold every page; the default of 4 MB is mapped and cleared anew for each. */
const windowBits = 18;
/** What a kept body costs besides its bytes. */
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
   * The body under an ETag, which `open` gives uncompressed; undefined: not worth compressing. It is kept where it
   * `isAskedAgain`, and becomes smaller when it is asked for once more.
   */
  find(etag: string, open: () => Buffer, isAskedAgain: boolean): Compressed | undefined;
  readonly bytes: number;
};

/** Keeps the bodies that are asked for most, of `maxBytes` together. */
export function createCompressedBodies(maxBytes: number): CompressedBodies {
  const bodies = new LRUCache<string, Compressed>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + overheadBytes,
  });
  let isBusy = false;

  /** Beside the requests and one at a time: what comes meanwhile has its turn when it is asked for again. */
  async function improve(etag: string, identity: Buffer): Promise<void> {
    isBusy = true;
    try {
      const encoded = await compress(identity, optionsOf(identity, qualities.good));
      const better = smaller(identity, encoded, qualities.good);
      if (better) bodies.set(etag, better);
    } finally {
      isBusy = false;
    }
  }

  return {
    find(etag, open, isAskedAgain) {
      const known = bodies.get(etag);
      if (!known) {
        const quick = compressQuickly(open());
        if (quick && isAskedAgain) bodies.set(etag, quick);
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
