import { addCodes, markStaleFacts } from '../facts/service.ts';
import type { Database } from '../platform/database/database.ts';
import { createNumberPool, type NumberPool } from '../platform/database/number-pool.ts';
import type { PendingWrites } from '../platform/database/pending-writes.ts';
import {
  insertProducts,
  refreshPictures,
  refreshRatings,
  takeProductIds,
} from './product-writing-queries.ts';

export type ProductWriter = Pick<NumberPool, 'prepare'> & {
  /** Makes a product of each of the given rows of the feed that is being imported; returns ids in their order. */
  create(numbers: readonly number[]): Promise<number[]>;
};

/** Makes products whose rows are sent, not awaited. `prepare`: so many may be made next. */
export function createProductWriter(db: Database, writes: PendingWrites): ProductWriter {
  const ids = createNumberPool((count) => takeProductIds(db, count));
  return {
    prepare: ids.prepare,
    async create(numbers) {
      const taken = await ids.take(numbers.length);
      if (numbers.length > 0) writes.add(insertProducts(db, taken, numbers));
      return taken;
    },
  };
}

/**
 * Brings pictures and ratings of the products of `touched_offers` up to date, adds their codes, and marks those whose
 * facts their texts may change (`refreshFacts`). `rated`: whose ratings may be other ones.
 */
export async function refreshProducts(
  db: Database,
  rated: 'changed offers' | 'touched products',
): Promise<void> {
  await markStaleFacts(db);
  await addCodes(db);
  await refreshPictures(db);
  await refreshRatings(db, rated);
}
