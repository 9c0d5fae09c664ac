import { type Cluster, startCluster } from './cluster.ts';

/** Starts a real OpenSearch for the tests that need one, or uses the one that `TEST_SEARCH_URL` names. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_SEARCH_URL) return undefined;
  const cluster: Cluster = await startCluster();
  process.env.TEST_SEARCH_URL = cluster.urls.join(',');
  return cluster.stop;
}
