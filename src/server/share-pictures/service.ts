import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../contract/language.ts';
import { createConcurrencyLimit } from '../platform/process/concurrency-limit.ts';
import type { Pictures, renderSharePicture, SharedProductWithPhoto } from './rendering.ts';

export type SharePictures = {
  /**
   * The picture of a product as PNG; drawn once for all who ask at the same time, and kept.
   * @throws AppError `unavailable`: too many others are being drawn
   */
  get(product: SharedProductWithPhoto, language: Language): Promise<Buffer>;
};

type Render = typeof renderSharePicture;

export type SharePicturesOptions = {
  /** Where our copies of merchants' pictures are. */
  pictures: Pictures;
  /** Draws one; the real one where nothing else is said. */
  render?: Render;
  /** Bytes of finished pictures that are kept at most; the least recently used go first. */
  maxBytes?: number;
  /** Pictures that are drawn at once; a machine has other things to do as well. */
  maxDrawing?: number;
  /** Pictures that wait to be drawn at most. */
  maxWaiting?: number;
};

const megabyte = 1024 * 1024;

/** Everything that a picture shows: the same key, the same picture. */
function keyOf(product: SharedProductWithPhoto, language: Language): string {
  const { title, totalPrice, deliveryKnown, condition, inStock, stockKnown, merchantsCount, awImage } =
    product;
  const price = [totalPrice, deliveryKnown, condition, inStock, stockKnown];
  const shown = [language, title, ...price, merchantsCount, awImage];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}

/** What draws is loaded with the first picture: it takes 25 MB. */
const renderWhenLoaded: Render = async (...wanted) =>
  (await import('./rendering.ts')).renderSharePicture(...wanted);

/** Draws share pictures when they are asked for, a few at a time, and keeps the last ones. */
export function createSharePictures(options: SharePicturesOptions): SharePictures {
  const { pictures, render = renderWhenLoaded } = options;
  const { maxBytes = 24 * megabyte, maxDrawing = 2, maxWaiting = 100 } = options;
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (png) => png.length });
  const underWay = new Map<string, Promise<Buffer>>();
  const limitDrawing = createConcurrencyLimit(maxDrawing, maxWaiting);

  async function draw(key: string, product: SharedProductWithPhoto, language: Language): Promise<Buffer> {
    try {
      const png = await limitDrawing(() => render(pictures, product, language));
      kept.set(key, png);
      return png;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async get(product, language) {
      const key = keyOf(product, language);
      const found = kept.get(key) ?? underWay.get(key);
      if (found) return found;
      const drawing = draw(key, product, language);
      underWay.set(key, drawing);
      return drawing;
    },
  };
}
