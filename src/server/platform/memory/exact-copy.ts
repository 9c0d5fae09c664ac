/**
 * A copy in memory of exactly its size. What zlib returns is a part of a chunk of 16 KB, all of which stays in memory as
 * long as the part does.
 */
export function exactCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
