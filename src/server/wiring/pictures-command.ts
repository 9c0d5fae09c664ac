import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import { fetchPictures } from '../pictures/fetching.ts';
import { shutOtherLoaders } from '../pictures/open-picture.ts';
import { sweepPictures } from '../pictures/sweeping.ts';
import type { Config } from '../platform/config.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { runProcess } from '../platform/process/lifecycle.ts';
import { createLog, type Log } from '../platform/telemetry/log.ts';
import { createMerchantFetch } from './merchant-fetch.ts';
import { openProcessDatabase } from './process-database.ts';

const connections = 4;

type Task = (config: Config, database: DatabasePool, log: Log, signal: AbortSignal) => Promise<void>;

const fetchTask: Task = async (config, database, log, signal) => {
  shutOtherLoaders();
  await fetchPictures({
    database,
    storage: openFiles(config, 'pictures'),
    fetch: createMerchantFetch(config),
    log,
    publish: async () => void (await raiseCatalogueVersion(database)),
    signal,
  });
};

const sweepTask: Task = async (config, database, log) => {
  const swept = await sweepPictures(database, openFiles(config, 'pictures'), new Date());
  if (Object.values(swept).some((count) => count > 0)) log.info(swept, 'pictures swept');
};

const tasks: Record<string, Task> = { fetch: fetchTask, sweep: sweepTask };

/**
 * `main.ts pictures fetch|sweep`: one task of the worker, in a process of its own with low priority: pictures of
 * merchants are decoded where a crash harms nothing else. Resolves to the exit code.
 */
export async function runPictures(config: Config, [name = '']: readonly string[]): Promise<number> {
  const task = tasks[name];
  if (!task) throw new Error(`Usage: main.ts pictures ${Object.keys(tasks).join('|')}`);
  const log = createLog(config, 'pictures');
  await runProcess(
    async (resources) => {
      const { database } = await openProcessDatabase({
        config,
        resources,
        log,
        name: `pictures ${name}`,
        max: connections,
        isBackground: true,
      });
      const done = task(config, database, log, resources.stopping);
      // On shutdown it still releases the pictures that it has claimed.
      resources.add(() => done.catch(() => undefined));
      await done;
    },
    { isService: false },
  );
  return 0;
}
