import type { PriceHistory } from '../../../contract/catalogue/history-schema.ts';

/** A merchant's delivered prices in a stretch of time; euros, null: not available now. */
export type MerchantPrices = { merchant: string; now: number | null; lowest: number; lowestAt: string };

/** The merchants of a history, the cheapest now first, those that have none now last. */
export function merchantPrices({ merchants }: Pick<PriceHistory, 'merchants'>): MerchantPrices[] {
  const rows = merchants.flatMap(({ merchant, points }): MerchantPrices[] => {
    const priced = points.flatMap(({ at, total }) => (total === null ? [] : [{ at, total }]));
    const [first, ...others] = priced;
    if (!first) return [];
    // The latest of equals, as it is the most recent.
    const lowest = others.reduce((best, point) => (point.total <= best.total ? point : best), first);
    return [{ merchant, now: points.at(-1)?.total ?? null, lowest: lowest.total, lowestAt: lowest.at }];
  });
  const rank = ({ now }: MerchantPrices) => now ?? Number.POSITIVE_INFINITY;
  return rows.sort((a, b) => rank(a) - rank(b) || a.lowest - b.lowest);
}
