import { z } from 'zod';
import { accountLimits } from './account-rules.ts';
import { described } from './described.schema.ts';
import { roles } from './roles.ts';

const { name, email, phone, password } = accountLimits;

/** One line of text, trimmed and in NFC; what is missing is empty, and refused in words by the rules of the call. */
const line = (max: number) =>
  z
    .string()
    .max(max)
    .default('')
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => !/\p{Cc}|\p{Cs}/u.test(text));

/** As it was typed, but for the Unicode form, in which keyboards differ. */
const secret = z
  .string()
  .max(password.max)
  .default('')
  .transform((text) => text.normalize('NFC'));

const message = described(z.string(), 'For people', 'Pour les personnes');
const token = described(
  z.string(),
  'JWT for Authorization: Bearer; it replaces the one before',
  'JWT pour Authorization: Bearer\u00a0; il remplace le précédent',
);

export const userSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  emailVerified: described(
    z.boolean(),
    'Whether a link mailed to the address was opened',
    'Si un lien envoyé à cette adresse a été ouvert',
  ),
  mustChangePassword: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

export const messageSchema = z.object({ message });
export const signedInSchema = z.object({ token, user: userSchema });
export const profileUpdatedSchema = z.object({ message, token, user: userSchema });

export const loginBody = z.object({ email: line(email), password: secret });
export const registerBody = z.object({
  name: line(name),
  email: line(email),
  phone: line(phone.max),
  password: secret,
});
export const profileBody = z.object({ name: line(name), email: line(email), phone: line(phone.max) });
export const passwordBody = z.object({ currentPassword: secret, newPassword: secret });

export const auditEntrySchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  action: z.string(),
  actorId: z.string().nullable(),
  subjectId: z.string().nullable(),
  address: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export const auditQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
