import { findOfferedLines, makeProblem, type SplitCost, type SplitProblem } from '../cart/service.ts';
import type { Database } from '../platform/database/database.ts';
import { type ListItem, listItems, sumLists } from './list-costs-queries.ts';

/**
 * What everything on a list costs, delivered, in cents; null where something on it is not available.
 * `deliveryStated`: every delivery cost in it is known.
 */
export type ListCost = { totalCents: number | null; deliveryStated: boolean };

/** Finds what the cheapest split of a cart costs; undefined: an item has no offer. */
export type FindLowestCost = (
  problem: SplitProblem,
) => SplitCost | undefined | Promise<SplitCost | undefined>;

/** Longer lists than a cart can be count each thing by itself: dividing them would take long. */
const maxItems = 50;
/** Lists whose offers are read at a time. */
const batchSize = 100;

/** What the lists of some alerts cost, bought together as the cart would be divided (docs/cart.md); by alert. */
export async function costLists(
  db: Database,
  alertIds: readonly number[],
  findLowestCost: FindLowestCost,
): Promise<Map<number, ListCost>> {
  const costs = new Map<number, ListCost>();
  for (let start = 0; start < alertIds.length; start += batchSize) {
    const sums = await sumLists(db, alertIds.slice(start, start + batchSize));
    for (const { alertId, totalCents, deliveryStated } of sums) {
      costs.set(alertId, { totalCents, deliveryStated });
    }
    const short = sums.filter(({ length, totalCents }) => length <= maxItems && totalCents !== null);
    const items = await listItems(
      db,
      short.map(({ alertId }) => alertId),
    );
    for (const [alertId, ofList] of Map.groupBy(items, (item) => item.alertId)) {
      costs.set(alertId, await costTogether(db, ofList, findLowestCost));
    }
  }
  return costs;
}

async function costTogether(
  db: Database,
  items: readonly ListItem[],
  findLowestCost: FindLowestCost,
): Promise<ListCost> {
  const wanted = items.map(({ productId, ...rest }) => ({ _id: String(productId), ...rest }));
  const { problem, left } = makeProblem(await findOfferedLines(db, wanted));
  const cost = left.length === 0 ? await findLowestCost(problem) : undefined;
  if (!cost) return { totalCents: null, deliveryStated: false };
  return { totalCents: cost.goods + cost.delivery, deliveryStated: cost.unknown === 0 };
}
