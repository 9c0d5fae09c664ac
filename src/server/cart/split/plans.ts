import { cheapestAlone } from './improve.ts';
import { costOf } from './parcel-cost.ts';
import type { Assignment, SplitCost, SplitProblem } from './problem.ts';
import { type Solution, solve } from './solve.ts';

/** Ways to buy a cart: for the least cost, in the fewest parcels, from one merchant. */
const planKinds = ['cheapest', 'fewestParcels', 'oneMerchant'] as const;
export type PlanKind = (typeof planKinds)[number];

export type Plan = SplitCost & { kind: PlanKind; chosen: Assignment; isProven: boolean };

export type Plans = {
  /** One of each kind that there is, in their order. */
  plans: Plan[];
  /** Each item at the offer that is cheapest by itself. */
  alone: SplitCost;
};

/** A problem with some of its offers, and the way back to their places in it. */
function withOffers(problem: SplitProblem, isKept: (offer: SplitProblem['offers'][number]) => boolean) {
  const places = problem.offers.flatMap((offer, place) => (isKept(offer) ? [place] : []));
  const offers = places.map((place) => problem.offers[place] as SplitProblem['offers'][number]);
  const back = ({ chosen, ...rest }: Solution): Solution => ({
    ...rest,
    chosen: chosen.map((place) => places[place] ?? -1),
  });
  return { smaller: { ...problem, offers }, back };
}

/** The cheapest split from one merchant and the sellers on its marketplace; undefined: nobody has everything. */
function solveOneMerchant(problem: SplitProblem, until: number): Solution | undefined {
  const merchantOf = (parcel: number) => problem.parcels[parcel]?.merchant;
  const merchants = [...new Set(problem.parcels.map(({ merchant }) => merchant))];
  const found = merchants.flatMap((merchant) => {
    const { smaller, back } = withOffers(problem, ({ parcel }) => merchantOf(parcel) === merchant);
    const solution = solve(smaller, { goal: 'cheapest', until });
    return solution ? [back(solution)] : [];
  });
  const best = found
    .map((solution) => ({ solution, ...costOf(problem, solution.chosen) }))
    .sort(
      (a, b) => a.goods + a.delivery - b.goods - b.delivery || a.unknown - b.unknown || a.parcels - b.parcels,
    )[0];
  return best && { ...best.solution, isProven: found.every(({ isProven }) => isProven) };
}

/** What the cheapest split costs, within `budget` milliseconds; undefined: an item has no offer. */
export function findLowestCost(problem: SplitProblem, budget: number): SplitCost | undefined {
  const found = solve(problem, { goal: 'cheapest', until: performance.now() + budget });
  return found && costOf(problem, found.chosen);
}

/**
 * Ways to buy all items; none where an item has no offer. `budget`: milliseconds after which large carts are left
 * with the best that was found.
 */
export function findPlans(problem: SplitProblem, budget: number): Plans {
  const start = performance.now();
  const cheapest = solve(problem, { goal: 'cheapest', until: start + budget * 0.5 });
  const toPlan = (kind: PlanKind, solution: Solution | undefined): Plan[] =>
    solution ? [{ kind, ...solution, ...costOf(problem, solution.chosen) }] : [];
  const [first] = toPlan('cheapest', cheapest);
  const items = Array.from({ length: problem.items }, (_, item) => item);
  const alone = costOf(problem, [...cheapestAlone(problem, items).values()]);
  if (!first) return { plans: [], alone };
  const fewest = solve(problem, { goal: 'fewestParcels', until: start + budget * 0.8 });
  const one = solveOneMerchant(problem, start + budget);
  const plans = [first, ...toPlan('fewestParcels', fewest), ...toPlan('oneMerchant', one)];
  return { plans, alone };
}
