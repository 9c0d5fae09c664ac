import { createHash } from 'node:crypto';
import type { Compressed, CompressedBodies } from './compression.ts';
import type { Dependency } from './dependencies.ts';
import { type PackedBody, unpack } from './packing.ts';

/** A 200 response of a public address, before hashing and compression, and everything it depends on. */
export type RawResponse = {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  dependencies: readonly Dependency[];
};

/** A response ready to send. Plain data without closures: there are ten thousands of them. */
export type CachedResponse = {
  readonly headers: Readonly<Record<string, string>>;
  /** Quoted, of the uncompressed body; an encoded body's tag has its encoding added (RFC 9110 §8.8.3.3). */
  readonly etag: string;
  readonly packed: PackedBody;
  /** Where bodies compressed for browsers are kept. */
  readonly compressed: CompressedBodies;
  /** The uncompressed body, for the requests that wait for it now. */
  made: Buffer | undefined;
  /** How often it was asked for compressed. */
  asked: number;
};

/** Of a response just made. `packed`: its body. */
export function toCachedResponse(
  { headers, body }: RawResponse,
  packed: PackedBody,
  compressed: CompressedBodies,
): CachedResponse {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const response: CachedResponse = { headers, etag, packed, compressed, made: body, asked: 0 };
  setImmediate(() => {
    response.made = undefined;
  });
  return response;
}

/** The body uncompressed: unpacked at each use, as browsers do not request it. */
export const identityOf = ({ made, packed }: CachedResponse): Buffer => made ?? unpack(packed);

/**
 * The body compressed for browsers: at each use until it is requested a second time, then cached, later with better
 * compression; undefined: not worth compressing.
 */
export function brotliOf(response: CachedResponse): Compressed | undefined {
  response.asked++;
  return response.compressed.find(response.etag, () => identityOf(response), response.asked > 1);
}
