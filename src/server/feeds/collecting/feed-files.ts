import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SafeResponse } from '../../platform/fetch/safe-fetch.ts';

/** A part of a file that somebody sends; `upload` names the file. */
export type SentPart = { upload: string; offset: number; bytes: Uint8Array };

/** The last file of each feed, which is imported again where its merchant has no newer one, or a person accepts it. */
export type FeedFiles = {
  pathOf(feedId: number): string;
  /** Bytes of it; undefined: there is none. */
  sizeOf(feedId: number): Promise<number | undefined>;
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
  /**
   * Writes a fetched file down, beside its place; answers its bytes. `onBytes` is told how many are there. Of one whose
   * connection ended too soon what came is written, if anything did. @throws FetchError
   */
  receive(feedId: number, response: Received, onBytes: (count: number) => void): Promise<number>;
  /** The received file becomes the feed's, so that a power cut does not take it back. */
  keepReceived(feedId: number): Promise<void>;
  /** Forgets all that lies here of a feed. */
  drop(feedId: number): Promise<void>;
};

type Received = Pick<SafeResponse, 'body' | 'cutShort'>;

const day = 24 * 60 * 60_000;

/** Whether nobody has gone on with sending a file for a day. */
async function isGivenUp(file: string): Promise<boolean> {
  const known = await stat(file).catch(() => undefined);
  return known !== undefined && Date.now() - known.mtimeMs > day;
}

/** What of the disk decides whether a file outlasts a power cut. */
export type Disk = {
  /** Has the disk hold a file's content, or a folder's names. */
  sync(place: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
};

const realDisk: Disk = {
  async sync(place) {
    const handle = await open(place);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  rename,
};

/** They lie in `DATA_DIR/feeds`, by the feeds' numbers. */
export function createFeedFiles(dataDir: string, disk: Disk = realDisk): FeedFiles {
  /** Puts a file in its place so that a power cut leaves the one before or all of this one. */
  async function moveForGood(from: string, to: string): Promise<void> {
    await disk.sync(from);
    await disk.rename(from, to);
    await disk.sync(path.dirname(to));
  }
  const folder = path.join(dataDir, 'feeds');
  const pathOf = (feedId: number) => path.join(folder, String(feedId));
  const unfinished = (feedId: number) => `${pathOf(feedId)}.part`;
  const sentPath = (feedId: number, upload: string) => `${pathOf(feedId)}.${upload}.sent`;
  async function dropSent(feedId: number): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    const sent = names.filter((name) => name.endsWith('.sent'));
    for (const name of sent) {
      const file = path.join(folder, name);
      if (name.startsWith(`${feedId}.`) || (await isGivenUp(file))) await rm(file, { force: true });
    }
  }
  return {
    pathOf,
    sizeOf: (feedId) =>
      stat(pathOf(feedId)).then(
        ({ size }) => size,
        () => undefined,
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
      await moveForGood(sentPath(feedId, upload), pathOf(feedId));
      await dropSent(feedId);
    },
    dropSent,
    async receive(feedId, { body, cutShort }, onBytes) {
      await mkdir(folder, { recursive: true });
      let size = 0;
      body.on('data', (chunk: Buffer) => {
        size += chunk.length;
        onBytes(size);
      });
      try {
        await pipeline(body, createWriteStream(unfinished(feedId)));
        const cut = cutShort();
        if (cut && size === 0) throw cut;
        return size;
      } catch (error) {
        await rm(unfinished(feedId), { force: true });
        throw error;
      }
    },
    keepReceived: (feedId) => moveForGood(unfinished(feedId), pathOf(feedId)),
    async drop(feedId) {
      for (const file of [pathOf(feedId), unfinished(feedId)]) await rm(file, { force: true });
      await dropSent(feedId);
    },
  };
}
