import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { encodePicture } from '../../src/server/pictures/encoding.ts';
import { listIncomplete, storePictures } from '../../src/server/pictures/storing.ts';
import type { Database } from '../../src/server/platform/database/database.ts';
import type { Storage } from '../../src/server/platform/files/storage.ts';
import type { DemoProduct } from '../catalogue/products.ts';
import { pictureUrlOf } from '../feeds/article.ts';
import { drawProduct } from './draw.ts';
import { type View, views, viewsOf } from './views.ts';

type Options = { database: Database; storage: Storage; products: readonly DemoProduct[] };

const batchSize = 24;

type Drawn = { product: DemoProduct; view: View };

/** Every picture of the products, all first ones before the others. */
const picturesOf = (products: readonly DemoProduct[]): Drawn[] =>
  views.flatMap((view) =>
    products.filter((product) => viewsOf(product).includes(view)).map((product) => ({ product, view })),
  );

const addressOf = ({ product, view }: Drawn) => pictureUrlOf(product.sku, view);

/** Draws a picture and encodes it as the worker does with those of feeds. */
async function render(drawn: Drawn, withAvif: boolean) {
  const drawing = drawProduct(drawn.product, drawn.view);
  const encoded = await encodePicture(sharp(Buffer.from(drawing)), { withAvif });
  return { sourceUrl: addressOf(drawn), encoded };
}

/**
 * Draws and stores the products' pictures in WebP, some at a time: quick, for a first start. AVIF follows with
 * `completePictures`, under the same addresses.
 */
export async function drawPictures({ database, storage, products }: Options): Promise<void> {
  const waiting = picturesOf(products).values();
  async function work(): Promise<void> {
    for (const drawn of waiting) await storePictures(database, storage, [await render(drawn, false)]);
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
  const drawn = picturesOf(products);
  const urls = drawn.map(addressOf);
  const incomplete = new Set(await listIncomplete(database, storage, urls));
  const missing = drawn.filter((each) => incomplete.has(addressOf(each)));
  let stored = 0;
  while (stored < missing.length && !signal?.aborted) {
    const pictures = [];
    for (const each of missing.slice(stored, stored + batchSize)) pictures.push(await render(each, true));
    await storePictures(database, storage, pictures);
    stored += pictures.length;
  }
  return stored;
}
