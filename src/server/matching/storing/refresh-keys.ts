import type { Transaction } from '../../platform/database/database.ts';
import { allKeysOf, fromRow } from './article.ts';
import { insertKeys } from './insert-queries.ts';
import { emptyKeys, findRules, listListingsAfter, storeRules } from './keys-queries.ts';
import { matchingRules } from './rules.ts';

/** Listings that are read at a time: some ten megabytes with their keys. */
const batchSize = 10_000;

/**
 * Recomputes the keys of all listings if other rules made them: listings are found and deleted by the keys that the
 * present code computes. Needed once for each change of the rules; takes seconds for 200,000 listings. Returns
 * whether it did: then all articles are compared again as they come.
 */
export async function refreshKeys(transaction: Transaction): Promise<boolean> {
  if ((await findRules(transaction)) === matchingRules) return false;
  await emptyKeys(transaction);
  for (let after = 0; ; ) {
    const articles = (await listListingsAfter(transaction, after, batchSize)).map(fromRow);
    await insertKeys(
      transaction,
      articles.flatMap((article) => [...new Set(allKeysOf(article))].map((key) => ({ key, id: article.id }))),
    );
    after = articles.at(-1)?.id ?? after;
    if (articles.length < batchSize) break;
  }
  await storeRules(transaction, matchingRules);
  return true;
}
