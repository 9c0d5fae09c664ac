import type { Transaction } from '../platform/database.ts';
import {
  analyzeTouchedOffers,
  collectTouchedRows,
  countSameOffers,
  insertNewOffers,
  type MergeScope,
  markGoneOffers,
  updateChangedOffers,
} from './merging-queries.ts';

export type { MergeScope } from './merging-queries.ts';

export type MergeCounts = { new: number; changed: number; same: number; gone: number };

/** How a feed's presence list is brought up to date; answers the offers that the feed no longer holds. */
export type UpdatePresence = () => Promise<number[]>;

/**
 * Carries out a plan (`planMerge`) whose new articles were matched (`insertMatchedRows`); what changed is left
 * in the temporary tables `touched_offers` and `touched_rows`.
 */
export async function mergeOffers(
  transaction: Transaction,
  scope: MergeScope,
  updatePresence: UpdatePresence,
): Promise<MergeCounts> {
  const inserted = await insertNewOffers(transaction, scope);
  const changed = await updateChangedOffers(transaction, scope);
  const left = await updatePresence();
  const gone = await markGoneOffers(transaction, left, scope.observedAt);
  await collectTouchedRows(transaction);
  await analyzeTouchedOffers(transaction);
  return { new: inserted, changed, same: await countSameOffers(transaction), gone };
}
