import { z } from 'zod';
import { line, userSchema } from './account.schema.ts';
import { accountLimits } from './account-rules.ts';
import { described } from './described.schema.ts';
import { roles } from './roles.ts';
import { userSorts } from './user-sorting.ts';

/** A user as user management shows them. */
export const managedUserSchema = userSchema.omit({ mustChangePassword: true }).extend({
  createdAt: z.iso.datetime(),
  lastSeenAt: described(
    z.iso.datetime().nullable(),
    'Last use of a session that still stands',
    'Dernière utilisation d’une session encore ouverte',
  ),
  version: described(
    z.int(),
    'Raised with each change; an edit sends the one that it began with',
    'Augmente à chaque modification\u00a0; une modification envoie celle dont elle est partie',
  ),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

export const userIdParams = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });

export const userListQuery = z.object({
  search: described(
    z.string().trim().max(200).optional(),
    'Words of which each stands in name, e-mail address or phone',
    'Mots dont chacun figure dans le nom, l’adresse e-mail ou le téléphone',
  ),
  role: z.enum(roles).optional(),
  sortBy: z.enum(userSorts).default('created'),
  order: described(
    z.enum(['asc', 'desc']).optional(),
    'Newest first by default, else ascending',
    'Par défaut, les plus récents d’abord, sinon croissant',
  ),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const userChangeBody = z.object({
  name: line(accountLimits.name),
  email: line(accountLimits.email),
  phone: line(accountLimits.phone.max),
  role: described(
    z.enum(roles).optional(),
    'Another one is for superadmins to give',
    'Seuls les superadmins peuvent en donner un autre',
  ),
  version: described(
    z.int().optional(),
    'That of the user as they were when the edit began; where they have changed since, the answer is 409 and holds them as they are. Absent: whatever they are',
    'Celle de l’utilisateur au début de la modification\u00a0; s’il a changé depuis, la réponse est 409 et le contient tel qu’il est. Absente\u00a0: quel que soit son état',
  ),
});

export const userChangedSchema = z.object({ message: z.string(), user: managedUserSchema });
