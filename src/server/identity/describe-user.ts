import type { User } from '../../contract/accounts/schema.ts';
import type { ManagedUser } from '../../contract/users/schema.ts';
import type { UserRow } from './accounts/users-queries.ts';
import type { ManagedUserRow } from './staff/management-queries.ts';

const describe = ({ id, name, email, phone, role, emailVerifiedAt }: UserRow | ManagedUserRow) => ({
  _id: String(id),
  id: String(id),
  name,
  email,
  phone,
  role,
  emailVerified: emailVerifiedAt !== null,
});

/** A user as the API shows them to themselves. */
export const describeUser = (user: UserRow): User => ({
  ...describe(user),
  pendingEmail: user.pendingEmail,
  mustChangePassword: user.mustChangePassword,
});

/** A user as the API shows them to those who manage users. */
export const describeManagedUser = (user: ManagedUserRow): ManagedUser => ({
  ...describe(user),
  createdAt: user.createdAt.toISOString(),
  lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
  version: user.version,
});
