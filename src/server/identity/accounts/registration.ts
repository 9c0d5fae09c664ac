import { checkRegistration, type Registration } from '../../../contract/accounts/account-rules.ts';
import { recordAudit } from '../../audit/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallContext } from '../../platform/calls/handlers.ts';
import type { Database, DatabasePool } from '../../platform/database/database.ts';
import { countAttempts } from '../sessions/throttling.ts';
import type { AccountMailer } from './account-mailer.ts';
import { hashPassword } from './passwords.ts';
import { findFormerOwner, findUserByEmail, insertUser } from './users-queries.ts';

/** Notifies the present or recent owner of an address that somebody tried to use it. */
export async function notifyOwner(db: Database, mailer: AccountMailer, email: string): Promise<void> {
  const owner = await findUserByEmail(db, email);
  if (owner) return mailer.notifyOfExistingAccount(db, owner);
  const former = await findFormerOwner(db, email);
  if (former) await mailer.notifyOfReservation(db, { ...former, email });
}

/**
 * Creates an account, unless the address has one: the response is the same, and the owner is notified by
 * mail.
 * @throws AppError `invalid_request` with the first rule that is broken, `too_many_requests`
 */
export async function register(
  db: DatabasePool,
  mailer: AccountMailer,
  { password, ...person }: Registration,
  { client, language }: CallContext,
): Promise<void> {
  const reason = checkRegistration({ ...person, password });
  if (reason) throw new AppError('invalid_request', { reason });
  const address = client?.address ?? '';
  await countAttempts(db, [{ limit: 'registerFromAddress', by: [address] }]);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    const user = await insertUser(transaction, { ...person, role: 'user', language, passwordHash });
    if (!user) return notifyOwner(transaction, mailer, person.email);
    await mailer.welcome(transaction, user);
    await recordAudit(transaction, { action: 'registered', actorId: user.id, subjectId: user.id, address });
  });
}
