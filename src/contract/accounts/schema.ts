import { z } from 'zod';
import { apiKeySchema } from '../api-keys/api-key-schema.ts';
import { described, needed } from '../described.ts';
import { languages } from '../language.ts';
import { ownTermsSchema } from '../my-price/terms-schema.ts';
import { timeEntrySchema } from '../time-tracker/schema.ts';
import { accountLimits } from './account-rules.ts';
import { normalEmail } from './email-form.ts';
import { roles } from './roles.ts';

const { name, email, phone, password } = accountLimits;

/** Invisible characters: a text of nothing else looks empty. */
const unseen = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\s\u2800]*$/u;

/** One line of text, trimmed and in NFC; empty where nothing of it can be seen. */
export const givenLine = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => (unseen.test(text) ? '' : text.normalize('NFC').trim()))
    .refine((text) => !/\p{Cc}|\p{Cs}/u.test(text));

/** The same; a missing one is empty, and refused with a message by the rules of the call. */
export const line = (max: number) => givenLine(max).prefault('');

/** An e-mail address in its normal form; the rules of the call check its validity. */
export const emailLine = needed(line(email).transform(normalEmail));

/** As it was typed, but for the Unicode form, in which keyboards differ. */
const secret = needed(
  z
    .string()
    .max(password.max)
    .default('')
    .transform((text) => text.normalize('NFC')),
);

const message = described(z.string(), 'For people');
const token = described(z.string(), 'JWT for Authorization: Bearer; it replaces the one before');

export const userSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  emailVerified: described(z.boolean(), 'Whether a link mailed to the address was opened'),
  pendingEmail: described(
    z.string().nullable(),
    'Another address that was asked for: it becomes theirs once the link mailed there is opened',
  ),
  mustChangePassword: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

export const messageSchema = z.object({ message });
export const signedInSchema = z.object({ token, user: userSchema });
export const profileUpdatedSchema = z.object({ message, token, user: userSchema });

export const loginBody = z.object({ email: emailLine, password: secret });
export const registerBody = z.object({
  name: needed(line(name)),
  email: emailLine,
  phone: needed(line(phone.max)),
  password: secret,
});
export const profileBody = z.object({
  name: needed(line(name)),
  email: emailLine,
  phone: needed(line(phone.max)),
});
export const languageBody = z.object({ language: z.enum(languages) });
export const passwordBody = z.object({ currentPassword: secret, newPassword: secret });

export const sessionSchema = z.object({
  _id: z.string(),
  isCurrent: described(z.boolean(), 'The one that asks'),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  address: z.string(),
  userAgent: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;
export const sessionParams = z.object({ id: z.uuid() });

export const ownDataSchema = z.object({
  exportedAt: z.iso.datetime(),
  profile: userSchema,
  createdAt: z.iso.datetime(),
  language: z.enum(languages),
  sessions: z.array(sessionSchema),
  identities: z.array(z.object({ provider: z.string(), subject: z.string(), email: z.string() })),
  cart: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      condition: z.string(),
      quantity: z.int(),
      anyColour: z.boolean(),
      size: z.string(),
      price: z.number(),
    }),
  ),
  favourites: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      addedAt: z.iso.datetime(),
      savedPrice: z.number().nullable(),
      savedDeliveryKnown: described(
        z.boolean().nullable(),
        'False: delivery was not stated, and is not in savedPrice',
      ),
    }),
  ),
  reports: z.array(
    z.object({
      createdAt: z.iso.datetime(),
      productId: z.string(),
      title: z.string(),
      merchant: z.string().nullable(),
      reason: z.string(),
      comment: z.string(),
      state: z.string(),
    }),
  ),
  hours: z.array(timeEntrySchema),
  alerts: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      target: z.string(),
      condition: z.string(),
      anyColour: z.boolean(),
      size: z.string(),
      ownPrice: z.boolean(),
      limitPrice: z.number().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  channels: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      address: z.string(),
      isOn: z.boolean(),
      pace: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
  apiKeys: z.array(apiKeySchema),
  ownTerms: ownTermsSchema,
  listAlerts: z.array(z.object({ list: z.string(), limitPrice: z.number(), createdAt: z.iso.datetime() })),
  searchAlerts: z.array(z.object({ list: z.string(), limitPrice: z.number() })),
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      action: z.string(),
      address: z.string().nullable(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  mails: z.array(z.object({ createdAt: z.iso.datetime(), toAddress: z.string(), subject: z.string() })),
});
export type OwnData = z.infer<typeof ownDataSchema>;
export const deletionBody = z.object({ password: secret });

export const forgotBody = z.object({ email: emailLine });
const mailedToken = needed(z.string().max(100).default(''));
export const resetBody = z.object({
  userId: needed(z.coerce.string().max(20).default('')),
  token: mailedToken,
  password: secret,
});
export const exchangeBody = z.object({ code: mailedToken });
export const mailedTokenBody = z.object({ token: mailedToken });
