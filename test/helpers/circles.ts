type Pair = { user: string; used: string };

/** Whether one leads to the other, by however many steps. */
function leadsTo(pairs: ReadonlyMap<string, readonly Pair[]>, from: string, wanted: string): boolean {
  const reached = new Set([from]);
  for (const each of reached) for (const { used } of pairs.get(each) ?? []) reached.add(used);
  return reached.has(wanted);
}

/** What is on a circle of a graph, as "user → used". */
export function findCircles(uses: ReadonlyMap<string, readonly string[]>): string[] {
  let pairs: Pair[] = [...uses].flatMap(([user, others]) => others.map((used) => ({ user, used })));
  // Nothing that uses nothing, or that nobody uses, is on one: that is nearly all of it.
  for (let before = -1; pairs.length !== before; ) {
    before = pairs.length;
    const users = new Set(pairs.map(({ user }) => user));
    const used = new Set(pairs.map((pair) => pair.used));
    pairs = pairs.filter((pair) => users.has(pair.used) && used.has(pair.user));
  }
  const byUser = Map.groupBy(pairs, ({ user }) => user);
  return pairs
    .filter(({ user, used }) => leadsTo(byUser, used, user))
    .map(({ user, used }) => `${user} → ${used}`);
}
