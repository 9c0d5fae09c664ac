import { queuePriceChecks } from '../alerts/service.ts';
import { refreshProducts } from '../catalogue/service.ts';
import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import { consolidateProducts } from '../facts/service.ts';
import type { Transaction } from '../platform/database/database.ts';
import { recordPricePoints } from '../prices/service.ts';
import {
  collectLiveOffers,
  collectTouchedProducts,
  listTouchedProducts,
  refreshSummaries,
  type Turned,
} from './queries.ts';

export type Republication = {
  /** Judges freshness. */
  now: Date;
  /** When the prices of `touched_offers` were seen; absent: `now`. */
  observedAt?: Date;
  /** What is touched besides the offers of `touched_offers`. */
  turned?: Turned;
  /** An import's feed: prices of it that alerts doubted are looked at again. */
  feedId?: number;
  /** Holds offers that are not to be believed, before anything is made of them. */
  hold?: () => Promise<void>;
  /** A person waits: titles and other facts are made within the transaction, else soon after it, and lists follow at once. */
  isAwaited?: boolean;
  /** Comes right before the version is raised: locks that people wait for while they change something. */
  last?: () => Promise<void>;
  /** Pages have something new to say although no offer was touched. */
  isNews?: boolean;
};

/** How many products were touched, and the catalogue's version after it; undefined: there is nothing new. */
export type Republished = { products: number; version: number | undefined };

/**
 * Brings all that is made of offers up to date with those in the temporary table `touched_offers`, which the caller made
 * (`createTouched`, `planMerge`): price history, pictures, ratings, facts, main offers, alerts, and the catalogue's version last.
 * Whoever calls it holds the catalogue's lock.
 */
export async function republish(tx: Transaction, given: Republication): Promise<Republished> {
  const { now, observedAt = now, turned, feedId = null } = given;
  const products = await collectTouchedProducts(tx, turned);
  if (products > 0) {
    await collectLiveOffers(tx, now);
    await given.hold?.();
    await recordPricePoints(tx, observedAt);
    await refreshProducts(tx, turned ? 'touched products' : 'changed offers');
    if (given.isAwaited) await consolidateProducts(tx, await listTouchedProducts(tx));
    await refreshSummaries(tx);
  }
  await queuePriceChecks(tx, feedId);
  await given.last?.();
  const version =
    products > 0 || given.isNews
      ? await raiseCatalogueVersion(tx, { isAwaited: given.isAwaited ?? false })
      : undefined;
  return { products, version };
}
