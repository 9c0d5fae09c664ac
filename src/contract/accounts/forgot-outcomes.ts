import type { Language } from '../language.ts';

/** What came of asking for a reset link by a plain form; the page is told by `?asked=`. */
export const forgotOutcomes = ['sent', 'email_required', 'email_invalid', 'too_many_attempts'] as const;
export type ForgotOutcome = (typeof forgotOutcomes)[number];

/** What everybody is told who asked for a link: nobody learns who has an account. */
export const resetLinkSent: Record<Language, string> = {
  fr: 'Si un compte est associé à cette adresse, un lien de réinitialisation lui a été envoyé.',
  en: 'If that email is registered, a reset link has been sent.',
};
