import type { Config } from '../platform/config.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { openDatabaseServer } from '../platform/postgres/database-server.ts';
import { runProcess } from '../platform/process/lifecycle.ts';
import { lowerProcess } from '../platform/process/priority.ts';
import { openDatabase } from './open-database.ts';

/** The exit code of an interrupted process, as shells use it. */
const interrupted = 130;

/**
 * Runs a command of the terminal on an up-to-date database: on the server that runs, or on our own, started for
 * as long as the command takes. With `isBackground` it stands behind pages. Resolves to the exit code.
 */
export async function runCommand(
  config: Config,
  work: (database: DatabasePool) => Promise<number>,
  { isBackground = false } = {},
): Promise<number> {
  let code = interrupted;
  await runProcess(
    async (resources) => {
      const server = await openDatabaseServer(config);
      resources.add(server.close);
      const nice = isBackground ? config.backgroundNice : 0;
      lowerProcess(nice);
      const say = (text: string) => console.log(text);
      const database = await openDatabase(server.url, { say, stopping: resources.stopping, nice });
      // Interrupted, it must not wait for what the command is doing: the server undoes that.
      resources.add(async () => {
        if (!resources.stopping.aborted) await database.close();
      });
      code = await work(database);
    },
    { isService: false },
  );
  return code;
}
