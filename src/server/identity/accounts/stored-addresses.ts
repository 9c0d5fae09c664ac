import { normalEmail } from '../../../contract/accounts/email-form.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { listForeignEmails, replaceEmail } from './users-queries.ts';

/**
 * Brings addresses beyond ASCII, stored before there was one form of them, into it; a former migration did the others. Where
 * another account has that form, the account keeps the spelling that it has, which opens nothing any more: the log names
 * it, and user management gives it another address.
 */
export async function normaliseAddresses(db: DatabasePool, log: Pick<Log, 'warn'>): Promise<void> {
  const clashing: number[] = [];
  let changed = 0;
  for (const { id, email } of await listForeignEmails(db)) {
    const normal = normalEmail(email);
    if (normal === email) continue;
    if (await replaceEmail(db, id, normal)) changed++;
    else clashing.push(id);
  }
  if (changed > 0) log.warn({ changed }, 'e-mail addresses normalised');
  if (clashing.length > 0) {
    log.warn(
      { userIds: clashing },
      'other accounts have the same normalised e-mail address: give these another one',
    );
  }
}
