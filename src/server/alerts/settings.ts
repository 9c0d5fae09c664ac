import { randomBytes } from 'node:crypto';
import type { AlertSettings } from '../../contract/alerts/schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/database.ts';
import { ensureSettings, findSettings } from './settings-queries.ts';

const tokenBytes = 24;

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** A user's settings; created with their defaults on first use. */
export async function getSettings(db: Database, userId: number): Promise<AlertSettings> {
  await ensureSettings(db, userId, { mail: newToken(), feed: newToken() });
  const settings = await findSettings(db, userId);
  if (!settings) throw new AppError('unauthenticated');
  const { mails, emailVerified, feedToken } = settings;
  return { mails, emailVerified, feed: `/alert-feeds/${feedToken}.atom` };
}
