import type { Client } from '@opensearch-project/opensearch';
import type { Moment } from '../../../catalogue-version/service.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { seams } from '../../engine/words/compounds.ts';
import { type ProductDocument, writeDocuments } from '../building/product-document.ts';
import { type CatalogueMeans, usualCostOf } from '../building/survey.ts';
import { createTermCounts, type TermCounts } from '../building/term-counts.ts';
import { neighbours, readProductWords } from '../building/words-of-products.ts';
import { type Generation, writeProducts, writeTerms } from '../indexes.ts';
import { readProducts, type WrittenWith } from './read-products.ts';

/** Products read, weighed and sent at a time. */
export const productsAtATime = 2_000;
/** Products whose words change with a compound that came into use. */
const mostWithCompound = 10_000;

export type Writing = {
  client: Client;
  generation: Generation;
  means: CatalogueMeans;
  specificationKeys: readonly string[];
  written: WrittenWith;
  /** Terms that the generation holds at most. */
  mostTerms: number;
  findInUse(words: readonly string[]): Promise<ReadonlySet<string>>;
};

/** Later snapshots have higher numbers: what they wrote stays, whoever comes after. */
const versionOf = ({ snapshot }: Moment): number => Number(snapshot.split(':')[1]);

/** Counts the terms that the documents hold. */
export function countTerms(documents: readonly ProductDocument[], counts: Pick<TermCounts, 'add'>): void {
  for (const { words } of documents) {
    for (const word of words.split(' ')) {
      const term = word.slice(0, word.lastIndexOf('|'));
      if (term !== '') counts.add(term);
    }
  }
}

/** Sends products as they stand in the snapshot of `tx`, and deletes those that are gone. */
export async function sendProducts(
  tx: Transaction,
  ids: readonly number[],
  moment: Moment,
  { client, generation, means, specificationKeys, written, findInUse }: Writing,
): Promise<ProductDocument[]> {
  const products = await readProducts(tx, ids, specificationKeys);
  const context = { ...written, means, findInUse };
  const words = await readProductWords(products, context);
  const documents = writeDocuments(products, words, usualCostOf(means, written.categories));
  const byId = new Map(documents.map((document) => [document.id, document]));
  const changes = ids.map((id) => {
    const document = byId.get(id);
    return document ? { id, document } : { id };
  });
  await writeProducts(client, generation, changes, versionOf(moment));
  return documents;
}

/** Looks words up among the terms that are there. */
export const createInUse =
  (client: Client, { terms }: Pick<Generation, 'terms'>) =>
  async (words: readonly string[]): Promise<ReadonlySet<string>> => {
    const { body } = await client.mget({ index: terms, body: { ids: [...words] }, _source: false });
    const found = body.docs as { _id: string; found?: boolean }[];
    return new Set(found.filter((document) => document.found).map(({ _id }) => _id));
  };

/** Products in whose titles two neighbours spell a word that came into use: it is theirs from now on. */
async function withCompounds(
  client: Client,
  { products }: Generation,
  added: readonly string[],
): Promise<number[]> {
  const pairs = added.flatMap((word) =>
    seams(word).map((at) => neighbours(word.slice(0, at), word.slice(at))),
  );
  if (pairs.length === 0) return [];
  const { body } = await client.search({
    index: products,
    body: { size: mostWithCompound, query: { terms: { title: pairs } }, _source: false } as never,
  });
  return body.hits.hits.map(({ _id }) => Number(_id));
}

/** Sends what changed, in parts, with the terms that are new. */
export async function sendChanged(
  tx: Transaction,
  ids: readonly number[],
  moment: Moment,
  writing: Writing,
): Promise<void> {
  const { client, generation, mostTerms } = writing;
  let rest = [...ids];
  const sent = new Set<number>();
  while (rest.length > 0) {
    const part = rest.slice(0, productsAtATime);
    rest = rest.slice(productsAtATime);
    const documents = await sendProducts(tx, part, moment, writing);
    for (const id of part) sent.add(id);
    const terms = createTermCounts();
    countTerms(documents, terms);
    const added = await writeTerms(client, generation, terms.counts(), mostTerms);
    const others = await withCompounds(client, generation, added);
    rest.push(...others.filter((id) => !sent.has(id) && !rest.includes(id)));
  }
}
