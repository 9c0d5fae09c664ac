import { createProducts } from '../../catalogue/service.ts';
import { otherCategoryKey } from '../../facts/service.ts';
import { applyDecision, splitOffProducts } from '../../match-decisions/service.ts';
import { type Assignment, createMatcher, type MatchInput } from '../../matching/service.ts';
import { insertNewOffers, type MergeScope } from '../../offers/service.ts';
import type { Transaction } from '../../platform/database/database.ts';
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
  categoryKey: row.categoryKey === otherCategoryKey ? '' : row.categoryKey,
  specifications: [],
});

/**
 * Finds or creates the product of each article that is new to the merchant, and inserts its offer; regroups
 * changed and gone articles. While a batch is matched here, PostgreSQL inserts the offers of the one before.
 * `mayLeave`: articles may have gone, which are looked for among all of the merchant's.
 */
export async function matchFeed(
  transaction: Transaction,
  scope: MergeScope,
  { mayLeave }: { mayLeave: boolean },
): Promise<MatchCounts> {
  const counts: MatchCounts = { gtin: 0, mpn: 0, title: 0, new: 0 };
  const matcher = createMatcher({
    transaction,
    products: {
      // Matching hands back the very offers that it was given.
      create: (offers) =>
        createProducts(
          transaction,
          (offers as MatchedOffer[]).map(({ number }) => number),
        ),
      ...splitOffProducts(transaction),
    },
  });
  if (mayLeave) await matcher.leave(scope.merchantId);
  await openRowsToMatch(transaction);
  let next = withDeferredRejection(fetchRowsToMatch(transaction, batchSize));
  let inserting = Promise.resolve();
  for (let rows = await next; rows.length > 0; rows = await next) {
    next = withDeferredRejection(fetchRowsToMatch(transaction, batchSize));
    const offers = rows.map((row) => toMatchedOffer(row, scope.merchantId));
    const [assignments] = await Promise.all([matcher.assign(offers), inserting]);
    const fresh = rows.flatMap(({ number, productId }, i) =>
      productId === null ? [{ number, ...(assignments[i] as Assignment) }] : [],
    );
    for (const { how } of fresh) counts[how]++;
    if (fresh.length > 0) inserting = withDeferredRejection(insertNewOffers(transaction, scope, fresh));
  }
  await inserting;
  await applyDecision(transaction, matcher);
  return counts;
}
