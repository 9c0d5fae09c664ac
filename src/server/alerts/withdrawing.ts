import type { Database } from '../platform/database/database.ts';
import { deleteChannels } from './channels/channels-queries.ts';
import { newToken } from './settings.ts';
import { updateFeedToken, updateMailToken } from './settings-queries.ts';

/** Takes off all channels of a user and renews the feed's address: somebody else may have set or copied them. */
export async function withdrawAlerts(db: Database, userId: number): Promise<void> {
  await deleteChannels(db, userId);
  await updateFeedToken(db, userId, newToken());
}

/** Ends the links of all mails about alerts so far: they may have gone to somebody else's address. */
export const renewMailToken = (db: Database, userId: number): Promise<void> =>
  updateMailToken(db, userId, newToken());
