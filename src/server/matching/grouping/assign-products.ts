/** A group with the products that its members have now; null: a member has none yet. */
export type Group = readonly { id: number; productId: number | null }[];

export type ProductMerge = { from: number; into: number };

/** The product of each group, in their order (undefined: it needs one), and products that others took in. */
export type ProductPlan = { products: (number | undefined)[]; merges: ProductMerge[] };

/** The products that people's decisions require. */
export type RequiredProducts = {
  /** The required product of articles, by their ids. */
  products: ReadonlyMap<number, number>;
  /** Products that must not be merged now: the decision that merged them was undone. */
  kept: ReadonlySet<number>;
};

const noRequiredProducts: RequiredProducts = { products: new Map(), kept: new Set() };

/**
 * Assigns products to groups. A group with the most votes for a required product gets it. Else a split
 * product stays with its largest part, and a group with several keeps the oldest, into which the others are
 * merged.
 */
export function assignProducts(groups: readonly Group[], overrides = noRequiredProducts): ProductPlan {
  const granted = grant(groups, overrides);
  const taken = new Set(granted.values());
  const owners = ownersOf(groups, ({ productId }) => productId ?? undefined);
  const owned = groups.map((): number[] => []);
  for (const [product, { group }] of owners)
    if (!taken.has(product)) (owned[group] as number[]).push(product);
  const merges: ProductMerge[] = [];
  const products = owned.map((own, i) => {
    const required = granted.get(i);
    if (own.length === 0) return required;
    const into = required ?? Math.min(...own);
    for (const from of own) if (from !== into && !overrides.kept.has(from)) merges.push({ from, into });
    return into;
  });
  return { products, merges };
}

/** The required product of each group that gets one. */
function grant(groups: readonly Group[], { products }: RequiredProducts): Map<number, number> {
  const granted = new Map<number, number>();
  if (products.size === 0) return granted;
  const owners = ownersOf(groups, ({ id }) => products.get(id));
  // Groups that already have the product come first, then the oldest.
  const isOwn = (product: number, group: number) =>
    groups[group]?.some(({ productId }) => productId === product) ? 0 : 1;
  const inOrder = Array.from(owners, ([product, { group }]) => ({ product, group })).sort(
    (x, y) => isOwn(x.product, x.group) - isOwn(y.product, y.group) || x.product - y.product,
  );
  for (const { product, group } of inOrder) if (!granted.has(group)) granted.set(group, product);
  return granted;
}

type Owner = { group: number; size: number; eldest: number };

/** The group with most articles of each product; ties go to the oldest member. */
function ownersOf(
  groups: readonly Group[],
  productOf: (member: Group[number]) => number | undefined,
): Map<number, Owner> {
  const owners = new Map<number, Owner>();
  for (const [i, group] of groups.entries()) {
    const shares = new Map<number, { size: number; eldest: number }>();
    for (const member of group) {
      const product = productOf(member);
      if (product === undefined) continue;
      const share = shares.get(product) ?? { size: 0, eldest: member.id };
      shares.set(product, { size: share.size + 1, eldest: Math.min(share.eldest, member.id) });
    }
    for (const [product, { size, eldest }] of shares) {
      const owner = owners.get(product);
      const isStronger = !owner || size > owner.size || (size === owner.size && eldest < owner.eldest);
      if (isStronger) owners.set(product, { group: i, size, eldest });
    }
  }
  return owners;
}
