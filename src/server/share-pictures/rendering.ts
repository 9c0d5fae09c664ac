import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Language } from '../../contract/language.ts';
import { drawSharePicture, photoPlace, type SharedProduct } from './drawing.ts';

/** A product with the address of our copy of its picture. */
export type SharedProductWithPhoto = SharedProduct & { awImage: string | null };

const photoAddress = /^\/pictures\/([\w-]+\.(?:webp|avif))$/;

/** Our own copy of the product's picture, scaled into its place; undefined: there is none, or it cannot be read. */
async function readPhoto(folder: string, address: string | null): Promise<Buffer | undefined> {
  const file = photoAddress.exec(address ?? '')?.[1];
  if (!file) return undefined;
  const { width, height } = photoPlace;
  try {
    return await sharp(await readFile(path.join(folder, file)))
      .resize(width, height, { fit: 'contain', background: '#fff' })
      .flatten({ background: '#fff' })
      .toBuffer();
  } catch {
    // A copy that is just being replaced: the picture is drawn without it.
    return undefined;
  }
}

/** Draws a product's share picture as PNG, outside the event loop but for its outlines. */
export async function renderSharePicture(
  picturesFolder: string,
  product: SharedProductWithPhoto,
  language: Language,
): Promise<Buffer> {
  const photo = await readPhoto(picturesFolder, product.awImage);
  const drawing = sharp(Buffer.from(drawSharePicture(product, language, photo !== undefined)));
  const { left, top } = photoPlace;
  const whole = photo ? drawing.composite([{ input: photo, left, top }]) : drawing;
  return whole.removeAlpha().png({ compressionLevel: 6 }).toBuffer();
}
