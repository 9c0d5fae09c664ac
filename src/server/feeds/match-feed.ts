import { createProducts, otherCategoryKey } from '../catalogue/service.ts';
import { createMatcher, type MatchInput } from '../matching/service.ts';
import { insertMatchedRows } from '../offers/service.ts';
import type { Transaction } from '../platform/database.ts';
import { fetchNewRows, openNewRows, type StagedRow } from './staging-queries.ts';

/** How articles found their products. */
export type MatchCounts = { gtin: number; mpn: number; title: number; new: number };

const batchSize = 4_000;

/** What matching gets of a row, and hands back where the row needs a new product. */
type MatchedOffer = MatchInput & { number: number };

const toMatchedOffer = (row: StagedRow, merchantId: number): MatchedOffer => ({
  ...row,
  merchantId,
  categoryKey: row.categoryKey === otherCategoryKey ? '' : row.categoryKey,
  specifications: [],
});

/** Finds or makes the product of each article that is new to the merchant; the answers stand in `matched_rows`. */
export async function matchNewRows(transaction: Transaction, merchantId: number): Promise<MatchCounts> {
  const counts: MatchCounts = { gtin: 0, mpn: 0, title: 0, new: 0 };
  const matcher = createMatcher({
    transaction,
    // Matching hands back the very offers that it was given.
    createProducts: (offers) =>
      createProducts(
        transaction,
        (offers as MatchedOffer[]).map(({ number }) => number),
      ),
  });
  await openNewRows(transaction);
  let next = fetchNewRows(transaction, batchSize);
  for (let rows = await next; rows.length > 0; rows = await next) {
    // The following batch comes while this one is matched.
    next = fetchNewRows(transaction, batchSize);
    const assignments = await matcher.assign(rows.map((row) => toMatchedOffer(row, merchantId)));
    for (const { how } of assignments) counts[how]++;
    await insertMatchedRows(
      transaction,
      rows.map(({ number }, i) => ({
        number,
        productId: (assignments[i] as { productId: number }).productId,
      })),
    );
  }
  return counts;
}
