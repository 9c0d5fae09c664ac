import { checkProfile } from '../../../contract/accounts/account-rules.ts';
import { isManager, isStaff, type Role } from '../../../contract/accounts/roles.ts';
import { actorOf, erasePersonalData, recordAudit } from '../../audit/service.ts';
import { deleteMailsOf } from '../../mail/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallArguments, SignedInContext } from '../../platform/calls/handlers.ts';
import type { DatabasePool, Transaction } from '../../platform/database/database.ts';
import { endHours } from '../../time-tracker/service.ts';
import type { AccountMailer } from '../accounts/account-mailer.ts';
import { finishEmailChange } from '../accounts/email-change.ts';
import { findUser } from '../accounts/users-queries.ts';
import { endSessions } from '../accounts/withdrawing.ts';
import { describeManagedUser } from '../describe-user.ts';
import {
  countManagers,
  findManagedUser,
  type ManagedUserRow,
  type ManagedValues,
  updateManagedUser,
} from './management-queries.ts';
import { deleteUser, lockSuperadmins } from './staff-queries.ts';

/**
 * One transaction at a time manages users, so that two admins cannot end each other at once: who asks is read
 * again within it, and so is whom it is about.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `conflict` for a superadmin
 */
async function openManagement(
  db: Transaction,
  id: number,
  { session }: SignedInContext,
): Promise<{ role: Role; user: ManagedUserRow }> {
  await lockSuperadmins(db);
  const actor = await findUser(db, session.userId);
  if (!actor) throw new AppError('unauthenticated');
  if (!isManager(actor.role)) throw new AppError('forbidden');
  const user = await findManagedUser(db, id, 'lock');
  if (!user) throw new AppError('not_found');
  if (user.role === 'superadmin') throw new AppError('conflict', { reason: 'superadmin_fixed' });
  return { role: actor.role, user };
}

/** @throws AppError `conflict` where nobody could manage users any more */
async function refuseLastManager(db: Transaction, { role }: ManagedUserRow): Promise<void> {
  if (isManager(role) && (await countManagers(db)) === 1) {
    throw new AppError('conflict', { reason: 'last_manager' });
  }
}

/** @throws AppError `invalid_request`; a phone that was there before is no reason */
function checkValues(values: ManagedValues, before: ManagedUserRow): void {
  const reason = checkProfile(values);
  const isOldPhone = reason === 'phone_too_short' && values.phone === before.phone;
  if (reason && !isOldPhone) throw new AppError('invalid_request', { reason });
}

/** @throws AppError `conflict` with the user as they are, where they are no longer what the edit began with */
function refuseStale(user: ManagedUserRow, version: number | undefined): void {
  if (version === undefined || version === user.version) return;
  const details = { reason: 'stale', current: describeManagedUser(user) };
  throw new AppError('conflict', { reason: 'stale', details });
}

/** @throws AppError `conflict` where a staff role goes to an address that nobody has confirmed */
function refuseUnconfirmed(user: ManagedUserRow, { role, email }: ManagedValues): void {
  const isConfirmed = user.emailVerifiedAt !== null && email === user.email;
  if (isStaff(role) && !isConfirmed) throw new AppError('conflict', { reason: 'email_unconfirmed' });
}

/** The audit details of an edit: names of fields, never their values, except roles. */
async function recordChange(
  db: Transaction,
  before: ManagedUserRow,
  values: ManagedValues,
  context: SignedInContext,
): Promise<void> {
  const who = { ...actorOf(context), subjectId: before.id };
  const fields = (['name', 'email', 'phone'] as const).filter((field) => before[field] !== values[field]);
  if (fields.length > 0) await recordAudit(db, { action: 'user_changed', ...who, details: { fields } });
  if (before.role === values.role) return;
  const details = { from: before.role, to: values.role };
  await recordAudit(db, { action: 'role_changed', ...who, details });
}

/**
 * Changes a user as an admin. Another role is for superadmins to give, and ends the user's sessions.
 * @throws AppError `invalid_request`, `forbidden`, `not_found`, `conflict`
 */
export function changeUser(
  db: DatabasePool,
  mailer: AccountMailer,
  { params, body: { version, ...body } }: CallArguments<'updateUser'>,
  context: SignedInContext,
): Promise<ManagedUserRow> {
  return db.transaction(async (transaction) => {
    const { role, user } = await openManagement(transaction, Number(params.id), context);
    refuseStale(user, version);
    const values = { ...body, role: body.role ?? user.role };
    checkValues(values, user);
    if (values.role !== user.role) {
      if (role !== 'superadmin') throw new AppError('forbidden');
      refuseUnconfirmed(user, values);
      if (!isManager(values.role)) await refuseLastManager(transaction, user);
      await endSessions(transaction, user.id);
      await endHours(transaction, user.id, values.role);
    }
    const before = await findUser(transaction, user.id);
    await updateManagedUser(transaction, user.id, values);
    if (before && values.email !== before.email) {
      await finishEmailChange(transaction, mailer, { ...before, name: values.name }, values.email);
    }
    await recordChange(transaction, user, values, context);
    return (await findManagedUser(transaction, user.id)) ?? user;
  });
}

/**
 * Deletes a user and everything personal as an admin; the log keeps that it happened.
 * @throws AppError `forbidden`, `not_found`, `conflict`
 */
export function removeUser(db: DatabasePool, id: number, context: SignedInContext): Promise<void> {
  return db.transaction(async (transaction) => {
    const { user } = await openManagement(transaction, id, context);
    await refuseLastManager(transaction, user);
    await deleteMailsOf(transaction, user.id);
    await deleteUser(transaction, user.id);
    await erasePersonalData(transaction, user.id);
    const who = { ...actorOf(context), subjectId: user.id };
    await recordAudit(transaction, { action: 'user_deleted', ...who, details: { role: user.role } });
  });
}
