import { judgePair } from '../comparing/judge-pair.ts';
import type { Listing } from '../comparing/listing.ts';

type Member = { listing: Listing };

/** Below this score, two articles of one merchant say different things, whatever else they share. */
const plainlyApart = -1;

/**
 * Members without the GTINs that one merchant states for plainly different articles: such a code identifies neither of
 * them. Where there is no such GTIN, the same array.
 */
export function withoutAmbiguousGtins<M extends Member>(members: readonly M[]): readonly M[] {
  const ambiguous = new Map<Member, Set<string>>();
  for (const [i, a] of members.entries()) {
    if (a.listing.gtins.length === 0) continue;
    for (let j = i + 1; j < members.length; j++) {
      const b = members[j] as Member;
      if (a.listing.merchantId !== b.listing.merchantId || a.listing.isNew !== b.listing.isNew) continue;
      const shared = a.listing.gtins.filter((gtin) => b.listing.gtins.includes(gtin));
      if (shared.length === 0 || !arePlainlyApart(a, b)) continue;
      for (const each of [a, b]) ambiguous.set(each, new Set([...(ambiguous.get(each) ?? []), ...shared]));
    }
  }
  return ambiguous.size === 0 ? members : members.map((member) => without(member, ambiguous.get(member)));
}

/** Whether one merchant's articles are other things by what their texts say, codes left aside. */
export const arePlainlyApart = (a: Member, b: Member): boolean =>
  judgePair({ ...a.listing, gtins: [] }, { ...b.listing, gtins: [] }).score < plainlyApart;

function without<M extends Member>(member: M, ambiguous: ReadonlySet<string> | undefined): M {
  if (!ambiguous) return member;
  const gtins = member.listing.gtins.filter((gtin) => !ambiguous.has(gtin));
  return { ...member, listing: { ...member.listing, gtins } };
}
