import { lockCatalogue, raiseCatalogueVersion } from '../catalogue-version/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { consolidateStaleProducts } from './consolidate-products.ts';

/** Products of one transaction: an import that waits for it waits a second. */
const batchSize = 2_000;

/**
 * Recomputes the facts of all stale products: after a series of imports, and periodically for what an
 * interrupted one left. Returns how many products were processed. Can be interrupted anywhere; the next call
 * continues.
 */
export async function refreshFacts(database: DatabasePool, signal?: AbortSignal): Promise<number> {
  let products = 0;
  for (let taken = batchSize; taken === batchSize && !signal?.aborted; ) {
    taken = await database.transaction(async (transaction) => {
      await lockCatalogue(transaction);
      const done = await consolidateStaleProducts(transaction, batchSize);
      // Decisions of staff reach products in this way: what was before them is not shown any longer.
      if (done.isChanged)
        await raiseCatalogueVersion(transaction, { told: { productIds: [], mayLag: false } });
      return done.taken;
    });
    products += taken;
  }
  return products;
}
