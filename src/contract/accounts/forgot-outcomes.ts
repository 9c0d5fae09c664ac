import type { Language } from '../language.ts';

/** The result of requesting a reset link by a plain form, passed to the page as `?asked=`. */
export const forgotOutcomes = ['sent', 'email_required', 'email_invalid', 'too_many_attempts'] as const;
export type ForgotOutcome = (typeof forgotOutcomes)[number];

/** The response to every request for a link, which does not reveal who has an account. */
export const resetLinkSent: Record<Language, string> = {
  fr: 'Si un compte est associé à cette adresse, un lien de réinitialisation lui a été envoyé.',
  en: 'If that email is registered, a reset link has been sent.',
};
