import type { Client } from '@opensearch-project/opensearch';
import type { CatalogueUpdate } from '../../catalogue-version/service.ts';
import { followCatalogue } from '../../catalogue-version/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { listenForVersions, type VersionListener } from '../../platform/database/listen.ts';
import { createChangeLog } from '../../platform/response-cache/change-log.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { listAliases } from '../aliases-queries.ts';
import { listClickedProducts } from '../clicks-queries.ts';
import { createSenseFinders } from '../engine/words/synonyms.ts';
import { createIndexedUpdates } from '../indexed-updates.ts';
import { type CategoryWords, listSearchCategories, listSearchMerchants } from '../queries.ts';
import type { Search } from '../search.ts';
import { createSearchIndex, openClient, type SearchCluster } from './client.ts';
import { createRemoteEngine, type RemoteEngine } from './engine.ts';
import { readState } from './keeping/state.ts';
import { pagesReach } from './mapping.ts';
import type { Clause, SearchIndex } from './query-language.ts';
import { type BrandNames, createBrandNames } from './querying/brands.ts';
import { openSurroundings } from './surroundings.ts';

export type RemoteSearchOptions = {
  databaseUrl: string;
  cluster: SearchCluster;
  categoryWords?: CategoryWords;
  log: Pick<Log, 'info' | 'warn'>;
  pollEvery?: number;
  onMissed?: (query: string) => void;
};

const nearbyShown = 6;
/** Milliseconds between looks at the index's state, beside notifications. */
const stateEvery = 2_000;
const retryAfter = 5;
const nothingSuggested = { productIds: [], categoryIds: [], brands: [] };

/** Milliseconds: all products are counted, once for each version, and no shopper waits for it. */
const surroundingsTimeout = 60_000;

/** An engine for the state that the live indexes hold. */
export async function openRemoteEngine(
  db: Database,
  { client, prefix }: { client: Client; prefix: string },
  {
    ask,
    categoryWords,
    brandNames,
  }: { ask?: SearchIndex; categoryWords: CategoryWords; brandNames?: BrandNames },
): Promise<RemoteEngine> {
  const senses = createSenseFinders(await listAliases(db));
  const surroundings = await openSurroundings(createSearchIndex(client, prefix, surroundingsTimeout), {
    categories: await listSearchCategories(db, categoryWords),
    merchants: await listSearchMerchants(db),
    clicked: await listClickedProducts(db),
    senses,
  });
  return createRemoteEngine(ask ?? createSearchIndex(client, prefix), surroundings, brandNames);
}

/** Search on OpenSearch: this process holds no index, and follows the one that workers keep. */
export function createRemoteSearch({
  databaseUrl,
  cluster,
  categoryWords = {},
  log,
  pollEvery,
  onMissed,
}: RemoteSearchOptions): Search {
  const client = openClient(cluster);
  const listeners = new Set<(version: number) => void>();
  const changes = createChangeLog();
  const news = createIndexedUpdates(changes);
  let held: { version: number; generation: string; engine: RemoteEngine } | undefined;
  let newest = 0;
  let isAway = false;
  let followers: VersionListener[] = [];
  const started = Promise.withResolvers<void>();

  const brandNames = createBrandNames();
  const asking = createSearchIndex(client, cluster.prefix);

  /** Notes when responses stop and when they come again: pages that were made without them are made anew. */
  async function note<T>(coming: Promise<T>): Promise<T> {
    const found = await coming.catch((error: unknown) => {
      if (!isAway && error instanceof AppError) {
        isAway = true;
        log.warn({ err: error.cause }, 'OpenSearch does not respond');
      }
      throw error;
    });
    if (isAway) {
      isAway = false;
      log.info({}, 'OpenSearch responds again');
      changes.note({ productIds: null, lagsFrom: null });
      notifyListeners();
    }
    return found;
  }
  const ask: SearchIndex = Object.assign((...call: Parameters<SearchIndex>) => note(asking(...call)), {
    each: (bodies: readonly Clause[]) => note(asking.each(bodies)),
  });

  const version = (): number => held?.version ?? 0;

  function notifyListeners(): void {
    for (const notify of listeners) notify(version());
  }

  /** Reads which state the live indexes hold; a newer one, or another generation, gets an engine of its own. */
  async function readVersion(db: Database): Promise<number> {
    // Away: tried again soon; the error is reported by queries.
    const state = await readState(client, cluster.prefix).catch(() => undefined);
    if (!state) return version();
    const { generation, moment } = state;
    const before = held;
    if (before?.version === moment.version && before.generation === generation) {
      // Asked on purpose: whoever was away may have come back while nobody visits.
      if (isAway) await ask('products', { size: 0 }).catch(() => undefined);
      return moment.version;
    }
    const engine = await openRemoteEngine(
      db,
      { client, prefix: cluster.prefix },
      { ask, categoryWords, brandNames },
    );
    const isFirst = version() === 0;
    held = { version: moment.version, generation, engine };
    if (isFirst) log.info({ version: moment.version, generation }, 'search on OpenSearch opened');
    news.indexed(moment.version);
    notifyListeners();
    started.resolve();
    return moment.version;
  }

  function noteUpdate(told: CatalogueUpdate): void {
    newest = told.version;
    news.note(told, held?.version ?? 0);
  }

  const opened = (): RemoteEngine => {
    if (!held) throw new AppError('unavailable', { reason: 'search_away', retryAfter });
    return held.engine;
  };

  /** What stands beside a product may be missing for a while. */
  const orNone = async (ids: () => Promise<number[]>): Promise<number[]> => {
    try {
      return await ids();
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable') return [];
      throw error;
    }
  };

  return {
    async start() {
      const poll = pollEvery === undefined ? {} : { pollEvery };
      followers = [
        followCatalogue({ databaseUrl, onUpdate: noteUpdate, onAwaited: () => undefined, ...poll, log }),
        listenForVersions({
          databaseUrl,
          channel: 'search_indexed',
          readVersion,
          onVersion: () => undefined,
          pollEvery: pollEvery ?? stateEvery,
          log,
        }),
      ];
      await started.promise;
    },
    pagesReach,
    version,
    newestVersion: () => Math.max(newest, held?.version ?? 0),
    changes,
    onVersion(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    async search(request) {
      const engine = opened();
      const found = await engine.search(request);
      const { query, categoryId, filters } = request;
      const isMissed =
        query !== undefined && found.total === 0 && categoryId === undefined && filters === undefined;
      if (isMissed) onMissed?.(query);
      const nearbyCategoryIds = isMissed
        ? await engine.nearbyCategories(found.correctedQuery ?? query, nearbyShown)
        : found.shelfIds;
      return { ...found, nearbyCategoryIds };
    },
    suggest: async (text, limit, language) =>
      held ? held.engine.suggest(text, limit, language) : nothingSuggested,
    countsByCategory: () => held?.engine.countsByCategory() ?? new Map(),
    similar: (productId, limit) => orNone(() => opened().similar(productId, limit)),
    family: (productId) => orNone(() => opened().family(productId)),
    async close() {
      started.resolve();
      await Promise.all(followers.map((follower) => follower.close()));
      await client.close();
    },
  };
}
