import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { countAttempts } from '../sessions/throttling.ts';
import type { AccountMailer } from './account-mailer.ts';
import { createLink } from './links.ts';
import { deleteLinks } from './links-queries.ts';
import { notifyOwner } from './registration.ts';
import { isEmailFree, moveEmail, type UserRow } from './users-queries.ts';

/** @throws AppError `conflict` where an address is another account's, or reserved for one */
async function refuseTaken(db: Transaction, email: string, userId: number): Promise<void> {
  if (!(await isEmailFree(db, email, userId))) throw new AppError('conflict', { reason: 'email_taken' });
}

/**
 * Asks whoever reads an address whether it may be the account's; until they say so the account keeps the one it has,
 * and the other one is nobody's. Where another account has it, its owner is told instead and nobody gets the link: who
 * asks is not told which, and learns of no account. @throws AppError `too_many_requests`
 */
export async function requestEmailChange(
  db: Transaction,
  letters: AccountMailer,
  user: UserRow,
  email: string,
): Promise<void> {
  await countAttempts(db, [{ limit: 'moveToRecipient', by: [email] }]);
  if (await isEmailFree(db, email, user.id)) return letters.confirmAddress(db, { ...user, email });
  await deleteLinks(db, user.id, ['confirm']);
  await createLink(db, { id: user.id, email }, 'confirm');
  await notifyOwner(db, letters, email);
}

/** What ends with an address, and who is told: one that was confirmed can bring itself back, and stays reserved. */
async function leave(db: Transaction, letters: AccountMailer, before: UserRow): Promise<void> {
  await deleteLinks(db, before.id, ['reset', 'link', 'confirm']);
  if (before.emailVerifiedAt) await letters.tellOfMove(db, before);
}

/** Gives an account the address that a mailed link has proved to be theirs. @throws AppError `conflict` */
export async function move(
  db: Transaction,
  letters: AccountMailer,
  before: UserRow,
  email: string,
): Promise<void> {
  await refuseTaken(db, email, before.id);
  await moveEmail(db, before.id, email);
  await leave(db, letters, before);
}

/** What comes with another address that an admin has stored: its owner is asked to confirm it. @throws AppError `conflict` */
export async function finishEmailChange(
  db: Transaction,
  letters: AccountMailer,
  before: UserRow,
  email: string,
): Promise<void> {
  await refuseTaken(db, email, before.id);
  await leave(db, letters, before);
  await letters.confirmAddress(db, { ...before, email });
}
