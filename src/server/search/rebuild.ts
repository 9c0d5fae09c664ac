import type { DatabasePool, Transaction } from '../platform/database.ts';
import { listAliases } from './aliases-queries.ts';
import { buildIndex } from './engine/build.ts';
import { type Corpus, createCorpus } from './engine/corpus.ts';
import type { ProductFacts, SpecificationFact, Synonyms } from './engine/document.ts';
import type { IndexData } from './engine/index-data.ts';
import {
  getCatalogueVersion,
  listDrops,
  listOtherConditions,
  listSearchCategories,
  listSearchMerchants,
  readFacts,
  readSnapshot,
  readTexts,
} from './queries.ts';
import { createSpecifications, noSpecifications, type Specifications } from './specifications.ts';

/** A finished index and the catalogue version it holds, with how long it took in milliseconds. */
export type Rebuilt = {
  version: number;
  data: IndexData;
  /** Those that the index was built with: queries are read by the same. */
  synonyms: Synonyms;
  readMs: number;
  buildMs: number;
};

/** Builds the index of the catalogue as it stands. */
export type Rebuilder = () => Promise<Rebuilt>;

/**
 * A rebuilder that keeps folded texts from one run to the next: it reads every product's facts each time (cheap,
 * and most of what changes), but only those texts that changed.
 */
export function createRebuilder(database: DatabasePool, specificationKeys: readonly string[]): Rebuilder {
  const corpus = createCorpus();
  const specifications = createSpecifications(specificationKeys);
  return async () => {
    const startedAt = performance.now();
    const snapshot = await database.transaction((tx) => readCatalogue(tx, corpus, specifications));
    const readAt = performance.now();
    const data = buildIndex(
      corpus,
      snapshot.facts,
      snapshot.categories,
      snapshot.merchants,
      snapshot.synonyms,
    );
    return {
      version: snapshot.version,
      data,
      synonyms: snapshot.synonyms,
      readMs: Math.round(readAt - startedAt),
      buildMs: Math.round(performance.now() - readAt),
    };
  };
}

async function readCatalogue(tx: Transaction, corpus: Corpus, specifications: Specifications) {
  await readSnapshot(tx);
  const version = await getCatalogueVersion(tx);
  const categories = await listSearchCategories(tx);
  const synonyms = await listAliases(tx);
  const merchants = await listSearchMerchants(tx);
  const otherConditions = await listOtherConditions(tx);
  const drops = await listDrops(tx);
  const facts: (ProductFacts & { specifications: readonly SpecificationFact[] })[] = [];
  const changed = new Map<number, string>();
  await readFacts(tx, (rows) => {
    for (const { textsVersion, ...product } of rows) {
      facts.push({
        ...product,
        otherConditions: otherConditions.get(product.id) ?? [],
        drop: drops.get(product.id) ?? 0,
        specifications: noSpecifications,
      });
      if (corpus.versionOf(product.id) !== textsVersion) changed.set(product.id, textsVersion);
    }
  });
  if (changed.size > 0) {
    await readTexts(tx, [...changed.keys()], (rows) => {
      for (const row of rows) corpus.put(row.id, changed.get(row.id) ?? '', row);
    });
  }
  const present = new Set(facts.map(({ id }) => id));
  corpus.retain((id) => present.has(id));
  await specifications.read(tx, [...changed.keys()]);
  specifications.retain((id) => present.has(id));
  for (const product of facts) product.specifications = specifications.of(product.id);
  return { version, categories, merchants, synonyms, facts };
}
