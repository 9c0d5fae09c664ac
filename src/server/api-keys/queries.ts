import type { KeyScope } from '../../contract/api-keys/key-rules.ts';
import type { Database } from '../platform/database/database.ts';

export type KeyRow = {
  id: number;
  name: string;
  ending: string;
  scopes: KeyScope[];
  perMinute: number;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
};

const columns = `id, name, ending, scopes, per_minute as "perMinute", created_at as "createdAt",
  expires_at as "expiresAt", last_used_at as "lastUsedAt"`;

/** A user's keys, expired ones as well, the newest first. */
export const listKeys = (db: Database, userId: number): Promise<KeyRow[]> =>
  db.rows<KeyRow>(`select ${columns} from api_keys where user_id = $1 order by created_at desc, id desc`, [
    userId,
  ]);

/** Whether a user's address is confirmed, and how many keys they have; nobody else counts them until the transaction ends. */
export async function lockOwner(
  db: Database,
  userId: number,
): Promise<{ isConfirmed: boolean; keys: number } | undefined> {
  const [owner] = await db.rows<{ isConfirmed: boolean }>(
    'select email_verified_at is not null as "isConfirmed" from users where id = $1 for no key update',
    [userId],
  );
  if (!owner) return undefined;
  const [count] = await db.rows<{ keys: number }>(
    'select count(*)::integer as keys from api_keys where user_id = $1',
    [userId],
  );
  return { ...owner, keys: count?.keys ?? 0 };
}

export type NewKey = Pick<KeyRow, 'name' | 'ending' | 'scopes' | 'perMinute'> & {
  hash: Buffer;
  days: number;
};

export async function insertKey(db: Database, userId: number, key: NewKey): Promise<KeyRow> {
  const { name, hash, ending, scopes, perMinute, days } = key;
  const [row] = await db.rows<KeyRow>(
    `insert into api_keys (user_id, name, hash, ending, scopes, per_minute, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7)) returning ${columns}`,
    [userId, name, hash, ending, scopes, perMinute, days],
  );
  if (!row) throw new Error('No key was stored');
  return row;
}

/** Returns whether there was one. */
export const deleteKey = async (db: Database, userId: number, id: number): Promise<boolean> =>
  (await db.execute('delete from api_keys where user_id = $1 and id = $2', [userId, id])) > 0;

/** Withdraws all keys of a user. */
export async function deleteKeys(db: Database, userId: number): Promise<void> {
  await db.execute('delete from api_keys where user_id = $1', [userId]);
}

export type GoodKey = Pick<KeyRow, 'id' | 'scopes' | 'perMinute'> & { userId: number; isUnseen: boolean };

/** The key of a hash that has not expired; `isUnseen`: its last use was not just now. */
export async function findGoodKey(db: Database, hash: Buffer): Promise<GoodKey | undefined> {
  const [key] = await db.named<GoodKey>(
    'good_api_key',
    `select id, user_id as "userId", scopes, per_minute as "perMinute",
       last_used_at between now() - interval '1 minute' and now() is not true as "isUnseen"
     from api_keys where hash = $1 and expires_at > now()`,
    [hash],
  );
  return key;
}

export async function noteUse(db: Database, id: number): Promise<void> {
  await db.named('touch_api_key', 'update api_keys set last_used_at = now() where id = $1', [id]);
}

/** Deletes keys that expired so many days ago. */
export async function deleteExpiredKeys(db: Database, days: number): Promise<void> {
  await db.execute('delete from api_keys where expires_at < now() - make_interval(days => $1)', [days]);
}
