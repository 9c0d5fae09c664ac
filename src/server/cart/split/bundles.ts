import { type Contents, contentsOf, deliveryOf, nothing, together } from './parcel-cost.ts';
import { type Goal, type ParcelTerms, type SplitProblem, scoreOf } from './problem.ts';

/** An offer of a problem with its place in `SplitProblem.offers`. */
type Choice = Contents & { place: number };

/** What one parcel can hold: the choices of each of the items that it is offered for. */
export type ParcelChoices = {
  parcel: number;
  terms: ParcelTerms;
  /** By the item's number among those that are to be divided. */
  of: { item: number; choices: Choice[] }[];
};

/** For each set of items, as bits, the best parcel to send it in: its score, and the parcel's number. */
export type Bundles = { scores: Float64Array; parcels: Int32Array };

/** The choices of each parcel for `items`, which are numbered again by their order. */
export function choicesByParcel(problem: SplitProblem, items: readonly number[]): ParcelChoices[] {
  const numberOf = new Map(items.map((item, number) => [item, number]));
  const found = new Map<number, Map<number, Choice[]>>();
  problem.offers.forEach((offer, place) => {
    const item = numberOf.get(offer.item);
    const terms = problem.parcels[offer.parcel];
    if (item === undefined || !terms) return;
    const ofParcel = found.get(offer.parcel) ?? new Map<number, Choice[]>();
    ofParcel.set(item, [...(ofParcel.get(item) ?? []), { ...contentsOf(offer, terms), place }]);
    found.set(offer.parcel, ofParcel);
  });
  return Array.from(found, ([parcel, byItem]) => ({
    parcel,
    terms: problem.parcels[parcel] as ParcelTerms,
    of: Array.from(byItem, ([item, choices]) => ({ item, choices })).sort((a, b) => a.item - b.item),
  }));
}

/** How many parcels with something in them `choices` make: what it costs to look at them all. */
export const countBundles = ({ of }: ParcelChoices): number =>
  of.reduce((count, { choices }) => count * (1 + choices.length), 1) - 1;

/** Visits every parcel that can be made of `choices` on top of what it holds. */
function visitBundles(
  { of }: ParcelChoices,
  base: Contents,
  visit: (items: number, contents: Contents, places: readonly number[]) => void,
): void {
  const places: number[] = [];
  const extend = (from: number, items: number, contents: Contents): void => {
    for (let index = from; index < of.length; index++) {
      const { item, choices } = of[index] as ParcelChoices['of'][number];
      for (const choice of choices) {
        const larger = together(contents, choice);
        places.push(choice.place);
        visit(items | (1 << item), larger, places);
        extend(index + 1, items | (1 << item), larger);
        places.pop();
      }
    }
  };
  extend(0, 0, base);
}

/** What a parcel adds to the score of a goal; 0 while it is empty. */
const scoreOfParcel = (goal: Goal, contents: Contents, terms: ParcelTerms): number =>
  contents === nothing ? 0 : scoreOf(goal, contents.goods + deliveryOf(contents, terms), contents.isUnknown);

/** What the parcels hold already that more items are added to, by the parcel's number. */
export type Base = ReadonlyMap<number, Contents>;

/** The best parcel for each set of `count` items: what the set adds to the score. */
export function findBundles(all: readonly ParcelChoices[], count: number, goal: Goal, base: Base): Bundles {
  const scores = new Float64Array(1 << count).fill(Number.POSITIVE_INFINITY);
  const parcels = new Int32Array(1 << count).fill(-1);
  for (const choices of all) {
    const held = base.get(choices.parcel) ?? nothing;
    const before = scoreOfParcel(goal, held, choices.terms);
    visitBundles(choices, held, (items, contents) => {
      const score = scoreOfParcel(goal, contents, choices.terms) - before;
      if (score >= (scores[items] as number)) return;
      scores[items] = score;
      parcels[items] = choices.parcel;
    });
  }
  return { scores, parcels };
}

/** The offers that make the best parcel of a set of items, as places. */
export function placesOfBundle(choices: ParcelChoices, items: number, goal: Goal, base: Base): number[] {
  let best = Number.POSITIVE_INFINITY;
  let chosen: number[] = [];
  const held = base.get(choices.parcel) ?? nothing;
  const wanted = { ...choices, of: choices.of.filter(({ item }) => items & (1 << item)) };
  visitBundles(wanted, held, (found, contents, places) => {
    const score = scoreOfParcel(goal, contents, choices.terms);
    if (found !== items || score >= best) return;
    best = score;
    chosen = [...places];
  });
  return chosen;
}
