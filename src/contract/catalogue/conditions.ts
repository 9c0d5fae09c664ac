/** Conditions of goods; they never mix in one price. Best first. */
export const conditions = ['new', 'refurbished', 'used'] as const;
export type Condition = (typeof conditions)[number];
