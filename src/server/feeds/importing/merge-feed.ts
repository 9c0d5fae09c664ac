import type { PriceNotation } from '../../../contract/feeds/feed-fields.ts';
import { lockCatalogue } from '../../catalogue-version/service.ts';
import type { CategoryCollector } from '../../facts/service.ts';
import type { SharedMirror } from '../../matching/service.ts';
import { ensureMerchantOf, type MerchantHints, storeMerchantCategories } from '../../merchants/service.ts';
import {
  type MergeCounts,
  type MergeScope,
  mergeKnownOffers,
  planMerge,
  storeSizes,
} from '../../offers/service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordUnseenTime } from '../../prices/service.ts';
import { republish } from '../../publishing/service.ts';
import type { FeedFormat } from '../adapters/formats.ts';
import {
  addHeldOffers,
  analyzeOutgrown,
  ensureFeed,
  markLeftOffers,
  type StoredFeed,
  setForSets,
  storeCurrency,
  storeNotation,
} from '../feeds-queries.ts';
import { setFeedObserved } from '../fresh-feeds-queries.ts';
import { type FileCut, type FileImpact, refuseCut, refuseUpheaval } from '../guarding/file-guard.ts';
import { refusePrices } from '../guarding/guard-factor.ts';
import { holdContradicted, holdJumps, noneContradicted } from '../guarding/guard-prices.ts';
import {
  confirmHeldPrices,
  countHeldPrices,
  getFileFigures,
  releaseHeldPrices,
} from '../guarding/guard-queries.ts';
import type { KnownOfFile } from '../reading/feed-file.ts';
import { FeedFileError } from '../reading/feed-file-error.ts';
import { storeKnown } from './hash-pairs-queries.ts';
import { isSeenSound } from './known-rows-queries.ts';
import { type MatchCounts, matchFeed } from './match-feed.ts';
import { retireOthers } from './retire-others.ts';
import { storeReadHash } from './same-file-queries.ts';

export type MergeOptions = {
  hints: MerchantHints;
  feedName: string;
  format: FeedFormat;
  observedAt: Date;
  /** The time by which freshness is computed. */
  now: Date;
  /** An admin or the command vouches for the file: it is accepted as it is. */
  isAccepted: boolean;
  /** The file is truncated. */
  cut: FileCut | undefined;
  /** Those of the rows that were read. */
  categories: CategoryCollector;
  /** The file's hash, and whether reading it again would change something (same-file.ts). */
  fileHash: string;
  isTimed: boolean;
  /** Of its rows that state none; '': nothing states it. */
  readCurrency: string;
  /** Hashes of its records as written in the file, where they differ from those of the last file. */
  known: KnownOfFile;
  /** It is the one of the last import, and was not read. */
  isSameFile: boolean;
  /** When the file was stored here, and when it was last modified, as its server says. */
  storedAt: Date;
  modifiedAt: Date | undefined;
  /** Kept with the feed, where it was named with the file. */
  currency: string | undefined;
  priceNotation: PriceNotation | undefined;
  /** What the process's imports leave to each other. */
  mirror: SharedMirror | undefined;
};

export type MergedFeed = {
  feedId: number;
  merchant: { id: number; name: string; isNew: boolean };
  offers: MergeCounts & { new: number };
  matched: MatchCounts;
  /** Offers that are not shown because their prices wait to be confirmed. */
  held: number;
  /** Those that are rows of the file, not counted elsewhere. */
  heldRows: number;
  /** The catalogue's version after it; undefined: nothing that pages show changed. */
  version: number | undefined;
};

async function openScope(transaction: Transaction, options: MergeOptions) {
  const { hints, feedName, format, observedAt } = options;
  const merchant = await ensureMerchantOf(transaction, hints);
  if (!merchant) throw new FeedFileError('file_nobodys', {}, { advice: ' (--merchant)' });
  const feed = await ensureFeed(transaction, { merchantId: merchant.id, name: feedName, format });
  if (feed.observedAt && feed.observedAt > observedAt) {
    throw new FeedFileError('file_older', {
      seen: feed.observedAt.toISOString(),
      given: observedAt.toISOString(),
    });
  }
  const statedAt = statedTime(feed, options);
  return { merchant, feed, scope: { merchantId: merchant.id, feedId: feed.id, observedAt, statedAt } };
}

/**
 * The latest time at which the file's rows can have been written. The same file again is as old as when it came
 * first. A modification time that did not move although the file changed is ignored.
 */
function statedTime(
  { statedAt, statedMark }: Pick<StoredFeed, 'statedAt' | 'statedMark'>,
  options: Pick<MergeOptions, 'fileHash' | 'storedAt' | 'modifiedAt' | 'observedAt'>,
): Date {
  const { fileHash, storedAt, modifiedAt, observedAt } = options;
  if (statedAt && statedMark === fileHash) return statedAt;
  const isTold = modifiedAt && (!statedAt || modifiedAt > statedAt);
  return new Date(Math.min(...[storedAt, observedAt, ...(isTold ? [modifiedAt] : [])].map(Number)));
}

/** A row that was skipped as known is needed after all: the whole file has to be read again. */
export class UnreadRowsError extends Error {
  constructor() {
    super('Rows of the file were passed over that have to be read.');
    this.name = 'UnreadRowsError';
  }
}

type Plan = {
  /** Number of rows that were held. */
  jumps: number;
  /** What the file would change. */
  impact: FileImpact;
  /** Offers whose articles are other goods now. */
  retired: number[];
  /** Articles whose prices are held no longer, and those of the former offers, which may have been gone already. */
  released: string[];
};

/**
 * Plans each row, and holds implausible prices.
 * @throws HeldFileError where the whole file is held; UnreadRowsError
 */
async function plan(
  transaction: Transaction,
  scope: MergeScope,
  { isAccepted, isSameFile, cut }: Pick<MergeOptions, 'isAccepted' | 'isSameFile' | 'cut'>,
): Promise<Plan> {
  await planMerge(transaction, scope);
  const { seen, seenHeld, seenPlanned, ...impact } = await getFileFigures(transaction, scope);
  // Where the feed holds all of them, and none is planned, nothing else has to be asked.
  const isSound = (seen === seenHeld && seenPlanned === 0) || (await isSeenSound(transaction, scope));
  if (!isSound) throw new UnreadRowsError();
  if (!isAccepted) {
    if (cut) refuseCut(cut, impact);
    refuseUpheaval(impact);
  }
  // It holds the same prices as when it was read, which stay as they are.
  if (isSameFile)
    return { jumps: await countHeldPrices(transaction, scope.feedId), impact, retired: [], released: [] };
  const released = isAccepted
    ? await releaseHeldPrices(transaction, scope.feedId)
    : await confirmHeldPrices(transaction, scope);
  const jumps = isAccepted ? 0 : await holdJumps(transaction, scope);
  const retired = await retireOthers(transaction, scope);
  const loss = { ...impact, missing: impact.missing + retired.length };
  if (!isAccepted) refuseUpheaval(loss);
  return {
    jumps,
    impact: loss,
    retired: retired.map(({ offerId }) => offerId),
    released: [...released, ...retired.map(({ retiredAs }) => retiredAs)],
  };
}

/**
 * Brings the catalogue to what `feed_rows` says, inside the import's transaction: products for new articles,
 * offers, what the feed holds, price history, products' facts and summaries, and the catalogue's version last.
 */
export async function mergeFeed(transaction: Transaction, options: MergeOptions): Promise<MergedFeed> {
  const { observedAt, now, isAccepted, categories } = options;
  await lockCatalogue(transaction);
  await setForSets(transaction);
  const { merchant, feed, scope } = await openScope(transaction, options);
  const { jumps, impact, retired, released } = await plan(transaction, scope, options);
  const wasStale = await recordUnseenTime(transaction, scope);
  // An offer whose price is held counts as left, too.
  const mayHaveLeft = impact.missing > 0 || jumps > 0;
  const { goneArticles, ...merged } = await mergeKnownOffers(transaction, scope, async () => [
    ...retired,
    ...(mayHaveLeft ? await markLeftOffers(transaction, scope) : []),
  ]);
  const matched = await matchFeed(transaction, scope, {
    mayLeave: [...goneArticles, ...released],
    brought: impact.added + retired.length,
    mirror: options.mirror,
  });
  await storeSizes(transaction, merchant.id);
  await addHeldOffers(transaction, feed.id);
  await refusePrices(transaction, scope, { isAccepted, impact });
  const brought = matched.gtin + matched.mpn + matched.title + matched.new;
  await analyzeOutgrown(transaction, brought);

  const isFresh = await setFeedObserved(transaction, feed.id, observedAt, now);
  if (options.currency !== undefined) await storeCurrency(transaction, feed.id, options.currency);
  if (options.priceNotation !== undefined) await storeNotation(transaction, feed.id, options.priceNotation);
  let contradicted = noneContradicted;
  const { version } = await republish(transaction, {
    now,
    observedAt,
    feedId: feed.id,
    // All offers of the feed become or cease to be live with it.
    ...(isFresh !== feed.isFresh && { liveChanged: { feedIds: [feed.id] } }),
    holdOffers: async () => {
      if (!isAccepted) contradicted = await holdContradicted(transaction);
    },
    beforeVersion: async () => {
      if (!options.isSameFile)
        await storeReadHash(transaction, feed.id, { ...options, statedAt: scope.statedAt });
      await storeKnown(transaction, feed.id, options.known);
      // Decisions about categories do not wait for imports.
      await storeMerchantCategories(transaction, merchant.id, categories);
    },
    changesPages: feed.observedAt?.getTime() !== observedAt.getTime(),
    // Offers that were stale by the clock return to pages untouched. A price taken back as wrong is not shown any longer.
    ...(!wasStale && { lag: () => ({ mayLag: true, promptIds: contradicted.takenBackFrom }) }),
  });
  return {
    feedId: feed.id,
    merchant,
    offers: { new: brought - contradicted.new, ...merged },
    matched,
    heldRows: jumps + contradicted.new,
    held: jumps + contradicted.new + contradicted.earlier,
    version,
  };
}
