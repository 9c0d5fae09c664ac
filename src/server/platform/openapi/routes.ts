import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPrefix } from '../http/call-routes.ts';
import type { PublicResponseCache } from '../response-cache/public-response-cache.ts';
import { createOpenApi } from './openapi-document.ts';
import { renderDocumentPage } from './page.ts';
import { documentPagePolicy } from './page-assets.ts';

export type DocumentOptions = {
  version: string;
  publicUrl: string;
  /** Uncached responses per minute and address; 0: no limit. */
  perMinute: number;
  hasOpenData: boolean;
  cache: PublicResponseCache | undefined;
};

const shared = { 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' };
const jsonHeaders = { ...shared, 'content-type': 'application/json; charset=utf-8' };
const pageHeaders = {
  ...shared,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': documentPagePolicy,
};

/** Built lazily, so that the start does not wait for it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** `/api/openapi.json` and, for people, `/api/docs`: from the contract's table, in English. */
export function registerDocuments(server: FastifyInstance, options: DocumentOptions): void {
  const { version, publicUrl, perMinute, hasOpenData, cache } = options;
  const base = publicUrl + apiPrefix;
  const document = once(() => createOpenApi({ version, publicUrl, prefix: apiPrefix }));
  const json = once(() => Buffer.from(JSON.stringify(document())));
  const page = once(() => Buffer.from(renderDocumentPage(document(), { base, perMinute, hasOpenData })));

  function register(path: string, headers: Record<string, string>, body: () => Buffer): void {
    const keyOf = () => ({ text: path, isFree: false });
    const make = async () => ({ headers, body: body(), dependencies: [] });
    const respond = async (request: FastifyRequest, reply: FastifyReply) => {
      if (await cache?.send(keyOf(), request, reply, make)) return reply;
      return reply.headers(headers).send(body());
    };
    server.get(path, cache ? { onRequest: cache.sendCached(keyOf, make) } : {}, respond);
  }
  register(`${apiPrefix}/openapi.json`, jsonHeaders, json);
  register(`${apiPrefix}/docs`, pageHeaders, page);
}
