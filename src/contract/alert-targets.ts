/** What an alert waits for: any drop, a price, a fall in percent, being in stock again. */
export const alertTargets = ['any', 'price', 'drop', 'stock'] as const;
export type AlertTarget = (typeof alertTargets)[number];

/** Lists that an alert can be set on as a whole: saved products, the cart, a list that somebody shared. */
export const alertLists = ['favourites', 'cart', 'shared'] as const;
export type AlertList = (typeof alertLists)[number];
