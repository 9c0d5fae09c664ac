import type { Transaction } from '../platform/database.ts';
import {
  analyzeTouched,
  collectChangedRows,
  countSameOffers,
  type MergeScope,
  markGoneOffers,
  updateChangedOffers,
} from './merging-queries.ts';
import { collectChangedTexts, updateChangedTexts } from './texts-queries.ts';

export type MergeCounts = { changed: number; same: number; gone: number };

/** How a feed's presence list is brought up to date; answers the offers that the feed no longer holds. */
export type UpdatePresence = () => Promise<number[]>;

/**
 * Carries out the rest of a plan (`planMerge`) whose new articles have their offers (`insertNewOffers`); what
 * changed is left in the temporary tables `touched_offers`, `touched_texts` and `touched_rows`.
 */
export async function mergeOffers(
  transaction: Transaction,
  scope: MergeScope,
  updatePresence: UpdatePresence,
): Promise<MergeCounts> {
  await collectChangedTexts(transaction);
  const changed = await updateChangedOffers(transaction, scope);
  await updateChangedTexts(transaction);
  await collectChangedRows(transaction);
  const left = await updatePresence();
  const gone = await markGoneOffers(transaction, left, scope.observedAt);
  await analyzeTouched(transaction);
  return { changed, same: await countSameOffers(transaction), gone };
}
