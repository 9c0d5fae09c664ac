import type { Role } from '../../../contract/accounts/roles.ts';
import type { Database } from '../../platform/database/database.ts';

const superadminsLock = 7_101_014;

/** Lets one transaction at a time change who the superadmins are. */
export async function lockSuperadmins(db: Database): Promise<void> {
  await db.execute('select pg_advisory_xact_lock($1)', [superadminsLock]);
}

export async function countSuperadmins(db: Database): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*) as count from users where role = 'superadmin'`,
  );
  return row?.count ?? 0;
}

export async function updateRole(db: Database, id: number, role: Role): Promise<void> {
  await db.execute('update users set role = $2 where id = $1', [id, role]);
}

/** With the user go their sessions and links, and what other features keep of them. */
export async function deleteUser(db: Database, id: number): Promise<void> {
  await db.execute('delete from users where id = $1', [id]);
}
