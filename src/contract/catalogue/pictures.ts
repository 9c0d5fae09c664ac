/** Formats of our copies of pictures, the one that browsers should prefer first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The address of one copy of a picture; what it shows never changes. */
export const pictureAddress = (name: string, size: number, format: PictureFormat): string =>
  `/pictures/${name}-${size}.${format}`;

type Copies = { name: string; sizes: readonly number[] };

/** The address of a picture's largest copy, in the format that every browser knows. */
export const largestCopy = ({ name, sizes }: Copies): string =>
  pictureAddress(name, sizes.at(-1) ?? 0, 'webp');

/** The same of the smallest copy, by the columns of a row that may have no picture; null: it has none. */
export const smallestCopy = (name: string | null, sizes: readonly number[] | null): string | null =>
  name && pictureAddress(name, sizes?.[0] ?? 0, 'webp');
