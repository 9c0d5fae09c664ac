import { FetchError, type FetchFailure } from '../platform/fetch/fetch-error.ts';

export type HostLanesOptions = {
  /** Concurrent requests per host. */
  lanes: number;
  fetchOne: (sourceUrl: string) => Promise<void>;
  /** Called for a picture that could not be fetched. */
  onFailure: (sourceUrl: string, error: unknown) => Promise<void>;
  /** Called with pictures that were not tried, to be retried in so many seconds. */
  giveBack: (sourceUrls: readonly string[], seconds: number) => Promise<void>;
  signal: AbortSignal;
};

/** Back-off in seconds for a busy host: its `Retry-After`, within bounds. */
const pauses = { min: 60, usual: 10 * 60, max: 24 * 60 * 60 };
const busyStatuses = new Set([429, 503]);

/** undefined: the error does not say that the host is busy. */
function pauseOf(error: unknown): number | undefined {
  if (!(error instanceof FetchError) || !busyStatuses.has(error.status ?? 0)) return undefined;
  return Math.min(Math.max(error.retryAfter ?? pauses.usual, pauses.min), pauses.max);
}

/** A host that fails like this so many times in a row counts as down: each attempt takes long. */
const downAfter = 3;
const downReasons = new Set<FetchFailure>(['timeout', 'connection_failed', 'cut_short', 'name_unknown']);

const isFromHostDown = (error: unknown): boolean =>
  error instanceof FetchError && downReasons.has(error.reason);

const secondsUntil = (time: number): number => Math.ceil((time - performance.now()) / 1_000);

/** Fetches pictures of several hosts in parallel, and backs off from hosts that are busy or down. */
export function createHostLanes(options: HostLanesOptions) {
  const { lanes, fetchOne, onFailure, giveBack, signal } = options;
  const busyUntil = new Map<string, number>();
  const failuresInARow = new Map<string, number>();

  const leaveAlone = (host: string, seconds: number) =>
    busyUntil.set(host, performance.now() + seconds * 1_000);

  function noteHost(host: string, error: unknown): void {
    const failures = isFromHostDown(error) ? (failuresInARow.get(host) ?? 0) + 1 : 0;
    failuresInARow.set(host, failures);
    if (failures >= downAfter) leaveAlone(host, pauses.usual);
  }

  async function fetchFromHost(host: string, sourceUrls: readonly string[]): Promise<void> {
    const waiting = [...sourceUrls];
    const untried: string[] = [];
    const isBusy = () => (busyUntil.get(host) ?? 0) > performance.now();

    async function tryNext(sourceUrl: string): Promise<void> {
      try {
        await fetchOne(sourceUrl);
        noteHost(host, undefined);
      } catch (error) {
        const pause = pauseOf(error);
        if (pause === undefined && !signal.aborted) {
          noteHost(host, error);
          return onFailure(sourceUrl, error);
        }
        if (pause !== undefined) leaveAlone(host, pause);
        untried.push(sourceUrl);
      }
    }

    async function lane(): Promise<void> {
      while (!signal.aborted && !isBusy()) {
        const next = waiting.shift();
        if (next === undefined) return;
        await tryNext(next);
      }
    }

    await Promise.all(Array.from({ length: lanes }, lane));
    untried.push(...waiting);
    if (untried.length > 0) await giveBack(untried, Math.max(0, secondsUntil(busyUntil.get(host) ?? 0)));
  }

  /** Fetches a batch; resolves when each picture is done, failed or released. */
  return async (sourceUrls: readonly string[]): Promise<void> => {
    const hostOf = (sourceUrl: string) => (URL.canParse(sourceUrl) ? new URL(sourceUrl).host : '');
    const groups = Map.groupBy(sourceUrls, hostOf);
    await Promise.all([...groups].map(([host, urls]) => fetchFromHost(host, urls)));
  };
}
