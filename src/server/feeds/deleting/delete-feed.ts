import { lockCatalogue } from '../../catalogue-version/service.ts';
import { carryOut, partingProducts } from '../../match-decisions/service.ts';
import { createMatcher } from '../../matching/service.ts';
import { createTouched, markGoneOffers } from '../../offers/service.ts';
import type { DatabasePool, Transaction } from '../../platform/database/database.ts';
import { republish } from '../../publishing/service.ts';
import type { FeedFiles } from '../collecting/feed-files.ts';
import { dropFeed, findDeleted, findLastSeen, leaveFeed } from './deleting-queries.ts';

/** Groups anew what was linked through articles that have gone. */
async function regroup(transaction: Transaction, merchantId: number): Promise<void> {
  const create = () => Promise.reject(new Error('Deleting brings no new articles'));
  const matcher = createMatcher({ transaction, products: { create, ...partingProducts(transaction) } });
  await matcher.leave(merchantId);
  await carryOut(transaction, matcher);
}

/**
 * Takes a feed that an admin has deleted out of the catalogue, in one transaction: offers that no other feed of the
 * merchant holds are gone from now on, as if their merchant had dropped them; prices that were seen stay. Its file
 * goes first. Does nothing about a feed that is not deleted.
 */
export async function deleteFeed(database: DatabasePool, files: FeedFiles, feedId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const merchantId = await findDeleted(transaction, feedId);
    if (merchantId === undefined) return;
    // First: once the feed is no more, whoever watches over this process ends it.
    await files.drop(feedId);
    // Not before its last import, which may have been another machine's: what was seen later would stay for ever.
    const lastSeen = await findLastSeen(transaction, feedId);
    const now = new Date(Math.max(Date.now(), lastSeen?.getTime() ?? 0));
    await createTouched(transaction);
    await markGoneOffers(transaction, await leaveFeed(transaction, feedId, now), now);
    await regroup(transaction, merchantId);
    await republish(transaction, { now, isNews: true });
    await dropFeed(transaction, feedId);
  });
}
