import type { Database } from '../platform/database/database.ts';
import type { Storage } from '../platform/files/storage.ts';
import { filesOf } from './storing.ts';
import { deleteUnusedPictures, listStoredNames, planAnew } from './sweeping-queries.ts';

export type SweptPictures = { forgotten: number; filesRemoved: number; lost: number };

/** Pages in caches may show a picture for a while after the catalogue stopped to. */
const keptDays = 30;
/** Files are written before they are noted: a young one may be about to be. */
const youngestRemoved = 24 * 60 * 60 * 1_000;

/**
 * Forgets pictures that no product shows any more, removes files that stand for nothing, and plans those anew
 * whose files are gone. `now` decides on the age of files.
 */
export async function sweepPictures(db: Database, storage: Storage, now: Date): Promise<SweptPictures> {
  const forgotten = await deleteUnusedPictures(db, keptDays);
  const stored = await listStoredNames(db);
  const used = new Set(stored.flatMap(filesOf));
  const before = new Date(now.getTime() - youngestRemoved);
  const found = new Set<string>();
  let filesRemoved = 0;
  for await (const file of storage.list()) {
    if (used.has(file)) found.add(file);
    else if (await storage.removeIfOlder(file, before)) filesRemoved++;
  }
  const lost = stored.filter((picture) => filesOf(picture).some((file) => !found.has(file)));
  return {
    forgotten,
    filesRemoved,
    lost: await planAnew(
      db,
      lost.map(({ name }) => name),
    ),
  };
}
