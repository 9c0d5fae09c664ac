/** A group with the products that its members have now; null: a member has none yet. */
export type Group = readonly { id: number; productId: number | null }[];

export type ProductMerge = { from: number; into: number };

/** The product of each group, in their order (undefined: it needs one), and products that others took in. */
export type ProductPlan = { products: (number | undefined)[]; merges: ProductMerge[] };

/**
 * Which products the groups keep. A product that fell apart stays with its largest part; a group that has several
 * keeps the oldest, which takes the others in.
 */
export function assignProducts(groups: readonly Group[]): ProductPlan {
  const owners = new Map<number, { group: number; size: number; eldest: number }>();
  for (const [i, group] of groups.entries()) {
    for (const [product, { size, eldest }] of sharesOf(group)) {
      const owner = owners.get(product);
      const isStronger = !owner || size > owner.size || (size === owner.size && eldest < owner.eldest);
      if (isStronger) owners.set(product, { group: i, size, eldest });
    }
  }
  const owned = groups.map((): number[] => []);
  for (const [product, { group }] of owners) (owned[group] as number[]).push(product);
  const merges: ProductMerge[] = [];
  const products = owned.map((own) => {
    if (own.length === 0) return undefined;
    const into = Math.min(...own);
    for (const from of own) if (from !== into) merges.push({ from, into });
    return into;
  });
  return { products, merges };
}

function sharesOf(group: Group): Map<number, { size: number; eldest: number }> {
  const shares = new Map<number, { size: number; eldest: number }>();
  for (const { id, productId } of group) {
    if (productId === null) continue;
    const share = shares.get(productId);
    if (share === undefined) shares.set(productId, { size: 1, eldest: id });
    else shares.set(productId, { size: share.size + 1, eldest: Math.min(share.eldest, id) });
  }
  return shares;
}
