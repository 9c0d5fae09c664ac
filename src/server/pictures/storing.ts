import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../platform/database.ts';
import { savePictures } from './queries.ts';

/** A picture as pages show it: WebP, with its size in pixels. */
export type EncodedPicture = {
  /** The address that feeds give for it. */
  sourceUrl: string;
  webp: Buffer;
  width: number;
  height: number;
};

/** Named by its content, so that an address once given out never shows anything else. */
const fileNameOf = (webp: Buffer): string =>
  `${createHash('sha256').update(webp).digest('hex').slice(0, 32)}.webp`;

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}

/**
 * Keeps pictures under `folder` (DATA_DIR/pictures) and notes them in the database. Files come first:
 * no row ever names a file that is not there.
 */
export async function storePictures(
  db: Database,
  folder: string,
  pictures: readonly EncodedPicture[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const rows = pictures.map((picture) => ({ ...picture, file: fileNameOf(picture.webp) }));
  for (const { file, webp } of rows) await writeWhole(join(folder, file), webp);
  await savePictures(db, rows);
}
