/** Formats of our copies of pictures, the one that browsers should prefer first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The address of one copy of a picture; what it shows never changes. */
export const pictureAddress = (name: string, size: number, format: PictureFormat): string =>
  `/pictures/${name}-${size}.${format}`;
