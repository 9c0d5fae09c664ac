import { type ApiResponse, Client, type Connection, errors } from '@opensearch-project/opensearch';
import { AppError } from '../../platform/app-error.ts';
import { createNodeChoice, type NodeChoice } from './node-choice.ts';
import type { Clause, SearchIndex, SearchResponse } from './query-language.ts';

/** Where OpenSearch is: its nodes, with user and password in the address, and what our indexes' names begin with. */
export type SearchCluster = { nodes: readonly string[]; prefix: string };

/** Milliseconds: a shopper waits no longer for a list. */
const queryTimeout = 3_000;
/** Share of it after which the cluster itself stops looking: nobody waits for what it would find later. */
const clusterShare = 0.8;
/** Seconds after which a list is requested again. */
const retryAfter = 5;

type Request = ApiResponse['meta'];

/** Tells the choice what each node takes. The client says nothing of an attempt that failed but by making the next one. */
function watch(client: Client, choice: NodeChoice<Connection>): void {
  const attempts = new WeakMap<Request, { node: Connection; startedAt: number }>();
  function end(meta: Request, hasFailed: boolean): void {
    const attempt = attempts.get(meta);
    if (!attempt) return;
    attempts.delete(meta);
    choice.ended(attempt.node, hasFailed ? undefined : performance.now() - attempt.startedAt);
  }
  client.on('request', (error, { meta }) => {
    end(meta, true);
    if (error || !meta.connection) return;
    choice.started(meta.connection);
    attempts.set(meta, { node: meta.connection, startedAt: performance.now() });
  });
  client.on('response', (error, { meta }) => end(meta, error !== null));
}

/** A client that turns to the node that responds soonest, to another one where it is away, and comes back to it. */
export function openClient({ nodes }: Pick<SearchCluster, 'nodes'>): Client {
  const choice = createNodeChoice<Connection>(() => performance.now());
  const client = new Client({
    nodes: [...nodes],
    maxRetries: nodes.length,
    requestTimeout: 60_000,
    resurrectStrategy: 'optimistic',
    nodeSelector: (connections) => choice.choose(connections),
  });
  watch(client, choice);
  return client;
}

/** The live indexes stand behind aliases. */
export const aliasOf = (prefix: string, index: Parameters<SearchIndex>[0]): string => `${prefix}-${index}`;

const isAway = (error: unknown): boolean =>
  error instanceof errors.ConnectionError ||
  error instanceof errors.TimeoutError ||
  error instanceof errors.NoLivingConnectionsError ||
  (error instanceof errors.ResponseError && [404, 429, 500, 502, 503, 504].includes(error.statusCode ?? 0));

/** Another node may respond. What took too long is not retried: a slow cluster would only get more to do. */
const mayRetry = (error: unknown): boolean =>
  error instanceof errors.ConnectionError ||
  (error instanceof errors.ResponseError && [502, 503].includes(error.statusCode ?? 0));

/** A node that has a copy responds itself: most queries are short, and another hop would cost as much again. */
const preference = '_local';

/** Queries the live indexes. `timeout`: milliseconds that one query may take. */
export function createSearchIndex(client: Client, prefix: string, timeout = queryTimeout): SearchIndex {
  const atCluster = `${Math.round(clusterShare * timeout)}ms`;
  const search = async (index: string, body: Clause): Promise<SearchResponse> => {
    const { body: response } = await client.search(
      { index, body, allow_partial_search_results: false, preference, timeout: atCluster },
      { requestTimeout: timeout, maxRetries: 0 },
    );
    return response as unknown as SearchResponse;
  };
  /** Several at once; where one of them fails, all do. */
  const searchEach = async (index: string, bodies: readonly Clause[]): Promise<SearchResponse[]> => {
    const lines = bodies.flatMap((body) => [
      { index, allow_partial_search_results: false, preference },
      { ...body, timeout: atCluster },
    ]);
    const { body: response } = await client.msearch(
      { body: lines as never },
      { requestTimeout: timeout, maxRetries: 0 },
    );
    return (response.responses as unknown as (SearchResponse & { error?: unknown; status: number })[]).map(
      (each) => {
        if (each.error) throw new errors.ResponseError({ body: each, statusCode: each.status } as never);
        return each;
      },
    );
  };
  async function withRetries<T>(work: () => Promise<T>): Promise<T> {
    for (let again = client.connectionPool.size; ; again--) {
      try {
        return await work();
      } catch (error) {
        if (again > 0 && mayRetry(error)) continue;
        if (!isAway(error)) throw error;
        throw new AppError('unavailable', { reason: 'search_away', retryAfter, cause: error });
      }
    }
  }
  const ask = (index: Parameters<SearchIndex>[0], body: Clause) =>
    withRetries(() => search(aliasOf(prefix, index), body));
  const each = (bodies: readonly Clause[]) =>
    withRetries(() => searchEach(aliasOf(prefix, 'products'), bodies));
  return Object.assign(ask, { each });
}
