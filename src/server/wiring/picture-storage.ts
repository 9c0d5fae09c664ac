import path from 'node:path';
import type { Config } from '../platform/config.ts';
import { createS3Storage } from '../platform/files/s3-storage.ts';
import { createFolderStorage, type Storage } from '../platform/files/storage.ts';

type Place = Pick<Config, 'dataDir' | 's3'>;

/** Where pictures are kept on this machine. */
export const picturesFolder = ({ dataDir }: Place): string => path.join(dataDir, 'pictures');

/** Where pictures are kept: in the bucket that is configured, else in a folder. */
export const openPictures = (config: Place): Storage =>
  config.s3 ? createS3Storage(config.s3) : createFolderStorage(picturesFolder(config));
