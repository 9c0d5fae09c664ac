import type { Client } from '@opensearch-project/opensearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient } from '../../src/server/search/opensearch/client.ts';
import type { RemoteEngine } from '../../src/server/search/opensearch/engine.ts';
import { categories, product, synonyms } from '../helpers/search-engine.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { createOpenSearchEngine } from './engine.ts';

let cluster: Cluster;
let client: Client;
let engine: RemoteEngine;

beforeAll(async () => {
  cluster = await startCluster(3);
  client = openClient({ nodes: cluster.urls });
  const documents = Array.from({ length: 50 }, (_, i) => product(i + 1, `Acme radio ${i}`));
  engine = await createOpenSearchEngine(client, { documents, categories, synonyms });
  await client.cluster.health({ wait_for_status: 'green', timeout: '120s' } as never, {
    requestTimeout: 130_000,
  });
});

afterAll(async () => {
  await client?.close();
  await cluster?.stop();
});

test('a node of three is killed and comes back while shoppers search: none of them sees an error', async () => {
  let isOver = false;
  const totals = new Set<number>();
  const shoppers = Array.from({ length: 4 }, async () => {
    while (!isOver)
      totals.add((await engine.search({ query: 'radio', sort: 'price', offset: 0, limit: 24 })).total);
  });
  const searching = Promise.all(shoppers);
  try {
    await cluster.kill(1);
    await client.cluster.health({ wait_for_nodes: '2', timeout: '60s' } as never, { requestTimeout: 70_000 });
    await cluster.start(1);
  } finally {
    isOver = true;
  }
  await searching;
  expect([...totals]).toEqual([50]);
});
