import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { robotsText } from './robots.ts';
import type { SitemapService } from './service.ts';

export type SitemapRoutes = {
  sitemap: SitemapService;
  publicUrl: string;
  /** Refuses clients who ask for too much. */
  limit: onRequestHookHandler;
  /** Responds with the shop's 404 page. */
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

const xmlHeaders = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  vary: 'accept-encoding',
};
const productsFile = /^products-([1-9]\d{0,4})\.xml$/;

/** Addresses repeat themselves: the lightest compression makes a twentieth of them. */
const gzipLevel = 1;

/** Sends XML as it is written, never whole in memory. */
function sendXml(request: FastifyRequest, reply: FastifyReply, pieces: AsyncIterable<string>): FastifyReply {
  reply.headers(xmlHeaders);
  // The pieces of a HEAD request would be made for nobody.
  if (request.method === 'HEAD') return reply.send();
  const xml = Readable.from(pieces, { objectMode: false });
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(xml);
  const gzip = createGzip({ level: gzipLevel });
  xml.once('error', (error) => gzip.destroy(error));
  gzip.once('close', () => xml.destroy());
  return reply.header('content-encoding', 'gzip').send(xml.pipe(gzip));
}

/** `/robots.txt`, `/sitemap.xml` and the sitemaps that it names. */
export function registerSitemap(
  server: FastifyInstance,
  { sitemap, publicUrl, limit, notFound }: SitemapRoutes,
): void {
  const robots = robotsText(publicUrl);
  server.get('/robots.txt', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(robots),
  );

  server.get('/sitemap.xml', { onRequest: limit }, async (_request, reply) =>
    reply.headers(xmlHeaders).send(await sitemap.getIndex()),
  );

  server.get('/sitemaps/pages.xml', { onRequest: limit }, async (_request, reply) =>
    reply.headers(xmlHeaders).send(await sitemap.getPages()),
  );

  server.get<{ Params: { file: string } }>(
    '/sitemaps/:file',
    { onRequest: limit },
    async (request, reply) => {
      const number = productsFile.exec(request.params.file)?.[1];
      const pieces = number ? await sitemap.findProducts(Number(number)) : undefined;
      return pieces ? sendXml(request, reply, pieces) : notFound(request, reply);
    },
  );
}
