import type { Language } from '../language.ts';

/** The result of requesting a reset link by a plain form, passed to the page as `?asked=`. */
export const forgotOutcomes = ['sent', 'email_required', 'email_invalid', 'too_many_attempts'] as const;
export type ForgotOutcome = (typeof forgotOutcomes)[number];

/** The result of choosing a new password by a plain form, passed to the page as `?saved=`. */
export const resetOutcomes = [
  'done',
  'passwords_differ',
  'reset_password_too_short',
  'password_too_short_for_staff',
  'password_too_common',
  'reset_link_invalid',
] as const;
export type ResetOutcome = (typeof resetOutcomes)[number];
export type ResetRefusal = Exclude<ResetOutcome, 'done'>;

/** The response to every request for a link, which does not reveal who has an account. */
export const resetLinkSent: Record<Language, string> = {
  fr: 'Si un compte est associé à cette adresse, un lien de réinitialisation lui a été envoyé.',
  en: 'If that email is registered, a reset link has been sent.',
};

/** The response once a new password is saved. */
export const passwordReset: Record<Language, string> = {
  fr: 'Le mot de passe a été réinitialisé.',
  en: 'Password has been reset.',
};
