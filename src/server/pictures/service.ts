import type { Picture } from '../../contract/catalogue/schema.ts';

/** The drawing that stands in where there is no picture yet (`public/`). */
export const placeholderAddress = '/placeholder.svg';

/** Columns of `pictures` as queries of other features read them; all null: none stored. */
export type PictureColumns = {
  pictureName: string | null;
  pictureWidth: number | null;
  pictureHeight: number | null;
  pictureSizes: number[] | null;
  pictureHasAvif: boolean | null;
};

const withAvif: Picture['formats'] = ['avif', 'webp'];
const withoutAvif: Picture['formats'] = ['webp'];

/** Our copies of a picture in the API's shape; null: none stored. */
export function toPicture(row: PictureColumns): Picture | null {
  const { pictureName: name, pictureWidth: width, pictureHeight: height, pictureSizes: sizes } = row;
  if (name === null || width === null || height === null || sizes === null) return null;
  return { name, width, height, sizes, formats: row.pictureHasAvif ? withAvif : withoutAvif };
}

// What encodes and decodes (fetching.ts, encoding.ts) is left out: a web process has no use for sharp.
export { planPictures } from './fetching-queries.ts';
export { countPictures, listBrokenPictures } from './queries.ts';
export { createPictureUploads } from './uploads.ts';
