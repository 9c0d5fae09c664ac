import { queuePriceChecks } from '../alerts/service.ts';
import { refreshProducts } from '../catalogue/service.ts';
import { type Lag, raiseCatalogueVersion } from '../catalogue-version/service.ts';
import { consolidateProducts } from '../facts/service.ts';
import type { Transaction } from '../platform/database/database.ts';
import { recordPricePoints } from '../prices/service.ts';
import {
  collectLiveOffers,
  collectTouchedProducts,
  listTouchedProducts,
  type OffersOf,
  refreshSummaries,
} from './queries.ts';

export type Republication = {
  /** The time by which freshness is computed. */
  now: Date;
  /** When the prices of `touched_offers` were seen; absent: `now`. */
  observedAt?: Date;
  /** All of these offers have become live, or have ceased to be, besides the changes in `touched_offers`. */
  liveChanged?: OffersOf;
  /** An import's feed: its prices that alerts doubted are checked again. */
  feedId?: number;
  /** Holds implausible offers; runs before anything is derived from them. */
  holdOffers?: () => Promise<void>;
  /** A person has made the change: lists follow at once. */
  isAwaited?: boolean;
  /** Titles and other facts are made within the transaction, else soon after it. */
  withFacts?: boolean;
  /** Runs right before the version is raised: takes locks that people may wait for. */
  beforeVersion?: () => Promise<void>;
  /** Raises the version even where no offer was touched, since pages change. */
  changesPages?: boolean;
  /** Called last. Left out: what changed is not recorded, so that no response from before is sent again. */
  lag?: () => Lag;
};

/** How many products were touched, and the new catalogue version; undefined: no change. */
export type Republished = { products: number; version: number | undefined };

/**
 * Updates everything derived from the offers in the temporary table `touched_offers`, which the caller
 * created (`createTouched`, `planMerge`): price history, pictures, ratings, facts, main offers, alerts, and
 * the catalogue's version last. The caller holds the catalogue's lock.
 */
export async function republish(tx: Transaction, options: Republication): Promise<Republished> {
  const { now, observedAt = now, liveChanged, feedId = null } = options;
  const products = await collectTouchedProducts(tx, liveChanged);
  if (products > 0) {
    await collectLiveOffers(tx, now);
    await options.holdOffers?.();
    await recordPricePoints(tx, observedAt);
    await refreshProducts(tx, liveChanged ? 'touched products' : 'changed offers');
    if (options.withFacts) await consolidateProducts(tx, await listTouchedProducts(tx));
    await refreshSummaries(tx);
  }
  await queuePriceChecks(tx, feedId);
  await options.beforeVersion?.();
  const isChanged = products > 0 || options.changesPages;
  return { products, version: isChanged ? await raiseVersion(tx, options) : undefined };
}

async function raiseVersion(tx: Transaction, { isAwaited = false, lag }: Republication): Promise<number> {
  if (isAwaited || !lag) return raiseCatalogueVersion(tx, { isAwaited });
  return raiseCatalogueVersion(tx, { known: { productIds: await listTouchedProducts(tx), ...lag() } });
}
