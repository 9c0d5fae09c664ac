import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SafeResponse } from '../../platform/safe-fetch.ts';

/** The last file of each feed, which is imported again where its merchant has no newer one, or a person accepts it. */
export type FeedFiles = {
  pathOf(feedId: number): string;
  has(feedId: number): Promise<boolean>;
  /** When it came. */
  timeOf(feedId: number): Promise<Date>;
  /** Keeps a fetched file, whole or not at all. `onBytes` is told how much is there. */
  write(feedId: number, body: SafeResponse['body'], onBytes: (count: number) => void): Promise<void>;
};

/** They lie in `DATA_DIR/feeds`, by the feeds' numbers. */
export function createFeedFiles(dataDir: string): FeedFiles {
  const folder = path.join(dataDir, 'feeds');
  const pathOf = (feedId: number) => path.join(folder, String(feedId));
  return {
    pathOf,
    has: (feedId) =>
      access(pathOf(feedId)).then(
        () => true,
        () => false,
      ),
    timeOf: async (feedId) => (await stat(pathOf(feedId))).mtime,
    async write(feedId, body, onBytes) {
      await mkdir(folder, { recursive: true });
      const unfinished = `${pathOf(feedId)}.part`;
      let bytes = 0;
      body.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        onBytes(bytes);
      });
      try {
        await pipeline(body, createWriteStream(unfinished));
        await rename(unfinished, pathOf(feedId));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}
