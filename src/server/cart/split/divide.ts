import {
  type Base,
  type Bundles,
  choicesByParcel,
  findBundles,
  type ParcelChoices,
  placesOfBundle,
} from './bundles.ts';
import type { Goal, SplitProblem } from './problem.ts';

/**
 * The best way to divide all items into sets, each of which is sent as one parcel: for every set of items,
 * the parcel of its first item and what is best for the rest. Returns the sets; none where an item has no
 * offer. Time grows with 3^count. The same parcel may be used twice, which is never better than once.
 */
function divide({ scores }: Bundles, count: number): number[] {
  const all = (1 << count) - 1;
  const best = new Float64Array(all + 1);
  const first = new Int32Array(all + 1);
  for (let items = 1; items <= all; items++) {
    const lowest = items & -items;
    const others = items ^ lowest;
    let least = Number.POSITIVE_INFINITY;
    let chosen = 0;
    for (let more = others; ; more = (more - 1) & others) {
      const score = (scores[more | lowest] as number) + (best[others ^ more] as number);
      if (score < least) {
        least = score;
        chosen = more | lowest;
      }
      if (more === 0) break;
    }
    best[items] = least;
    first[items] = chosen;
  }
  const sets: number[] = [];
  for (let items = all; items > 0 && first[items]; items ^= first[items] as number) {
    sets.push(first[items] as number);
  }
  return sets;
}

/**
 * The best offers for `items`, by item, where parcels already hold the items of `base`. The result is optimal without
 * a base, as long as no merchant's rule makes it cheaper to use two parcels of one sender.
 */
export function assignExactly(
  problem: SplitProblem,
  items: readonly number[],
  goal: Goal,
  base: Base = new Map(),
): Map<number, number> {
  const all = choicesByParcel(problem, items);
  const [only] = all;
  const places =
    all.length === 1 && only ? placesOfBundle(only, 2 ** items.length - 1, goal, base) : undefined;
  const chosen = places ?? chooseAmong(all, items.length, goal, base);
  return new Map(chosen.map((place) => [problem.offers[place]?.item ?? -1, place]));
}

function chooseAmong(all: readonly ParcelChoices[], count: number, goal: Goal, base: Base): number[] {
  const bundles = findBundles(all, count, goal, base);
  const byParcel = new Map(all.map((choices) => [choices.parcel, choices]));
  return divide(bundles, count).flatMap((set) => {
    const choices = byParcel.get(bundles.parcels[set] as number);
    return choices ? placesOfBundle(choices, set, goal, base) : [];
  });
}
