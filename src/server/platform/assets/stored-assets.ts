import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listAll, type Storage } from '../files/storage.ts';

/*
 * Scripts, styles and fonts of all versions in use lately, in the storage that all machines share. While web processes are
 * replaced one by one, a page of one version has its scripts from a process of another; a tab that stays open asks for parts of
 * the version that it came from; and a build replaces the files of the one before.
 */

/** Compressed copies, which are made for the version's own files alone. */
const packed = /\.(?:br|gz)$/;
/** Files that are written at once: a bucket has each in a request of its own. */
const width = 8;

/** Days for which files are kept after their version was last in use. */
export const keptDays = 14;

/** Stores the files of a build's folder, again where they are, so that they count as in use. Returns whether there is such a folder. */
export async function storeAssets(folder: string, storage: Pick<Storage, 'write'>): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const names = (await readdir(folder)).filter((name) => !packed.test(name));
  const waiting = names.values();
  async function storeOthers(): Promise<void> {
    for (const name of waiting) await storage.write(name, await readFile(path.join(folder, name)));
  }
  await Promise.all(Array.from({ length: width }, storeOthers));
  return true;
}

/** Deletes files that no version has stored since `time`. */
export async function deleteOldAssets(
  storage: Pick<Storage, 'list' | 'removeIfOlder'>,
  time: Date,
): Promise<void> {
  for (const name of await listAll(storage)) await storage.removeIfOlder(name, time);
}
