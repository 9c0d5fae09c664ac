import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SafeResponse } from '../../platform/fetch/safe-fetch.ts';

/** A part of an uploaded file; `upload` is the id of the upload. */
export type SentPart = { upload: string; offset: number; bytes: Uint8Array };

/**
 * Stores the last file of each feed, which is imported again where the merchant has no newer one, or an admin
 * accepts it.
 */
export type FeedFiles = {
  pathOf(feedId: number): string;
  /** Size in bytes; undefined: there is none. */
  sizeOf(feedId: number): Promise<number | undefined>;
  /** When it was received. */
  timeOf(feedId: number): Promise<Date>;
  /**
   * Appends a part to an upload at `offset`; returns the path of the partial file. undefined: it is not the
   * next part. The first part of a file discards earlier uploads.
   */
  addPart(feedId: number, part: SentPart): Promise<string | undefined>;
  /** Makes the uploaded file the feed's. */
  keepSent(feedId: number, upload: string): Promise<void>;
  /** Deletes abandoned and refused uploads. */
  dropSent(feedId: number): Promise<void>;
  /**
   * Writes a fetched file to a temporary path; returns its size. `onBytes` is called with the bytes so far.
   * Of a cut connection the received part is written, if any. @throws FetchError
   */
  receive(feedId: number, response: Received, onBytes: (count: number) => void): Promise<number>;
  /** Makes the received file the feed's, durably. */
  keepReceived(feedId: number): Promise<void>;
  /** Deletes all stored files of a feed. */
  drop(feedId: number): Promise<void>;
};

type Received = Pick<SafeResponse, 'body' | 'cutShort'>;

const day = 24 * 60 * 60_000;

/** Whether an upload has been idle for a day. */
async function isGivenUp(file: string): Promise<boolean> {
  const known = await stat(file).catch(() => undefined);
  return known !== undefined && Date.now() - known.mtimeMs > day;
}

/** The file system calls that make a file durable. */
export type Disk = {
  /** `fsync` of a file, or of a folder's entries. */
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

/** Files are stored in `DATA_DIR/feeds`, named by feed id. */
export function createFeedFiles(dataDir: string, disk: Disk = realDisk): FeedFiles {
  /** Replaces a file atomically and durably. */
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
