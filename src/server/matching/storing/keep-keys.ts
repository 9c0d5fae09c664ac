import type { Transaction } from '../../platform/database/database.ts';
import { allKeysOf, fromRow } from './article.ts';
import { insertKeys } from './insert-queries.ts';
import { emptyKeys, findRules, keepRules, listListingsAfter } from './keys-queries.ts';
import { matchingRules } from './rules.ts';

/** Listings that are read at a time: some ten megabytes with their keys. */
const batchSize = 10_000;

/**
 * Makes the keys of all listings anew where other rules made them: what is stored is found, and taken away again, by the
 * keys that the code makes of it. Once for each change of the rules; of 200,000 listings it takes some seconds. Returns
 * whether it did: articles are compared again as they come then.
 */
export async function keepKeys(transaction: Transaction, rules = matchingRules): Promise<boolean> {
  if ((await findRules(transaction)) === rules) return false;
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
  await keepRules(transaction, rules);
  return true;
}
