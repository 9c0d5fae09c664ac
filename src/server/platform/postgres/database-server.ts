import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Log } from '../telemetry/log.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded.ts';
import type { Part } from './embedded-queries.ts';

const reopenDelay = 1_000;

/** The PostgreSQL that this process uses: the configured one, or our own. */
export type DatabaseServer = { url: string; close(): Promise<void> };

const embeddedDirectory = ({ dataDir }: Config): string => path.join(dataDir, 'postgres');

/** For a command: finds the server, or starts our own for as long as the command runs. */
export async function openDatabaseServer(config: Config): Promise<DatabaseServer> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => undefined };
  return openEmbeddedPostgres({ directory: embeddedDirectory(config) });
}

/** The part of the application that this process runs, and its address. */
export type Application = { parts: readonly Part[]; address: string };

/** Claims the embedded server for an application. @throws Error with the address of the application that has it */
async function claim(server: EmbeddedPostgres, { parts, address }: Application): Promise<void> {
  for (const part of parts) {
    const other = await server.claim(part, address);
    if (other === undefined) continue;
    await server.close();
    throw new Error(
      `Visavis already runs with this data, at ${other}. For a second one choose another DATA_DIR and PORT.`,
    );
  }
}

/**
 * For `npm start`: the same, but each part of the application runs once on our own server, which is restarted
 * whenever it ends unexpectedly.
 */
export async function keepDatabaseServer(
  config: Config,
  application: Application,
  log: Log,
): Promise<DatabaseServer> {
  if (config.databaseUrl) return openDatabaseServer(config);
  const directory = embeddedDirectory(config);
  let server = await openEmbeddedPostgres({ directory });
  await claim(server, application);
  let isClosing = false;
  let reopening = Promise.resolve();

  async function reopen(): Promise<void> {
    while (!isClosing) {
      try {
        server = await openEmbeddedPostgres({ directory });
        await claim(server, application);
        return;
      } catch (err) {
        log.error({ err }, 'PostgreSQL does not start');
        await delay(reopenDelay);
      }
    }
  }

  async function keep(): Promise<void> {
    while (!isClosing) {
      await server.lost;
      log.error({}, 'PostgreSQL ended, starting it again');
      reopening = reopen();
      await reopening;
    }
  }

  keep().catch((err: unknown) => log.error({ err }, 'PostgreSQL is no longer supervised'));
  return {
    url: server.url,
    async close() {
      isClosing = true;
      await reopening;
      await server.close();
    },
  };
}
