import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { chooseRepresentation, findHeldTag } from './content-negotiation.ts';
import { type CachedResponse, createResponseCache, type RawResponse } from './response-cache.ts';

/** Cache key of a public response; `isFree` where it holds free text of visitors, so that the number of keys has no bound. */
export type CacheKey = { text: string; isFree: boolean };

/** Cache of finished public responses: the same for everybody who asks for the same key. */
export type PublicResponseCache = {
  /** For `onRequest`: sends the cached response before anything else runs. No key: nothing is cached. */
  sendCached(keyOf: (request: FastifyRequest) => CacheKey | undefined): onRequestHookHandler;
  /** Sends the response of `make`, which runs once for all concurrent requests; false where it may not be cached. */
  send(
    key: CacheKey | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<RawResponse | undefined>,
  ): Promise<boolean>;
};

export type PublicResponseCacheOptions = {
  /** Memory for responses in bytes. */
  maxBytes: number;
  /** Another value clears the cache: the data behind the responses has changed (app.ts passes search.changes()). */
  version: () => number;
};

/** Seconds that a shared cache may serve a public response, and serve it stale while it revalidates. */
const sharedAge = 30;
/** `Cache-Control` of public responses: browsers revalidate each time, shared caches after `sharedAge`. */
export const publicCacheControl = `public, max-age=0, s-maxage=${sharedAge}, stale-while-revalidate=${sharedAge}`;

/** Share of the memory for free-text keys: a flood of made-up searches evicts no other page. */
const freeShare = 0.2;

function sendResponse(response: CachedResponse, request: FastifyRequest, reply: FastifyReply): void {
  const { 'accept-encoding': accepted, 'if-none-match': held } = request.headers;
  const chosen = chooseRepresentation(response, accepted);
  const heldTag = findHeldTag(held, chosen);
  reply.headers(response.headers).header('etag', heldTag ?? chosen.etag);
  if (chosen.encoding) reply.header('content-encoding', chosen.encoding);
  if (heldTag) reply.code(304).send();
  else reply.send(chosen.body);
}

/** Responses to authenticated requests are private and never cached. */
const isPublic = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

/** Creates the public response cache of a web process. */
export function createPublicResponseCache({
  maxBytes,
  version,
}: PublicResponseCacheOptions): PublicResponseCache {
  const bounded = createResponseCache({ maxBytes: maxBytes * (1 - freeShare), version });
  const free = createResponseCache({ maxBytes: maxBytes * freeShare, version });
  const cacheOf = (key: CacheKey) => (key.isFree ? free : bounded);

  return {
    sendCached: (keyOf) => (request, reply, done) => {
      if (!isPublic(request)) return done();
      const key = keyOf(request);
      const cached = key && cacheOf(key).find(key.text);
      if (cached) sendResponse(cached, request, reply);
      else done();
    },
    async send(key, request, reply, make) {
      if (!key || !isPublic(request)) return false;
      const response = await cacheOf(key).get(key.text, make);
      if (response) sendResponse(response, request, reply);
      return response !== undefined;
    },
  };
}
