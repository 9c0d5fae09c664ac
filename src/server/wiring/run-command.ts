import type { Config } from '../platform/config.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { openDatabaseServer } from '../platform/postgres/database-server.ts';
import { runProcess } from '../platform/process/lifecycle.ts';
import { lowerProcess } from '../platform/process/priority.ts';
import { openDatabase } from './open-database.ts';

/** The exit code of an interrupted process, as shells use it. */
const interrupted = 130;

/**
 * Runs a terminal command on an up-to-date database: on the running server, or on our own, started for the duration
 * of the command. With `isBackground` it has low priority. Resolves to the exit code.
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
      // On interruption it does not wait for the command's statements: the server rolls them back.
      resources.add(async () => {
        if (!resources.stopping.aborted) await database.close();
      });
      code = await work(database);
    },
    { isService: false },
  );
  return code;
}
