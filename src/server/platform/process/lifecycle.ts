import { setTimeout as delay } from 'node:timers/promises';
import { tellFailure } from './failure.ts';

/** Shutdown timeouts in milliseconds, of the process and of each resource. */
const stopTimeout = 9_500;
const closeTimeout = 5_500;
const openTimeout = 2_000;
const parentCheckInterval = 500;

/** Resources of a process; closed in reverse order. */
export type Resources = {
  add(close: () => Promise<void>): void;
  /** Aborted on shutdown. */
  readonly stopping: AbortSignal;
};

/** Aborts on shutdown: by a signal, or by the end of the parent process. */
function listenForStop(): AbortSignal {
  const stop = new AbortController();
  const abort = () => stop.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abort);
  process.once('disconnect', abort);
  watchParent(abort);
  return stop.signal;
}

/** Our start scripts pass their PID: killed, they could not signal us. */
function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  if (process.env.VISAVIS_PARENT !== String(parent)) return;
  setInterval(() => process.ppid === parent || onGone(), parentCheckInterval).unref();
}

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Closes and removes all resources in reverse order. */
async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) {
    await Promise.race([close(), delay(closeTimeout)]).catch(() => undefined);
  }
}

/**
 * Runs `work`, stops it on shutdown, and closes its resources in reverse order either way. With `isService` the
 * process continues after `work` until it is asked to stop. Timers may remain: the caller ends the process. Rejects
 * with what `work` threw, unless during shutdown.
 */
export async function runProcess(
  work: (resources: Resources) => Promise<void>,
  { isService }: { isService: boolean },
): Promise<void> {
  const stopping = listenForStop();
  const stopped = whenAborted(stopping);
  const closers: (() => Promise<void>)[] = [];
  const add = (close: () => Promise<void>) => {
    closers.push(close);
  };
  const done = work({ add, stopping });
  let failure: unknown;
  try {
    await Promise.race([isService ? done.then(() => stopped) : done, stopped]);
  } catch (error) {
    if (stopping.aborted) return;
    failure = error;
    throw error;
  } finally {
    setTimeout(() => process.exit(failure === undefined ? 1 : tellFailure(failure)), stopTimeout);
    await closeAll(closers);
    // Shutdown while a resource is being opened: it has to be closed as well.
    await Promise.race([done, delay(openTimeout)]).catch(() => undefined);
    await closeAll(closers);
  }
}
