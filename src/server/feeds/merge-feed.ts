import { raiseCatalogueVersion, refreshProducts } from '../catalogue/service.ts';
import {
  collectLiveOffers,
  collectTouchedProducts,
  ensureMerchantOf,
  type MerchantHints,
  type MergeCounts,
  mergeOffers,
  planMerge,
  refreshSummaries,
} from '../offers/service.ts';
import type { Transaction } from '../platform/database.ts';
import { recordPricePoints } from '../prices/service.ts';
import {
  addHeldOffers,
  ensureFeed,
  lockCatalogue,
  markLeftOffers,
  setFeedObserved,
  setForSets,
} from './feeds-queries.ts';
import { insertMatchedOffers, type MatchCounts } from './match-feed.ts';
import { FeedFileError } from './reading/feed-file-error.ts';
import type { FeedFormat } from './sources/formats.ts';

export type MergeOptions = {
  hints: MerchantHints;
  feedName: string;
  format: FeedFormat;
  observedAt: Date;
  /** Judges freshness. */
  now: Date;
};

export type MergedFeed = {
  feedId: number;
  merchant: { id: number; name: string; isNew: boolean };
  offers: MergeCounts & { new: number };
  matched: MatchCounts;
  /** The catalogue's version after it; undefined: nothing that pages show changed. */
  version: number | undefined;
};

async function openScope(transaction: Transaction, { hints, feedName, format, observedAt }: MergeOptions) {
  const merchant = await ensureMerchantOf(transaction, hints);
  if (!merchant)
    throw new FeedFileError('The file does not say whose it is: name the merchant (--merchant).');
  const feed = await ensureFeed(transaction, { merchantId: merchant.id, name: feedName, format });
  if (feed.observedAt && feed.observedAt > observedAt) {
    throw new FeedFileError(
      `The feed was already imported as seen at ${feed.observedAt.toISOString()}: an older state ` +
        `(${observedAt.toISOString()}) would falsify its history.`,
    );
  }
  return { merchant, feed, scope: { merchantId: merchant.id, feedId: feed.id, observedAt } };
}

/**
 * Brings the catalogue to what `feed_rows` says, inside the import's transaction: products for new articles,
 * offers, what the feed holds, price history, products' facts and summaries, and the catalogue's version last.
 */
export async function mergeFeed(transaction: Transaction, options: MergeOptions): Promise<MergedFeed> {
  const { observedAt, now } = options;
  await lockCatalogue(transaction);
  await setForSets(transaction);
  const { merchant, feed, scope } = await openScope(transaction, options);
  await planMerge(transaction, scope);
  const matched = await insertMatchedOffers(transaction, scope);
  const merged = await mergeOffers(transaction, scope, async () => {
    await addHeldOffers(transaction, feed.id);
    return markLeftOffers(transaction, feed.id, observedAt);
  });
  await recordPricePoints(transaction, observedAt);

  const isFresh = await setFeedObserved(transaction, feed.id, observedAt, now);
  // All that the feed holds begins or ceases to count with it.
  const touched = await collectTouchedProducts(transaction, isFresh === feed.isFresh ? null : feed.id);
  if (touched > 0) {
    await collectLiveOffers(transaction, now);
    await refreshProducts(transaction);
    await refreshSummaries(transaction);
  }
  const isSeenAnew = feed.observedAt?.getTime() !== observedAt.getTime();
  const offers = { new: matched.gtin + matched.mpn + matched.title + matched.new, ...merged };
  const version = touched > 0 || isSeenAnew ? await raiseCatalogueVersion(transaction) : undefined;
  return { feedId: feed.id, merchant, offers, matched, version };
}
