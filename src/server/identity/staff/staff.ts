import { randomBytes } from 'node:crypto';
import { isEmail } from '../../../contract/accounts/account-rules.ts';
import { accountMessage } from '../../../contract/accounts/messages.ts';
import { isStaff, type Role } from '../../../contract/accounts/roles.ts';
import { recordAudit } from '../../audit/service.ts';
import type { Database, DatabasePool } from '../../platform/database/database.ts';
import { endHours } from '../../time-tracker/service.ts';
import { deleteLinks } from '../accounts/links-queries.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { checkPassword } from '../accounts/profile.ts';
import {
  findUserByEmail,
  insertUser,
  type UserRow,
  updatePassword,
  verifyEmail,
} from '../accounts/users-queries.ts';
import { endSessions } from '../accounts/withdrawing.ts';
import { countSuperadmins, lockSuperadmins, updateRole } from './staff-queries.ts';

/** For the operator's eyes only. `password`: a new one, to be changed when it is first used. */
export type Issued = { email: string; password: string | undefined };

const oneTimePassword = () => randomBytes(15).toString('base64url');

type NewPerson = { email: string; name: string; role: Role; password?: string | undefined };

/** @throws Error in words for the operator */
function checkPerson({ email, name, role, password }: NewPerson): void {
  if (!isEmail(email)) throw new Error(`${email}: this is no e-mail address.`);
  if (!name.trim()) throw new Error(accountMessage('en', 'name_required'));
  const reason = password === undefined ? undefined : checkPassword(password, role);
  if (reason) throw new Error(accountMessage('en', reason));
}

async function insertPerson(db: Database, person: NewPerson, issued: string): Promise<UserRow | undefined> {
  const mustChangePassword = person.password === undefined;
  const { email, name, role } = person;
  const passwordHash = await hashPassword(issued.normalize('NFC'));
  const values = { email, name, role, phone: '', language: 'fr' as const, passwordHash, mustChangePassword };
  // The operator vouches for the address.
  const user = await insertUser(db, { ...values, isVerified: true });
  if (user) await recordAudit(db, { action: 'created_by_operator', subjectId: user.id, details: { role } });
  return user;
}

/** Creates an account, with a one-time password where none is given. @throws Error in words for the operator */
export async function createPerson(db: DatabasePool, person: NewPerson): Promise<Issued> {
  checkPerson(person);
  const issued = person.password ?? oneTimePassword();
  const user = await db.transaction((transaction) => insertPerson(transaction, person, issued));
  if (!user) throw new Error(`${person.email} has an account already.`);
  return { email: user.email, password: person.password === undefined ? issued : undefined };
}

/**
 * Where there is no superadmin, creates the first one. Returns the one-time password, which nothing keeps.
 */
export function createFirstSuperadmin(db: DatabasePool, email: string): Promise<Issued | undefined> {
  return db.transaction(async (transaction) => {
    await lockSuperadmins(transaction);
    if ((await countSuperadmins(transaction)) > 0) return undefined;
    const password = oneTimePassword();
    const person: NewPerson = { email, name: 'Superadmin', role: 'superadmin' };
    const user = await insertPerson(transaction, person, password);
    return user && { email, password };
  });
}

async function getByEmail(db: Database, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error(`${email} has no account.`);
  return user;
}

/**
 * Gives an account another role; its sessions end. Staff have a confirmed address: `isConfirmed` where the operator
 * vouches for it. @throws Error in words for the operator
 */
export function setRole(
  db: DatabasePool,
  email: string,
  role: Role,
  { isConfirmed = false }: { isConfirmed?: boolean } = {},
): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockSuperadmins(transaction);
    const user = await getByEmail(transaction, email);
    const isLast = user.role === 'superadmin' && (await countSuperadmins(transaction)) === 1;
    if (isLast && role !== 'superadmin') throw new Error(`${email} is the last superadmin.`);
    if (isConfirmed) await verifyEmail(transaction, user.id, user.email);
    else if (isStaff(role) && !user.emailVerifiedAt) {
      throw new Error(`${email} is not confirmed: --confirmed where you know that it is theirs.`);
    }
    await updateRole(transaction, user.id, role);
    await endSessions(transaction, user.id);
    await endHours(transaction, user.id, role);
    const details = { from: user.role, to: role };
    await recordAudit(transaction, { action: 'role_changed', subjectId: user.id, details });
  });
}

/** Gives an account a one-time password, or `password`; its sessions end. @throws Error for the operator */
export async function issuePassword(db: DatabasePool, email: string, password?: string): Promise<Issued> {
  const user = await getByEmail(db, email);
  checkPerson({ ...user, password });
  const issued = password ?? oneTimePassword();
  const passwordHash = await hashPassword(issued.normalize('NFC'));
  await db.transaction(async (transaction) => {
    await updatePassword(transaction, user.id, passwordHash, { mustChange: password === undefined });
    await endSessions(transaction, user.id);
    await deleteLinks(transaction, user.id, ['reset']);
    await recordAudit(transaction, { action: 'password_issued', subjectId: user.id });
  });
  return { email: user.email, password: password === undefined ? issued : undefined };
}
