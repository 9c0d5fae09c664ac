import { choicesByParcel, countBundles } from './bundles.ts';
import { assignExactly } from './divide.ts';
import { costOf, packParcels } from './parcel-cost.ts';
import { type Goal, type SplitProblem, scoreOf } from './problem.ts';

type ImproveOptions = { goal: Goal; until: number };
type Chosen = Map<number, number>;

/** Items that are divided again at a time, and parcels looked at for it. */
const maxAtOnce = 9;
const maxBundles = 100_000;
/** Rounds without a gain after which it is left as it is. */
const maxIdleRounds = 600;

/** Numbers from 0 to 1 that are the same in each run. */
function createRandom(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Each item at the offer that is cheapest by itself. */
export function cheapestAlone({ offers }: SplitProblem, items: readonly number[]): Chosen {
  const chosen: Chosen = new Map();
  for (const item of items) {
    const best = offers.reduce((found, offer, place) => {
      if (offer.item !== item) return found;
      const other = offers[found];
      return !other || isCheaperAlone(offer, other) ? place : found;
    }, -1);
    if (best >= 0) chosen.set(item, best);
  }
  return chosen;
}

type Alone = { goods: number; delivery: number | null };

function isCheaperAlone(a: Alone, b: Alone): boolean {
  const difference = a.goods + (a.delivery ?? 0) - b.goods - (b.delivery ?? 0);
  return difference < 0 || (difference === 0 && a.delivery !== null && b.delivery === null);
}

/** Again and again the parcel that takes most of the items that are left. */
function greedyCover({ offers }: SplitProblem, items: readonly number[]): Chosen {
  const chosen: Chosen = new Map();
  while (chosen.size < items.length) {
    const taken = new Map<number, Map<number, number>>();
    offers.forEach((offer, place) => {
      if (!items.includes(offer.item) || chosen.has(offer.item)) return;
      const ofParcel = taken.get(offer.parcel) ?? new Map<number, number>();
      const other = offers[ofParcel.get(offer.item) ?? -1];
      if (!other || isCheaperAlone(offer, other)) ofParcel.set(offer.item, place);
      taken.set(offer.parcel, ofParcel);
    });
    const [most] = [...taken.values()].sort((a, b) => b.size - a.size);
    if (!most) break;
    for (const [item, place] of most) chosen.set(item, place);
  }
  return chosen;
}

function scoreOfChosen(problem: SplitProblem, chosen: Chosen, goal: Goal): number {
  const { goods, delivery, parcels, unknown } = costOf(problem, [...chosen.values()]);
  const one = scoreOf(goal, 0, false);
  return (
    scoreOf(goal, goods + delivery, false) - one + parcels * one + unknown * (scoreOf(goal, 0, true) - one)
  );
}

/** Some items that parcels of their offers join, around one of them. */
function chooseNeighbours(problem: SplitProblem, items: readonly number[], random: () => number): number[] {
  const start = items[Math.floor(random() * items.length)] as number;
  const own = new Set(problem.offers.filter(({ item }) => item === start).map(({ parcel }) => parcel));
  const ties = new Map<number, number>();
  for (const { item, parcel } of problem.offers) {
    if (items.includes(item)) ties.set(item, (ties.get(item) ?? random()) + (own.has(parcel) ? random() : 0));
  }
  ties.set(start, Number.POSITIVE_INFINITY);
  const closest = [...ties].sort((a, b) => b[1] - a[1]).map(([item]) => item);
  for (let count = maxAtOnce; count > 1; count--) {
    const some = closest.slice(0, count);
    const bundles = choicesByParcel(problem, some).map(countBundles);
    if (bundles.reduce((sum, each) => sum + each, 0) <= maxBundles) return some;
  }
  return [start];
}

/**
 * A good split of more items than can be divided exactly (large neighbourhood search): a few items at a time are
 * divided exactly while the others keep their offers, until time is over or nothing improves any more.
 */
export function improve(
  problem: SplitProblem,
  items: readonly number[],
  { goal, until }: ImproveOptions,
): Chosen {
  const random = createRandom();
  let best = goal === 'cheapest' ? cheapestAlone(problem, items) : greedyCover(problem, items);
  let least = scoreOfChosen(problem, best, goal);
  for (let idle = 0; idle < maxIdleRounds && performance.now() < until; idle++) {
    const some = chooseNeighbours(problem, items, random);
    const kept = new Map([...best].filter(([item]) => !some.includes(item)));
    const base = packParcels(problem, [...kept.values()]);
    const tried = new Map([...kept, ...assignExactly(problem, some, goal, base)]);
    const score = scoreOfChosen(problem, tried, goal);
    if (score >= least) continue;
    [best, least, idle] = [tried, score, 0];
  }
  return best;
}
