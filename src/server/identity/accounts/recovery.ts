import { isEmail } from '../../../contract/accounts/account-rules.ts';
import { hasGuestAlerts } from '../../alerts/service.ts';
import { recordAudit } from '../../audit/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallContext } from '../../platform/calls/handlers.ts';
import type { DatabasePool, Transaction } from '../../platform/database/database.ts';
import { countAttempts } from '../sessions/throttling.ts';
import { deleteIdentities } from '../social/queries.ts';
import type { AccountMailer } from './account-mailer.ts';
import { move } from './email-change.ts';
import { isLinkAlive, redeemLink } from './links.ts';
import { deleteLaterUndoLinks, deleteLinks } from './links-queries.ts';
import { hashPassword } from './passwords.ts';
import { checkPassword } from './profile.ts';
import {
  findFormerOwner,
  findUser,
  findUserByEmail,
  isEmailFree,
  restoreEmail,
  type UserRow,
  updatePassword,
  verifyEmail,
} from './users-queries.ts';
import { handOver, withdrawAccess } from './withdrawing.ts';

/** Limits and rules for asking for a reset link: the same whether the address has an account or not. */
export async function admitRecovery(db: DatabasePool, email: string, { client }: CallContext): Promise<void> {
  if (!email) throw new AppError('invalid_request', { reason: 'email_required' });
  if (!isEmail(email)) throw new AppError('invalid_request', { reason: 'email_invalid' });
  await countAttempts(db, [
    { limit: 'resetOfAccount', by: [email] },
    { limit: 'resetFromAddress', by: [client?.address ?? ''] },
  ]);
}

/** Mails a reset link if there is an account. Runs after the response, so that its time reveals nothing. */
export async function sendResetLink(
  db: DatabasePool,
  mailer: AccountMailer,
  email: string,
  { client }: CallContext,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user) {
    const former = await findFormerOwner(db, email);
    if (former) await mailer.notifyOfReservation(db, { ...former, email });
    return;
  }
  await db.transaction(async (transaction) => {
    await mailer.sendReset(transaction, { ...user, language: client?.language ?? user.language });
    await recordAudit(transaction, {
      action: 'reset_requested',
      subjectId: user.id,
      address: client?.address ?? '',
    });
  });
}

/**
 * Sets a new password by a mailed link; what else opens or shows the account ends, and the address counts as confirmed.
 * @throws AppError `invalid_request`
 */
export async function resetPassword(
  db: DatabasePool,
  mailer: AccountMailer,
  { userId, token, password }: { userId: string; token: string; password: string },
  { client }: CallContext,
): Promise<void> {
  const invalid = () => new AppError('invalid_request', { reason: 'reset_link_invalid' });
  const id = /^[1-9]\d{0,14}$/.test(userId) ? Number(userId) : 0;
  const before = await findUser(db, id);
  if (!before || !(await isLinkAlive(db, token, 'reset', id))) throw invalid();
  const reason = checkPassword(password, before.role, 'reset_password_too_short');
  if (reason) throw new AppError('invalid_request', { reason });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    const link = await redeemLink(transaction, token, 'reset');
    const user = await findUser(transaction, id, 'lock');
    // The link proves who reads the address, which must still be the account's.
    if (!link || !user || link.email !== user.email) throw invalid();
    if (user.emailVerifiedAt) await withdrawAccess(transaction, id);
    else await handOver(transaction, user);
    await updatePassword(transaction, id, passwordHash);
    await deleteLinks(transaction, id, ['reset', 'link']);
    await mailer.notifyOfPasswordChange(transaction, user);
    await recordAudit(transaction, {
      action: 'password_reset',
      subjectId: id,
      address: client?.address ?? '',
    });
  });
}

/**
 * Marks the address of a link as its account's. Whoever reads it and is not signed in may not have made the account: where
 * they have alerts without one, which are the account's from then on, it is handed over to them, or stays as it is.
 * Returns whether it was handed over. @throws AppError `conflict`
 */
async function prove(
  db: Transaction,
  mailer: AccountMailer,
  { user, email, isSignedIn }: { user: UserRow; email: string; isSignedIn: boolean },
): Promise<boolean> {
  const isForeign = !isSignedIn && (await hasGuestAlerts(db, email));
  const isMoving = email !== user.email;
  if (isMoving) {
    // The former address could bring the account back, with these alerts.
    if (isForeign) throw new AppError('conflict', { reason: 'link_needs_session' });
    await move(db, mailer, user, email);
  } else if (isForeign) {
    await handOver(db, user);
    await mailer.sendReset(db, user);
  } else await verifyEmail(db, user.id, email);
  return isForeign;
}

/** Whoever opens a link for the second time, signed in, is told that all is well, unless another address still waits. */
async function withoutLink(db: Transaction, userId: number | undefined): Promise<AppError> {
  const user = userId === undefined ? undefined : await findUser(db, userId);
  const isNeedless = user?.emailVerifiedAt && !user.pendingEmail;
  return new AppError('invalid_request', { reason: isNeedless ? 'link_needless' : 'link_spent' });
}

/**
 * Confirms an address by a mailed link; one that the account does not have yet takes the place of the one it has.
 * `userId`: who opens it, if signed in. @throws AppError `invalid_request`, `conflict` where another account has it
 * meanwhile, or its owner has to sign in first
 */
export async function confirmEmail(
  db: DatabasePool,
  mailer: AccountMailer,
  { token, userId }: { token: string; userId: number | undefined },
  { client }: CallContext,
): Promise<{ isHandedOver: boolean }> {
  return db.transaction(async (transaction) => {
    const link = await redeemLink(transaction, token, 'confirm');
    const user = link && (await findUser(transaction, link.userId));
    if (!link || !user) throw await withoutLink(transaction, userId);
    const { email } = link;
    const isHandedOver = await prove(transaction, mailer, { user, email, isSignedIn: userId === user.id });
    await recordAudit(transaction, {
      action: 'email_confirmed',
      subjectId: user.id,
      address: client?.address ?? '',
      details: { emailChanged: email !== user.email },
    });
    return { isHandedOver };
  });
}

/**
 * Restores an account's former address; all sessions end. The password is cleared, and a reset link is
 * mailed: whoever changed the address knew it, or has set it since. Undo links of still earlier addresses
 * stay valid: this one may be a thief's own. @throws AppError `invalid_request`, `conflict`
 */
export async function undoEmailChange(
  db: DatabasePool,
  mailer: AccountMailer,
  token: string,
  { client }: CallContext,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const link = await redeemLink(transaction, token, 'undo');
    if (!link) throw new AppError('invalid_request', { reason: 'link_spent' });
    if (!(await isEmailFree(transaction, link.email, link.userId))) {
      throw new AppError('conflict', { reason: 'email_taken' });
    }
    const user = await restoreEmail(transaction, link.userId, link.email);
    await deleteLinks(transaction, user.id, ['reset', 'confirm', 'link']);
    await deleteLaterUndoLinks(transaction, user.id, link.createdAt);
    await deleteIdentities(transaction, user.id);
    await withdrawAccess(transaction, user.id);
    await mailer.sendReset(transaction, user);
    await recordAudit(transaction, {
      action: 'email_restored',
      subjectId: user.id,
      address: client?.address ?? '',
    });
  });
}
