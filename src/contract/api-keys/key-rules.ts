/** What a key allows a program: the public calls of the API that only read, and `/mcp` for assistants. */
export const keyScopes = ['catalogue', 'assistants'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Requests a minute that a key may make. */
export const keyQuotas = [60, 600, 3_000, 6_000] as const;

/** Days for which a key is good. */
export const keyLifetimes = [30, 90, 365] as const;

/** Keys of an account at most, expired ones as well; characters of a name. */
export const keyLimits = { keys: 10, name: 60 } as const;

/** The rate limit of all keys of an account together, as a multiple of that of an address without a key. */
export const keyBonus = 5;

/** Days for which an expired key is still listed. */
export const keptExpired = 30;
