/** Providers of social sign-in. */
export const providers = ['google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

/** Why social sign-in failed; passed in the fragment `#sign-in-error=` to the original page. */
export const socialFailures = [
  'not_configured',
  'cancelled',
  'expired',
  'failed',
  'unavailable',
  'no_email',
  'unverified',
  'link_mailed',
] as const;
export type SocialFailure = (typeof socialFailures)[number];

/** Address that starts social sign-in and returns to a page of ours. */
export const socialSignInAddress = (provider: Provider, language: string, returnTo: string): string =>
  `/api/auth/${provider}?${new URLSearchParams({ language, returnTo })}`;
