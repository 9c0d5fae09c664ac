import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { isbot } from 'isbot';
import { maxSizeLength } from '../../contract/catalogue/sizes.ts';
import type { Database } from '../platform/database/database.ts';
import { withClickReference } from './click-reference.ts';
import type { ClickCounter } from './clicks.ts';
import { findOfferTarget, type OfferTarget } from './product-offers-queries.ts';

export type GoOptions = {
  database: Database;
  clicks: ClickCounter;
  /** Refuses clients who ask for too much. */
  limit: onRequestHookHandler;
  /** Responds with the shop's 404 page. */
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

const validId = /^[1-9]\d{0,14}$/;

/** A size's name, '' where none is meant. */
const sizeOf = (given: unknown): string =>
  typeof given === 'string' && given.length <= maxSizeLength && !given.includes('\0') ? given : '';

/** Whether a person opened the link: not a prefetch, a HEAD request or a known robot. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`;
  const agent = headers['user-agent'];
  return method === 'GET' && !/prefetch|preview|prerender/i.test(purpose) && !!agent && !isbot(agent);
}

function locationOf(
  offerId: number,
  target: OfferTarget,
  request: FastifyRequest,
  clicks: ClickCounter,
): string {
  const { link, productId, merchantId, isLive } = target;
  if (!isLive) return `/product/${productId}`;
  if (!isVisit(request)) return link;
  return withClickReference(link, clicks.count({ offerId, productId, merchantId }));
}

/**
 * `GET /go/{offerId}`: counts the click and redirects to the merchant, or to the product where the offer is
 * gone; `?size=` leads to a size of it. It takes an id, never an address, so it is no open redirect.
 */
export function registerGo(server: FastifyInstance, { database, clicks, limit, notFound }: GoOptions): void {
  server.get<{ Params: { offerId: string }; Querystring: { size?: unknown } }>(
    '/go/:offerId',
    { onRequest: limit },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      const { offerId } = request.params;
      const { size } = request.query;
      const target = validId.test(offerId)
        ? await findOfferTarget(database, Number(offerId), sizeOf(size))
        : undefined;
      if (!target) return notFound(request, reply);
      return reply.redirect(locationOf(Number(offerId), target, request, clicks), 302);
    },
  );
  server.addHook('onClose', () => clicks.settle());
}
