export { type EncodedPicture, storePictures } from './storing.ts';

/** The address of one of our own pictures, by its name under DATA_DIR/pictures; it never changes. */
export const pictureAddress = (file: string): string => `/pictures/${encodeURIComponent(file)}`;

/** The drawing that stands in where there is no picture yet (`public/`). */
export const placeholderAddress = '/placeholder.svg';
