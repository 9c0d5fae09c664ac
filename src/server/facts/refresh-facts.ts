import { lockCatalogue, raiseCatalogueVersion } from '../catalogue-version/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { refusesValues } from '../platform/database/database-errors.ts';
import { consolidateStaleProducts } from './consolidate-products.ts';
import { factsRules } from './stale-by-rules.ts';
import { keepFirstRules, takeStaleProducts } from './stale-facts-queries.ts';

/** Products of one transaction: an import that waits for it waits a second. */
const batchSize = 2_000;
/** More than so many products of one run are no products' fault: what is left waits for the next one. */
const maxSetAside = 20;

/** Whether an error comes from what a product says, and comes again however often its facts are made. */
const isOfProduct = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || refusesValues(error);

/** Recomputes the facts of the next `size` stale products; returns how many there were. */
const refreshNext = (database: DatabasePool, size: number): Promise<number> =>
  database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const done = await consolidateStaleProducts(transaction, size);
    // What was before a decision of staff is not shown any longer.
    if (done.isChanged)
      await raiseCatalogueVersion(transaction, {
        known: { productIds: [], mayLag: true, promptIds: done.decided },
      });
    return done.taken;
  });

/** Takes the next stale product off the list: it keeps the facts that it has until its offers or the rules change. */
async function setAside(database: DatabasePool, cause: unknown): Promise<Error> {
  const [stale] = await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    return await takeStaleProducts(transaction, 1);
  });
  return new Error(`the facts of product ${stale?.id} could not be made`, { cause });
}

/**
 * Recomputes the facts of all stale products: after a series of imports, and periodically for what an
 * interrupted one left. Returns how many products were processed. Can be interrupted anywhere; the next call
 * continues. A product whose facts cannot be made is found in ever smaller batches and holds up no other.
 * @throws AggregateError of these products, after all others, or after twenty
 */
export async function refreshFacts(database: DatabasePool, signal?: AbortSignal): Promise<number> {
  // Else the products of a first import would be made twice.
  await keepFirstRules(database, factsRules);
  const failures: Error[] = [];
  let products = 0;
  let size = batchSize;
  for (let isDone = false; !isDone && failures.length < maxSetAside && !signal?.aborted; ) {
    try {
      const taken = await refreshNext(database, size);
      isDone = taken < size;
      products += taken;
    } catch (error) {
      if (!isOfProduct(error)) throw error;
      if (size === 1) failures.push(await setAside(database, error));
      size = size === 1 ? batchSize : size >> 1;
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
  return products;
}
