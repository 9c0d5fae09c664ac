import { keysAbove } from '../../facts/service.ts';

/**
 * Upper limits, in euros, for a shop's median price in a category and in those below it. They tell prices in euros
 * from the same prices in cents, a hundred times as much, so they are generous: a dear shop of clothes stays below
 * its limit, a cheap one in cents is above.
 */
const limits: ReadonlyMap<string, number> = new Map([
  ['computing', 2_000],
  ['computers', 6_000],
  ['laptops', 6_000],
  ['servers', 10_000],
  ['graphics-cards', 3_000],
  ['printer-ink-toner', 400],
  ['telephony', 2_500],
  ['electronics', 3_000],
  ['tvs', 8_000],
  ['hifi', 8_000],
  ['photo', 6_000],
  ['gaming', 1_500],
  ['video-games', 200],
  ['accessories', 300],
  ['phone-accessories', 150],
  ['home-appliances', 4_000],
  ['home', 1_000],
  ['furniture', 6_000],
  ['beds-mattresses', 6_000],
  ['decoration', 1_500],
  ['rugs-curtains', 2_500],
  ['candles-vases', 500],
  ['lighting', 1_500],
  ['kitchenware', 400],
  ['bathroom', 2_500],
  ['cleaning-laundry', 300],
  ['fireplaces', 6_000],
  ['garden', 2_000],
  ['garden-furniture', 6_000],
  ['shade-structures', 6_000],
  ['pools-spas', 10_000],
  ['plants-seeds', 200],
  ['diy', 2_000],
  ['hardware', 400],
  ['auto-moto', 2_000],
  ['vehicles', 100_000],
  ['boats-marine', 100_000],
  ['beauty', 300],
  ['health', 500],
  ['mobility-orthopaedics', 6_000],
  ['massage-relaxation', 6_000],
  ['baby', 1_200],
  ['baby-feeding', 300],
  ['nappies-hygiene', 200],
  ['toys', 400],
  ['sports', 2_500],
  ['cycling', 8_000],
  ['fitness', 6_000],
  ['sportswear', 600],
  ['sports-shoes', 600],
  ['fashion', 1_200],
  ['fashion-accessories', 800],
  ['bags-luggage', 2_500],
  ['jewellery-watches', 10_000],
  ['watches', 20_000],
  ['food-drink', 250],
  ['wine', 400],
  ['pets', 400],
  ['office', 2_000],
  ['office-supplies', 200],
  ['paper-labels', 200],
  ['books', 200],
  ['music', 200],
  ['films', 200],
  ['musical-instruments', 8_000],
  ['arts-crafts', 500],
  ['collectibles', 10_000],
  ['professional', 10_000],
]);

export const limitedCategories: readonly string[] = [...limits.keys()];

/** Of a category that nothing is said of. */
const otherLimit = 3_000;

/** Euros that the middle price of a shop does not reach in one of our categories. */
export function usualLimitOf(category: string): number {
  for (const key of keysAbove(category)) {
    const limit = limits.get(key);
    if (limit !== undefined) return limit;
  }
  return otherLimit;
}
