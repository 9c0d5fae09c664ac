import { lockCatalogue } from '../../catalogue-version/service.ts';
import { applyDecision, splitOffProducts } from '../../match-decisions/service.ts';
import { createMatcher } from '../../matching/service.ts';
import { dropUnusedMerchant } from '../../merchants/service.ts';
import { createTouched, markGoneOffers } from '../../offers/service.ts';
import type { DatabasePool, Transaction } from '../../platform/database/database.ts';
import { republish } from '../../publishing/service.ts';
import type { FeedFiles } from '../collecting/feed-files.ts';
import { releaseHeldPrices } from '../guarding/guard-queries.ts';
import { dropFeed, findDeleted, findLastSeen, removeFeedOffers } from './deleting-queries.ts';

/** Regroups what was linked through articles that have gone. */
async function regroup(
  transaction: Transaction,
  merchantId: number,
  articles: readonly string[],
): Promise<void> {
  const create = () => Promise.reject(new Error('Deleting brings no new articles'));
  const matcher = createMatcher({ transaction, products: { create, ...splitOffProducts(transaction) } });
  await matcher.leave(merchantId, articles);
  await applyDecision(transaction, matcher);
}

/**
 * Removes a deleted feed from the catalogue, in one transaction: offers that no other feed of the merchant
 * holds are gone from now on, as if the merchant had dropped them; their price history stays. The file is
 * deleted first. A merchant that is left without anything goes as well. Does nothing if the feed is not marked as deleted.
 */
export async function deleteFeed(database: DatabasePool, files: FeedFiles, feedId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const merchantId = await findDeleted(transaction, feedId);
    if (merchantId === undefined) return;
    // First: once the feed's row is gone, the supervisor ends this process.
    await files.drop(feedId);
    // Not before its last import, which may have run on another machine: offers seen later would stay for
    // ever.
    const lastSeen = await findLastSeen(transaction, feedId);
    const now = new Date(Math.max(Date.now(), lastSeen?.getTime() ?? 0));
    await createTouched(transaction);
    const left = await removeFeedOffers(transaction, feedId, now);
    const goneArticles = await markGoneOffers(transaction, left, now);
    const released = await releaseHeldPrices(transaction, feedId);
    await regroup(transaction, merchantId, [...goneArticles, ...released]);
    await republish(transaction, { now, changesPages: true, isAwaited: true });
    await dropFeed(transaction, feedId);
    await dropUnusedMerchant(transaction, merchantId);
  });
}
