import { ECDH } from 'node:crypto';

/** Bytes of a point of P-256 that is not compressed, which begins with this one. */
const pointBytes = 65;
const uncompressed = 4;
const secretBytes = 16;

/** Whether messages can be encrypted for a browser (RFC 8291) with its public key and its secret, base64url. */
export function arePushKeys(key: string, secret: string): boolean {
  const point = Buffer.from(key, 'base64url');
  if (point.length !== pointBytes || point[0] !== uncompressed) return false;
  if (Buffer.from(secret, 'base64url').length !== secretBytes) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    // Not on the curve.
    return false;
  }
}
