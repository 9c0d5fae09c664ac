import { setTimeout as delay } from 'node:timers/promises';
import { type CatalogueUpdate, followCatalogue } from '../catalogue-version/service.ts';
import type { VersionListener } from '../platform/database/listen.ts';
import type { FilesPlace } from '../platform/files/open-files.ts';
import { createChangeLog } from '../platform/response-cache/change-log.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { createRetryWarnings } from '../platform/telemetry/retry-warnings.ts';
import { createBuildPace } from './build-pace.ts';
import { type Engine, openEngine } from './engine/engine.ts';
import { createScratch } from './engine/querying/scratch.ts';
import { createSenseFinders } from './engine/words/synonyms.ts';
import { createIndexBuilder } from './index-builder.ts';
import { createIndexedUpdates } from './indexed-updates.ts';
import type { SearchCommandOptions } from './opensearch/keeping/command.ts';
import type { KeepIndexOptions } from './opensearch/keeping/follow-changes.ts';
import type { RemoteSearchOptions } from './opensearch/search.ts';
import type { CategoryWords } from './queries.ts';
import type { Search } from './search.ts';

export type { Facets, Filters } from './engine/facets/filters.ts';
export { refusedIn } from './engine/querying/reading/refused.ts';
export type { Search } from './search.ts';

export type SearchOptions = {
  databaseUrl: string;
  /** Keys of the specifications that lists are narrowed by. */
  specificationKeys?: readonly string[];
  /** What things of each category are called: a search for one is a search in that category. */
  categoryWords?: CategoryWords;
  /** Where the index is stored for processes that start later, several of which may share it. */
  files?: FilesPlace;
  log: Pick<Log, 'info' | 'warn'>;
  /** Milliseconds between checks at the version, beside the notifications. */
  pollEvery?: number;
  /** Milliseconds of rest after a build that took so many; left out: `restAfter`. */
  restAfter?: (tookMs: number) => number;
  /** Told of each text that the whole catalogue finds nothing for. Must not throw. */
  onMissed?: (query: string) => void;
};

const retryDelay = 1_000;
const nearbyShown = 6;

/** Search over an index of our own, held in this process and rebuilt beside it after each catalogue change. */
export function createSearch({
  databaseUrl,
  specificationKeys = [],
  categoryWords = {},
  files,
  log,
  pollEvery,
  restAfter,
  onMissed,
}: SearchOptions): Search {
  const builder = createIndexBuilder(
    { databaseUrl, specificationKeys, categoryWords, ...(files && { files }) },
    (reason) => log.warn({ reason }, 'search index not kept; the next start takes longer'),
  );
  const scratch = createScratch();
  const closing = new AbortController();
  const pace = createBuildPace(closing.signal, restAfter);
  const listeners = new Set<(version: number) => void>();
  let held: { version: number; engine: Engine } | undefined;
  let asked = 0;
  const changes = createChangeLog();
  const failures = createRetryWarnings(log, 'search index not built; will try again', {
    retryMs: retryDelay,
  });
  const news = createIndexedUpdates(changes);
  let building: Promise<void> | undefined;
  let listener: VersionListener | undefined;

  /** Builds, and again where a change came meanwhile that the new index does not hold: many share one. */
  async function catchUp(): Promise<void> {
    let built: number;
    do {
      await pace.next();
      built = asked;
      await rebuildUntilDone();
    } while (!closing.signal.aborted && asked !== built && asked !== held?.version);
  }

  async function rebuildUntilDone(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        return await rebuild();
      } catch (err) {
        if (closing.signal.aborted) return;
        failures.failed(err);
        await delay(retryDelay, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  async function rebuild(): Promise<void> {
    const askedAt = performance.now();
    const { version, data, synonyms, clicked, isKept, ...took } = await builder.build();
    if (closing.signal.aborted) return;
    const startedAt = performance.now();
    // The first one followed no change.
    if (held) pace.built(startedAt - askedAt);
    held = { version, engine: openEngine(data, createSenseFinders(synonyms), scratch, clicked) };
    failures.passed();
    news.indexed(version);
    const swapMs = Number((performance.now() - startedAt).toFixed(1));
    const done = isKept ? 'kept search index read' : 'search index built';
    log.info({ version, products: data.listed, ...took, swapMs }, done);
    for (const notify of listeners) notify(version);
  }

  function noteUpdate(told: CatalogueUpdate): void {
    news.note(told, held?.version ?? 0);
    ask(told.version);
  }

  function ask(version: number): void {
    asked = version;
    if (version === held?.version) return;
    building ??= catchUp().finally(() => {
      building = undefined;
    });
  }

  const nearbyCategories = (query: string) => held?.engine.nearbyCategories(query, nearbyShown) ?? [];

  return {
    async start() {
      ask(asked);
      await building;
      if (closing.signal.aborted) return;
      listener = followCatalogue({
        databaseUrl,
        onUpdate: noteUpdate,
        onAwaited: pace.hurry,
        ...(pollEvery && { pollEvery }),
        log,
      });
    },
    version: () => held?.version ?? 0,
    newestVersion: () => Math.max(asked, held?.version ?? 0),
    changes,
    onVersion(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    async search(request) {
      const found = held?.engine.search(request);
      if (!found)
        return {
          ids: [],
          total: 0,
          products: 0,
          isFolded: false,
          leading: 0,
          correctedQuery: null,
          missingWords: [],
          shelfIds: [],
          holdsAllWords: true,
          facets: null,
          nearbyCategoryIds: [],
        };
      const { query, categoryId, filters } = request;
      const isWhole = categoryId === undefined && filters === undefined;
      const { total } = found;
      const isMissed = query !== undefined && total === 0 && isWhole;
      if (isMissed) onMissed?.(query);
      // What was searched in its place may name a kind where a slip only looks like other words.
      const nearbyCategoryIds = isMissed ? nearbyCategories(found.correctedQuery ?? query) : found.shelfIds;
      return { ...found, nearbyCategoryIds };
    },
    suggest: async (text, limit, language) =>
      held?.engine.suggest(text, limit, language) ?? { productIds: [], categoryIds: [], brands: [] },
    countsByCategory: () => held?.engine.countsByCategory() ?? new Map(),
    similar: async (productId, limit) => held?.engine.similar(productId, limit) ?? [],
    family: async (productId) => held?.engine.family(productId) ?? [],
    async close() {
      closing.abort();
      await listener?.close();
      await builder.close();
      await building;
    },
  };
}

export { createSearchClicks } from './clicks.ts';
export { createMissedSearches } from './missed-searches.ts';
export { openSearchOnce } from './open-once.ts';

/** Search on OpenSearch; loaded only where it is used. */
export const openRemoteSearch = async (options: RemoteSearchOptions): Promise<Search> =>
  (await import('./opensearch/search.ts')).createRemoteSearch(options);

/** Keeps the index on OpenSearch as the database is, until closed. */
export const keepIndexOnOpenSearch = async (options: KeepIndexOptions): Promise<{ close(): Promise<void> }> =>
  (await import('./opensearch/keeping/follow-changes.ts')).followCatalogueChanges(options);

/** `npm run search`. */
export const runSearchCommand = async (
  args: readonly string[],
  options: SearchCommandOptions,
): Promise<number> => (await import('./opensearch/keeping/command.ts')).runSearchCommand(args, options);
