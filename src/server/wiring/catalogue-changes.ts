import { getCatalogueVersion } from '../catalogue-version/service.ts';
import type { Database } from '../platform/database/database.ts';
import { listenForVersions, type VersionListener } from '../platform/database/listen.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';

/** Has jobs run whenever the catalogue has changed, whichever process changed it. */
export function sendOnCatalogueChange(
  names: readonly string[],
  databaseUrl: string,
  { database, jobs, log }: { database: Database; jobs: Jobs; log: Log },
): VersionListener {
  return listenForVersions({
    databaseUrl,
    channel: 'catalogue_changed',
    readVersion: getCatalogueVersion,
    onVersion: () => {
      for (const name of names) {
        jobs.send(database, name).catch((err: unknown) => log.warn({ err, name }, 'will be done later'));
      }
    },
    log,
  });
}
