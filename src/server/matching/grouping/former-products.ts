/**
 * Which former product comes back for each group: one that its articles first had (`formerOf`, one for each article), each
 * product for one group. As many come back as can; of these the oldest first, each to its largest part.
 */
export function assignFormer(formerOf: readonly (readonly number[])[]): (number | undefined)[] {
  const given = formerOf.map((): number | undefined => undefined);
  const groupsOf = groupsByProduct(formerOf);

  /** Whether a place was found, where needed by moving others to other groups of theirs (Kuhn's algorithm). */
  function place(product: number, tried: Set<number>): boolean {
    for (const group of groupsOf.get(product) ?? []) {
      if (tried.has(group)) continue;
      tried.add(group);
      const holder = given[group];
      if (holder !== undefined && !place(holder, tried)) continue;
      given[group] = product;
      return true;
    }
    return false;
  }

  for (const product of [...groupsOf.keys()].sort((a, b) => a - b)) place(product, new Set());
  return given;
}

/** The groups that have articles of each product, the one with most of them first. */
function groupsByProduct(formerOf: readonly (readonly number[])[]): Map<number, number[]> {
  const shares = new Map<number, Map<number, number>>();
  for (const [group, products] of formerOf.entries())
    for (const product of products) {
      const own = shares.get(product) ?? new Map<number, number>();
      shares.set(product, own.set(group, (own.get(group) ?? 0) + 1));
    }
  return new Map(
    Array.from(shares, ([product, own]) => [
      product,
      [...own].sort(([, a], [, b]) => b - a).map(([group]) => group),
    ]),
  );
}
