import { accountLimits, checkProfile } from '../../../contract/accounts/account-rules.ts';
import type { AccountReason } from '../../../contract/accounts/messages.ts';
import { isStaff, type Role } from '../../../contract/accounts/roles.ts';
import { recordAudit } from '../../audit/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallArguments, SignedInContext } from '../../platform/calls/handlers.ts';
import type { Database, DatabasePool } from '../../platform/database/database.ts';
import type { Tokens } from '../sessions/session-tokens.ts';
import { openSession, renewToken } from '../sessions/sessions.ts';
import { countAttempts, resetAttempts } from '../sessions/throttling.ts';
import type { AccountMailer } from './account-mailer.ts';
import { requestEmailChange } from './email-change.ts';
import { deletePendingMoves } from './links-queries.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { isPopularPassword } from './popular-passwords.ts';
import {
  findUser,
  lockIfSamePassword,
  type UserRow,
  updatePassword,
  updateProfile,
} from './users-queries.ts';
import { endSessions } from './withdrawing.ts';

export type SignedIn = { user: UserRow; token: string };

/** Dependencies of changes to an account. */
type Tools = { tokens: Tokens; mailer: AccountMailer };

/** The user of a session. @throws AppError `unauthenticated` where the account is gone meanwhile */
export async function getUser(db: Database, id: number, lock?: 'lock'): Promise<UserRow> {
  const user = await findUser(db, id, lock);
  if (!user) throw new AppError('unauthenticated');
  return user;
}

/** Mails the link that confirms an address once more. @throws AppError `too_many_requests` */
export async function resendConfirmation(
  db: DatabasePool,
  mailer: AccountMailer,
  userId: number,
): Promise<void> {
  const user = await getUser(db, userId);
  if (user.emailVerifiedAt && !user.pendingEmail) return;
  const { pendingEmail, email } = user;
  await countAttempts(db, [{ limit: 'confirmationOfUser', by: [userId] }]);
  await db.transaction(async (transaction) => {
    if (pendingEmail !== null) return requestEmailChange(transaction, mailer, user, pendingEmail);
    await countAttempts(transaction, [{ limit: 'confirmationToRecipient', by: [email] }]);
    await mailer.confirmAddress(transaction, user);
  });
}

/** Changes name and phone; another address becomes the account's once its owner opens the link mailed there. @throws AppError `invalid_request`, `too_many_requests` */
export async function changeProfile(
  db: DatabasePool,
  { tokens, mailer }: Tools,
  values: CallArguments<'updateProfile'>['body'],
  { session, client }: SignedInContext,
): Promise<SignedIn> {
  const reason = checkProfile(values);
  if (reason) throw new AppError('invalid_request', { reason });
  const { id, email } = await getUser(db, session.userId);
  // Each sends a mail.
  if (email !== values.email) await countAttempts(db, [{ limit: 'emailOfUser', by: [id] }]);
  const user = await db.transaction(async (transaction) => {
    const before = await getUser(transaction, id, 'lock');
    const isMoving = before.email !== values.email;
    await updateProfile(transaction, id, { ...values, language: client?.language ?? before.language });
    const changed = await getUser(transaction, id);
    if (isMoving) await requestEmailChange(transaction, mailer, changed, values.email);
    await recordAudit(transaction, {
      action: 'profile_changed',
      actorId: changed.id,
      subjectId: changed.id,
      address: client?.address ?? '',
      details: { emailAsked: isMoving },
    });
    return getUser(transaction, id);
  });
  return { user, token: await renewToken(db, tokens, user, session.id) };
}

/** Why a password is refused for staff. */
export function checkStaffPassword(password: string): AccountReason | undefined {
  if (isPopularPassword(password)) return 'password_too_common';
  return password.length < accountLimits.password.staffMin ? 'password_too_short_for_staff' : undefined;
}

/** Why somebody of a role may not have a password. */
export function checkPassword(
  password: string,
  role: Role,
  tooShort: AccountReason = 'password_too_short',
): AccountReason | undefined {
  if (password.length < accountLimits.password.min) return tooShort;
  return isStaff(role) ? checkStaffPassword(password) : undefined;
}

/** @throws AppError `invalid_request` where it is wrong or there is none, `too_many_requests` */
export async function verifyOwnPassword(
  db: DatabasePool,
  user: UserRow,
  password: string,
  address: string,
): Promise<void> {
  if (user.passwordHash === null) throw new AppError('invalid_request', { reason: 'no_password' });
  const attempts = [{ limit: 'passwordOfUser', by: [user.id] }] as const;
  await countAttempts(db, attempts);
  if (await verifyPassword(user.passwordHash, password)) return resetAttempts(db, attempts);
  const who = { actorId: user.id, subjectId: user.id, address };
  await recordAudit(db, { action: 'password_change_failed', ...who });
  throw new AppError('invalid_request', { reason: 'wrong_password' });
}

/** Locks the account of who has just said their password. @throws AppError `invalid_request` where it is another one by now */
export async function lockVerified(db: Database, checked: UserRow): Promise<UserRow> {
  const user = await lockIfSamePassword(db, checked);
  if (!user) throw new AppError('invalid_request', { reason: 'wrong_password' });
  return user;
}

/**
 * Changes the password of who knows it. All sessions end; it returns the token of a new one.
 * @throws AppError `invalid_request` (400, not 401: the session is not in doubt), `too_many_requests`
 */
export async function changePassword(
  db: DatabasePool,
  { tokens, mailer }: Tools,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  { session, client }: SignedInContext,
): Promise<SignedIn> {
  const reason =
    currentPassword && newPassword
      ? checkPassword(newPassword, session.role, 'new_password_too_short')
      : 'fields_missing';
  if (reason) throw new AppError('invalid_request', { reason });
  const before = await getUser(db, session.userId);
  const address = client?.address ?? '';
  await verifyOwnPassword(db, before, currentPassword, address);
  if (before.mustChangePassword && newPassword === currentPassword) {
    throw new AppError('invalid_request', { reason: 'password_same' });
  }
  const passwordHash = await hashPassword(newPassword);
  return db.transaction(async (transaction) => {
    await lockVerified(transaction, before);
    await updatePassword(transaction, before.id, passwordHash);
    await endSessions(transaction, before.id);
    await deletePendingMoves(transaction, before.id);
    const who = { actorId: before.id, subjectId: before.id, address };
    await recordAudit(transaction, { action: 'password_changed', ...who });
    const user = await getUser(transaction, before.id);
    await mailer.notifyOfPasswordChange(transaction, user);
    return { user, token: await openSession(transaction, tokens, user, client) };
  });
}
