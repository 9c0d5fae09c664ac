import { z } from 'zod';
import { accountLimits } from '../accounts/account-rules.ts';
import { roles } from '../accounts/roles.ts';
import { emailLine, line, userSchema } from '../accounts/schema.ts';
import { described, needed } from '../described.ts';
import { paging } from '../paging-schema.ts';
import { knownVersion } from '../version-schema.ts';
import { userSorts } from './user-sorts.ts';

/** A user as user management shows them. */
export const managedUserSchema = userSchema.omit({ mustChangePassword: true, pendingEmail: true }).extend({
  createdAt: z.iso.datetime(),
  lastSeenAt: described(z.iso.datetime().nullable(), 'Last use of a session that still stands'),
  version: described(z.int(), 'Raised with each change; an edit sends the one that it began with'),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

export const userIdParams = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });

export const userListQuery = z.object({
  search: described(
    z.string().trim().max(200).optional(),
    'Words of which each stands in name, e-mail address or phone',
  ),
  role: z.enum(roles).optional(),
  sortBy: z.enum(userSorts).default('created'),
  order: described(z.enum(['asc', 'desc']).optional(), 'Newest first by default, else ascending'),
  ...paging({ maxPage: 100_000 }),
});

export const userChangeBody = z.object({
  name: needed(line(accountLimits.name)),
  email: emailLine,
  phone: needed(line(accountLimits.phone.max)),
  role: described(z.enum(roles).optional(), 'Another one is for superadmins to give'),
  version: described(
    knownVersion.optional(),
    'That of the user as they were when the edit began; where they have changed since, the response is 409 and holds them as they are. Absent: whatever they are',
  ),
});

export const userChangedSchema = z.object({ message: z.string(), user: managedUserSchema });
