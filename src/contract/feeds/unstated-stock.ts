/** What a feed means where a row says nothing of its article's stock; the first is taken unless its settings say otherwise. */
export const unstatedStocks = ['unknown', 'in_stock', 'out_of_stock'] as const;
export type UnstatedStock = (typeof unstatedStocks)[number];

export const isUnstatedStock = (text: string): text is UnstatedStock =>
  (unstatedStocks as readonly string[]).includes(text);
