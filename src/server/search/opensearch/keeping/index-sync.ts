import type { Client } from '@opensearch-project/opensearch';
import { isFollowedBy, listChanges, type Moment, readMoment } from '../../../catalogue-version/service.ts';
import type { DatabasePool, Transaction } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/telemetry/log.ts';
import { type CategoryWords, readFacts, readSnapshot, readTexts } from '../../queries.ts';
import { createSurvey } from '../building/survey.ts';
import { createTermCounts, maxTerms } from '../building/term-counts.ts';
import {
  createIndexes,
  deleteOthers,
  generationOf,
  makeLive,
  refresh,
  selectTerms,
  settleIndexes,
  writeTerms,
} from '../indexes.ts';
import { format } from '../mapping.ts';
import { notifyIndexed, tryLock } from './queries.ts';
import { productIds, readWrittenWith } from './read-products.ts';
import { type IndexState, readState, writeState } from './state.ts';
import {
  builtAtATime,
  countTerms,
  createInUse,
  prepareProducts,
  sendChanged,
  sendProducts,
  type Writing,
} from './write-products.ts';

export type IndexSyncOptions = {
  database: DatabasePool;
  client: Client;
  prefix: string;
  specificationKeys: readonly string[];
  categoryWords: CategoryWords;
  /** Terms that the index of terms holds; left out: `maxTerms`. */
  maxTerms?: number;
  log: Pick<Log, 'info' | 'warn'>;
};

/** `busy`: another process is at it. `stale`: the live index cannot be carried on or is made with what has changed since. */
export type CaughtUp = 'done' | 'busy' | 'stale';

/** Keeps the indexes in OpenSearch as the database is; any number of processes may, one at a time does. */
export type IndexSync = {
  /** Sends what changed since the live index's state. Resolves when searches show it. */
  catchUp(): Promise<CaughtUp>;
  /** Builds new indexes beside the live ones, and lets them take over; false where another process is at it. */
  rebuild(): Promise<boolean>;
};

export function createIndexSync(options: IndexSyncOptions): IndexSync {
  const { database, client, prefix, specificationKeys, categoryWords, log } = options;
  const most = options.maxTerms ?? maxTerms;
  /** The generation that this process has seen behind the aliases. */
  let live: string | undefined;

  /** A process may have died between a generation's state and its aliases. */
  async function checkLive(name: string): Promise<void> {
    if (live === name) return;
    await makeLive(client, prefix, generationOf(prefix, name));
    live = name;
  }

  /**
   * Carries a generation on to the transaction's snapshot; undefined where the changes are not known. `surroundings`: those that
   * the products were written with.
   */
  async function carryOn(
    tx: Transaction,
    state: IndexState,
    moment: Moment,
  ): Promise<{ next: IndexState; surroundings: string } | undefined> {
    if (state.format !== format || !isFollowedBy(state.moment, moment)) return undefined;
    const changes = await listChanges(tx, state.moment);
    if (!changes) return undefined;
    const generation = generationOf(prefix, state.generation);
    const written = await readWrittenWith(tx, categoryWords);
    const findInUse = createInUse(client, generation);
    const writing: Writing = {
      client,
      generation,
      means: state.means,
      specificationKeys,
      written,
      findInUse,
      maxTerms: most,
    };
    await sendChanged(tx, changes.ids, moment, writing);
    if (changes.ids.length > 0) await refresh(client, generation);
    const next = { ...state, moment, indexedAt: new Date().toISOString() };
    return { next, surroundings: written.name };
  }

  async function catchUp(): Promise<CaughtUp> {
    let indexed: number | undefined;
    const result = await database.transaction(async (tx): Promise<CaughtUp> => {
      await readSnapshot(tx);
      if (!(await tryLock(tx, 'search index'))) return 'busy';
      const state = await readState(client, prefix);
      if (!state) return 'stale';
      const moment = await readMoment(tx);
      // Another process was faster.
      if (state.moment.database === moment.database && state.moment.version > moment.version) return 'done';
      const carried = await carryOn(tx, state, moment);
      if (!carried) return 'stale';
      const { next, surroundings } = carried;
      await checkLive(next.generation);
      await writeState(client, prefix, next);
      indexed = moment.version;
      return surroundings === next.surroundings ? 'done' : 'stale';
    });
    if (indexed !== undefined) await notifyIndexed(database, indexed);
    return result;
  }

  /** Writes every product of the transaction's snapshot into new indexes. */
  async function build(tx: Transaction): Promise<IndexState> {
    const moment = await readMoment(tx);
    const written = await readWrittenWith(tx, categoryWords);
    const survey = createSurvey(written.categories, most);
    await readTexts(tx, null, [], survey.readTexts);
    await readFacts(tx, null, survey.readFacts);
    const means = survey.means();
    const builtAt = new Date();
    const name = builtAt.getTime().toString(36);
    const generation = generationOf(prefix, name);
    await createIndexes(client, generation);
    const findInUse = async (words: readonly string[]) =>
      new Set(words.filter((word) => survey.terms.has(word)));
    const writing = { client, generation, means, specificationKeys, written, findInUse, maxTerms: most };
    const terms = createTermCounts(most);
    // While a part is on its way, the next one is made.
    let sending = Promise.resolve();
    for await (const ids of productIds(tx, builtAtATime)) {
      const { documents, changes } = await prepareProducts(tx, ids, writing);
      await sending;
      sending = sendProducts(changes, moment, writing);
      sending.catch(() => undefined);
      countTerms(documents, terms);
    }
    await sending;
    await writeTerms(client, generation, selectTerms(terms.counts(), most));
    await settleIndexes(client, generation);
    const at = builtAt.toISOString();
    return {
      format,
      generation: name,
      moment,
      means,
      surroundings: written.name,
      builtAt: at,
      indexedAt: at,
    };
  }

  /** What changed while the new indexes were built is sent to them before they go live. */
  async function takeOver(state: IndexState): Promise<boolean> {
    return database.transaction(async (tx) => {
      await readSnapshot(tx);
      if (!(await tryLock(tx, 'search index'))) return false;
      const carried = await carryOn(tx, state, await readMoment(tx));
      if (!carried) throw new Error('the catalogue was replaced while its index was built');
      await writeState(client, prefix, carried.next);
      await checkLive(state.generation);
      return true;
    });
  }

  async function rebuild(): Promise<boolean> {
    const startedAt = performance.now();
    return database.transaction(async (tx) => {
      await readSnapshot(tx);
      if (!(await tryLock(tx, 'search rebuild'))) return false;
      const state = await build(tx);
      while (!(await takeOver(state))) await new Promise((resolve) => setTimeout(resolve, 100));
      await deleteOthers(client, prefix, generationOf(prefix, state.generation));
      await notifyIndexed(database, state.moment.version);
      const tookMs = Math.round(performance.now() - startedAt);
      log.info(
        { generation: state.generation, version: state.moment.version, tookMs },
        'search index rebuilt',
      );
      return true;
    });
  }

  return { catchUp, rebuild };
}
