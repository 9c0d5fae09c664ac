import type { Role } from '../../../contract/accounts/roles.ts';
import type { Language } from '../../../contract/language.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { breaksConstraint } from '../../platform/database/database-errors.ts';

export type UserRow = {
  id: number;
  email: string;
  name: string;
  phone: string;
  role: Role;
  language: Language;
  passwordHash: string | null;
  mustChangePassword: boolean;
  emailVerifiedAt: Date | null;
  createdAt: Date;
  /** Takes the address's place once its owner opens the link that was mailed there. */
  pendingEmail: string | null;
};

const columns = `id, email, name, phone, role, language, password_hash as "passwordHash",
  must_change_password as "mustChangePassword", email_verified_at as "emailVerifiedAt",
  created_at as "createdAt",
  (select l.email from account_links l where l.user_id = users.id and l.purpose = 'confirm'
     and l.email <> users.email and l.expires_at > now()
   order by l.created_at desc limit 1) as "pendingEmail"`;

/** `email` in the one form of it, as everywhere here (contract/accounts/email-form.ts). */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db.rows<UserRow>(`select ${columns} from users where email = $1`, [email]);
  return user;
}

/** Locked until the end of the transaction with `lock`. */
export async function findUser(db: Database, id: number, lock?: 'lock'): Promise<UserRow | undefined> {
  const [user] = await db.rows<UserRow>(
    `select ${columns} from users where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  );
  return user;
}

/**
 * Locks an account whose password was just checked; undefined where it has another one since: the check took a while, and
 * whoever replaced the password meant it to open nothing any more.
 */
export async function lockIfSamePassword(db: Database, checked: UserRow): Promise<UserRow | undefined> {
  const user = await findUser(db, checked.id, 'lock');
  return user?.passwordHash === checked.passwordHash ? user : undefined;
}

export type NewUser = Pick<UserRow, 'email' | 'name' | 'phone' | 'role' | 'language' | 'passwordHash'> & {
  mustChangePassword?: boolean;
  isVerified?: boolean;
};

/** The former owner may still restore this address: it is reserved until then. */
const isReserved = `exists (select from account_links
  where purpose = 'undo' and email = $1 and expires_at > now())`;

/** Returns the new user; undefined: the address has an account, or is about to go back to one. */
export async function insertUser(db: Database, user: NewUser): Promise<UserRow | undefined> {
  const [inserted] = await db.rows<UserRow>(
    `insert into users
       (email, name, phone, role, language, password_hash, must_change_password, email_verified_at)
     select $1, $2, $3, $4, $5, $6, $7, case when $8 then now() end
     where not ${isReserved}
     on conflict (email) do nothing
     returning ${columns}`,
    [
      user.email,
      user.name,
      user.phone,
      user.role,
      user.language,
      user.passwordHash,
      user.mustChangePassword ?? false,
      user.isVerified ?? false,
    ],
  );
  // A change away from it may have been committed while the statement waited.
  if (!inserted || (await isEmailFree(db, user.email, inserted.id))) return inserted;
  await db.execute('delete from users where id = $1', [inserted.id]);
  return undefined;
}

export type ProfileValues = Pick<UserRow, 'name' | 'phone' | 'language'>;

/** Whether an address is free for a user: of no other account, nor reserved for one. */
export async function isEmailFree(db: Database, email: string, userId: number): Promise<boolean> {
  const [row] = await db.rows<{ isFree: boolean }>(
    `select not exists (select from users where email = $1 and id <> $2)
       and not exists (select from account_links where purpose = 'undo' and email = $1
                       and expires_at > now() and user_id <> $2) as "isFree"`,
    [email, userId],
  );
  return row?.isFree ?? false;
}

/** The recent owner of a confirmed address: it is reserved as long as it can be restored. */
export async function findFormerOwner(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db.rows<UserRow>(
    `select ${columns} from users where id = (
       select user_id from account_links where purpose = 'undo' and email = $1 and expires_at > now()
       order by created_at desc limit 1)`,
    [email],
  );
  return user;
}

/** Another account may get the address at the same moment. @throws AppError `conflict` where it has */
export async function storeEmail<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (cause) {
    if (breaksConstraint(cause, 'users_email')) {
      throw new AppError('conflict', { reason: 'email_taken', cause });
    }
    throw cause;
  }
}

/** Accounts with addresses beyond ASCII. */
export const listForeignEmails = (db: Database): Promise<Pick<UserRow, 'id' | 'email'>[]> =>
  db.rows(`select id, email from users where email ~ '[^\\x01-\\x7f]' order by id`);

/** Writes an account's address in another form, unless another one has that. Returns whether it did. */
export async function replaceEmail(db: Database, id: number, email: string): Promise<boolean> {
  const touched = await db.execute(
    'update users set email = $2 where id = $1 and not exists (select from users where email = $2)',
    [id, email],
  );
  return touched > 0;
}

/** The language that somebody uses: that of their mails. */
export async function updateLanguage(db: Database, id: number, language: Language): Promise<void> {
  await db.execute('update users set language = $2 where id = $1', [id, language]);
}

/** Stores a profile but for its address, which changes by a mailed link only. */
export async function updateProfile(db: Database, id: number, values: ProfileValues): Promise<void> {
  await db.execute('update users set name = $2, phone = $3, language = $4 where id = $1', [
    id,
    values.name,
    values.phone,
    values.language,
  ]);
}

/** Gives an account the address that its owner has just proved to read. @throws AppError `conflict` */
export async function moveEmail(db: Database, id: number, email: string): Promise<void> {
  await storeEmail(
    db.execute('update users set email = $2, email_verified_at = now() where id = $1', [id, email]),
  );
}

/** Marks an address as confirmed, if it is still the account's. Returns whether it is. */
export async function verifyEmail(db: Database, id: number, email: string): Promise<boolean> {
  const touched = await db.execute(
    `update users set email_verified_at = coalesce(email_verified_at, now())
     where id = $1 and email = $2`,
    [id, email],
  );
  return touched > 0;
}

/** Brings back an address that its owner has just proved to read; the account has no password after that. */
export async function restoreEmail(db: Database, id: number, email: string): Promise<UserRow> {
  const [user] = await db.rows<UserRow>(
    `update users set email = $2, email_verified_at = now(), password_hash = null
     where id = $1 returning ${columns}`,
    [id, email],
  );
  if (!user) throw new Error(`No user ${id}`);
  return user;
}

/** Requires a new password before staff calls. */
export async function requireNewPassword(db: Database, id: number): Promise<void> {
  await db.execute('update users set must_change_password = true where id = $1', [id]);
}

/** null: nobody can sign in with a password until one is set. */
export async function updatePassword(
  db: Database,
  id: number,
  passwordHash: string | null,
  { mustChange = false }: { mustChange?: boolean } = {},
): Promise<void> {
  await db.execute(
    `update users set password_hash = $2, must_change_password = $3, password_changed_at = now() where id = $1`,
    [id, passwordHash, mustChange],
  );
}
