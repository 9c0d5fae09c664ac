import { pushLimits } from '../../../contract/feeds/feed-limits.ts';
import { lockCatalogue } from '../../catalogue-version/service.ts';
import type { CategoryCollector } from '../../facts/service.ts';
import { storeMerchantCategories } from '../../merchants/service.ts';
import {
  type MergeScope,
  mergeKnownOffers,
  planMerge,
  seeOffersAgain,
  storeSizes,
} from '../../offers/service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordUnseenTime } from '../../prices/service.ts';
import { republish } from '../../publishing/service.ts';
import { addHeldOffers, rereadOffers, setForSets } from '../feeds-queries.ts';
import { holdContradicted, holdJumps, noneContradicted } from '../guarding/guard-prices.ts';
import { matchFeed } from '../importing/match-feed.ts';
import { retireOthers } from '../importing/retire-others.ts';
import {
  confirmPushedPrices,
  hasTouchedTexts,
  listHeldArticles,
  listKnownArticles,
  listOverruledArticles,
  markPushedGone,
  notePushed,
} from './push-merge-queries.ts';

export type PushToMerge = {
  merchantId: number;
  feedId: number;
  /** Articles whose rows are staged (`feed_rows`), and those that go. */
  articles: readonly string[];
  gone: readonly string[];
  categories: CategoryCollector;
};

export type MergedPush = {
  observedAt: Date;
  /** Articles whose prices are not believed yet. */
  held: ReadonlySet<string>;
  /** Articles whose values another feed of the merchant decides. */
  overruled: ReadonlySet<string>;
  /** Those that were to go and were there. */
  known: ReadonlySet<string>;
  /** Titles or other texts have changed: facts are to be made. */
  hasTexts: boolean;
};

/**
 * Merges `feed_rows`, some articles of a feed, into the catalogue, inside a transaction: as a file would, but all
 * other articles stay as they are. A push counts as observed when it is merged.
 */
export async function mergePush(transaction: Transaction, push: PushToMerge): Promise<MergedPush> {
  const { merchantId, feedId, articles, gone, categories } = push;
  await lockCatalogue(transaction);
  await setForSets(transaction);
  const observedAt = new Date();
  const scope: MergeScope = { merchantId, feedId, observedAt, statedAt: observedAt };
  await planMerge(transaction, scope);
  const minutes = pushLimits.confirmMinutes;
  const released = await confirmPushedPrices(transaction, scope, { gone, minutes });
  await holdJumps(transaction, scope);
  const retired = await retireOthers(transaction, scope);
  const known = await listKnownArticles(transaction, scope, gone);
  await recordUnseenTime(transaction, { ...scope, isPart: true });
  const { goneArticles } = await mergeKnownOffers(transaction, scope, async () => {
    const ids = await markPushedGone(transaction, scope, gone);
    await rereadOffers(transaction, ids);
    return [...retired.map(({ offerId }) => offerId), ...ids];
  });
  await seeOffersAgain(transaction, observedAt);
  await matchFeed(transaction, scope, {
    mayLeave: [...goneArticles, ...released, ...retired.map(({ retiredAs }) => retiredAs)],
    brought: 0,
    mirror: undefined,
    prunesLater: true,
  });
  await storeSizes(transaction, merchantId);
  await addHeldOffers(transaction, feedId);
  await notePushed(transaction, scope, [...articles, ...gone]);
  const overruled = await listOverruledArticles(transaction);
  let contradicted = noneContradicted;
  await republish(transaction, {
    now: observedAt,
    observedAt,
    feedId,
    holdOffers: async () => {
      contradicted = await holdContradicted(transaction);
    },
    lag: () => ({ mayLag: true, promptIds: contradicted.takenBackFrom }),
    beforeVersion: () => storeMerchantCategories(transaction, merchantId, categories),
  });
  return {
    observedAt,
    held: await listHeldArticles(transaction, feedId, articles),
    overruled,
    known,
    hasTexts: await hasTouchedTexts(transaction),
  };
}
