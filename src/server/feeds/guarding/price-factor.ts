/** An offer's price divided by the median price of its product at other merchants, in the same condition. */
export type PriceRatio = number;

/** So few products say nothing about a whole feed. */
const minProducts = 20;
/** Shops differ by less than this, all in all; prices without VAT are 0.83 of those with it. */
const minFactor = 1.15;
/**
 * Share of the products that must show the factor, and how far from it each may be, as a difference of logarithms. In
 * a dear or cheap shop the ratios vary more than that.
 */
const minShare = 0.8;
const spread = (logFactor: number) => Math.max(0.05, Math.abs(logFactor) / 4);

export const isSameFactor = (a: number, b: number): boolean => Math.abs(Math.log(a / b)) < 0.05;

/**
 * The factor by which nearly all prices of a feed differ from those of the same products elsewhere: another currency,
 * or prices without VAT. undefined: there is no common factor.
 */
export function findCommonFactor(ratios: readonly PriceRatio[]): number | undefined {
  if (ratios.length < minProducts) return undefined;
  const logs = ratios.map(Math.log).sort((a, b) => a - b);
  const middle = logs[Math.floor(logs.length / 2)] as number;
  if (Math.abs(middle) < Math.log(minFactor)) return undefined;
  const near = logs.filter((log) => Math.abs(log - middle) <= spread(middle)).length;
  return near >= minShare * logs.length ? Math.exp(middle) : undefined;
}

/** Products at several others by which a new merchant is known, at least. */
const minOfNewcomer = 8;
/** Cheap shops ask more than this share of the middle price, all in all. */
const farBelow = 0.7;

/** The middle ratio of a merchant that asks far less than all others; undefined: it does not, or too little is known. */
export function findFarBelow(ratios: readonly PriceRatio[]): PriceRatio | undefined {
  if (ratios.length < minOfNewcomer) return undefined;
  const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] as number;
  return middle < farBelow ? middle : undefined;
}
