/** What a promo code may say. */
export const codeLimits = {
  code: 40,
  percent: 90,
  amount: 10_000,
  minimum: 100_000,
  note: 200,
  firstDay: '2000-01-01',
  lastDay: '2100-12-31',
  /** Of all merchants, sent to browsers. */
  listed: 500,
} as const;
