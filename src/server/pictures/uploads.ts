import { fork } from 'node:child_process';
import path from 'node:path';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/database.ts';
import type { Storage } from '../platform/files/storage.ts';
import { createConcurrencyLimit } from '../platform/process/concurrency-limit.ts';
import type { EncodeResult } from './encode-process.ts';
import { storePictures } from './storing.ts';

/** Keeps uploaded pictures. */
export type PictureUploads = {
  /**
   * Encodes and stores pictures; returns their keys in `pictures`, in order.
   * @throws AppError `invalid_request` where one is no picture that we take
   */
  keep(db: Database, files: readonly Uint8Array[]): Promise<string[]>;
};

const file = path.join(import.meta.dirname, 'encode-process.ts');
const maxMs = 60_000;

function encode(files: readonly Uint8Array[]): Promise<EncodeResult> {
  const { promise, resolve, reject } = Promise.withResolvers<EncodeResult>();
  // The process gets no environment variables.
  const child = fork(file, { serialization: 'advanced', execArgv: [], env: {} });
  const timer = setTimeout(() => child.kill('SIGKILL'), maxMs);
  child.once('message', (result) => resolve(result as EncodeResult));
  child.once('error', reject);
  // A picture that crashes the process, or takes too long, is refused.
  child.once('exit', () => {
    clearTimeout(timer);
    resolve({ refused: 'damaged' });
  });
  child.send(files);
  return promise;
}

/** `storage` is where pages find the copies. One upload is encoded at a time. */
export function createPictureUploads(storage: Storage): PictureUploads {
  const inTurn = createConcurrencyLimit(1);
  return {
    async keep(db, files) {
      if (files.length === 0) return [];
      const result = await inTurn(() => encode(files));
      if ('refused' in result) {
        throw new AppError('invalid_request', {
          reason: 'picture_refused',
          details: { reason: 'picture_refused', problem: result.refused },
        });
      }
      const pictures = result.encoded.map((encoded) => ({ sourceUrl: `upload:${encoded.name}`, encoded }));
      await storePictures(db, storage, pictures);
      return pictures.map(({ sourceUrl }) => sourceUrl);
    },
  };
}
