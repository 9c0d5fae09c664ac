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
  const seen = new Map<number, Traits[]>();
  for (const member of members) {
    const place = member.merchantId * 2 + (member.isNew ? 1 : 0);
    const others = seen.get(place);
    if (others === undefined) seen.set(place, [member]);
    else if (others.some((other) => rivalry(member, other) !== undefined)) return false;
    else others.push(member);
  }
  return true;
}
