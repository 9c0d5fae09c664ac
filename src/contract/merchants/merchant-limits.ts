/** What may be said of a merchant. */
export const merchantLimits = { name: 100, website: 500, freshnessDays: 90 } as const;
