import { randomBytes } from 'node:crypto';
import {
  access,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { checkName, type Storage, unfinished } from './storage.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

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

async function orMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Names of the files below a folder. */
async function* namesBelow(folder: string, above = ''): AsyncGenerator<string> {
  const entries = await orMissing(opendir(path.join(folder, above)));
  if (!entries) return;
  for await (const entry of entries) {
    const name = above ? `${above}/${entry.name}` : entry.name;
    if (entry.isFile()) yield name;
    else if (entry.isDirectory()) yield* namesBelow(folder, name);
  }
}

/** Stores files in `folder`, which is created with the first one. */
export function createFolderStorage(folder: string, disk: Disk = realDisk): Storage {
  const pathOf = (name: string) => path.join(folder, checkName(name));

  async function preparedPath(name: string): Promise<string> {
    const file = pathOf(name);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  }

  async function find(name: string) {
    const known = await orMissing(stat(pathOf(name)));
    return known && { size: known.size, modifiedAt: known.mtime };
  }

  return {
    async write(name, bytes) {
      const file = await preparedPath(name);
      const waiting = `${file}.${randomBytes(4).toString('hex')}${unfinished}`;
      try {
        await writeFile(waiting, bytes);
        await rename(waiting, file);
      } catch (error) {
        await rm(waiting, { force: true });
        throw error;
      }
    },

    async take(name, file, modifiedAt) {
      const place = await preparedPath(name);
      if (modifiedAt) await utimes(file, modifiedAt, modifiedAt);
      await disk.sync(file);
      await disk.rename(file, place);
      await disk.sync(path.dirname(place));
    },

    scratch: (name) => preparedPath(`${name}${unfinished}`),

    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),

    find,
    read: (name) => orMissing(readFile(pathOf(name))),

    async open(name) {
      const file = await orMissing(open(pathOf(name)));
      if (!file) return undefined;
      // A file that is open stays readable, even when a newer one replaces it.
      const { size, mtime } = await file.stat();
      return { size, modifiedAt: mtime, content: file.createReadStream() };
    },

    lend: (name, use) => use(pathOf(name)),

    async *list(prefix = '') {
      for await (const name of namesBelow(folder)) if (name.startsWith(prefix)) yield name;
    },

    async remove(name) {
      await rm(pathOf(name), { force: true });
      // An empty folder is removed with its last file.
      if (name.includes('/')) await rmdir(path.dirname(pathOf(name))).catch(() => undefined);
    },

    async removeIfOlder(name, time) {
      const known = await find(name);
      if (!known || known.modifiedAt >= time) return false;
      await rm(pathOf(name), { force: true });
      return true;
    },
  };
}
