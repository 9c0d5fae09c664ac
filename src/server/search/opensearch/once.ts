import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { getCatalogueVersion } from '../../catalogue-version/service.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CategoryWords } from '../queries.ts';
import { openClient, type SearchCluster } from './client.ts';
import type { RemoteEngine } from './engine.ts';
import { readState } from './keeping/state.ts';
import { openRemoteEngine } from './search.ts';

/** Milliseconds: an index that lags longer is looked at by the next attempt of the caller. */
const maxLag = 60_000;
const lookEvery = 250;

/** Kept as long as the process: connections stay open. */
const clients = new Map<string, Client>();

function clientOf(cluster: SearchCluster): Client {
  const name = cluster.nodes.join(',');
  const client = clients.get(name) ?? openClient(cluster);
  clients.set(name, client);
  return client;
}

/**
 * The live indexes, once they hold what is committed by now, for a process that seldom searches.
 * @throws Error where they lag or do not respond
 */
export async function openRemoteOnce(
  db: Database,
  cluster: SearchCluster,
  categoryWords: CategoryWords,
): Promise<RemoteEngine> {
  const client = clientOf(cluster);
  const wanted = await getCatalogueVersion(db);
  const deadline = Date.now() + maxLag;
  for (;;) {
    const state = await readState(client, cluster.prefix);
    if (state && state.moment.version >= wanted) break;
    if (Date.now() > deadline) throw new Error('the search index lags behind the catalogue');
    await delay(lookEvery);
  }
  return openRemoteEngine(db, { client, prefix: cluster.prefix }, { categoryWords });
}
