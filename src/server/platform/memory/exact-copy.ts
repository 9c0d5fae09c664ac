/**
 * A copy in memory of exactly its size, for what is kept: small buffers of Node and zlib are parts of a chunk of 16 to 64 KB, all of
 * which stays in memory as long as one of its parts does.
 */
export function exactCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The same of a text's UTF-8. */
export function encodeExactly(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
