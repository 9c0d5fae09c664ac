import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Product } from '../../contract/catalogue/schema.ts';
import { isLanguage, type Language } from '../../contract/language.ts';
import type { SharePictures } from './service.ts';

export type ShareRoutes = {
  pictures: SharePictures;
  /** @throws AppError `not_found` */
  getProduct: (id: string, language: Language) => Promise<Product>;
  /** Refuses clients who ask for too much. */
  limit: onRequestHookHandler;
  /** Responds with the shop's 404 page. */
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

const pictureFile = /^([1-9]\d{0,14})\.png$/;

/**
 * `GET /share/{language}/{productId}.png`: the picture of a product where its page is shared. Pages ask for
 * it with a version (`?v=`), so that a new price is a new address; what is sent is always of now.
 */
export function registerSharePictures(
  server: FastifyInstance,
  { pictures, getProduct, limit, notFound }: ShareRoutes,
): void {
  server.get<{ Params: { language: string; file: string } }>(
    '/share/:language/:file',
    { onRequest: limit },
    async (request, reply) => {
      const { language, file } = request.params;
      const id = pictureFile.exec(file)?.[1];
      if (!id || !isLanguage(language)) return notFound(request, reply);
      const png = await pictures.get(await getProduct(id, language), language);
      return reply
        .headers({
          'content-type': 'image/png',
          'cache-control': 'public, max-age=86400',
          // Made to be shown by others.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(png);
    },
  );
}
