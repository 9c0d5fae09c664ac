import type { DatabasePool, Transaction } from '../platform/database.ts';
import { listAliases } from './aliases-queries.ts';
import { buildIndex } from './engine/build.ts';
import { type Corpus, createCorpus } from './engine/corpus.ts';
import type { ProductFacts, SpecificationFact, Synonyms } from './engine/document.ts';
import type { IndexData } from './engine/index-data.ts';
import type { IndexKeeper } from './kept-index.ts';
import {
  getCatalogueVersion,
  listDrops,
  listOtherConditions,
  listSearchCategories,
  listSearchMerchants,
  readFacts,
  readSnapshot,
  readStamps,
  readTexts,
} from './queries.ts';
import { createSpecifications, noSpecifications, type Specifications } from './specifications.ts';

/** A finished index and the catalogue version it holds. */
export type Built = {
  version: number;
  data: IndexData;
  /** Those that the index was built with: queries are read by the same. */
  synonyms: Synonyms;
};

/** … with how long it took in milliseconds; `isKept`: it was there from an earlier process. */
export type Rebuilt = Built & { readMs: number; buildMs: number; isKept: boolean };

export type Rebuilder = {
  /** The index of the catalogue as it stands: the kept one at first, if it is of that very state, else a new one. */
  rebuild(): Promise<Rebuilt>;
  /** Keeps the last index for processes that start later, unless it came from there. @throws Error of the file system */
  keep(): Promise<void>;
};

/** Folded texts and specifications, held from one build to the next, and the last index made with them. */
type Holdings = {
  corpus: Corpus;
  specifications: Specifications;
  last?: { database: string; stamp: string; built: Built };
};

/**
 * A rebuilder that keeps folded texts from one run to the next: it reads every product's facts each time (cheap,
 * and most of what changes), but only those texts that changed.
 */
export function createRebuilder(
  database: DatabasePool,
  specificationKeys: readonly string[],
  keeper?: IndexKeeper,
): Rebuilder {
  let held: Holdings | undefined;

  /** Starts with what an earlier process kept; the index itself only where the catalogue has not changed since. */
  async function open(): Promise<{ holdings: Holdings; built?: Built }> {
    const { stamps, database: name } = await readStamps(database);
    const found = await keeper?.read();
    // Of another database, or of a state that this one was never in: rows written alike may hold other texts.
    const kept = found?.database === name && stamps.includes(found.stamp) ? found : undefined;
    const holdings = {
      corpus: createCorpus(kept?.corpus),
      specifications: createSpecifications(specificationKeys, kept?.specifications),
    };
    return { holdings, ...(kept && kept.stamp === stamps[0] && { built: kept.built }) };
  }

  async function build(holdings: Holdings): Promise<Rebuilt> {
    const { corpus, specifications } = holdings;
    const startedAt = performance.now();
    const snapshot = await database.transaction((tx) => readCatalogue(tx, corpus, specifications));
    const readAt = performance.now();
    const { facts, categories, merchants, synonyms, version, stamp, database: name } = snapshot;
    const data = buildIndex(corpus, facts, categories, merchants, synonyms);
    const built = { version, data, synonyms };
    holdings.last = { database: name, stamp, built };
    return {
      ...built,
      readMs: Math.round(readAt - startedAt),
      buildMs: Math.round(performance.now() - readAt),
      isKept: false,
    };
  }

  return {
    async rebuild() {
      const startedAt = performance.now();
      if (held) return build(held);
      const { holdings, built } = await open();
      held = holdings;
      if (!built) return build(holdings);
      return { ...built, readMs: Math.round(performance.now() - startedAt), buildMs: 0, isKept: true };
    },
    async keep() {
      const { last, corpus, specifications } = held ?? {};
      if (!last || !corpus || !specifications) return;
      delete held?.last;
      await keeper?.write({ ...last, corpus: corpus.keep(), specifications: specifications.keep() });
    },
  };
}

async function readCatalogue(tx: Transaction, corpus: Corpus, specifications: Specifications) {
  await readSnapshot(tx);
  const version = await getCatalogueVersion(tx);
  const { stamps, database } = await readStamps(tx);
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
  return { version, stamp: stamps[0] ?? '', database, categories, merchants, synonyms, facts };
}
