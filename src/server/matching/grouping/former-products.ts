/**
 * Which former product comes back for each group: one that its articles first had (`formerOf`, one for each article), each
 * product for one group. As many come back as can; of these the oldest first, each to its largest part.
 */
export function assignFormer(formerOf: readonly (readonly number[])[]): (number | undefined)[] {
  const given = formerOf.map((): number | undefined => undefined);
  const groupsOf = groupsByProduct(formerOf);

  /**
   * Finds a place for a product, where needed by moving others to other groups of theirs (Kuhn's algorithm). Who moves waits
   * in a list: there may be thousands, too many for calls within calls.
   */
  function place(product: number): void {
    const tried = new Set<number>();
    const moving = [startMove(product)];
    for (let last = moving.at(-1); last !== undefined; last = moving.at(-1)) {
      const group = nextUntried(last, tried);
      const holder = group === undefined ? undefined : given[group];
      if (group === undefined) moving.pop();
      else if (holder !== undefined) moving.push(startMove(holder));
      else {
        for (const move of moving) given[move.groups[move.at] as number] = move.product;
        return;
      }
    }
  }

  const startMove = (product: number): Move => ({ product, groups: groupsOf.get(product) ?? [], at: -1 });

  for (const product of [...groupsOf.keys()].sort((a, b) => a - b)) place(product);
  return given;
}

/** The group at `at` is the one that a product would get. */
type Move = { product: number; groups: readonly number[]; at: number };

/** Goes on to the next group that nobody asked for yet; undefined: there is none. */
function nextUntried(move: Move, tried: Set<number>): number | undefined {
  while (++move.at < move.groups.length) {
    const group = move.groups[move.at] as number;
    if (tried.has(group)) continue;
    tried.add(group);
    return group;
  }
  return undefined;
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
