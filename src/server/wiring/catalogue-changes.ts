import { getCatalogueVersion } from '../catalogue-version/service.ts';
import type { Database } from '../platform/database/database.ts';
import { listenForVersions, type VersionListener } from '../platform/database/listen.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createDebounce } from '../platform/process/debounce.ts';
import type { Log } from '../platform/telemetry/log.ts';

/**
 * Milliseconds without a change, and at most after the first one: while imports follow each other, what is made of all of
 * them is made once.
 */
const whenCalm = { calm: 10_000, patience: 5 * 60_000 };

export type JobsOnChange = {
  /** Names of jobs that somebody waits for. */
  atOnce: readonly string[];
  /** Names of jobs that may come a little later. */
  onceCalm: readonly string[];
};

/** Has jobs run whenever the catalogue has changed, whichever process changed it. */
export function sendOnCatalogueChange(
  { atOnce, onceCalm }: JobsOnChange,
  databaseUrl: string,
  { database, jobs, log }: { database: Database; jobs: Jobs; log: Log },
): VersionListener {
  const send = (names: readonly string[]) => {
    for (const name of names) {
      jobs.send(database, name).catch((err: unknown) => log.warn({ err, name }, 'will be done later'));
    }
  };
  const later = createDebounce(() => send(onceCalm), whenCalm);
  const listener = listenForVersions({
    databaseUrl,
    channel: 'catalogue_changed',
    readVersion: getCatalogueVersion,
    onVersion: () => {
      send(atOnce);
      later.call();
    },
    log,
  });
  return {
    close() {
      later.close();
      return listener.close();
    },
  };
}
