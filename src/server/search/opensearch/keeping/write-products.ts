import type { Client } from '@opensearch-project/opensearch';
import type { Moment } from '../../../catalogue-version/service.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { seams } from '../../engine/words/compounds.ts';
import { type ProductDocument, writeDocuments } from '../building/product-document.ts';
import { type CatalogueMeans, usualCostOf } from '../building/survey.ts';
import { createTermCounts, type TermCounts } from '../building/term-counts.ts';
import { neighbours, readProductWords } from '../building/words-of-products.ts';
import {
  type Change,
  findNewTerms,
  findTerms,
  type Generation,
  writeProducts,
  writeTerms,
} from '../indexes.ts';
import { readProducts, type WrittenWith } from './read-products.ts';

/** Products read, weighed and sent at a time: of changes, and where all are, as each part prepares the synonyms anew. */
const productsAtATime = 2_000;
export const builtAtATime = 8_000;
/** Products whose words change with the compounds that came into use with a part, at most. */
const maxWithCompound = 10_000;
/** Pairs of neighbours looked up at a time; OpenSearch refuses more than 65,536. */
const pairsAtATime = 10_000;
/** Pairs looked up with a batch at most: words beyond, which the fewest products say, join no neighbours until a rebuild. */
const maxPairs = 200_000;

export type Writing = {
  client: Client;
  generation: Generation;
  means: CatalogueMeans;
  specificationKeys: readonly string[];
  written: WrittenWith;
  /** Terms that the generation holds at most. */
  maxTerms: number;
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

/** Products as the snapshot of `tx` has them, and deletions of those that no longer exist. */
export async function prepareProducts(
  tx: Transaction,
  ids: readonly number[],
  { means, specificationKeys, written, findInUse }: Writing,
): Promise<{ documents: ProductDocument[]; changes: Change[] }> {
  const products = await readProducts(tx, ids, specificationKeys);
  const context = { ...written, means, findInUse };
  const words = await readProductWords(products, context);
  const documents = writeDocuments(products, words, usualCostOf(means, written.categories));
  const byId = new Map(documents.map((document) => [document.id, document]));
  const changes = ids.map((id) => {
    const document = byId.get(id);
    return document ? { id, document } : { id };
  });
  return { documents, changes };
}

export const sendProducts = (
  changes: readonly Change[],
  moment: Moment,
  { client, generation }: Pick<Writing, 'client' | 'generation'>,
): Promise<void> => writeProducts(client, generation, changes, versionOf(moment));

/** Looks words up among the terms that are there. */
export const createInUse =
  (client: Client, generation: Pick<Generation, 'terms'>) =>
  (words: readonly string[]): Promise<ReadonlySet<string>> =>
    findTerms(client, generation, words);

/** Products in whose titles two neighbours spell a word that came into use: it is theirs from now on. */
async function withCompounds(
  client: Client,
  { products }: Generation,
  added: Iterable<string>,
): Promise<number[]> {
  const pairs = [...added]
    .flatMap((word) => seams(word).map((at) => neighbours(word.slice(0, at), word.slice(at))))
    .slice(0, maxPairs);
  const found = new Set<number>();
  for (let at = 0; at < pairs.length && found.size < maxWithCompound; at += pairsAtATime) {
    const query = { terms: { title: pairs.slice(at, at + pairsAtATime) } };
    const { body } = await client.search({
      index: products,
      body: { size: maxWithCompound, query, _source: false } as never,
    });
    for (const { _id } of body.hits.hits) found.add(Number(_id));
  }
  return [...found].slice(0, maxWithCompound);
}

/** Sends what changed, in parts, with the terms that are new. */
export async function sendChanged(
  tx: Transaction,
  ids: readonly number[],
  moment: Moment,
  writing: Writing,
): Promise<void> {
  const { client, generation, maxTerms } = writing;
  let rest = [...ids];
  const sent = new Set<number>();
  while (rest.length > 0) {
    const part = rest.slice(0, productsAtATime);
    rest = rest.slice(productsAtATime);
    const { documents, changes } = await prepareProducts(tx, part, writing);
    const terms = createTermCounts();
    countTerms(documents, terms);
    // Nobody reads what is written before it is refreshed: meanwhile terms are looked up.
    const [added] = await Promise.all([
      findNewTerms(client, generation, terms.counts(), maxTerms),
      sendProducts(changes, moment, writing),
    ]);
    for (const id of part) sent.add(id);
    const others = await withCompounds(client, generation, added.keys());
    // Only now: after a failure before, the next run finds them new once more.
    await writeTerms(client, generation, added);
    rest.push(...others.filter((id) => !sent.has(id) && !rest.includes(id)));
  }
}
