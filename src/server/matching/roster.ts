import type { Listing } from './listing.ts';

/**
 * Which products a merchant has an article of already: a merchant lists a product once in each condition, mostly.
 * It knows the articles of the running import only: an article seen earlier may be the same one under a new id.
 */
export type Roster = {
  /** Whether the listing's merchant has another article in the group, and whether that has another GTIN. */
  find(groupId: number, listing: Listing): 'other article' | 'other GTIN' | undefined;
  add(groupId: number, listing: Listing): void;
};

/** The evidence switched off. */
export const noRoster: Roster = { find: () => undefined, add: () => undefined };

/** Groups that a roster holds at most, so that its memory is bounded; it learns no more then. */
const fullAt = 500_000;
const noGtin = '';

/** A roster in memory; `earlier` is asked too. */
export function createRoster(earlier: Roster = noRoster): Roster {
  const merchants = new Map<number, Map<number, string>>();
  let size = 0;
  const numberOf = (groupId: number, listing: Listing) => groupId * 2 + (listing.isNew ? 1 : 0);
  return {
    find(groupId, listing) {
      const gtin = merchants.get(listing.merchantId)?.get(numberOf(groupId, listing));
      if (gtin === undefined) return earlier.find(groupId, listing);
      const isOther = gtin !== noGtin && listing.gtins.length > 0 && !listing.gtins.includes(gtin);
      return isOther ? 'other GTIN' : 'other article';
    },
    add(groupId, listing) {
      if (size >= fullAt) return;
      size++;
      const groups = merchants.get(listing.merchantId) ?? new Map<number, string>();
      merchants.set(listing.merchantId, groups.set(numberOf(groupId, listing), listing.gtins[0] ?? noGtin));
    },
  };
}
