import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

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
export const compressQuickly = (body: Buffer): Compressed | undefined =>
  body.length < minBytes
    ? undefined
    : smaller(body, brotliCompressSync(body, optionsOf(body, qualities.quick)), qualities.quick);

type Compressible = { readonly identity: Buffer; brotli: Compressed | undefined };

/**
 * Replaces what was compressed quickly, beside the requests and one at a time: what comes meanwhile is left as it is, and
 * has its turn when it is asked for again.
 */
export function createImprover(): (response: Compressible) => void {
  let isBusy = false;

  async function improve(response: Compressible): Promise<void> {
    isBusy = true;
    try {
      const { identity } = response;
      const body = await compress(identity, optionsOf(identity, qualities.good));
      response.brotli = smaller(identity, body, qualities.good) ?? response.brotli;
    } finally {
      isBusy = false;
    }
  }

  return (response) => {
    if (isBusy || response.brotli?.quality !== qualities.quick) return;
    // Out of memory at worst: the body stays as it is.
    improve(response).catch(() => undefined);
  };
}
