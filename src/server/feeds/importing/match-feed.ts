import { createProductWriter } from '../../catalogue/service.ts';
import { isChosenByColour } from '../../facts/service.ts';
import { applyDecision, splitOffProducts } from '../../match-decisions/service.ts';
import {
  type Assignment,
  createMatcher,
  type MatchInput,
  type SharedMirror,
} from '../../matching/service.ts';
import { insertNewOffers, type MergeScope } from '../../offers/service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { createPendingWrites } from '../../platform/database/pending-writes.ts';
import { withDeferredRejection } from '../../platform/process/deferred-rejection.ts';
import { fetchRowsToMatch, openRowsToMatch, type StagedRow } from './staging-queries.ts';

/** How new articles found their products. */
export type MatchCounts = { gtin: number; mpn: number; title: number; new: number };

const batchSize = 2_000;

/** The input of matching for a row, returned where the row needs a new product. */
type MatchedOffer = MatchInput & { number: number };

const toMatchedOffer = (row: StagedRow, merchantId: number): MatchedOffer => ({
  ...row,
  merchantId,
  byColour: isChosenByColour(row.categoryKey),
  specifications: [],
});

export type MatchOptions = {
  /** Articles that are gone from the merchant's feeds, or whose prices are held no longer. */
  mayLeave: readonly string[];
  /** New articles, about as many. */
  brought: number;
  /** What the process's imports leave to each other. */
  mirror: SharedMirror | undefined;
  /** Pairs that are worth no review any more are left to the caller. */
  prunesLater?: boolean;
};

/**
 * Finds or creates the product of each article that is new to the merchant, and inserts its offer; regroups
 * changed and gone articles. While a batch is matched here, PostgreSQL writes the one before.
 */
export async function matchFeed(
  transaction: Transaction,
  scope: MergeScope,
  { mayLeave, brought, mirror, prunesLater = false }: MatchOptions,
): Promise<MatchCounts> {
  const counts: MatchCounts = { gtin: 0, mpn: 0, title: 0, new: 0 };
  const writes = createPendingWrites();
  const products = createProductWriter(transaction, writes);
  const matcher = createMatcher({
    transaction,
    products: {
      // Matching hands back the very offers that it was given.
      create: (offers) => products.create((offers as MatchedOffer[]).map(({ number }) => number)),
      ...splitOffProducts(transaction),
    },
    brought,
    shared: mirror,
    prunesLater,
  });
  await matcher.leave(scope.merchantId, mayLeave);
  await openRowsToMatch(transaction);
  let next = withDeferredRejection(fetchRowsToMatch(transaction, batchSize));
  try {
    for (let rows = await next; rows.length > 0; rows = await next) {
      next = withDeferredRejection(fetchRowsToMatch(transaction, batchSize));
      products.prepare(rows.length);
      const offers = rows.map((row) => toMatchedOffer(row, scope.merchantId));
      const assignments = await matcher.assign(offers);
      const fresh = rows.flatMap(({ number, productId }, i) =>
        productId === null ? [{ number, ...(assignments[i] as Assignment) }] : [],
      );
      for (const { how } of fresh) counts[how]++;
      if (fresh.length > 0) writes.add(insertNewOffers(transaction, scope, fresh));
    }
    await applyDecision(transaction, matcher);
  } finally {
    // What failed first says why the rest did.
    await writes.done();
  }
  return counts;
}
