import type { Listing } from './listing.ts';

/** The parts of a listing that can rule out another one. */
export type Traits = Pick<Listing, 'merchantId' | 'isNew' | 'gtins' | 'pack' | 'accessory'>;

export const sharesGtin = (a: Pick<Listing, 'gtins'>, b: Pick<Listing, 'gtins'>): boolean =>
  a.gtins.some((gtin) => b.gtins.includes(gtin));

/** Another article of the same merchant and condition without a common GTIN, and whether both state one. */
export function rivalry(a: Traits, b: Traits): 'other article' | 'other GTIN' | undefined {
  if (a.merchantId !== b.merchantId || a.isNew !== b.isNew) return undefined;
  if (sharesGtin(a, b)) return undefined;
  return a.gtins.length > 0 && b.gtins.length > 0 ? 'other GTIN' : 'other article';
}

/** Whether nothing can forbid that the members stand together, so that being linked is all they need. */
export function isPeaceful(members: readonly Traits[], listsOnce: boolean): boolean {
  const [first] = members;
  if (first === undefined) return true;
  if (members.some(({ pack, accessory }) => pack !== first.pack || accessory !== first.accessory))
    return false;
  if (!listsOnce) return members.length === 1;
  // Two articles of one merchant are rivals, or share a GTIN that may be a mistake (doubted-gtins.ts).
  const places = new Set(members.map(({ merchantId, isNew }) => merchantId * 2 + (isNew ? 1 : 0)));
  return places.size === members.length;
}
