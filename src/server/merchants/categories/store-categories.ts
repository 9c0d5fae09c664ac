import { type CategoryCollector, maxMerchantCategories } from '../../facts/service.ts';
import type { Database, DatabasePool } from '../../platform/database/database.ts';
import { countOffers, listMerchantsToCount, upsertCategories } from './store-categories-queries.ts';

/** Stores a feed's categories for staff: one statement, at the end of its import. */
export async function storeMerchantCategories(
  db: Database,
  merchantId: number,
  noted: CategoryCollector,
): Promise<void> {
  const categories = noted.all();
  if (categories.length > 0) await upsertCategories(db, merchantId, categories, maxMerchantCategories);
}

/** Updates the counts of merchants' categories after their imports; returns for how many merchants. */
export async function countMerchantCategories(db: DatabasePool, signal?: AbortSignal): Promise<number> {
  const merchants = await listMerchantsToCount(db);
  for (const merchantId of merchants) {
    if (signal?.aborted) break;
    await db.transaction((transaction) => countOffers(transaction, merchantId));
  }
  return merchants.length;
}
