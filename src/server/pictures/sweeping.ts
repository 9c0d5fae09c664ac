import type { Database } from '../platform/database/database.ts';
import { dayMs } from '../platform/durations.ts';
import type { Storage } from '../platform/files/storage.ts';
import { filesOf } from './storing.ts';
import { deleteUnusedPictures, listStoredNames, planRefetch } from './sweeping-queries.ts';

export type SweptPictures = { removed: number; filesRemoved: number; lost: number };

/** Cached pages may show a picture for a while after the catalogue has dropped it. */
const keptDays = 30;
/** Files are written before their rows: a recent one may get its row soon. */
const youngestRemoved = dayMs;

/**
 * Deletes pictures that no product shows any more, removes orphaned files, and plans to fetch those again
 * whose files are gone. `now`: reference time for the age of files.
 */
export async function sweepPictures(db: Database, storage: Storage, now: Date): Promise<SweptPictures> {
  const removed = await deleteUnusedPictures(db, keptDays);
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
    removed,
    filesRemoved,
    lost: await planRefetch(
      db,
      lost.map(({ name }) => name),
    ),
  };
}
