import { isFollowedBy, listChanges, type Moment, readMoment } from '../catalogue-version/service.ts';
import type { DatabasePool, Transaction } from '../platform/database/database.ts';
import { listAliases } from './aliases-queries.ts';
import { listClickedProducts } from './clicks-queries.ts';
import { createIndexer, type Indexer } from './engine/building/build.ts';
import { type Corpus, createCorpus } from './engine/building/corpus.ts';
import { createFactTable, type FactTable } from './engine/building/fact-table.ts';
import type { Built, SnapshotStore } from './index-snapshot.ts';
import {
  type CategoryWords,
  listDrops,
  listOtherConditions,
  listSearchCategories,
  listSearchMerchants,
  readFacts,
  readSnapshot,
  readTexts,
  type Wanted,
} from './queries.ts';

/**
 * An index with how long it took in milliseconds and how many products were read; `isKept`: it was there from an earlier
 * process.
 */
export type Rebuilt = Built & { productsRead: number; readMs: number; buildMs: number; isKept: boolean };

export type Rebuilder = {
  /** The index of the catalogue as it stands: the stored one at first, if it is of that very state, else a new one. */
  rebuild(): Promise<Rebuilt>;
  /** Keeps the last index for processes that start later, unless it came from there. @throws Error of the file system */
  keep(): Promise<void>;
};

/** Every product's facts and folded texts, held from one build to the next. */
type Holdings = {
  corpus: Corpus;
  facts: FactTable;
  index: Indexer;
  /** What they were last read of; undefined where nothing has been read yet. */
  moment?: Moment;
};

const hold = (corpus: Corpus, facts: FactTable): Holdings => ({
  corpus,
  facts,
  index: createIndexer(corpus, facts),
});

/** A rebuilder that keeps what it has read from one run to the next, and reads only the products that changed since. */
export function createRebuilder(
  database: DatabasePool,
  specificationKeys: readonly string[],
  keeper?: SnapshotStore,
  categoryWords: CategoryWords = {},
): Rebuilder {
  let held: Holdings | undefined;
  /** The last index, where it is not stored yet. */
  let last: Built | undefined;

  /** Starts with what an earlier process stored; the index itself only where the catalogue has not changed since. */
  async function open(): Promise<Built | undefined> {
    const present = await readMoment(database);
    const kept = await keeper?.read();
    if (!kept || !isFollowedBy(kept.moment, present)) return undefined;
    held = { ...hold(createCorpus(kept.corpus), createFactTable(kept.facts)), moment: kept.moment };
    return kept.moment.stamps[0] === present.stamps[0] ? kept.built : undefined;
  }

  async function build(): Promise<Rebuilt> {
    const startedAt = performance.now();
    const { holdings, productsRead, version, ...others } = await database.transaction((tx) =>
      readCatalogue(tx, held, { specificationKeys, categoryWords }),
    );
    held = holdings;
    const readAt = performance.now();
    const { categories, merchants, synonyms, clicked } = others;
    const data = held.index(categories, merchants, synonyms);
    last = { version, data, synonyms, clicked };
    return {
      ...last,
      productsRead,
      readMs: Math.round(readAt - startedAt),
      buildMs: Math.round(performance.now() - readAt),
      isKept: false,
    };
  }

  return {
    async rebuild() {
      const startedAt = performance.now();
      const built = held ? undefined : await open();
      if (!built) return build();
      const readMs = Math.round(performance.now() - startedAt);
      return { ...built, productsRead: 0, readMs, buildMs: 0, isKept: true };
    },
    async keep() {
      if (!last || !held?.moment) return;
      const { moment, corpus, facts } = held;
      const built = last;
      last = undefined;
      await keeper?.write({ moment, built, corpus: corpus.keep(), facts: facts.keep() });
    },
  };
}

async function readCatalogue(
  tx: Transaction,
  held: Holdings | undefined,
  {
    specificationKeys,
    categoryWords,
  }: { specificationKeys: readonly string[]; categoryWords: CategoryWords },
) {
  await readSnapshot(tx);
  const moment = await readMoment(tx);
  const changes =
    held?.moment && isFollowedBy(held.moment, moment) ? await listChanges(tx, held.moment) : undefined;
  const holdings = held && changes ? held : hold(createCorpus(), createFactTable());
  const { ids, textIds } = changes ?? { ids: null, textIds: null };
  const productsRead = await readInto(tx, holdings, ids);
  await readTexts(tx, textIds, specificationKeys, (rows) => {
    for (const { id, specifications, ...texts } of rows) {
      holdings.corpus.put(id, texts);
      holdings.facts.putSpecifications(id, specifications);
    }
  });
  return {
    holdings: { ...holdings, moment },
    productsRead,
    version: moment.version,
    categories: await listSearchCategories(tx, categoryWords),
    synonyms: await listAliases(tx),
    merchants: await listSearchMerchants(tx),
    clicked: await listClickedProducts(tx),
  };
}

/**
 * Reads the facts of changed products into the table, and removes those that are gone. Returns how many it
 * read.
 */
async function readInto(tx: Transaction, { corpus, facts }: Holdings, wanted: Wanted): Promise<number> {
  const otherConditions = await listOtherConditions(tx, wanted);
  const drops = await listDrops(tx, wanted);
  const gone = new Set(wanted);
  let productsRead = 0;
  await readFacts(tx, wanted, (rows) => {
    for (const product of rows) {
      const { id } = product;
      facts.put({ ...product, otherConditions: otherConditions.get(id) ?? [], drops: drops.get(id) ?? {} });
      gone.delete(id);
      productsRead++;
    }
  });
  for (const id of gone) {
    facts.remove(id);
    corpus.remove(id);
  }
  return productsRead;
}
