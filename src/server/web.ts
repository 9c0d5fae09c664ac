import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { facetSpecificationKeys } from './catalogue/service.ts';
import { getCatalogueVersion } from './catalogue-version/service.ts';
import { categoryWords } from './facts/service.ts';
import type { Config } from './platform/config.ts';
import { createReadDatabase } from './platform/database/read-database.ts';
import { listenBacklog } from './platform/http/http-server.ts';
import { runProcess } from './platform/process/lifecycle.ts';
import { openSiblings } from './platform/process/siblings.ts';
import { readyMessage } from './platform/process/supervisor.ts';
import { connectionsOfEach, countWebProcesses } from './platform/process/web-processes.ts';
import { createLog } from './platform/telemetry/log.ts';
import {
  createMissedSearches,
  createSearch,
  createSearchClicks,
  openRemoteSearch,
  type Search,
  type SearchOptions,
} from './search/service.ts';
import type { AppOptions } from './wiring/app-options.ts';
import { storeOwnAssets } from './wiring/assets-of-versions.ts';
import { openProcessDatabase } from './wiring/process-database.ts';
import { warmUp } from './wiring/warm-up.ts';

const portTimeout = 5_000;
const portRetry = 250;
/**
 * Milliseconds to wait for the search index before listening. Without an index and without a database, a 503 is
 * better than no response. With siblings at the port it can wait longer.
 */
const maxWait = { alone: 8_000, withSiblings: 60_000 };
/** Statement timeout in milliseconds: no page may wait longer for the database. */
const statementTimeout = 10_000;

/** Listens; retries for a moment where a killed process of ours still holds the port. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  const deadline = Date.now() + portTimeout;
  for (;;) {
    try {
      return await app.listen({ host, port, backlog: listenBacklog });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (Date.now() > deadline) throw new Error(`Port ${port} is in use: set PORT to another.`);
      await delay(portRetry);
    }
  }
}

/** The read replica for public data, where one is configured. */
const openReads = ({
  config,
  database,
  search,
  connections,
  log,
}: Pick<AppOptions, 'database' | 'log'> & { config: Config; search: Search; connections: number }) =>
  config.databaseReadUrl === undefined
    ? undefined
    : createReadDatabase({
        primary: database,
        url: config.databaseReadUrl,
        max: connections,
        readVersion: getCatalogueVersion,
        newestVersion: search.newestVersion,
        log,
      });

/** OpenSearch where it is configured, else an in-memory index of this process. */
const openSearch = async (
  { searchCluster: cluster, dataDir, s3 }: Config,
  options: Pick<SearchOptions, 'databaseUrl' | 'categoryWords' | 'log' | 'onMissed'>,
): Promise<Search> =>
  cluster
    ? openRemoteSearch({ ...options, cluster })
    : createSearch({
        ...options,
        specificationKeys: facetSpecificationKeys,
        files: { dataDir, s3 },
      });

/** The web process: serves pages and API until it is asked to stop. */
export async function runWeb(config: Config): Promise<number> {
  const siblings = openSiblings();
  const name = siblings ? `web ${siblings.number}` : 'web';
  const log = createLog(config, name);
  const connections = connectionsOfEach(siblings ? countWebProcesses(config.webProcesses) : 1);
  await runProcess(
    async (resources) => {
      const { database, url } = await openProcessDatabase({
        config,
        resources,
        log,
        name,
        max: connections,
        statementTimeout,
        isImpatient: true,
      });
      const missed = createMissedSearches(database, log);
      let isListening = false;
      resources.add(missed.close);
      const clicks = createSearchClicks({
        db: database,
        log,
        readSecret: async () => (await import('./identity/service.ts')).getSecret(database, 'search clicks'),
      });
      resources.add(clicks.close);
      const search = await openSearch(config, {
        databaseUrl: url,
        categoryWords,
        log,
        // Until it listens the server asks itself.
        onMissed: (query) => {
          if (isListening) missed.count(query);
        },
      });
      resources.add(search.close);
      // The index thread reads the catalogue while the modules of the app are loaded.
      const searching = search.start();
      const [{ createApp }, { openInterface }] = await Promise.all([
        import('./app.ts'),
        import('./wiring/web-interface.ts'),
      ]);
      const reads = openReads({ config, database, search, connections, log });
      if (reads) resources.add(reads.close);
      const userInterface = await openInterface(config, resources);
      const app = await createApp({
        database,
        ...(reads && { reads }),
        search,
        onResultOpened: clicks.count,
        config,
        log,
        ...(siblings && { siblings }),
        ...userInterface.appOptions,
      });
      userInterface.attach(app);
      resources.add(() => app.close());
      const storing = config.isProduction ? storeOwnAssets(config, log) : undefined;
      const ready = config.isProduction ? searching.then(() => warmUp(app, log)) : searching;
      await Promise.race([ready, delay(siblings ? maxWait.withSiblings : maxWait.alone)]);
      await storing;
      const address = await listen(app, config);
      isListening = true;
      log.info({ address }, 'listening');
      await searching;
      process.send?.(readyMessage);
    },
    { isService: true },
  );
  return 0;
}
