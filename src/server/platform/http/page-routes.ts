import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { normalizePageQuery } from '../../../contract/page-parameters.ts';
import { AppError } from '../app-error.ts';
import type { RawResponse } from '../response-cache/cached-response.ts';
import type { Dependency } from '../response-cache/dependencies.ts';
import {
  type CacheKey,
  type PublicResponseCache,
  publicCacheControl,
} from '../response-cache/public-response-cache.ts';
import { hashScripts } from './content-policy.ts';
import { addressLanguage, pageLanguage } from './page-language.ts';

/**
 * Renders a page, with `nonce` on its scripts: the interface between HTTP and the pages. Calls `record` with
 * everything that the page depends on.
 */
export type PageHandler = (
  request: Request,
  context: { requestId: string; nonce: string | undefined; record: (dependency: Dependency) => void },
) => Promise<Response>;
/** A Fastify handler. */
export type PageRoute = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export type PageOptions = {
  /** Origin that visitors use. */
  origin: string;
  render: PageHandler;
  /** Left out in development: pages are rendered each time, without a content security policy. */
  cache: PublicResponseCache | undefined;
};

function cacheControl(pathname: string, status: number): string {
  if (!addressLanguage(pathname)) return 'private, no-cache';
  if (status !== 200) return 'no-cache';
  return publicCacheControl;
}

/** The canonical address of a page: its path, and its known query parameters. */
function normalizedUrl(request: Pick<FastifyRequest, 'url'>): {
  url: string;
  pathname: string;
  isFree: boolean;
} {
  const start = request.url.indexOf('?');
  if (start < 0) return { url: request.url, pathname: request.url, isFree: false };
  const pathname = request.url.slice(0, start);
  const { text, isFree } = normalizePageQuery(new URLSearchParams(request.url.slice(start)));
  return { url: text ? `${pathname}?${text}` : pathname, pathname, isFree };
}

function keyOf(request: FastifyRequest): CacheKey {
  const { url, pathname, isFree } = normalizedUrl(request);
  return { text: `${pageLanguage(pathname, request.headers)} ${url}`, isFree };
}

/** A Fetch request for the page, with our own origin whatever the Host header says. */
function toRequest(request: Pick<FastifyRequest, 'headers'>, origin: string, url: string): Request {
  const headers = new Headers();
  for (const name of ['accept-language', 'cookie'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(origin + url, { headers });
}

/**
 * A rendered page ready to send: status, headers, bytes, and a content security policy with the hashes of its
 * scripts.
 */
async function finishPage(response: Response, pathname: string, nonce: string | undefined) {
  const headers: Record<string, string> = {};
  // Pages set no cookies: all visitors get the same response.
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value;
  headers['cache-control'] = cacheControl(pathname, response.status);
  headers.vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  const isHtml = headers['content-type']?.startsWith('text/html');
  if (!isHtml) return { headers, body: Buffer.from(await response.arrayBuffer()) };
  const text = await response.text();
  if (!nonce) return { headers, body: Buffer.from(text) };
  const { html, policy } = hashScripts(text, nonce);
  headers['content-security-policy'] = policy;
  return { headers, body: Buffer.from(html) };
}

/** No page's address has a line break, which the router cannot handle. */
const lineBreak = /%0[ad]|%e2%80%a[89]/i;
/**
 * Nor a relative step, `.` or `..`, also before the router's `.data`: the router would follow it, and the page of
 * another address would be cached under this one for everybody. A backslash is a slash to the router.
 */
const relativeStep = /[\\/](?:\.|%2e){1,2}(?:\.data)?(?:[\\/]|$)/i;
/** Nor many slashes one behind the other: from each of them the router would look whether the address ends with slashes. */
const manySlashes = /[\\/]{3}/;

const isNoPage = (pathname: string): boolean =>
  [lineBreak, relativeStep, manySlashes].some((pattern) => pattern.test(pathname));

type Page = RawResponse & { status: number };

type Asked = Pick<FastifyRequest, 'id' | 'url' | 'headers'>;

async function renderPage({ origin, render, cache }: PageOptions, request: Asked): Promise<Page> {
  const { url, pathname } = normalizedUrl(request);
  if (isNoPage(pathname)) throw new AppError('not_found');
  const nonce = cache ? randomBytes(16).toString('base64url') : undefined;
  // What is asked for twice is one.
  const dependencies = new Set<Dependency>();
  const record = (dependency: Dependency) => dependencies.add(dependency);
  const context = { requestId: request.id, nonce, record };
  const response = await render(toRequest(request, origin, url), context);
  const finished = await finishPage(response, pathname, nonce);
  return { status: response.status, ...finished, dependencies: [...dependencies] };
}

/** The pages of the shop. */
export type PageServer = {
  /** A Fastify handler: each page is rendered once per address and language; only those with status 200 are cached. */
  route: PageRoute;
  /** For `onRequest`: sends the cached page. */
  sendCached: onRequestHookHandler | undefined;
};

/** Seconds after which a browser loads a page again whose data was unavailable. */
const retryAfter = '5';

/** Serves pages. */
export function createPageServer(options: PageOptions): PageServer {
  const { cache } = options;
  const sendPage = (reply: FastifyReply, { status, headers, body }: Page) =>
    reply
      .code(status)
      .headers(status === 503 ? { ...headers, 'retry-after': retryAfter } : headers)
      .send(body);

  async function make(request: Asked): Promise<Page | undefined> {
    const page = await renderPage(options, request);
    return page.status === 200 ? page : undefined;
  }

  return {
    async route(request, reply) {
      if (!cache) reply.removeHeader('content-security-policy');
      let page: Page | undefined;
      const makeOwn = async () => {
        page = await renderPage(options, request);
        return page.status === 200 ? page : undefined;
      };
      if (await cache?.send(keyOf(request), request, reply, makeOwn)) return reply;
      // Not cacheable, or made for a concurrent request.
      return sendPage(reply, page ?? (await renderPage(options, request)));
    },
    sendCached: cache?.sendCached(keyOf, make),
  };
}

/** Serves pages at every address without another route. */
export function registerPages(
  server: FastifyInstance,
  { route, sendCached }: PageServer,
  limit: onRequestHookHandler,
): void {
  server.get('/*', { onRequest: sendCached ? [sendCached, limit] : limit }, route);
}
