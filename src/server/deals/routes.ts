import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { addresses } from '../../contract/addresses.ts';
import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import { type Language, languages } from '../../contract/language.ts';
import { writeDealsFeed } from './deals-feed.ts';

export type DealsFeeds = {
  /** The strongest drops of the week, at most `limit`. */
  listDeals: (language: Language, limit: number) => Promise<ProductList>;
  publicUrl: string;
  /** Refuses clients who ask for too much. */
  limit: onRequestHookHandler;
};

const entries = 50;

/** The Atom feeds of price drops, one in each language. */
export function registerDealsFeeds(
  server: FastifyInstance,
  { listDeals, publicUrl, limit }: DealsFeeds,
): void {
  for (const language of languages) {
    server.get(addresses.dealsFeed(language), { onRequest: limit }, async (_request, reply) =>
      reply
        .headers({
          'content-type': 'application/atom+xml; charset=utf-8',
          'cache-control': 'public, max-age=900',
        })
        .send(writeDealsFeed(await listDeals(language, entries), language, publicUrl)),
    );
  }
}
