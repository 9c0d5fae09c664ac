/** Lengths of the price history that a page offers, in days. */
export const historyWindows = [30, 90, 365] as const;
