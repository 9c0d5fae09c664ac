import { getCatalogueVersion } from '../catalogue-version/service.ts';
import { listenForVersions, type VersionListener } from '../platform/database/listen.ts';
import { minuteMs } from '../platform/durations.ts';
import { type JobSending, sendJobs } from '../platform/jobs/send-jobs.ts';
import { createDebounce } from '../platform/process/debounce.ts';

/** Milliseconds: during a series of imports, derived data is computed once. */
const debounceOptions = { wait: 10_000, maxWait: 5 * minuteMs };

export type JobsOnChange = {
  /** Names of jobs that run at once. */
  atOnce: readonly string[];
  /** Names of jobs that are debounced. */
  debounced: readonly string[];
};

/** Enqueues jobs after each change of the catalogue, by any process. */
export function sendOnCatalogueChange(
  { atOnce, debounced }: JobsOnChange,
  databaseUrl: string,
  sending: JobSending,
): VersionListener {
  const send = (names: readonly string[]) => sendJobs(names, sending);
  const later = createDebounce(() => send(debounced), debounceOptions);
  let isFirst = true;
  const listener = listenForVersions({
    databaseUrl,
    channel: 'catalogue_changed',
    readVersion: getCatalogueVersion,
    onVersion: () => {
      send(atOnce);
      // The first version is the one at the worker's start: jobs that an earlier worker left undone run now.
      if (isFirst) send(debounced);
      else later.call();
      isFirst = false;
    },
    log: sending.log,
  });
  return {
    close() {
      later.close();
      return listener.close();
    },
  };
}
