import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { EncodedPicture } from '../../src/server/pictures/service.ts';
import type { DemoProduct } from '../catalogue/products.ts';
import { pictureUrlOf } from '../feeds/article.ts';
import { drawProduct } from './draw.ts';
import { sheetSize } from './svg.ts';

async function render(product: DemoProduct): Promise<EncodedPicture> {
  const webp = await sharp(Buffer.from(drawProduct(product)))
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
  return { sourceUrl: pictureUrlOf(product.sku), webp, width: sheetSize, height: sheetSize };
}

/** Draws the products' pictures, some at a time; `onRendered` hears of each. */
export async function renderPictures(
  products: readonly DemoProduct[],
  onRendered: () => void = () => undefined,
): Promise<EncodedPicture[]> {
  const pictures: EncodedPicture[] = [];
  const waiting = products.filter(({ exception }) => !exception.hasNoPicture).values();
  async function work(): Promise<void> {
    for (const product of waiting) {
      pictures.push(await render(product));
      onRendered();
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return pictures;
}
