import { randomBytes } from 'node:crypto';
import { access, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** File storage by name, without folders: a local folder or an object store. */
export type Storage = {
  /** Atomic; replaces a file of that name. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  has(name: string): Promise<boolean>;
  /** undefined: there is no file of that name. */
  read(name: string): Promise<Buffer | undefined>;
  /** All names, in no order. */
  list(): AsyncIterable<string>;
  /** Removes a file last written before `time`; returns whether it did. */
  removeIfOlder(name: string, time: Date): Promise<boolean>;
};

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Stores files in `folder`, which is created with the first one. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, name);

  return {
    async write(name, bytes) {
      const unfinished = pathOf(`${name}.${randomBytes(4).toString('hex')}.part`);
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, pathOf(name));
    },

    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),

    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async *list() {
      try {
        for await (const entry of await opendir(folder)) if (entry.isFile()) yield entry.name;
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    async removeIfOlder(name, time) {
      try {
        if ((await stat(pathOf(name))).mtime >= time) return false;
        await rm(pathOf(name));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
  };
}
