import { listChanges, readMoment } from '../../../catalogue-version/service.ts';
import type { DatabasePool } from '../../../platform/database/database.ts';
import { readCommandLine } from '../../../platform/process/command-line.ts';
import type { CategoryWords } from '../../queries.ts';
import { createSearchIndex, openClient, type SearchCluster } from '../client.ts';
import { createIndexSync } from './index-sync.ts';
import { readState } from './state.ts';
import { compareCategories } from './verify.ts';

export type SearchCommandOptions = {
  database: DatabasePool;
  /** undefined: OpenSearch is not used. */
  cluster: SearchCluster | undefined;
  specificationKeys: readonly string[];
  categoryWords: CategoryWords;
  write(text: string): void;
};

type Task = (options: SearchCommandOptions & { cluster: SearchCluster }) => Promise<number>;

const usage = `Usage: npm run search -- status|verify|rebuild
  status   how far the index on OpenSearch is behind the database
  verify   compares products, ids and prices of each category with the database; code 1 where they differ
  rebuild  builds a new index beside the live one, and lets it take over
`;

const rebuild: Task = async ({ cluster, write, ...options }) => {
  const client = openClient(cluster);
  const log = { info: () => undefined, warn: () => undefined };
  const isDone = await createIndexSync({ ...options, client, prefix: cluster.prefix, log }).rebuild();
  write(isDone ? 'The new index is live.\n' : 'Another process is rebuilding the index.\n');
  return isDone ? 0 : 1;
};

/** Milliseconds: all products are added up, on a cluster that may be busy. */
const maxComparison = 60_000;

const verify: Task = async ({ cluster, database, write }) => {
  const ask = createSearchIndex(openClient(cluster), cluster.prefix, maxComparison);
  const differences = await compareCategories(database, ask);
  for (const { categoryId, database: one, index: other } of differences)
    write(
      `Category ${categoryId}: database ${one.products} products (ids ${one.ids}, cents ${one.cents}), ` +
        `index ${other.products} (ids ${other.ids}, cents ${other.cents})\n`,
    );
  if (differences.length === 0) write('The index is as the database is.\n');
  return differences.length === 0 ? 0 : 1;
};

const status: Task = async ({ cluster, database, write }) => {
  const state = await readState(openClient(cluster), cluster.prefix);
  if (!state) {
    write('There is no index yet: a worker builds it.\n');
    return 1;
  }
  const present = await readMoment(database);
  const waiting = await listChanges(database, state.moment);
  write(
    `Index ${state.generation}, built ${state.builtAt}, written ${state.indexedAt}: catalogue version ` +
      `${state.moment.version} of ${present.version}, ${waiting?.ids.length ?? 'all'} products wait.\n`,
  );
  return 0;
};

const tasks: Record<string, Task> = { rebuild, verify, status };

/** Resolves to the exit code. @throws Error without SEARCH_URL, or where OpenSearch does not respond */
export async function runSearchCommand(
  args: readonly string[],
  { cluster, ...options }: SearchCommandOptions,
): Promise<number> {
  const { positionals } = readCommandLine(args, {}, usage);
  const task = positionals.length === 1 ? tasks[positionals[0] as string] : undefined;
  if (!task) throw new Error(usage);
  if (!cluster) throw new Error('SEARCH_URL is not set: each web process holds an index of its own.');
  return task({ ...options, cluster });
}
