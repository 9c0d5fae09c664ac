import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import project from '../../package.json' with { type: 'json' };
import { registerAlertAddresses } from './alerts/alert-links.ts';
import { createKeyLimit } from './api-keys/service.ts';
import { createSplitter } from './cart/split/splitter.ts';
import { createProgressWatch, createPushes } from './feeds/service.ts';
import { registerRecoveryForms } from './identity/accounts/recovery-forms.ts';
import { createIdentity } from './identity/service.ts';
import { createFacebook, createGoogle } from './identity/social/providers.ts';
import { registerSocial, type SocialProviders } from './identity/social/routes.ts';
import { createClickCounter } from './offers/clicks.ts';
import { registerGo } from './offers/go.ts';
import { registerPictures, registerStoredPictures } from './pictures/routes.ts';
import { AppError } from './platform/app-error.ts';
import { registerAssets } from './platform/assets/asset-routes.ts';
import { type CallRecorder, createCallRecorder } from './platform/calls/call-recorder.ts';
import type { CallRunner } from './platform/calls/runner.ts';
import { folderOf, openFiles } from './platform/files/open-files.ts';
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
import { registerRootFiles } from './platform/http/static-files.ts';
import { registerDocuments } from './platform/openapi/routes.ts';
import {
  createPublicResponseCache,
  type PublicResponseCache,
} from './platform/response-cache/public-response-cache.ts';
import { registerMetrics } from './platform/telemetry/metrics.ts';
import type { AppConfig, AppOptions } from './wiring/app-options.ts';
import { createAwaitPropagation } from './wiring/await-propagation.ts';
import { createSite } from './wiring/create-site.ts';
import { describeState } from './wiring/describe-state.ts';
import { registerFindable } from './wiring/findable-routes.ts';
import { createInProcessApi } from './wiring/in-process-api.ts';
import { wireCalls } from './wiring/wire-calls.ts';

const notFound: PageRoute = async () => {
  throw new AppError('not_found');
};

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

/** Health and, with a token, metrics. */
function registerState(
  server: FastifyInstance,
  options: AppOptions,
  cache: PublicResponseCache | undefined,
): void {
  const { database, search, config, siblings } = options;
  registerHealth(server, {
    database: async () => (await database.rows('select 1')).length === 1,
    search: () => search.version() > 0,
  });
  if (config.metricsToken) {
    registerMetrics(server, {
      token: config.metricsToken,
      gauges: describeState({ ...options, cache }),
      siblings,
    });
  }
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
  const { responseCacheBytes: maxBytes, refreshPause } = options;
  const responseCache = maxBytes
    ? createPublicResponseCache({ maxBytes, changes: search.changes, refreshPause })
    : undefined;
  server.addHook('onClose', () => responseCache?.close());
  const recordCall = createCallRecorder(run, search.changes);
  const pageServer = wirePages(options, { run, recordCall, cache: responseCache });
  const page = pageServer.route;
  const limit = createRequestLimit(config.rateLimit, siblings);
  const limitByKey = createKeyLimit({ database, limit, perMinute: config.rateLimit, siblings });

  registerCors(server, '/api', config.corsOrigins);
  registerState(server, options, responseCache);
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
  registerRecoveryForms(server, { run, publicUrl, limit });
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
  if (options.clientDirectory) {
    const stored = openFiles(config, 'assets');
    await registerAssets(server, { folder: path.join(options.clientDirectory, 'assets'), stored, limit });
    await registerRootFiles(server, options.clientDirectory);
  }
  registerPages(server, pageServer, limit);
  refuseOtherMethods(server, '/*', new Set(['GET']));
  return server;
}
