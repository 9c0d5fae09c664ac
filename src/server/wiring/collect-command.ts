import { collectFeed, createFeedFiles } from '../feeds/service.ts';
import type { Config } from '../platform/config.ts';
import { minuteMs } from '../platform/durations.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { runProcess } from '../platform/process/lifecycle.ts';
import { createLog } from '../platform/telemetry/log.ts';
import { createMerchantFetch, createSiteFetch } from './merchant-fetch.ts';
import { openProcessDatabase } from './process-database.ts';

const connections = 4;
/** The exit code of an interrupted process, as shells use it. */
const stoppedCode = 130;
/** Milliseconds: a large feed may take long. */
const timeouts = { timeout: 30 * minuteMs, idleTimeout: minuteMs };

/**
 * `main.ts collect FEED`: fetches and imports one feed in a process of its own, which may be killed at any time: the
 * catalogue changes in one transaction at the end. Resolves to the exit code: an interrupted import is a failure.
 */
export async function runCollect(config: Config, [id = '']: readonly string[]): Promise<number> {
  const feedId = Number(id);
  if (!Number.isInteger(feedId)) throw new Error('Usage: main.ts collect FEED');
  const log = createLog(config, 'collect');
  let isDone = false;
  await runProcess(
    async (resources) => {
      const { database } = await openProcessDatabase({
        config,
        resources,
        log,
        name: `collect ${feedId}`,
        max: connections,
        isBackground: true,
        isCutOff: true,
      });
      const fetch = createMerchantFetch(config, timeouts);
      const files = createFeedFiles(openFiles(config, 'feeds'));
      await collectFeed({ database, fetch, askSite: createSiteFetch(config), files, feedId });
      isDone = true;
    },
    { isService: false },
  );
  return isDone ? 0 : stoppedCode;
}
