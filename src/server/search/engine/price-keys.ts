/** The key of what an order says nothing of. */
export const lastKey = 2 ** 31 - 1;

const soldOutFrom = 2 ** 30;

/** Of an order by price: the key as a whole number below 2^31, behind those of all that can be bought where it is sold out. */
export const soldOutLast = (key: number, isSoldOut: boolean): number =>
  Math.min(key, soldOutFrom - 1) + (isSoldOut ? soldOutFrom : 0);

/** What `soldOutLast` takes in an order that begins with the highest price. */
export const highestFirst = (cents: number): number => Math.max(0, soldOutFrom - 1 - cents);

/**
 * The key of an order by price per unit: a logarithm, since units differ by millions. `lastKey` where nothing is on offer, or
 * nobody states how much it is.
 */
export const unitPriceKey = (cents: number, amount: number, isSoldOut: boolean): number =>
  cents > 0 && amount > 0
    ? soldOutLast(Math.round((Math.log2(cents / amount) + 30) * 2 ** 24), isSoldOut)
    : lastKey;
