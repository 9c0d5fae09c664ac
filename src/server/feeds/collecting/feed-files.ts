import { createWriteStream } from 'node:fs';
import { access, appendFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SafeResponse } from '../../platform/safe-fetch.ts';

/** A part of a file that somebody sends; `upload` names the file. */
export type SentPart = { upload: string; offset: number; bytes: Uint8Array };

/** The last file of each feed, which is imported again where its merchant has no newer one, or a person accepts it. */
export type FeedFiles = {
  pathOf(feedId: number): string;
  has(feedId: number): Promise<boolean>;
  /** When it came. */
  timeOf(feedId: number): Promise<Date>;
  /**
   * Adds a part to a file that is being sent, at `offset`; answers where the file lies so far. undefined: it is not the
   * next part. The first part of a file does away with what was sent before.
   */
  addPart(feedId: number, part: SentPart): Promise<string | undefined>;
  /** The sent file becomes the feed's. */
  keepSent(feedId: number, upload: string): Promise<void>;
  /** Forgets what was sent of files that did not become the feed's, and of any that were given up. */
  dropSent(feedId: number): Promise<void>;
  /** Keeps a fetched file, whole or not at all. `onBytes` is told how much is there. */
  write(feedId: number, body: SafeResponse['body'], onBytes: (count: number) => void): Promise<void>;
};

const day = 24 * 60 * 60_000;

/** Whether nobody has gone on with sending a file for a day. */
async function isGivenUp(file: string): Promise<boolean> {
  const known = await stat(file).catch(() => undefined);
  return known !== undefined && Date.now() - known.mtimeMs > day;
}

/** They lie in `DATA_DIR/feeds`, by the feeds' numbers. */
export function createFeedFiles(dataDir: string): FeedFiles {
  const folder = path.join(dataDir, 'feeds');
  const pathOf = (feedId: number) => path.join(folder, String(feedId));
  const sentPath = (feedId: number, upload: string) => `${pathOf(feedId)}.${upload}.sent`;
  async function dropSent(feedId: number): Promise<void> {
    const sent = (await readdir(folder)).filter((name) => name.endsWith('.sent'));
    for (const name of sent) {
      const file = path.join(folder, name);
      if (name.startsWith(`${feedId}.`) || (await isGivenUp(file))) await rm(file, { force: true });
    }
  }
  return {
    pathOf,
    has: (feedId) =>
      access(pathOf(feedId)).then(
        () => true,
        () => false,
      ),
    timeOf: async (feedId) => (await stat(pathOf(feedId))).mtime,
    async addPart(feedId, { upload, offset, bytes }) {
      await mkdir(folder, { recursive: true });
      const file = sentPath(feedId, upload);
      if (offset === 0) {
        await dropSent(feedId);
        await writeFile(file, bytes);
        return file;
      }
      const known = await stat(file).catch(() => undefined);
      if (known?.size !== offset) return undefined;
      await appendFile(file, bytes);
      return file;
    },
    async keepSent(feedId, upload) {
      await rename(sentPath(feedId, upload), pathOf(feedId));
      await dropSent(feedId);
    },
    dropSent,
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
