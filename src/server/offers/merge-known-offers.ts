import type { Transaction } from '../platform/database/database.ts';
import { countSameOffers, type MergeScope, markGoneOffers, updateChangedOffers } from './merge-queries.ts';
import { collectChangedTexts, updateChangedTexts } from './texts-queries.ts';

export type MergeCounts = { changed: number; same: number; gone: number };
/** `goneArticles`: those that no feed of the merchant holds any more. */
export type MergedOffers = MergeCounts & { goneArticles: string[] };

/** How a feed's presence list is brought up to date; returns the offers that the feed no longer holds. */
export type MarkLeft = () => Promise<number[]>;

/**
 * Applies a plan (`planMerge`) except for new articles: `insertNewOffers` inserts their offers, once their
 * products are known.
 */
export async function mergeKnownOffers(
  transaction: Transaction,
  scope: MergeScope,
  markLeft: MarkLeft,
): Promise<MergedOffers> {
  await collectChangedTexts(transaction);
  const changed = await updateChangedOffers(transaction, scope);
  await updateChangedTexts(transaction);
  const goneArticles = await markGoneOffers(transaction, await markLeft(), scope.observedAt);
  return { changed, same: await countSameOffers(transaction), gone: goneArticles.length, goneArticles };
}
