import { type Contents, contentsOf } from './parcel-cost.ts';
import type { ParcelTerms, SplitOffer, SplitProblem } from './problem.ts';

/** Whether what `a` costs is never more than what `b` does, both for the same item in the same parcel. */
function isNeverDearer(a: Contents, b: Contents, { freeFrom, flat }: ParcelTerms): boolean {
  // Dearer goods may bring an order up to the amount from which it is delivered free, which saves `flat` at most.
  const reach = freeFrom !== null && a.goods < freeFrom && a.goods !== b.goods ? flat : 0;
  return (
    a.goods + reach <= b.goods &&
    a.waivable <= b.waivable &&
    a.firm <= b.firm &&
    (!a.isUnknown || b.isUnknown)
  );
}

/** Removes dominated offers: another offer of the same merchant for the same item never costs more. */
export function withoutDominated(problem: SplitProblem): SplitProblem {
  const kept = new Map<string, { offer: SplitOffer; contents: Contents }[]>();
  for (const offer of problem.offers) {
    const terms = problem.parcels[offer.parcel];
    if (!terms) continue;
    const key = `${offer.item} ${offer.parcel}`;
    const others = kept.get(key) ?? [];
    const contents = contentsOf(offer, terms);
    if (others.some((other) => isNeverDearer(other.contents, contents, terms))) continue;
    const rest = others.filter((other) => !isNeverDearer(contents, other.contents, terms));
    kept.set(key, [...rest, { offer, contents }]);
  }
  return { ...problem, offers: [...kept.values()].flat().map(({ offer }) => offer) };
}

/** What a parcel of one offer costs, as far as it is known. */
const aloneCost = ({ goods, delivery }: SplitOffer) => goods + (delivery ?? 0);

/**
 * Removes offers that no cheapest split can contain: even with free delivery, and with all that their goods could
 * save the rest of the parcel, they cost more than the item's best offer alone.
 */
export function withoutTooExpensive(problem: SplitProblem): SplitProblem {
  const best = new Map<number, number>();
  const saves = new Map<number, number>();
  for (const offer of problem.offers) {
    const { item, parcel } = offer;
    best.set(item, Math.min(best.get(item) ?? Number.POSITIVE_INFINITY, aloneCost(offer)));
    const terms = problem.parcels[parcel];
    if (terms) saves.set(parcel, Math.max(saves.get(parcel) ?? 0, contentsOf(offer, terms).waivable));
  }
  const isTooExpensive = ({ item, parcel, goods }: SplitOffer) =>
    goods - (saves.get(parcel) ?? 0) > (best.get(item) ?? Number.POSITIVE_INFINITY);
  return { ...problem, offers: problem.offers.filter((offer) => !isTooExpensive(offer)) };
}

/** Groups of items that no parcel joins: each can be divided by itself. */
export function independentItems({ items, offers }: SplitProblem): number[][] {
  const group = Array.from({ length: items }, (_, item) => item);
  const find = (item: number): number => {
    const above = group[item] as number;
    return above === item ? item : find(above);
  };
  const firstOf = new Map<number, number>();
  for (const { item, parcel } of offers) {
    const first = firstOf.get(parcel);
    if (first === undefined) firstOf.set(parcel, item);
    else group[find(item)] = find(first);
  }
  const groups = new Map<number, number[]>();
  for (let item = 0; item < items; item++) {
    const root = find(item);
    groups.set(root, [...(groups.get(root) ?? []), item]);
  }
  return [...groups.values()];
}
