import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { deleteOldAssets, keptDays, storeAssets } from '../platform/assets/stored-assets.ts';
import type { Config } from '../platform/config.ts';
import { dayMs } from '../platform/durations.ts';
import { openFiles } from '../platform/files/open-files.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { clientDirectory } from './web-interface.ts';

type Place = Pick<Config, 'dataDir' | 's3'>;

const folder = path.join(clientDirectory, 'assets');

/** Milliseconds for which a web process waits until its files are stored; a slow storage gets them later. */
const maxWait = 5_000;

/** Before a web process listens: its pages may have their scripts from a process of another version. */
export async function storeOwnAssets(place: Place, log: Pick<Log, 'warn'>): Promise<void> {
  const storing = storeAssets(folder, openFiles(place, 'assets')).catch((err: unknown) =>
    log.warn({ err }, 'scripts of this version are not stored for processes of others'),
  );
  await Promise.race([storing, delay(maxWait, undefined, { ref: false })]);
}

/** Once a day: keeps the files of the version in use, and deletes those of versions that were last used long ago. */
export const assetsJob = (place: Place): Job => ({
  name: 'keep-assets',
  cron: '15 4 * * *',
  timeoutMinutes: 30,
  run: async () => {
    const storage = openFiles(place, 'assets');
    // A worker that was not built knows of no version in use.
    if (!(await storeAssets(folder, storage))) return;
    await deleteOldAssets(storage, new Date(Date.now() - keptDays * dayMs));
  },
});
