import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Api } from '../contract/api.ts';
import { createInProcessApi } from './api.ts';
import { catalogueHandlers } from './catalogue/routes.ts';
import type { CatalogueSearch } from './catalogue/search.ts';
import { createCatalogueService } from './catalogue/service.ts';
import { createClickCounter } from './offers/clicks.ts';
import { registerGo } from './offers/go.ts';
import { registerPictures } from './pictures/routes.ts';
import { AppError } from './platform/app-error.ts';
import { createCallRunner } from './platform/call-runner.ts';
import type { DatabasePool } from './platform/database.ts';
import { registerHealth } from './platform/health.ts';
import { createHttpServer, type HttpLog } from './platform/http.ts';
import { apiPrefix, registerCalls } from './platform/http-calls.ts';
import { registerClient } from './platform/http-files.ts';
import { createPageRoute, type PageHandler } from './platform/http-pages.ts';
import { registerMetrics } from './platform/metrics.ts';
import { priceHandlers } from './prices/routes.ts';
import { createPricesService } from './prices/service.ts';

/** What the web process asks of the configuration. */
export type AppConfig = {
  /** Origin that visitors use, without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  trustProxy: boolean | string | string[];
  /** Bearer token of `/metrics`; without one there are no metrics. */
  metricsToken?: string | undefined;
};

export type AppOptions = {
  database: DatabasePool;
  search: CatalogueSearch;
  config: AppConfig;
  log: HttpLog;
  /** Makes the interface; left out, only the API is served. */
  createPages?: (api: Api) => PageHandler;
  /** Folder of the built interface. */
  clientDir?: string;
};

/** Wires the web process: API, `/go`, pictures, health, metrics and pages. Closing it settles its work. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, search, config, log } = options;
  const run = createCallRunner({
    ...catalogueHandlers(createCatalogueService(database, search)),
    ...priceHandlers(createPricesService(database)),
  });
  const isSecure = config.publicUrl.startsWith('https:');
  const server = createHttpServer({ log, trustProxy: config.trustProxy, isSecure });
  const notFound = async () => {
    throw new AppError('not_found');
  };

  registerCalls(server, run);
  server.all(`${apiPrefix}/*`, notFound);
  const page = options.createPages
    ? createPageRoute(options.createPages(createInProcessApi(run, log)), config.publicUrl)
    : notFound;
  registerGo(server, { database, clicks: createClickCounter(database, log), notFound: page });
  registerHealth(server, {
    database: async () => (await database.rows('select 1')).length === 1,
    search: () => search.version() > 0,
  });
  if (config.metricsToken) registerMetrics(server, { token: config.metricsToken });
  await registerPictures(server, path.join(config.dataDir, 'pictures'));
  if (options.clientDir) await registerClient(server, options.clientDir);
  server.get('/*', page);
  return server;
}
