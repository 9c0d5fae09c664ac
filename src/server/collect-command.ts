import { setPriority } from 'node:os';
import project from '../../package.json' with { type: 'json' };
import { collectFeed, createFeedFiles } from './feeds/service.ts';
import type { Config } from './platform/config.ts';
import { createDatabase } from './platform/database.ts';
import { openDatabaseServer } from './platform/database-server.ts';
import { runProcess } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';
import { createSafeFetch } from './platform/safe-fetch.ts';

const connections = 4;
/** Requests come first. */
const lowPriority = 5;
/** Milliseconds: a large feed may take its time. */
const timeouts = { timeout: 30 * 60_000, idleTimeout: 60_000 };

/**
 * `main.ts collect FEED`: fetches and imports one feed, in a process of its own, which may be killed at any time:
 * the catalogue changes in one transaction at its end. Resolves to the exit code.
 */
export async function runCollect(config: Config, [id = '']: readonly string[]): Promise<number> {
  const feedId = Number(id);
  if (!Number.isInteger(feedId)) throw new Error('Usage: main.ts collect FEED');
  setPriority(lowPriority);
  const log = createLog(config, 'collect');
  await runProcess(
    async (resources) => {
      const server = await openDatabaseServer(config);
      resources.add(server.close);
      const database = createDatabase({
        url: server.url,
        applicationName: `visavis collect ${feedId}`,
        max: connections,
        onIdleError: (err) => log.warn({ err }, 'database connection lost'),
      });
      // Interrupted, it must not wait for what the import is doing: the server undoes that.
      resources.add(async () => {
        if (!resources.stopping.aborted) await database.close();
      });
      const fetch = createSafeFetch({
        userAgent: `Visavis/${project.version} (+${config.publicUrl})`,
        allowHttp: true,
        allowAddresses: config.allowAddresses,
        ...timeouts,
      });
      await collectFeed({ database, fetch, files: createFeedFiles(config.dataDir), feedId });
    },
    { isService: false },
  );
  return 0;
}
