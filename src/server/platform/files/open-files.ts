import path from 'node:path';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage, type S3Options } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Storage of the files that all machines share: below the data folder, or in a bucket. */
export type FilesPlace = { dataDir: string; s3: S3Options | undefined };

/** Files of one kind; in a bucket pictures have names of their own, and the others lie below the kind's. */
export type FilesKind = 'pictures' | 'feeds' | 'search' | 'open-data' | 'assets';

/** The local folder of files of a kind. */
export const folderOf = ({ dataDir }: Pick<FilesPlace, 'dataDir'>, kind: FilesKind): string =>
  path.join(dataDir, kind);

/** Files of a kind: in the bucket that is configured, else in a folder. */
export const openFiles = ({ dataDir, s3 }: FilesPlace, kind: FilesKind): Storage =>
  s3
    ? createS3Storage({
        ...s3,
        prefix: kind === 'pictures' ? '' : `${kind}/`,
        scratchFolder: path.join(dataDir, 'unfinished', kind),
      })
    : createFolderStorage(folderOf({ dataDir }, kind));
