import type { Role } from '../../../contract/accounts/roles.ts';
import type { UserSort } from '../../../contract/users/user-sorts.ts';
import type { Database } from '../../platform/database/database.ts';
import { patternsOf } from '../../platform/database/search-words.ts';
import { storeEmail } from '../accounts/users-queries.ts';

export type ManagedUserRow = {
  id: number;
  email: string;
  name: string;
  phone: string;
  role: Role;
  emailVerifiedAt: Date | null;
  createdAt: Date;
  lastSeenAt: Date | null;
  version: number;
};

export type UserChoice = { words: readonly string[]; role: Role | undefined };
export type UserOrder = { sortBy: UserSort; isDescending: boolean; offset: number; limit: number };

const columns = `u.id, u.email, u.name, u.phone, u.role, u.email_verified_at as "emailVerifiedAt",
  u.created_at as "createdAt", u.version,
  (select max(s.last_seen_at) from sessions s where s.user_id = u.id and s.expires_at > now()) as "lastSeenAt"`;

const sortColumns: Record<UserSort, string> = {
  created: 'created_at',
  name: 'name collate "fr-x-icu"',
  email: 'email',
  role: `array_position(array['superadmin', 'admin', 'employee', 'user'], role)`,
};

/** Not somebody who has alerts without an account. */
const isAccount = (users: string) => `not exists (select from alert_guests g where g.user_id = ${users}.id)`;

// Counts only what is requested: it would be computed for each of 100,000 accounts.
const chosen = ({ words, role }: UserChoice) =>
  `${words.length > 0 ? 'search_text like all ($1::text[])' : `$1::text[] = '{}'`}
   and ${role ? 'role = $2' : '$2::text is null'} and ${isAccount('users')}`;
const valuesOf = ({ words, role }: UserChoice) => [patternsOf(words), role ?? null];

export function listUsers(db: Database, choice: UserChoice, order: UserOrder): Promise<ManagedUserRow[]> {
  const direction = order.isDescending ? 'desc' : 'asc';
  // No two accounts have one address: what follows it would only cost.
  const then = order.sortBy === 'email' ? '' : `, id ${direction}`;
  const sorting = `${sortColumns[order.sortBy]} ${direction}${then}`;
  // The page is found first, so that the rest is looked up for its rows alone.
  return db.rows<ManagedUserRow>(
    `select ${columns} from (
       select id, row_number() over () as place from (
         select id from users where ${chosen(choice)} order by ${sorting} offset $3 limit $4) page) found
     join users u using (id) order by place`,
    [...valuesOf(choice), order.offset, order.limit],
  );
}

export async function countUsers(db: Database, choice: UserChoice): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*) as count from users where ${chosen(choice)}`,
    valuesOf(choice),
  );
  return row?.count ?? 0;
}

/** Locked until the end of the transaction with `lock`. */
export async function findManagedUser(
  db: Database,
  id: number,
  lock?: 'lock',
): Promise<ManagedUserRow | undefined> {
  const [user] = await db.rows<ManagedUserRow>(
    `select ${columns} from users u where u.id = $1 and ${isAccount('u')} ${lock ? 'for update' : ''}`,
    [id],
  );
  return user;
}

export type ManagedValues = Pick<ManagedUserRow, 'name' | 'email' | 'phone' | 'role'>;

/** Stores what was edited; an address that is another one is no longer confirmed. @throws AppError `conflict` */
export async function updateManagedUser(db: Database, id: number, values: ManagedValues): Promise<void> {
  const change = db.execute(
    `update users set name = $2, phone = $3, role = $4,
       email_verified_at = case when email = $5 then email_verified_at end, email = $5
     where id = $1`,
    [id, values.name, values.phone, values.role, values.email],
  );
  await storeEmail(change);
}

/** How many accounts can manage users. */
export async function countManagers(db: Database): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*) as count from users where role in ('admin', 'superadmin')`,
  );
  return row?.count ?? 0;
}
