/** What came of asking for a reset link by a plain form; the page is told by `?asked=`. */
export const forgotOutcomes = ['sent', 'email_required', 'email_invalid', 'too_many_attempts'] as const;
export type ForgotOutcome = (typeof forgotOutcomes)[number];
