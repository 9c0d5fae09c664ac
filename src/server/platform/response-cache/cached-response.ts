import { createHash } from 'node:crypto';
import type { Compressed, CompressedBodies } from './compression.ts';
import type { Dependency } from './dependencies.ts';
import type { PackedBody } from './packing.ts';

/** A 200 response of a public address, before hashing and compression, and everything it depends on. */
export type RawResponse = {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  dependencies: readonly Dependency[];
};

/** A response ready to send. */
export type CachedResponse = {
  headers: Readonly<Record<string, string>>;
  /** Quoted, of the uncompressed body; an encoded body's tag has its encoding added (RFC 9110 §8.8.3.3). */
  etag: string;
  /** Decompressed at each use: browsers do not request it. */
  readonly identity: Buffer;
  /**
   * Compressed at each use until it is requested a second time, then cached, later with better compression;
   * undefined: not worth compressing.
   */
  readonly brotli: Compressed | undefined;
};

/** Of a response just made. `packed`: its body; `compressed`: where compressed bodies are kept. */
export function toCachedResponse(
  { headers, body }: RawResponse,
  packed: PackedBody,
  compressed: CompressedBodies,
): CachedResponse {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  /** The uncompressed body, for the requests that wait for it now. */
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
