import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { FetchError } from '../platform/fetch/fetch-error.ts';
import { readBody, type SafeResponse } from '../platform/fetch/safe-fetch.ts';

const unpackers = {
  gzip: promisify(zlib.gunzip),
  'x-gzip': promisify(zlib.gunzip),
  deflate: promisify(zlib.inflate),
  br: promisify(zlib.brotliDecompress),
};

const isKnown = (encoding: string): encoding is keyof typeof unpackers => Object.hasOwn(unpackers, encoding);

/** Some servers compress what nobody asked them to. */
async function unpack(bytes: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  if (encoding === '' || encoding === 'identity') return bytes;
  if (!isKnown(encoding)) throw new FetchError('cut_short', `encoded as ${encoding.slice(0, 20)}`);
  try {
    return await unpackers[encoding](bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    const isTooLarge =
      cause instanceof RangeError && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';
    throw new FetchError(isTooLarge ? 'too_large' : 'cut_short', 'cannot be decompressed', { cause });
  }
}

/** The encoding that a page says it has, in its header or its first kilobyte. */
function charsetOf(contentType: string, bytes: Buffer): string {
  const stated = /charset\s*=\s*["']?([\w:-]{1,40})/i;
  const [, charset = 'utf-8'] =
    stated.exec(contentType) ?? stated.exec(bytes.subarray(0, 1_024).toString('latin1')) ?? [];
  return charset;
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** A response's text, of at most `maxBytes` once unpacked. @throws FetchError */
export async function readText(response: SafeResponse, maxBytes: number): Promise<string> {
  const { 'content-type': contentType = '', 'content-encoding': encoding = '' } = response.headers;
  const bytes = await unpack(await readBody(response), encoding.trim().toLowerCase(), maxBytes);
  return decoderFor(charsetOf(contentType, bytes)).decode(bytes);
}
