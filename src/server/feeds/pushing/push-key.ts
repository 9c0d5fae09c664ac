import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../../platform/hashing/sha256.ts';

const keyBytes = 32;
/** Tells a leaked key from other secrets. */
const prefix = 'vvf_';

/** A key with 256 random bits, and the hash that is stored of it: nobody can guess it, so a quick hash does. */
export function createPushKey(): { key: string; hash: string } {
  const key = prefix + randomBytes(keyBytes).toString('base64url');
  return { key, hash: sha256(key).toString('base64url') };
}

/** Whether an Authorization header holds the key of this hash; takes as long where there is none. */
export function holdsPushKey(authorization: string | undefined, hash: string | null): boolean {
  const [, key = ''] = /^Bearer +([\w-]{1,100})$/i.exec(authorization ?? '') ?? [];
  const stored = Buffer.from(hash ?? '', 'base64url');
  const given = sha256(key);
  return timingSafeEqual(given, stored.length === given.length ? stored : Buffer.alloc(given.length));
}
