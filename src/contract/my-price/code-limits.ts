/** Limits of the fields of a promo code. */
export const codeLimits = {
  code: 40,
  percent: 90,
  amount: 10_000,
  minimum: 100_000,
  note: 200,
  firstDay: '2000-01-01',
  lastDay: '2100-12-31',
  /** Of all merchants, in a list. */
  listed: 500,
  /** Of a merchant's file of promotions. */
  promotion: 60,
  title: 200,
  /** Articles that a promotion names. */
  articles: 500,
  ofFile: 100,
  /** Bytes of such a file, as it is sent and once decompressed. */
  fileBytes: 1_000_000,
  /** Minutes between two fetches. */
  intervals: [60, 180, 360, 720, 1_440],
} as const;
