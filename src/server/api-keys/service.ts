import { keptExpired } from '../../contract/api-keys/key-rules.ts';
import type { Database } from '../platform/database/database.ts';
import { deleteExpiredKeys } from './queries.ts';

export { createKeyLimit } from './key-limit.ts';
export { listOwnKeys, withoutKeys } from './keys.ts';
export { deleteKeys } from './queries.ts';

/** Deletes keys that nobody needs to see any more. */
export const deleteOldKeys = (db: Database): Promise<void> => deleteExpiredKeys(db, keptExpired);
