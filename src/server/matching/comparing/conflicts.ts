import type { Listing } from './listing.ts';

/** The parts of a listing that can rule out another one. */
export type Traits = Pick<Listing, 'merchantId' | 'isNew' | 'gtins' | 'pack' | 'accessory'>;

export const sharesGtin = (a: Pick<Listing, 'gtins'>, b: Pick<Listing, 'gtins'>): boolean =>
  a.gtins.some((gtin) => b.gtins.includes(gtin));

/**
 * Why two listings of one merchant in one condition can hardly be one product: they share no GTIN. `other GTIN`: both state
 * one. undefined: nothing speaks against it here.
 */
export function conflictOf(a: Traits, b: Traits): 'other article' | 'other GTIN' | undefined {
  if (a.merchantId !== b.merchantId || a.isNew !== b.isNew) return undefined;
  if (sharesGtin(a, b)) return undefined;
  return a.gtins.length > 0 && b.gtins.length > 0 ? 'other GTIN' : 'other article';
}

/** Whether certainly no two of the listings rule each other out: then they are one product as soon as they are linked. */
export function isFreeOfConflicts(members: readonly Traits[], listsOnce: boolean): boolean {
  const [first] = members;
  if (first === undefined) return true;
  if (members.some(({ pack, accessory }) => pack !== first.pack || accessory !== first.accessory))
    return false;
  if (!listsOnce) return members.length === 1;
  // Two articles of one merchant are in conflict, or share a GTIN that may be a mistake (ambiguous-gtins.ts).
  const places = new Set(members.map(({ merchantId, isNew }) => merchantId * 2 + (isNew ? 1 : 0)));
  return places.size === members.length;
}
