import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { createBackgroundWork } from './background-work.ts';
import type { CachedResponse, RawResponse } from './cached-response.ts';
import type { Changes } from './change-log.ts';
import { chooseRepresentation, findMatchingTag } from './content-negotiation.ts';
import { type CacheCounts, createResponseCache } from './response-cache.ts';

/**
 * Cache key of a public response. `isFree`: it contains free text of visitors, so the number of such keys has no
 * limit.
 */
export type CacheKey = { text: string; isFree: boolean };

/** Makes the response to a request; undefined: it may not be cached. */
export type MakeResponse = (request: FastifyRequest) => Promise<RawResponse | undefined>;

/** Cache of finished public responses: they are the same for everybody who requests the same key. */
export type PublicResponseCache = {
  /**
   * For `onRequest`: sends the cached response before anything else runs; `make` makes its successor where one is due. No
   * key: nothing is cached.
   */
  sendCached(
    keyOf: (request: FastifyRequest) => CacheKey | undefined,
    make: MakeResponse,
  ): onRequestHookHandler;
  /** Sends the response of `make`, which runs once for all concurrent requests; false where it may not be cached. */
  send(
    key: CacheKey | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<RawResponse | undefined>,
  ): Promise<boolean>;
  /** What became of the requests so far. */
  counts(): CacheCounts;
  /** Waits for what is made while nobody waits for it. */
  close(): Promise<void>;
};

export type PublicResponseCacheOptions = {
  /** Memory for responses in bytes. */
  maxBytes: number;
  /** Changes of the data that responses depend on. */
  changes: Changes;
  /** See `ResponseCacheOptions`. */
  refreshPause?: number | undefined;
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
  const matchingTag = findMatchingTag(held, chosen);
  reply.headers(response.headers).header('etag', matchingTag ?? chosen.etag);
  if (chosen.encoding) reply.header('content-encoding', chosen.encoding);
  if (matchingTag) reply.code(304).send();
  else reply.send(chosen.body);
}

/** Responses to authenticated requests are private and never cached. */
const isPublic = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

/** Creates the public response cache of a web process. */
export function createPublicResponseCache({
  maxBytes,
  ...options
}: PublicResponseCacheOptions): PublicResponseCache {
  const background = createBackgroundWork();
  const freeBytes = Math.floor(maxBytes * freeShare);
  const bounded = createResponseCache({ ...options, background, maxBytes: maxBytes - freeBytes });
  const free = createResponseCache({ ...options, background, maxBytes: freeBytes });
  const cacheOf = (key: CacheKey) => (key.isFree ? free : bounded);

  return {
    sendCached: (keyOf, make) => (request, reply, done) => {
      if (!isPublic(request)) return done();
      const key = keyOf(request);
      const cached = key && cacheOf(key).find(key.text, () => make(request));
      if (cached) sendResponse(cached, request, reply);
      else done();
    },
    async send(key, request, reply, make) {
      if (!key || !isPublic(request)) return false;
      const response = await cacheOf(key).get(key.text, make);
      if (response) sendResponse(response, request, reply);
      return response !== undefined;
    },
    counts() {
      const [a, b] = [bounded.counts, free.counts];
      return {
        kept: a.kept + b.kept,
        lagging: a.lagging + b.lagging,
        confirmed: a.confirmed + b.confirmed,
        made: a.made + b.made,
      };
    },
    async close() {
      await Promise.all([bounded.close(), free.close()]);
    },
  };
}
