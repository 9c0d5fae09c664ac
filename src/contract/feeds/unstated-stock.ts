/** What a row without a stock value means; the first is the default of a feed. */
export const unstatedStocks = ['unknown', 'in_stock', 'out_of_stock'] as const;
export type UnstatedStock = (typeof unstatedStocks)[number];

export const isUnstatedStock = (text: string): text is UnstatedStock =>
  (unstatedStocks as readonly string[]).includes(text);
