import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { dayMs } from '../../platform/durations.ts';
import type { SafeResponse } from '../../platform/fetch/safe-fetch.ts';
import { listAll, type Storage } from '../../platform/files/storage.ts';

/** A part of an uploaded file; `upload` is the id of the upload. */
export type SentPart = { upload: string; offset: number; bytes: Uint8Array };

/**
 * Stores the last file of each feed, which is imported again where the merchant has no newer one, or an admin
 * accepts it. Parts of an upload may reach several machines.
 */
export type FeedFiles = {
  /** Lets `use` read a feed's file at a local path. */
  lend<T>(feedId: number, use: (file: string) => Promise<T>): Promise<T>;
  /** Size in bytes; undefined: there is none. */
  sizeOf(feedId: number): Promise<number | undefined>;
  /** When it was received. */
  timeOf(feedId: number): Promise<Date>;
  /**
   * Keeps a part of an upload; false: it does not follow the parts before. The first part of a file discards earlier
   * uploads.
   */
  addPart(feedId: number, part: SentPart): Promise<boolean>;
  /** Lets `use` read what an upload has brought so far. */
  lendSent<T>(feedId: number, upload: string, use: (file: string) => Promise<T>): Promise<T>;
  /** Makes the uploaded file, as `lendSent` has just shown it, the feed's. */
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
/** `from` and `to`: bytes of the upload before it and with it. */
type KeptPart = { name: string; from: number; to: number };

const sent = '.sent';
/** "12.upload01.0-4000000.sent" */
const partName = (feedId: number, { upload, offset, bytes }: SentPart): string =>
  `${feedId}.${upload}.${offset}-${offset + bytes.length}${sent}`;

function readPart(name: string): KeptPart[] {
  const [, from, to] = /\.(\d+)-(\d+)\.sent$/.exec(name) ?? [];
  return Number(to) > Number(from) ? [{ name, from: Number(from), to: Number(to) }] : [];
}

/** The parts that follow each other from the beginning on. */
function inOrder(parts: readonly KeptPart[]): KeptPart[] {
  const byStart = new Map(parts.map((part) => [part.from, part]));
  const found: KeptPart[] = [];
  for (let part = byStart.get(0); part; part = byStart.get(part.to)) found.push(part);
  return found;
}

/** Files are stored under their feeds' ids. */
export function createFeedFiles(storage: Storage): FeedFiles {
  const nameOf = String;

  async function partsOf(feedId: number, upload: string): Promise<KeptPart[]> {
    const names = await listAll(storage, `${feedId}.${upload}.`);
    return inOrder(names.flatMap(readPart));
  }

  async function dropSent(feedId: number): Promise<void> {
    for (const name of await listAll(storage, `${feedId}.`))
      if (name.endsWith(sent)) await storage.remove(name);
  }

  /** Deletes what uploads to any feed left that have been idle for a day. */
  async function dropGivenUp(): Promise<void> {
    for await (const name of storage.list())
      if (!/^\d+$/.test(name)) await storage.removeIfOlder(name, new Date(Date.now() - dayMs));
  }

  /** Puts the parts of an upload together in a local file; of one that cannot be written nothing stays. */
  async function join(feedId: number, upload: string, file: string): Promise<void> {
    const parts = await partsOf(feedId, upload);
    try {
      await pipeline(async function* () {
        for (const { name } of parts) yield* (await storage.open(name))?.content ?? [];
      }, createWriteStream(file));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  return {
    lend: (feedId, use) => storage.lend(nameOf(feedId), use),
    sizeOf: async (feedId) => (await storage.find(nameOf(feedId)))?.size,
    async timeOf(feedId) {
      const found = await storage.find(nameOf(feedId));
      if (!found) throw new Error(`Feed ${feedId} has no file.`);
      return found.modifiedAt;
    },
    async addPart(feedId, part) {
      if (part.offset === 0) {
        await dropSent(feedId);
        await dropGivenUp();
      }
      const before = part.offset === 0 ? [] : await partsOf(feedId, part.upload);
      // The last part may come again: its response was lost.
      const isNext = part.offset === 0 || before.some(({ to }) => to === part.offset);
      if (isNext) await storage.write(partName(feedId, part), part.bytes);
      return isNext;
    },
    async lendSent(feedId, upload, use) {
      const file = await storage.scratch(`${feedId}.${upload}`);
      try {
        await join(feedId, upload, file);
        return await use(file);
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    async keepSent(feedId, upload) {
      const file = await storage.scratch(`${feedId}.${upload}`);
      const joined = await stat(file).catch(() => undefined);
      const parts = await partsOf(feedId, upload);
      // Whoever has read it has put it together.
      const isJoined = joined !== undefined && joined.size === parts.at(-1)?.to;
      if (!isJoined) await join(feedId, upload, file);
      await storage.take(nameOf(feedId), file);
      await dropSent(feedId);
    },
    dropSent,
    async receive(feedId, { body, cutShort }, onBytes) {
      const file = await storage.scratch(nameOf(feedId));
      let size = 0;
      body.on('data', (chunk: Buffer) => {
        size += chunk.length;
        onBytes(size);
      });
      try {
        await pipeline(body, createWriteStream(file));
        const cut = cutShort();
        if (cut && size === 0) throw cut;
        return size;
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    async keepReceived(feedId) {
      await storage.take(nameOf(feedId), await storage.scratch(nameOf(feedId)));
    },
    async drop(feedId) {
      await storage.remove(nameOf(feedId));
      await rm(await storage.scratch(nameOf(feedId)), { force: true });
      await dropSent(feedId);
    },
  };
}
