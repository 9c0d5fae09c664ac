import { isFreeOfConflicts } from '../comparing/conflicts.ts';
import { judgePair, threshold } from '../comparing/judge-pair.ts';
import { gtinKeysOf, otherKeysOf } from '../comparing/keys.ts';
import { divide, type Member, type Ruling } from './cluster-listings.ts';
import { createUnionFind, type UnionFind } from './union-find.ts';

/** A GTIN or other key shared by more articles than this identifies nothing and is ignored. */
export const maxByGtin = 200;
export const maxByKey = 24;
/**
 * A GTIN that one merchant states on more articles than this does not identify a product there: it is ignored for these
 * articles alone, so that no merchant can make it useless for the others.
 */
export const maxByMerchant = 100;

/**
 * Groups a whole set of articles in memory, as imports do incrementally in the database (regroup.ts). For
 * benchmarks, and as the reference of tests.
 */
export function groupAll<M extends Member>(
  members: readonly M[],
  { rulings = [], listsOnce = true }: { rulings?: readonly Ruling[]; listsOnce?: boolean } = {},
): M[][] {
  const union = createUnionFind();
  for (const { a, b, isSame } of rulings) if (isSame) union.join(a, b);
  for (const [keysOf, max] of [
    [gtinKeysOf, maxByGtin],
    [otherKeysOf, maxByKey],
  ] as const) {
    const blocks = new Map<number, Member[]>();
    for (const member of members)
      for (const key of keysOf(member.listing)) blocks.set(key, [...(blocks.get(key) ?? []), member]);
    for (const block of blocks.values()) {
      const telling = max === maxByGtin ? withoutCrowds(block) : block;
      if (telling.length <= max) linkBlock(telling, union);
    }
  }
  const sets = new Map<number, M[]>();
  for (const member of members) {
    const name = union.find(member.id);
    const set = sets.get(name);
    if (set === undefined) sets.set(name, [member]);
    else set.push(member);
  }
  const ruled = new Set(rulings.flatMap(({ a, b }) => [a, b]));
  return [...sets.values()].flatMap((set) => {
    const isRuled = set.some(({ id }) => ruled.has(id));
    const isOne =
      !isRuled &&
      isFreeOfConflicts(
        set.map(({ listing }) => listing),
        listsOnce,
      );
    return isOne ? [set] : divide(set, rulings, listsOnce);
  });
}

/** Without the articles of merchants that have too many of them. */
function withoutCrowds(block: readonly Member[]): readonly Member[] {
  if (block.length <= maxByMerchant) return block;
  const byMerchant = Map.groupBy(block, ({ listing }) => listing.merchantId);
  return [...byMerchant.values()].filter(({ length }) => length <= maxByMerchant).flat();
}

function linkBlock(block: readonly Member[], union: UnionFind): void {
  for (const [i, a] of block.entries()) {
    for (let j = 0; j < i; j++) {
      const b = block[j] as Member;
      if (union.find(a.id) === union.find(b.id)) continue;
      if (judgePair(a.listing, b.listing).score >= threshold) union.join(a.id, b.id);
    }
  }
}
