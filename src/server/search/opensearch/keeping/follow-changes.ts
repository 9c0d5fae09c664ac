import { setTimeout as delay } from 'node:timers/promises';
import { getCatalogueVersion } from '../../../catalogue-version/service.ts';
import { listenForVersions } from '../../../platform/database/listen.ts';
import { createRetryWarnings } from '../../../platform/telemetry/retry-warnings.ts';
import { openClient, type SearchCluster } from '../client.ts';
import { createIndexSync, type IndexSyncOptions } from './index-sync.ts';

export type KeepIndexOptions = Omit<IndexSyncOptions, 'client' | 'prefix'> & {
  databaseUrl: string;
  cluster: SearchCluster;
};

/** Milliseconds until a failed or refused attempt is made again. */
const retryDelay = 1_000;

/** Follows the catalogue and keeps the indexes in OpenSearch as it is, until closed. */
export function followCatalogueChanges({ databaseUrl, cluster, ...options }: KeepIndexOptions): {
  close(): Promise<void>;
} {
  const { log } = options;
  const client = openClient(cluster);
  const keeper = createIndexSync({ ...options, client, prefix: cluster.prefix });
  const closing = new AbortController();
  const failures = createRetryWarnings(log, 'changes not sent to OpenSearch; will try again', {
    retryMs: retryDelay,
  });
  let wanted = 0;
  let working: Promise<void> | undefined;
  let rebuilding: Promise<unknown> | undefined;

  /** In the background: the live indexes go on being kept meanwhile. */
  function rebuild(): void {
    rebuilding ??= keeper
      .rebuild()
      .catch((err: unknown) => log.warn({ err }, 'search index not rebuilt; will try again'))
      .finally(() => {
        rebuilding = undefined;
      });
  }

  const pause = () => delay(retryDelay, undefined, { signal: closing.signal }).catch(() => undefined);

  async function work(): Promise<void> {
    for (let done = 0; done !== wanted && !closing.signal.aborted; ) {
      const now = wanted;
      try {
        const result = await keeper.catchUp();
        failures.passed();
        if (result === 'stale') rebuild();
        if (result === 'done') done = now;
        else await pause();
      } catch (err) {
        failures.failed(err);
        await pause();
      }
    }
  }

  const listener = listenForVersions({
    databaseUrl,
    channel: 'catalogue_changed',
    readVersion: getCatalogueVersion,
    onVersion(version) {
      wanted = version;
      working ??= work().finally(() => {
        working = undefined;
      });
    },
    log,
  });

  return {
    async close() {
      closing.abort();
      await listener.close();
      await working;
      await rebuilding;
      await client.close();
    },
  };
}
