import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import project from '../../package.json' with { type: 'json' };
import { mailboxOf } from '../contract/accounts/email-form.ts';
import { registerAlertAddresses } from './alerts/alert-links.ts';
import { channelHandlers } from './alerts/channels/routes.ts';
import { guestHandlers } from './alerts/guests/routes.ts';
import { alertHandlers } from './alerts/routes.ts';
import { guestSecretName, pushSecretName } from './alerts/service.ts';
import { apiKeyHandlers } from './api-keys/routes.ts';
import { createKeyLimit, withoutKeys } from './api-keys/service.ts';
import { askWithin, registerAssistants } from './assistants/service.ts';
import { auditHandlers } from './audit/routes.ts';
import { cartHandlers } from './cart/routes.ts';
import { createSplitter, type Splitter } from './cart/split/splitter.ts';
import { categoryHandlers } from './catalogue/editing/category-routes.ts';
import { productHandlers } from './catalogue/editing/product-routes.ts';
import { catalogueHandlers } from './catalogue/reading/routes.ts';
import { type CatalogueSearch, createCatalogueService } from './catalogue/service.ts';
import { raiseCatalogueVersion } from './catalogue-version/service.ts';
import { dashboardHandlers } from './dashboard/routes.ts';
import { registerDealsFeeds } from './deals/routes.ts';
import { familyHandlers } from './families/routes.ts';
import { favouriteHandlers } from './favourites/routes.ts';
import { feedHandlers } from './feeds/routes.ts';
import { createFeedFiles, createProgressWatch, createPushes, type Pushes } from './feeds/service.ts';
import { findHandlers } from './find/routes.ts';
import { registerForgotForm } from './identity/accounts/forgot-form.ts';
import { profileHandlers } from './identity/accounts/profile-routes.ts';
import { authHandlers } from './identity/auth-routes.ts';
import { createIdentity, getSecret, type Identity } from './identity/service.ts';
import { createFacebook, createGoogle } from './identity/social/providers.ts';
import { registerSocial, type SocialProviders } from './identity/social/routes.ts';
import { managementHandlers } from './identity/staff/management-routes.ts';
import { listImportHandlers } from './list-import/routes.ts';
import { mailHandlers } from './mail/routes.ts';
import { matchHandlers } from './match-decisions/routes.ts';
import { brandAliasHandlers } from './matching/routes.ts';
import { createPageReader } from './merchant-pages/service.ts';
import { merchantCategoryHandlers } from './merchants/categories/routes.ts';
import { deliveryRuleHandlers } from './merchants/delivery-rules/routes.ts';
import { merchantHandlers } from './merchants/routes.ts';
import { myPriceHandlers } from './my-price/routes.ts';
import { createClickCounter } from './offers/clicks.ts';
import { registerGo } from './offers/go.ts';
import { registerOpenData } from './open-data/service.ts';
import { registerPictures, registerStoredPictures } from './pictures/routes.ts';
import { createPictureUploads } from './pictures/service.ts';
import { AppError } from './platform/app-error.ts';
import { type CallRecorder, createCallRecorder } from './platform/calls/call-recorder.ts';
import { type CallRunner, createCallRunner } from './platform/calls/runner.ts';
import type { Config } from './platform/config.ts';
import type { DatabasePool } from './platform/database/database.ts';
import type { ReadDatabase } from './platform/database/read-database.ts';
import type { SafeFetch } from './platform/fetch/safe-fetch.ts';
import { folderOf, openFiles } from './platform/files/open-files.ts';
import type { Storage } from './platform/files/storage.ts';
import { registerCalls } from './platform/http/call-routes.ts';
import { registerCors } from './platform/http/cors.ts';
import { registerEvents } from './platform/http/events.ts';
import { registerHealth } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { refuseOtherMethods } from './platform/http/methods.ts';
import {
  createPageServer,
  type PageRoute,
  type PageServer,
  registerPages,
} from './platform/http/page-routes.ts';
import { createRequestLimit } from './platform/http/rate-limit-route.ts';
import { registerClient } from './platform/http/static-files.ts';
import { registerDocuments } from './platform/openapi/routes.ts';
import type { Siblings } from './platform/process/siblings.ts';
import {
  createPublicResponseCache,
  type PublicResponseCache,
} from './platform/response-cache/public-response-cache.ts';
import type { Log } from './platform/telemetry/log.ts';
import { registerMetrics } from './platform/telemetry/metrics.ts';
import { priceHandlers } from './prices/routes.ts';
import { createPricesService, registerBarometerFiles } from './prices/service.ts';
import { promotionsHandlers } from './promotions/routes.ts';
import { reportHandlers } from './reports/routes.ts';
import { type OnResultOpened, searchHandlers } from './search/routes.ts';
import { registerSharePictures } from './share-pictures/routes.ts';
import { createSharePictures } from './share-pictures/service.ts';
import { registerSitemap } from './sitemap/routes.ts';
import { createSitemapService } from './sitemap/service.ts';
import { timeHandlers } from './time-tracker/routes.ts';
import { userStateHandlers } from './user-state/routes.ts';
import { createAwaitPropagation } from './wiring/await-propagation.ts';
import { createSite } from './wiring/create-site.ts';
import { describeState } from './wiring/describe-state.ts';
import { createInProcessApi } from './wiring/in-process-api.ts';
import { createMerchantFetch, createPageFetch, createSiteFetch } from './wiring/merchant-fetch.ts';
import type { Pages } from './wiring/ssr.ts';

/** The configuration that the web process needs. */
export type AppConfig = Pick<
  Config,
  | 'publicUrl'
  | 'dataDir'
  | 's3'
  | 'trustProxy'
  | 'rateLimit'
  | 'metricsToken'
  | 'shop'
  | 'seedDemo'
  | 'corsOrigins'
  | 'allowAddresses'
  | 'allowChannelOrigins'
  | 'electricity'
  | 'openDataLicence'
  | 'tokenSecret'
  | 'merchantPages'
  | 'google'
  | 'facebook'
>;

export type AppOptions = {
  database: DatabasePool;
  /** Where what everybody sees is read (products, categories, prices, sitemaps); left out: in `database`. */
  reads?: ReadDatabase;
  search: CatalogueSearch;
  /** Left out: nobody counts. */
  onResultOpened?: OnResultOpened;
  config: AppConfig;
  log: Log;
  /** The other web processes at the same port; left out: there are none. */
  siblings?: Siblings;
  /** The interface; left out, only the API is served. */
  pages?: Pages;
  /** Left out: nothing is cached, for development. */
  responseCacheBytes?: number;
  /** Folder of the interface's built files. */
  clientDirectory?: string;
  /** Milliseconds between looks at what feeds do, and whether who watches them may; left out: one second and two. */
  watchFeedsEvery?: number;
  /** Fetches pages that visitors name; left out: from public addresses only, whichever feeds may be fetched from. */
  fetchPasted?: SafeFetch;
};

const notFound: PageRoute = async () => {
  throw new AppError('not_found');
};

/** Time limit in milliseconds for the preview of a feed before it is added. */
const previewTimeout = 15_000;

function wireCalls(
  { database, reads, search, onResultOpened = async () => undefined, config, fetchPasted }: AppOptions,
  {
    identity,
    splitter,
    pictures,
    pushes,
  }: { identity: Identity; splitter: Splitter; pictures: Storage; pushes: Pushes },
): CallRunner {
  const catalogue = createCatalogueService(reads ?? database, search, config.electricity);
  const uploads = createPictureUploads(pictures);
  return createCallRunner(
    {
      ...catalogueHandlers(catalogue),
      ...deliveryRuleHandlers(database),
      ...cartHandlers({ database, cards: catalogue, splitter }),
      ...myPriceHandlers(database),
      ...promotionsHandlers(database, config.allowAddresses),
      ...favouriteHandlers(database, catalogue),
      ...userStateHandlers(database),
      ...categoryHandlers(database, uploads.keep),
      ...alertHandlers(database, catalogue, splitter.lowestCost, catalogue.findListed),
      ...channelHandlers(database, {
        publicUrl: config.publicUrl,
        readSecret: () => getSecret(database, pushSecretName),
        allowOrigins: config.allowChannelOrigins,
        admit: (limit, userId) => identity.countAttempt({ limit, by: [userId] }),
      }),
      ...guestHandlers({
        database,
        cards: catalogue,
        publicUrl: config.publicUrl,
        readSecret: () => getSecret(database, guestSecretName),
        admit: async (address) => {
          await identity.countAttempt({ limit: 'guestAlertFromAddress', by: [address] });
          await identity.countAttempt({ limit: 'guestAlertsADayFromAddress', by: [address] });
        },
        mayMail: async (email, isGuest) => {
          const aDay = isGuest ? 'guestAlertsADayToGuest' : 'guestAlertsADayToRecipient';
          const by = [mailboxOf(email)];
          return (
            (await identity.mayTry({ limit: 'guestAlertToRecipient', by })) &&
            (await identity.mayTry({ limit: aDay, by }))
          );
        },
      }),
      ...merchantCategoryHandlers(database),
      ...productHandlers(database, uploads.keep),
      ...merchantHandlers(database, uploads.keep),
      ...priceHandlers(createPricesService(reads ?? database)),
      ...authHandlers(identity),
      ...profileHandlers(identity),
      ...apiKeyHandlers(database),
      ...managementHandlers(identity),
      ...auditHandlers(database),
      ...reportHandlers({
        database,
        authenticate: identity.authenticate,
        admit: (address) => identity.countAttempt({ limit: 'reportFromAddress', by: [address] }),
      }),
      ...findHandlers({
        database,
        cards: catalogue,
        publicUrl: config.publicUrl,
        readPage: config.merchantPages.areReadOnRequest
          ? createPageReader({
              database,
              fetch: fetchPasted ?? createPageFetch({ publicUrl: config.publicUrl, allowAddresses: [] }),
            })
          : undefined,
        admit: (address) => identity.countAttempt({ limit: 'pastedPageFromAddress', by: [address] }),
      }),
      ...listImportHandlers({
        database,
        cards: catalogue,
        publicUrl: config.publicUrl,
        admit: (userId) => identity.countAttempt({ limit: 'listOfUser', by: [userId] }),
      }),
      ...matchHandlers(database),
      ...familyHandlers(database),
      ...brandAliasHandlers(database),
      ...searchHandlers(database, (db) => raiseCatalogueVersion(db, { isAwaited: true }), onResultOpened),
      ...mailHandlers(database),
      ...dashboardHandlers(database, { arePagesChecked: config.merchantPages.areChecked }),
      ...timeHandlers(database),
      ...feedHandlers({
        database,
        fetch: createMerchantFetch(config, { timeout: previewTimeout }),
        askSite: createSiteFetch(config),
        allowAddresses: config.allowAddresses,
        files: createFeedFiles(openFiles(config, 'feeds')),
        pushes,
      }),
    },
    withoutKeys(identity.authenticate),
  );
}

function wirePages(
  { pages, config, log }: AppOptions,
  {
    run,
    recordCall,
    cache,
  }: { run: CallRunner; recordCall: CallRecorder; cache: PublicResponseCache | undefined },
): PageServer {
  if (!pages) return { route: notFound, sendCached: undefined };
  const site = createSite(config);
  return createPageServer({
    origin: config.publicUrl,
    cache,
    render: (request, { requestId, nonce, record }) =>
      pages(request, {
        api: createInProcessApi({
          run,
          log,
          requestId,
          recording: cache && { recordCall, record },
        }),
        site,
        nonce,
        reportError: (error) => log.error({ err: error, requestId }, 'page failed'),
      }),
  });
}

const openProviders = ({ google, facebook }: AppConfig): SocialProviders => ({
  ...(google && { google: createGoogle(google) }),
  ...(facebook && { facebook: createFacebook(facebook) }),
});

/** What search engines and shared links ask for. */
function registerFindable(
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
    ask: askWithin(run, log),
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

/**
 * Wires the web process: API, `/go`, pictures, health, metrics and pages. Closing it waits for background
 * tasks.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, search, config, log, siblings } = options;
  const isSecure = config.publicUrl.startsWith('https:');
  const server = createHttpServer({ log, trustProxy: config.trustProxy, isSecure });
  const { tokenSecret, publicUrl } = config;
  const identity = createIdentity({ database, tokenSecret, publicUrl, log });
  server.addHook('onClose', () => identity.backgroundTasks.settle());
  const pictures = openFiles(config, 'pictures');
  const splitter = createSplitter();
  server.addHook('onClose', () => splitter.close());
  const pushes = createPushes(database, { siblings });
  server.addHook('preClose', pushes.close);
  const run = wireCalls(options, { identity, splitter, pictures, pushes });
  const responseCache = options.responseCacheBytes
    ? createPublicResponseCache({ maxBytes: options.responseCacheBytes, changes: search.changes })
    : undefined;
  server.addHook('onClose', () => responseCache?.close());
  const recordCall = createCallRecorder(run, search.changes);
  const pageServer = wirePages(options, { run, recordCall, cache: responseCache });
  const page = pageServer.route;
  const limit = createRequestLimit(config.rateLimit, siblings);
  const limitByKey = createKeyLimit({ database, limit, perMinute: config.rateLimit, siblings });

  registerCors(server, '/api', config.corsOrigins);
  registerHealth(server, {
    database: async () => (await database.rows('select 1')).length === 1,
    search: () => search.version() > 0,
  });
  if (config.metricsToken) {
    registerMetrics(server, {
      token: config.metricsToken,
      gauges: describeState({ ...options, cache: responseCache }),
      siblings,
    });
  }
  registerCalls(server, {
    run,
    authenticate: identity.authenticate,
    cache: responseCache,
    recordCall,
    limit,
    limitReads: limitByKey('catalogue'),
    admitByKey: pushes.admit,
    awaitPropagation: createAwaitPropagation(database, search, siblings),
  });
  registerEvents(server, '/admin/feed-progress', {
    access: 'admin',
    authenticate: identity.readSession,
    subscribe: createProgressWatch(database, options.watchFeedsEvery),
    limit,
    ...(options.watchFeedsEvery && { checkEvery: options.watchFeedsEvery }),
  });
  registerSocial(server, { identity, providers: openProviders(config), publicUrl, limit, log });
  registerForgotForm(server, { run, publicUrl, limit });
  registerDocuments(server, {
    version: project.version,
    publicUrl,
    perMinute: config.rateLimit,
    hasOpenData: config.openDataLicence !== undefined,
    cache: responseCache,
  });
  registerGo(server, { database, clicks: createClickCounter(database, log), limit, notFound: page });
  registerFindable(server, options, {
    run,
    pictures,
    limit,
    limitAssistants: limitByKey('assistants'),
    notFound: page,
  });
  registerAlertAddresses(server, { database, publicUrl, limit });
  if (config.s3) registerStoredPictures(server, pictures);
  else await registerPictures(server, folderOf(config, 'pictures'));
  if (options.clientDirectory) await registerClient(server, options.clientDirectory);
  registerPages(server, pageServer, limit);
  refuseOtherMethods(server, '/*', new Set(['GET']));
  return server;
}
