import { recordAudit } from '../../audit/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallResult, SignedInContext } from '../../platform/calls/handlers.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import { getUser } from '../accounts/profile.ts';
import { deleteIdentity, type Identity, listIdentities } from './queries.ts';

const idOf = ({ provider, subject }: Identity): string => `${provider}:${subject}`;

/** Accounts at providers with which the caller can sign in. */
export async function listLinkedAccounts(
  db: DatabasePool,
  userId: number,
): Promise<CallResult<'listIdentities'>> {
  const identities = await listIdentities(db, userId);
  return identities.map((identity) => ({ _id: idOf(identity), ...identity }));
}

/**
 * Unlinks an account elsewhere. @throws AppError `not_found`; `conflict` where it is the only way in, as there is no
 * password
 */
export async function unlinkAccount(
  db: DatabasePool,
  id: string,
  { session: { userId }, client }: SignedInContext,
): Promise<void> {
  await db.transaction(async (transaction) => {
    // Locked: of two that are unlinked at once, one stays.
    const user = await getUser(transaction, userId, 'lock');
    const identities = await listIdentities(transaction, userId);
    const identity = identities.find((each) => idOf(each) === id);
    if (!identity) throw new AppError('not_found');
    if (user.passwordHash === null && identities.length === 1) {
      throw new AppError('conflict', { reason: 'no_password' });
    }
    await deleteIdentity(transaction, userId, identity);
    await recordAudit(transaction, {
      action: 'identity_unlinked',
      actorId: userId,
      subjectId: userId,
      address: client?.address ?? '',
      details: { provider: identity.provider },
    });
  });
}
