import { choicesByParcel, countBundles } from './bundles.ts';
import { assignExactly } from './divide.ts';
import { improve } from './improve.ts';
import type { Assignment, Goal, SplitProblem } from './problem.ts';
import { independentItems, withoutDominated, withoutTooExpensive } from './prune-offers.ts';

/** A split, and whether it is certain that there is no better one. */
export type Solution = { chosen: Assignment; isProven: boolean };

/** Items that are divided exactly: 3^17 steps take half a second at most (docs/cart.md). */
const maxExact = 17;
/** Parcels that are looked at for it. */
const maxBundles = 6_000_000;

type SolveOptions = {
  goal: Goal;
  /** When to stop looking for better splits, in milliseconds of `performance.now()`. */
  until: number;
};

function isSmall(problem: SplitProblem, items: readonly number[]): boolean {
  if (items.length > maxExact) return false;
  const bundles = choicesByParcel(problem, items).map(countBundles);
  return bundles.reduce((sum, count) => sum + count, 0) <= maxBundles;
}

/** The places of a smaller problem's offers in the one that it was made of. */
function placesIn(problem: SplitProblem, smaller: SplitProblem): (place: number) => number {
  const places = new Map(problem.offers.map((offer, place) => [offer, place]));
  return (place) => {
    const offer = smaller.offers[place];
    return (offer && places.get(offer)) ?? -1;
  };
}

/**
 * The best split for a goal. Small groups of items are divided exactly; larger ones as well as the time allows.
 * Undefined: an item has no offer.
 */
export function solve(problem: SplitProblem, { goal, until }: SolveOptions): Solution | undefined {
  const offered = new Set(problem.offers.map(({ item }) => item));
  if (offered.size < problem.items) return undefined;
  const pruned = withoutDominated(goal === 'cheapest' ? withoutTooExpensive(problem) : problem);
  const groups = independentItems(pruned);
  const chosen = new Map<number, number>();
  let isProven = true;
  for (const items of groups) {
    const isExact = isSmall(pruned, items);
    const share = performance.now() + (until - performance.now()) / groups.length;
    const found = isExact
      ? assignExactly(pruned, items, goal)
      : improve(pruned, items, { goal, until: share });
    for (const [item, place] of found) chosen.set(item, place);
    isProven &&= isExact;
  }
  const placeIn = placesIn(problem, pruned);
  const all = Array.from({ length: problem.items }, (_, item) => placeIn(chosen.get(item) ?? -1));
  return { chosen: all, isProven };
}
