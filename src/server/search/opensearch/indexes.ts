import type { Client } from '@opensearch-project/opensearch';
import { partsOf } from '../engine/words/spelling.ts';
import type { ProductDocument } from './building/product-document.ts';
import { aliasOf } from './client.ts';
import { productsIndex, termsIndex, whenBuilt } from './mapping.ts';

/** One generation of indexes: products and their terms. */
export type Generation = { products: string; terms: string };

export const generationOf = (prefix: string, name: string): Generation => ({
  products: `${prefix}-products-${name}`,
  terms: `${prefix}-terms-${name}`,
});

const shards = 1;

export async function createIndexes(client: Client, { products, terms }: Generation): Promise<void> {
  await client.indices.create({ index: products, body: productsIndex(shards) as never });
  await client.indices.create({ index: terms, body: termsIndex as never });
}

/** Seconds: a copy of two million products takes one or two minutes. */
const maxCopying = 600;

/** Once all is written: from now on indexes are searched, kept and copied as live ones. Waits until the copies are there. */
export async function settleIndexes(client: Client, { products, terms }: Generation): Promise<void> {
  const index = [products, terms];
  const patiently = { requestTimeout: maxCopying * 1_000 };
  await client.indices.refresh({ index }, patiently);
  // In one segment each word is looked up once; of two million products it takes two fifths of the room of thirty.
  await client.indices.forcemerge({ index, max_num_segments: 1 }, patiently);
  // What is on disk is copied as files, the rest document by document.
  await client.indices.flush({ index }, patiently);
  await client.indices.putSettings({ index, body: { index: whenBuilt } as never });
  // Where they do not come in time, a node is away: that is no reason not to go on.
  await client.cluster.health({ index, wait_for_status: 'green', timeout: `${maxCopying}s` } as never, {
    requestTimeout: (maxCopying + 10) * 1_000,
    ignore: [408],
  });
}

/** Puts a generation in place of the one before, which is deleted. */
export async function makeLive(client: Client, prefix: string, generation: Generation): Promise<void> {
  const kinds = ['products', 'terms'] as const;
  const actions = kinds.flatMap((kind) => [
    { remove: { index: `${prefix}-${kind}-*`, alias: aliasOf(prefix, kind), must_exist: false } },
    { add: { index: generation[kind], alias: aliasOf(prefix, kind) } },
  ]);
  await client.indices.updateAliases({ body: { actions } });
}

/** What is done to one document; `version`: later ones win, whoever comes first. */
export type Change = { id: number; document?: ProductDocument };

type BulkItem = { _id: string; status: number; error?: { reason?: string; type?: string } };

async function sendBulk(client: Client, lines: readonly object[], allowed: readonly number[]): Promise<void> {
  if (lines.length === 0) return;
  const { body } = await client.bulk({ body: lines as never });
  for (const item of body.items as unknown as Record<string, BulkItem>[]) {
    const [result] = Object.values(item);
    if (!result || result.status < 300 || allowed.includes(result.status)) continue;
    throw new Error(`OpenSearch did not take a document: ${result.error?.type} ${result.error?.reason}`);
  }
}

const conflict = 409;
const notFound = 404;
const perRequest = 1_000;
/** Terms that are looked up at a time: they come without their sources. */
const termsPerRequest = 10_000;

/** Sends lines for each of many, two requests at a time: one is written while the other is made and on its way. */
async function sendAll<T>(
  client: Client,
  all: readonly T[],
  { linesOf, allowed }: { linesOf(each: T): object[]; allowed: readonly number[] },
): Promise<void> {
  let next = 0;
  async function sendOn(): Promise<void> {
    while (next < all.length) {
      const piece = all.slice(next, next + perRequest);
      next += perRequest;
      await sendBulk(client, piece.flatMap(linesOf), allowed);
    }
  }
  await Promise.all([sendOn(), sendOn()]);
}

/** Writes and deletes products. What a later version wrote stays. @throws Error where not all were taken */
export async function writeProducts(
  client: Client,
  { products }: Pick<Generation, 'products'>,
  changes: readonly Change[],
  version: number,
): Promise<void> {
  const linesOf = ({ id, document }: Change): object[] => {
    const place = { _index: products, _id: String(id), version, version_type: 'external_gte' };
    return document ? [{ index: place }, document] : [{ delete: place }];
  };
  await sendAll(client, changes, { linesOf, allowed: [conflict, notFound] });
}

/** Which of the terms are there. @throws Error where OpenSearch does not say it of each */
export async function findTerms(
  client: Client,
  { terms }: Pick<Generation, 'terms'>,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += termsPerRequest) {
    const ids = words.slice(at, at + termsPerRequest);
    // In their order: with names and ids the response would have eight times as many bytes.
    const shown = { _source: false, filter_path: 'docs.found,docs.error.type' };
    const { body } = await client.mget({ index: terms, body: { ids }, ...shown });
    const documents = body.docs as { found?: boolean; error?: { type: string } }[];
    const failed = documents.find(({ error }) => error);
    if (failed || documents.length !== ids.length)
      throw new Error(`OpenSearch did not look all terms up: ${failed?.error?.type ?? documents.length}`);
    for (const [place, id] of ids.entries()) if (documents[place]?.found) found.add(id);
  }
  return found;
}

const isWritable = (term: string): boolean => term !== '' && term.length <= 100;

/** Terms that can be written, those first that most products say, and no more than there is room for. */
export function selectTerms(counts: Iterable<[string, number]>, room: number): ReadonlyMap<string, number> {
  const possible = [...counts].filter(([term]) => isWritable(term));
  return new Map(possible.sort(([, a], [, b]) => b - a).slice(0, Math.max(0, room)));
}

/**
 * Terms that are not there yet, those first that most products say. Where the index would hold more than `max` with
 * them, the last are left out.
 */
export async function findNewTerms(
  client: Client,
  generation: Pick<Generation, 'terms'>,
  counts: ReadonlyMap<string, number>,
  max: number,
): Promise<ReadonlyMap<string, number>> {
  const { body: held } = await client.count({ index: generation.terms });
  const there = await findTerms(client, generation, [...counts.keys()].filter(isWritable));
  return selectTerms(
    [...counts].filter(([term]) => !there.has(term)),
    max - held.count,
  );
}

/** Adds terms, with how many products say them as far as that is known; those that are there stay. */
export async function writeTerms(
  client: Client,
  { terms }: Pick<Generation, 'terms'>,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const linesOf = ([term, products]: [string, number]): object[] => [
    { create: { _index: terms, _id: term } },
    { term, products, parts: [...partsOf(term)].map(String) },
  ];
  await sendAll(client, [...counts], { linesOf, allowed: [conflict] });
}

export const refresh = (client: Client, { products, terms }: Generation) =>
  client.indices.refresh({ index: [products, terms] });

/** Deletes the indexes of other generations. */
export async function deleteOthers(
  client: Client,
  prefix: string,
  { products, terms }: Generation,
): Promise<void> {
  const { body } = await client.cat.indices({
    index: `${prefix}-products-*,${prefix}-terms-*`,
    format: 'json',
    h: ['index'],
  } as never);
  const names = (body as unknown as { index: string }[]).map(({ index }) => index);
  const others = names.filter((name) => name !== products && name !== terms);
  if (others.length > 0) await client.indices.delete({ index: others });
}
