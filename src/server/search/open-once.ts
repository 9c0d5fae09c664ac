import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { openEngine } from './engine/engine.ts';
import type { EngineRequest, EngineResult } from './engine/request.ts';
import { createSenseFinders } from './engine/words/synonyms.ts';
import { type BuildWorkerData, createIndexBuilder } from './index-builder.ts';
import type { SearchCluster } from './opensearch/client.ts';

/** Responds as `Search` does. */
type SearchOnce = { search(request: EngineRequest): Promise<EngineResult & { nearbyCategoryIds: number[] }> };

/**
 * Opens the present index for a process that rarely searches, and drops it after use. It is made from the snapshot
 * that web processes keep in `files`, and from what changed since.
 * @throws Error where the database is away
 */
export async function openSearchOnce({
  log,
  cluster,
  ...data
}: BuildWorkerData & {
  log: Pick<Log, 'warn'>;
  /** OpenSearch, where it is used. */
  cluster?: (SearchCluster & { database: Database }) | undefined;
}): Promise<SearchOnce> {
  if (cluster) {
    const { openRemoteOnce } = await import('./opensearch/once.ts');
    const remote = await openRemoteOnce(cluster.database, cluster, data.categoryWords ?? {});
    return { search: async (request) => ({ ...(await remote.search(request)), nearbyCategoryIds: [] }) };
  }
  const builder = createIndexBuilder(data, (reason) => log.warn({ reason }, 'search index not kept'));
  try {
    const built = await builder.build();
    const senses = createSenseFinders(built.synonyms);
    const engine = openEngine(built.data, senses, undefined, built.clicked);
    return { search: async (request) => ({ ...engine.search(request), nearbyCategoryIds: [] }) };
  } finally {
    await builder.close();
  }
}
