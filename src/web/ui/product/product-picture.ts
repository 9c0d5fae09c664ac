import { pictureAddress } from '../../../contract/catalogue/pictures.ts';
import type { Picture, ProductCard as Product } from '../../../contract/catalogue/schema.ts';

type Pictured = Pick<Product, 'awImage' | 'images' | 'picture'>;

/** The picture of a product: the feed's own, else the first image, else none; with our copies of it. */
export const productPicture = ({ awImage, images, picture }: Pictured) => ({
  src: awImage ?? images[0] ?? null,
  picture,
});

const smallestCopy = ({ name, sizes: [smallest] }: Picture): string | null =>
  smallest === undefined ? null : pictureAddress(name, smallest, 'webp');

/** One small picture of a product, for the side of a list and for the browser's memory. */
export const productThumbnail = (product: Pictured): string | null =>
  (product.picture && smallestCopy(product.picture)) ?? productPicture(product).src;
