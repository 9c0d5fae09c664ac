import { lockCatalogue } from '../catalogue-version/service.ts';
import { findUnappliedStanding, startStanding } from '../merchants/service.ts';
import { createTouched } from '../offers/service.ts';
import type { DatabasePool, Transaction } from '../platform/database/database.ts';
import { oneByOne } from '../platform/database/one-by-one.ts';
import { republish } from '../publishing/service.ts';
import { judgeFreshness } from './fresh-feeds-queries.ts';

/**
 * Updates lists, main offers, ratings and alerts after merchants became active or inactive, or got another
 * freshness limit; returns how many merchants.
 */
export const applyMerchantChanges = (db: DatabasePool, signal?: AbortSignal): Promise<number> =>
  oneByOne(db, findUnappliedStanding, applyTo, signal);

async function applyTo(db: Transaction, merchantId: number): Promise<void> {
  await lockCatalogue(db);
  await startStanding(db, merchantId);
  const now = new Date();
  await judgeFreshness(db, merchantId, now);
  await createTouched(db);
  await republish(db, { now, liveChanged: { merchantId }, isAwaited: true });
}
