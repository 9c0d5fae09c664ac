import { lockCatalogue, raiseCatalogueVersion } from '../catalogue-version/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { consolidateStaleProducts } from './consolidate-products.ts';

/** Products of one transaction: an import that waits for it waits a second. */
const batchSize = 2_000;

/**
 * Makes the facts of all products anew whose offers' texts imports have changed: after a row of imports, and now and then
 * for what a stopped one left. Answers how many products were looked at. Stopped anywhere, the next call goes on.
 */
export async function refreshFacts(database: DatabasePool, signal?: AbortSignal): Promise<number> {
  let products = 0;
  for (let taken = batchSize; taken === batchSize && !signal?.aborted; ) {
    taken = await database.transaction(async (transaction) => {
      await lockCatalogue(transaction);
      const done = await consolidateStaleProducts(transaction, batchSize);
      if (done.isChanged) await raiseCatalogueVersion(transaction);
      return done.taken;
    });
    products += taken;
  }
  return products;
}
