import type { Listing } from './listing.ts';

/**
 * Which products a merchant has an article of already: a merchant lists a product once in each condition, mostly.
 * It knows the articles of the running import only: an article seen earlier may be the same one under a new id.
 */
export type Roster = {
  lists(groupId: number, listing: Listing): boolean;
  add(groupId: number, listing: Listing): void;
};

/** The evidence switched off. */
export const noRoster: Roster = { lists: () => false, add: () => undefined };

/** Groups that a roster holds at most, so that its memory is bounded; it learns no more then. */
const fullAt = 500_000;

/** A roster in memory; `earlier` is asked too. */
export function createRoster(earlier: Roster = noRoster): Roster {
  const groups = new Map<number, Set<number>>();
  let size = 0;
  const numberOf = (groupId: number, listing: Listing) => groupId * 2 + (listing.isNew ? 1 : 0);
  return {
    lists: (groupId, listing) =>
      groups.get(listing.merchantId)?.has(numberOf(groupId, listing)) === true ||
      earlier.lists(groupId, listing),
    add(groupId, listing) {
      if (size >= fullAt) return;
      size++;
      const own = groups.get(listing.merchantId) ?? new Set<number>();
      groups.set(listing.merchantId, own.add(numberOf(groupId, listing)));
    },
  };
}
