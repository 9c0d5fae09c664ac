import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { ViteDevServer } from 'vite';
import type { Api } from '../../contract/api.ts';
import type { Language } from '../../contract/language.ts';
import type { Site } from '../../contract/site.ts';
import { addressLanguage, pageLanguage } from '../platform/http/page-language.ts';

/** What pages get from the server with each request. */
export type PagesContext = {
  api: Api;
  site: Site;
  /** Nonce for the page's own scripts, where a content security policy needs one. */
  nonce?: string | undefined;
  /** Called with what loaders and rendering threw and did not expect. */
  reportError: (error: unknown) => void;
};

/** Responds with a page, its `.data`, or the error page; errors of a page never reject. */
export type Pages = (request: Request, context: PagesContext) => Promise<Response>;

/** The contexts of the built application (`src/web/contexts.ts`): its own copies, not an import of ours. */
type EntryModule = {
  apiContext: RouterContext<Api>;
  languageContext: RouterContext<Language>;
  siteContext: RouterContext<Site>;
  nonceContext: RouterContext<string | undefined>;
  reportErrorContext: RouterContext<(error: unknown) => void>;
};

const languageOf = (request: Request): Language =>
  pageLanguage(new URL(request.url).pathname, {
    cookie: request.headers.get('cookie') ?? undefined,
    'accept-language': request.headers.get('accept-language') ?? undefined,
  });

const hasLanguage = (request: Request) => addressLanguage(new URL(request.url).pathname) !== undefined;

/** Adds the headers for caches: the response of an address without a language depends on Accept-Language. */
function withLanguageHeaders(request: Request, response: Response): Response {
  response.headers.set('Content-Language', languageOf(request));
  if (!hasLanguage(request)) response.headers.append('Vary', 'Accept-Language, Cookie');
  return response;
}

function routerContext(build: ServerBuild, request: Request, context: PagesContext): RouterContextProvider {
  const entry = build.entry.module as unknown as EntryModule;
  const provider = new RouterContextProvider();
  provider.set(entry.apiContext, context.api);
  provider.set(entry.siteContext, context.site);
  provider.set(entry.languageContext, languageOf(request));
  provider.set(entry.nonceContext, context.nonce);
  provider.set(entry.reportErrorContext, context.reportError);
  return provider;
}

/** The built pages of a build folder (`build/server/index.js`); its `client` folder is served as files. */
export async function createPages({ buildDirectory }: { buildDirectory: string }): Promise<Pages> {
  const address = pathToFileURL(resolve(buildDirectory, 'server/index.js')).href;
  const build = (await import(address)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  return async (request, context) =>
    withLanguageHeaders(request, await handle(request, routerContext(build, request, context)));
}

/** The pages during development, compiled on request; registered after `vite.middlewares`. */
export function createDevPages(vite: ViteDevServer): Pages {
  const loadBuild = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
  return async (request, context) => {
    const build = await loadBuild();
    const handle = createRequestHandler(build, 'development');
    return withLanguageHeaders(request, await handle(request, routerContext(build, request, context)));
  };
}
