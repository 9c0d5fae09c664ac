/** Where else one may have an account that opens ours. */
export const providers = ['google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

/** Why signing in with another account did not work; stands behind `#sign-in-error=` of the page one came from. */
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

/** Address that leads to a provider and back to a page of ours. */
export const socialSignInAddress = (provider: Provider, language: string, returnTo: string): string =>
  `/api/auth/${provider}?${new URLSearchParams({ language, returnTo })}`;
