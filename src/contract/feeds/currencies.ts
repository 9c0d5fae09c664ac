/** Currencies that an admin can name for a feed, ours first; only prices in ours are published. */
export const feedCurrencies = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'PLN',
  'CZK',
  'SEK',
  'DKK',
  'NOK',
  'HUF',
  'RON',
  'BGN',
  'RSD',
  'UAH',
  'TRY',
  'MAD',
  'TND',
  'CAD',
  'AUD',
  'JPY',
  'CNY',
] as const;
export type FeedCurrency = (typeof feedCurrencies)[number];

export const isFeedCurrency = (text: string): text is FeedCurrency =>
  (feedCurrencies as readonly string[]).includes(text);
