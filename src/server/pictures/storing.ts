import type { PictureFormat } from '../../contract/catalogue/pictures.ts';
import type { Database } from '../platform/database/database.ts';
import type { Storage } from '../platform/files/storage.ts';
import type { EncodedPicture } from './encoding.ts';
import { listStored, savePictures } from './queries.ts';

/** Name of the file of one copy. */
export const fileNameOf = (name: string, size: number, format: PictureFormat): string =>
  `${name}-${size}.${format}`;

/** The files of a stored picture. */
export const filesOf = ({
  name,
  sizes,
  hasAvif,
}: {
  name: string;
  sizes: readonly number[];
  hasAvif: boolean;
}): string[] =>
  sizes.flatMap((size) => [
    fileNameOf(name, size, 'webp'),
    ...(hasAvif ? [fileNameOf(name, size, 'avif')] : []),
  ]);

/** Stores pictures under their feed addresses. Files are written first: no row ever names a missing file. */
export async function storePictures(
  db: Database,
  storage: Storage,
  pictures: readonly { sourceUrl: string; encoded: EncodedPicture }[],
): Promise<void> {
  for (const { encoded } of pictures) {
    for (const { size, format, bytes } of encoded.copies) {
      await storage.write(fileNameOf(encoded.name, size, format), bytes);
    }
  }
  await savePictures(
    db,
    pictures.map(({ sourceUrl, encoded }) => ({ sourceUrl, ...encoded })),
  );
}

async function isWhole(storage: Storage, files: readonly string[]): Promise<boolean> {
  for (const file of files) if (!(await storage.has(file))) return false;
  return true;
}

/** Those of some addresses whose pictures are not stored, lack AVIF, or have lost a file. */
export async function listIncomplete(
  db: Database,
  storage: Storage,
  sourceUrls: readonly string[],
): Promise<string[]> {
  const complete = new Set<string>();
  for (const picture of await listStored(db, sourceUrls)) {
    if (picture.hasAvif && (await isWhole(storage, filesOf(picture)))) complete.add(picture.sourceUrl);
  }
  return sourceUrls.filter((sourceUrl) => !complete.has(sourceUrl));
}
