import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { ApiKey } from '../../contract/api-keys/api-key-schema.ts';
import { keyLimits } from '../../contract/api-keys/key-rules.ts';
import type { newKeyBody } from '../../contract/api-keys/schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Authenticate } from '../platform/calls/runner.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { sha256 } from '../platform/hashing/sha256.ts';
import { insertKey, type KeyRow, listKeys, lockOwner } from './queries.ts';

const keyBytes = 32;
const endingLength = 4;

/** The prefix lets scanners for leaked secrets recognise a key; one that was cut while it was copied is a wrong key, not none. */
const form = /^Bearer +(vvk_\S*)$/i;

/** The hash of the key in an Authorization header; undefined: it holds none. */
export function hashOfKey(authorization: string | undefined): Buffer | undefined {
  const [, key] = form.exec(authorization ?? '') ?? [];
  return key === undefined ? undefined : sha256(key);
}

/** For calls of a user: looks for a session. @throws AppError `unauthenticated` for a key, which acts for no user */
export const withoutKeys =
  (authenticate: Authenticate): Authenticate =>
  async (authorization) => {
    if (hashOfKey(authorization)) throw new AppError('unauthenticated', { reason: 'key_acts_for_nobody' });
    return authenticate(authorization);
  };

const describe = ({ id, createdAt, expiresAt, lastUsedAt, ...row }: KeyRow): ApiKey => ({
  ...row,
  _id: String(id),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const listOwnKeys = async (db: Database, userId: number): Promise<ApiKey[]> =>
  (await listKeys(db, userId)).map(describe);

/**
 * Makes a key. @throws AppError `conflict` where its owner's address is not confirmed, or they have as many as one may
 */
export function createKey(
  database: DatabasePool,
  userId: number,
  { scopes, ...body }: z.output<typeof newKeyBody>,
): Promise<{ key: ApiKey; secret: string }> {
  const secret = `vvk_${randomBytes(keyBytes).toString('base64url')}`;
  return database.transaction(async (transaction) => {
    const owner = await lockOwner(transaction, userId);
    if (!owner) throw new AppError('unauthenticated');
    if (!owner.isConfirmed) throw new AppError('conflict', { reason: 'email_confirmation_required' });
    if (owner.keys >= keyLimits.keys) throw new AppError('conflict', { reason: 'keys_full' });
    const ending = secret.slice(-endingLength);
    const row = { ...body, scopes: [...new Set(scopes)], hash: sha256(secret), ending };
    return { key: describe(await insertKey(transaction, userId, row)), secret };
  });
}
