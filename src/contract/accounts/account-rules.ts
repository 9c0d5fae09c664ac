import type { AccountReason } from './messages.ts';
import type { ResetRefusal } from './recovery-outcomes.ts';

/** Lengths in characters. */
export const accountLimits = {
  name: 100,
  email: 254,
  phone: { min: 8, max: 40 },
  password: { min: 6, staffMin: 10, max: 1_024 },
} as const;

/** Nothing that nobody sees: an address would look like another one. */
const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
const mailbox = String.raw`(?=[^@]{1,64}@)[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*`;
/** A label of a host's name (RFC 1035), also before it is written in ASCII. */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`;
const emailPattern = new RegExp(String.raw`^${mailbox}@(?:${label}\.)+(?=\p{L})(?!.$)${label}$`, 'u');

/** Whether a text looks like one e-mail address that a mail can reach, without a name or anything else around it. */
export const isEmail = (text: string): boolean =>
  text.length <= accountLimits.email && emailPattern.test(text) && !unseen.test(text);

export type Registration = {
  name: string;
  email: string;
  phone: string;
  password: string;
};

/** The first rule that a registration breaks, in the order in which forms show them. */
export function checkRegistration({ name, email, phone, password }: Registration): AccountReason | undefined {
  if (!name.trim()) return 'name_required';
  if (!isEmail(email.trim())) return 'email_invalid';
  if (phone.trim().length < accountLimits.phone.min) return 'phone_too_short';
  if (password.length < accountLimits.password.min) return 'password_too_short';
  return undefined;
}

/** The same for a profile: all fields are required. */
export const checkProfile = (profile: Omit<Registration, 'password'>): AccountReason | undefined =>
  checkRegistration({ ...profile, password: 'x'.repeat(accountLimits.password.min) });

/** The first rule that a new password breaks when it is chosen by a mailed link; staff have more. */
export function checkReset(password: string, confirmation: string): ResetRefusal | undefined {
  if (password.length < accountLimits.password.min) return 'reset_password_too_short';
  return password === confirmation ? undefined : 'passwords_differ';
}
