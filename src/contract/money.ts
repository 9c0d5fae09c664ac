/** Integer cents to the decimal euros of the API. */
export const centsToEuros = (cents: number): number => Math.round(cents) / 100;

/** The same of an amount that may not be known. */
export const optionalCentsToEuros = (cents: number | null): number | null =>
  cents === null ? null : centsToEuros(cents);

/** Decimal euros to integer cents. */
export const eurosToCents = (euros: number): number => Math.round(euros * 100);
