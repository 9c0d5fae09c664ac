import type { DatabasePool } from '../../platform/database/database.ts';
import { switchMailsOff } from '../settings-queries.ts';
import { stopChannel } from './channels-queries.ts';

/** Turns off alert mails, or the channel, whose messages hold this token. Returns whether the token is anybody's. */
export const stopMessages = (database: DatabasePool, token: string): Promise<boolean> =>
  database.transaction(
    async (transaction) =>
      (await switchMailsOff(transaction, token)) || (await stopChannel(transaction, token)),
  );
