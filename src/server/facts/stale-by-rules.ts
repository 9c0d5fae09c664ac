import type { DatabasePool } from '../platform/database/database.ts';
import { hashSources } from '../platform/hashing/source-hash.ts';
import { keepFactsRules, markAllFactsStale } from './stale-facts-queries.ts';

/** All code that makes products' facts. */
export const madeBy = [
  'src/server/facts',
  'src/server/language',
  'src/contract/cut-text.ts',
  'src/contract/plain-letters.ts',
  'src/contract/catalogue',
  'src/server/platform/compare-texts.ts',
  'src/server/platform/memory',
];

/** A name for the rules by which facts are made. */
export const factsRules = hashSources(madeBy);

/**
 * Marks all products as stale where other code made their facts: else titles and specifications would stay as they were
 * until an offer changes. Once for each change of the rules; the next refresh makes them, some 0.4 ms each.
 */
export const markStaleByRules = (database: DatabasePool, rules = factsRules): Promise<void> =>
  database.transaction(async (transaction) => {
    if (await keepFactsRules(transaction, rules)) await markAllFactsStale(transaction);
  });
