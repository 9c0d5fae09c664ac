import { randomBytes } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { ensureSettings, lockSettings } from './settings-queries.ts';

const tokenBytes = 24;

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** Gives a user settings, with their defaults, unless they have some. */
export const ensureOwnSettings = (db: Database, userId: number): Promise<void> =>
  ensureSettings(db, userId, { mail: newToken(), feed: newToken() });

/**
 * The same, and locks the user's alert settings until the transaction ends, so that concurrent additions count each
 * other.
 */
export async function lockOwnSettings(transaction: Database, userId: number): Promise<void> {
  await ensureOwnSettings(transaction, userId);
  await lockSettings(transaction, userId);
}
