import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds within which a process has ended after it was asked to, and each thing that it holds. */
const stopTimeout = 9_500;
const closeTimeout = 5_500;
const openTimeout = 2_000;
const parentCheckInterval = 500;

/** What a process holds while it runs; closed in reverse order. */
export type Resources = {
  add(close: () => Promise<void>): void;
  /** Aborted when the process is asked to stop. */
  readonly stopping: AbortSignal;
};

/** Aborts when we are asked to stop: by a signal, or by the end of the process that started us. */
function listenForStop(): AbortSignal {
  const stop = new AbortController();
  const abort = () => stop.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abort);
  process.once('disconnect', abort);
  watchParent(abort);
  return stop.signal;
}

/** Scripts of ours that start us name themselves: killed, they could not tell us to stop. */
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

/** Closes in reverse order, and takes out, what was added. */
async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) {
    await Promise.race([close(), delay(closeTimeout)]).catch(() => undefined);
  }
}

/**
 * Runs `work`, stops it when the process is asked to, and closes what it added in reverse order either way.
 * With `isService` the process goes on after `work` until it is asked to stop.
 * It leaves timers behind: the caller ends the process. Rejects with what `work` threw, unless it was being stopped.
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
  try {
    await Promise.race([isService ? done.then(() => stopped) : done, stopped]);
  } catch (error) {
    if (!stopping.aborted) throw error;
  } finally {
    setTimeout(() => process.exit(1), stopTimeout);
    await closeAll(closers);
    // Asked to stop while something was being opened: it is there in a moment, and has to be closed as well.
    await Promise.race([done, delay(openTimeout)]).catch(() => undefined);
    await closeAll(closers);
  }
}
