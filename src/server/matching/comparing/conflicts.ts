import type { Listing } from './listing.ts';

/** The parts of a listing that can rule out another one. */
export type Traits = Pick<Listing, 'merchantId' | 'isNew' | 'gtins' | 'pack' | 'accessory' | 'title'>;

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

const measure = /(?<= |^)\d+(?:\.\d+)?([gt]b|in)(?= |$)/g;

/**
 * Whether titles state different capacities or sizes, each of them one: a title without any may have linked them. What a GTIN is
 * stated with, or one title says together (32 GB as 2 x 16 GB), does not differ; what only seems to (1024 GB and 1 TB) is judged
 * then, in pairs.
 */
function stateOtherMeasures(members: readonly Traits[]): boolean {
  // Two that are linked were judged already.
  if (members.length < 3) return false;
  return ['b', 'n'].some((unit) => {
    const gtinsOf = new Map<string, string[]>();
    const several: string[][] = [];
    for (const { title, gtins } of members) {
      const stated = (title.match(measure) ?? []).filter((text) => text.endsWith(unit));
      const [one = ''] = stated;
      if (stated.length > 1) several.push(stated);
      else if (one !== '') gtinsOf.set(one, [...(gtinsOf.get(one) ?? []), ...gtins]);
    }
    const [[first, itsGtins] = [], ...others] = [...gtinsOf];
    return others.some(
      ([other, gtins]) =>
        !gtins.some((gtin) => itsGtins?.includes(gtin)) &&
        !several.some((stated) => stated.includes(first ?? '') && stated.includes(other)),
    );
  });
}

/** Whether certainly no two of the listings rule each other out: then they are one product as soon as they are linked. */
export function isFreeOfConflicts(members: readonly Traits[], listsOnce: boolean): boolean {
  const [first] = members;
  if (first === undefined) return true;
  if (members.some(({ pack, accessory }) => pack !== first.pack || accessory !== first.accessory))
    return false;
  if (stateOtherMeasures(members)) return false;
  if (!listsOnce) return members.length === 1;
  // Two articles of one merchant are in conflict, or share a GTIN that may be a mistake (ambiguous-gtins.ts).
  const places = new Set(members.map(({ merchantId, isNew }) => merchantId * 2 + (isNew ? 1 : 0)));
  return places.size === members.length;
}
