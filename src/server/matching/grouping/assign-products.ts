/** A group with the products that its members have now; null: a member has none yet. */
export type Group = readonly { id: number; productId: number | null }[];

export type ProductMerge = { from: number; into: number };

/** The product of each group, in their order (undefined: it needs one), and products that others took in. */
export type ProductPlan = { products: (number | undefined)[]; merges: ProductMerge[] };

/** What people want of it, who decided about some articles. */
export type Wishes = {
  /** The product that an article is to have, whatever it has now, by the articles' ids. */
  products: ReadonlyMap<number, number>;
  /** Products that nothing takes in now: a decision that merged them was undone. */
  kept: ReadonlySet<number>;
};

export const noWishes: Wishes = { products: new Map(), kept: new Set() };

/**
 * Which products the groups keep. A group with a wish that no other has more of gets that product. Else a product that
 * fell apart stays with its largest part, and a group that has several keeps the oldest; what it keeps takes the others in.
 */
export function assignProducts(groups: readonly Group[], wishes = noWishes): ProductPlan {
  const granted = grant(groups, wishes);
  const taken = new Set(granted.values());
  const owners = ownersOf(groups, ({ productId }) => productId ?? undefined);
  const owned = groups.map((): number[] => []);
  for (const [product, { group }] of owners)
    if (!taken.has(product)) (owned[group] as number[]).push(product);
  const merges: ProductMerge[] = [];
  const products = owned.map((own, i) => {
    const wished = granted.get(i);
    if (own.length === 0) return wished;
    const into = wished ?? Math.min(...own);
    for (const from of own) if (from !== into && !wishes.kept.has(from)) merges.push({ from, into });
    return into;
  });
  return { products, merges };
}

/** The wished product of each group that gets one. */
function grant(groups: readonly Group[], { products }: Wishes): Map<number, number> {
  const granted = new Map<number, number>();
  if (products.size === 0) return granted;
  const owners = ownersOf(groups, ({ id }) => products.get(id));
  // What a group has already is granted before what it would have to become; the oldest before others.
  const isOwn = (product: number, group: number) =>
    groups[group]?.some(({ productId }) => productId === product) ? 0 : 1;
  const inOrder = Array.from(owners, ([product, { group }]) => ({ product, group })).sort(
    (x, y) => isOwn(x.product, x.group) - isOwn(y.product, y.group) || x.product - y.product,
  );
  for (const { product, group } of inOrder) if (!granted.has(group)) granted.set(group, product);
  return granted;
}

type Owner = { group: number; size: number; eldest: number };

/** The group that has most of each product; among equal ones that of the eldest member. */
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
