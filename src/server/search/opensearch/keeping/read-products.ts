import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { listAliases } from '../../aliases-queries.ts';
import type { SearchCategory, SearchDocument, Synonyms } from '../../engine/search-document.ts';
import {
  type CategoryWords,
  listDrops,
  listOtherConditions,
  listSearchCategories,
  readFacts,
  readTexts,
  type TextsRow,
} from '../../queries.ts';
import { listProductIds } from './queries.ts';

/** What of the database a product's document depends on beside the product. */
export type WrittenWith = { categories: SearchCategory[]; synonyms: Synonyms; name: string };

/** `name`: the same as long as they are. */
export async function readWrittenWith(db: Database, words: CategoryWords): Promise<WrittenWith> {
  const categories = await listSearchCategories(db, words);
  const synonyms = await listAliases(db);
  const name = createHash('sha256')
    .update(JSON.stringify([categories, synonyms]))
    .digest('hex');
  return { categories, synonyms, name };
}

/** Some products as a transaction's snapshot has them; deleted ones are left out. */
export async function readProducts(
  tx: Transaction,
  ids: readonly number[],
  specificationKeys: readonly string[],
): Promise<SearchDocument[]> {
  const otherConditions = await listOtherConditions(tx, ids);
  const drops = await listDrops(tx, ids);
  const texts = new Map<number, TextsRow>();
  await readTexts(tx, ids, specificationKeys, (rows) => {
    for (const row of rows) texts.set(row.id, row);
  });
  const products: SearchDocument[] = [];
  await readFacts(tx, ids, (rows) => {
    for (const facts of rows) {
      const own = texts.get(facts.id);
      if (!own) continue;
      const { id } = facts;
      products.push({
        ...own,
        ...facts,
        otherConditions: otherConditions.get(id) ?? [],
        drops: drops.get(id) ?? {},
      });
    }
  });
  return products;
}

/** Ids of all products in a snapshot, so many at a time. */
export async function* productIds(tx: Transaction, size: number): AsyncGenerator<number[]> {
  for (let last = 0; ; ) {
    const ids = await listProductIds(tx, last, size);
    if (ids.length === 0) return;
    yield ids;
    last = ids.at(-1) ?? last;
  }
}
