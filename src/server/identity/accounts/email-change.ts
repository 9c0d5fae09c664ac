import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { countAttempts } from '../sessions/throttling.ts';
import type { AccountMailer } from './account-mailer.ts';
import { createLink } from './links.ts';
import { deleteLinks } from './links-queries.ts';
import { notifyOwner } from './registration.ts';
import { isEmailFree, moveEmail, type UserRow } from './users-queries.ts';

/** @throws AppError `conflict` where an address is another account's, or reserved for one */
async function assertAddressFree(db: Transaction, email: string, userId: number): Promise<void> {
  if (!(await isEmailFree(db, email, userId))) throw new AppError('conflict', { reason: 'email_taken' });
}

/**
 * Mails a confirmation link to a new address; until it is opened the account keeps its address. Where another
 * account has the new one, its owner is notified instead and no link is sent: the response is the same and
 * reveals no account. @throws AppError `too_many_requests`
 */
export async function requestEmailChange(
  db: Transaction,
  mailer: AccountMailer,
  user: UserRow,
  email: string,
): Promise<void> {
  await countAttempts(db, [{ limit: 'moveToRecipient', by: [email] }]);
  if (await isEmailFree(db, email, user.id)) return mailer.confirmAddress(db, { ...user, email });
  await deleteLinks(db, user.id, ['confirm']);
  await createLink(db, { id: user.id, email }, 'confirm');
  await notifyOwner(db, mailer, email);
}

/**
 * Ends links of the former address and notifies it: a confirmed one can be restored by link, and stays
 * reserved.
 */
async function leave(db: Transaction, mailer: AccountMailer, before: UserRow): Promise<void> {
  await deleteLinks(db, before.id, ['reset', 'link', 'confirm']);
  if (before.emailVerifiedAt) await mailer.notifyOfEmailChange(db, before);
}

/** Gives an account the address that a mailed link has proved to be theirs. @throws AppError `conflict` */
export async function move(
  db: Transaction,
  mailer: AccountMailer,
  before: UserRow,
  email: string,
): Promise<void> {
  await assertAddressFree(db, email, before.id);
  await moveEmail(db, before.id, email);
  await leave(db, mailer, before);
}

/** What comes with another address that an admin has stored: its owner is asked to confirm it. @throws AppError `conflict` */
export async function finishEmailChange(
  db: Transaction,
  mailer: AccountMailer,
  before: UserRow,
  email: string,
): Promise<void> {
  await assertAddressFree(db, email, before.id);
  await leave(db, mailer, before);
  await mailer.confirmAddress(db, { ...before, email });
}
