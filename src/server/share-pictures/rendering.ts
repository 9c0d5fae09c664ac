import sharp from 'sharp';
import type { Language } from '../../contract/language.ts';
import type { Storage } from '../platform/files/storage.ts';
import { drawSharePicture, photoPlace, type SharedProduct } from './drawing.ts';

export type Pictures = Pick<Storage, 'read'>;

/** A product with the address of our copy of its picture. */
export type SharedProductWithPhoto = SharedProduct & { awImage: string | null };

const photoAddress = /^\/pictures\/([\w-]+\.(?:webp|avif))$/;

/** Our own copy of the product's picture, scaled into its place; undefined: there is none, or it cannot be read. */
async function readPhoto(pictures: Pictures, address: string | null): Promise<Buffer | undefined> {
  const file = photoAddress.exec(address ?? '')?.[1];
  if (!file) return undefined;
  const { width, height } = photoPlace;
  try {
    const bytes = await pictures.read(file);
    if (!bytes) return undefined;
    return await sharp(bytes)
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
  pictures: Pictures,
  product: SharedProductWithPhoto,
  language: Language,
): Promise<Buffer> {
  const photo = await readPhoto(pictures, product.awImage);
  const drawing = sharp(Buffer.from(drawSharePicture(product, language, photo !== undefined)));
  const { left, top } = photoPlace;
  const whole = photo ? drawing.composite([{ input: photo, left, top }]) : drawing;
  return whole.removeAlpha().png({ compressionLevel: 6 }).toBuffer();
}
