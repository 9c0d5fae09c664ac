import { type Condition, conditions } from '../../contract/catalogue/conditions.ts';

/** The only inputs of the ranking of offers: never a commission. Cents. */
export type RankedBy = {
  id: number;
  condition: Condition;
  totalCents: number;
  /** null: not known. */
  deliveryCents: number | null;
  isInStock: boolean;
  /** Its merchant does not state it: between in and out of stock. */
  isStockUnknown?: boolean;
};

const conditionRank = (offer: RankedBy) => conditions.indexOf(offer.condition);
const unknownLast = (offer: RankedBy) => (offer.deliveryCents === null ? 1 : 0);
const outOfStockLast = (offer: RankedBy) => (offer.isInStock ? 0 : offer.isStockUnknown ? 1 : 2);
const byTotal = (a: RankedBy, b: RankedBy): number => a.totalCents - b.totalCents || a.id - b.id;

/**
 * Order of offers: by condition, new goods first; then known delivery cost before unknown, whatever the price; then
 * by stock: in stock, not stated, out of stock; then by delivered total.
 */
export const compareOffers = (a: RankedBy, b: RankedBy): number =>
  conditionRank(a) - conditionRank(b) ||
  unknownLast(a) - unknownLast(b) ||
  outOfStockLast(a) - outOfStockLast(b) ||
  byTotal(a, b);

/** What can be bought counts first: an offer of unknown delivery is the main one where no known one is in stock. */
const compareForMain = (a: RankedBy, b: RankedBy): number =>
  outOfStockLast(a) - outOfStockLast(b) || compareOffers(a, b);

/**
 * The main offer, and the others in the order of `compareOffers`. The main offer is the lowest known delivered total
 * among new offers in stock; without one, the lowest price of unknown delivery among these; else the same among other
 * conditions in stock; else among offers of unstated stock; else among those out of stock.
 */
export function rankOffers<O extends RankedBy>(offers: readonly O[]): { main: O | null; others: O[] } {
  const main = [...offers].sort(compareForMain)[0] ?? null;
  const others = offers.filter((offer) => offer !== main).sort(compareOffers);
  return { main, others };
}

/** The best offer of each condition that is offered, new goods first; in stock where any is. */
export function bestOffers<O extends RankedBy>(offers: readonly O[]): O[] {
  return conditions.flatMap((condition) => {
    const { main } = rankOffers(offers.filter((offer) => offer.condition === condition));
    return main ? [main] : [];
  });
}
