import { plainLetters } from '../../../contract/plain-letters.ts';
import { keysAbove } from '../categories/tree.ts';

/** What the law says of products of a kind, as far as their labels need it. */
export type ProductGroup = {
  /** Their label has had the scale from A to G for years: a letter alone is of that scale. */
  isRescaled: boolean;
  /** How many hours or cycles a year running costs are told for. */
  hours?: number;
  cycles?: number;
};

// Usage a year as the EU's former labels put it: televisions four hours a day (Regulation 1062/2010), 220 washes (1061/2010),
// 280 cycles of a dishwasher (1059/2010), 160 of a dryer (392/2012). Light sources: 1,000 hours, as their label says.
const displays = { isRescaled: true, hours: 1460 };
const washing = { isRescaled: true, cycles: 220 };
/** Rescaled in July 2025 only: "B" may be of the scale from A+++ to D. */
const drying = { isRescaled: false, cycles: 160 };

const groups: Readonly<Record<string, ProductGroup>> = {
  tvs: displays,
  monitors: displays,
  'fridges-freezers': { isRescaled: true },
  dishwashers: { isRescaled: true, cycles: 280 },
  phones: { isRescaled: true },
  tablets: { isRescaled: true },
  lighting: { isRescaled: false, hours: 1000 },
  electricity: { isRescaled: false, hours: 1000 },
};
/** Ovens, air conditioners, heaters: their scale from A+++ to D or G is in force. */
const anyOther: ProductGroup = { isRescaled: false };

const dryer = /\bseche[ -]linge|\btumble dryer|\b(?:condenser|heat pump|vented) (?:tumble )?dryer/;
const washes = /\blave|\bwash/;

/** @param titles of its offers: they tell dryers from washing machines */
export function groupOf(categoryKey: string, titles: readonly string[]): ProductGroup {
  const keys = keysAbove(categoryKey);
  if (keys.includes('laundry')) {
    const isDryer = titles.map(plainLetters).some((title) => dryer.test(title) && !washes.test(title));
    return isDryer ? drying : washing;
  }
  const key = keys.find((each) => each in groups);
  return (key !== undefined && groups[key]) || anyOther;
}
