import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { callInProcess, registerAssistants } from '../assistants/service.ts';
import { registerDealsFeeds } from '../deals/routes.ts';
import { registerOpenData } from '../open-data/service.ts';
import type { CallRunner } from '../platform/calls/runner.ts';
import { openFiles } from '../platform/files/open-files.ts';
import type { Storage } from '../platform/files/storage.ts';
import type { PageRoute } from '../platform/http/page-routes.ts';
import { registerBarometerFiles } from '../prices/service.ts';
import { registerSharePictures } from '../share-pictures/routes.ts';
import { createSharePictures } from '../share-pictures/service.ts';
import { registerSitemap } from '../sitemap/routes.ts';
import { createSitemapService } from '../sitemap/service.ts';
import type { AppOptions } from './app-options.ts';

/** Registers the addresses for search engines, shared links, feed readers and assistants. */
export function registerFindable(
  server: FastifyInstance,
  { database, reads, search, config, log }: AppOptions,
  {
    run,
    pictures,
    limit,
    limitAssistants,
    notFound,
  }: {
    run: CallRunner;
    pictures: Storage;
    limit: onRequestHookHandler;
    limitAssistants: onRequestHookHandler;
    notFound: PageRoute;
  },
): void {
  const { publicUrl } = config;
  const sitemap = createSitemapService(reads ?? database, { publicUrl, version: () => search.version() });
  registerSitemap(server, { sitemap, publicUrl, limit, notFound });
  registerDealsFeeds(server, {
    listDeals: (language, count) =>
      run(
        'searchProducts',
        { params: {}, query: { deals: '7', sortBy: 'drop', limit: count } },
        { language },
      ),
    publicUrl,
    limit,
  });
  if (config.openDataLicence) registerOpenData(server, { files: openFiles(config, 'open-data'), limit });
  registerAssistants(server, {
    ask: callInProcess(run, log),
    publicUrl,
    limit: limitAssistants,
    hasOpenData: config.openDataLicence !== undefined,
  });
  registerBarometerFiles(server, {
    getPriceIndex: (language, query) => run('getPriceIndex', { params: {}, query }, { language }),
    limit,
  });
  registerSharePictures(server, {
    pictures: createSharePictures({ pictures }),
    getProduct: (id, language) => run('getProduct', { params: { id }, query: {} }, { language }),
    limit,
    notFound,
  });
}
