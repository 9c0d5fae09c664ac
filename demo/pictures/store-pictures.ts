import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { encodePicture } from '../../src/server/pictures/encoding.ts';
import { listIncomplete, storePictures } from '../../src/server/pictures/storing.ts';
import type { Database } from '../../src/server/platform/database.ts';
import type { Storage } from '../../src/server/platform/storage.ts';
import type { DemoProduct } from '../catalogue/products.ts';
import { pictureUrlOf } from '../feeds/article.ts';
import { drawProduct } from './draw.ts';

type Options = { database: Database; storage: Storage; products: readonly DemoProduct[] };

const batchSize = 24;

const hasPicture = ({ exception }: DemoProduct) => !exception.hasNoPicture;

/** Draws a product's picture and encodes it as the worker does with those of feeds. */
async function render(product: DemoProduct, withAvif: boolean) {
  const encoded = await encodePicture(sharp(Buffer.from(drawProduct(product))), { withAvif });
  return { sourceUrl: pictureUrlOf(product.sku), encoded };
}

/**
 * Draws and stores the products' pictures in WebP, some at a time: quick, for a first start. AVIF follows with
 * `completePictures`, under the same addresses.
 */
export async function drawPictures({ database, storage, products }: Options): Promise<void> {
  const waiting = products.filter(hasPicture).values();
  async function work(): Promise<void> {
    for (const product of waiting) await storePictures(database, storage, [await render(product, false)]);
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
}

/**
 * Draws those pictures that are missing in the database or on disk, or in AVIF, without haste; tells how many.
 * Stopped, it goes on with what is left at the next call.
 */
export async function completePictures({
  database,
  storage,
  products,
  signal,
}: Options & { signal?: AbortSignal | undefined }): Promise<number> {
  const drawn = products.filter(hasPicture);
  const urls = drawn.map(({ sku }) => pictureUrlOf(sku));
  const incomplete = new Set(await listIncomplete(database, storage, urls));
  const missing = drawn.filter(({ sku }) => incomplete.has(pictureUrlOf(sku)));
  let stored = 0;
  while (stored < missing.length && !signal?.aborted) {
    const pictures = [];
    for (const product of missing.slice(stored, stored + batchSize))
      pictures.push(await render(product, true));
    await storePictures(database, storage, pictures);
    stored += pictures.length;
  }
  return stored;
}
