/** Limits of the fields of a merchant. */
export const merchantLimits = { name: 100, website: 500, freshnessDays: 90, statement: 500 } as const;

/** What staff keeps of who a merchant is, for its page; each may be empty: not stated. */
export const merchantStatements = ['legalName', 'contact', 'returns', 'payment', 'warranty'] as const;
export type MerchantStatement = (typeof merchantStatements)[number];
