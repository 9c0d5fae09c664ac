/** Milliseconds within which a process has ended after it was asked to. */
const stopTimeout = 9_500;
const parentCheckInterval = 500;

/** What a process holds while it runs; closed in reverse order. */
export type Resources = {
  add(close: () => Promise<void>): void;
  /** Aborted when the process is asked to stop. */
  readonly stopping: AbortSignal;
};

/** Resolves when we are asked to stop: by a signal, or by the end of the process that started us. */
function listenForStop(): AbortSignal {
  const stop = new AbortController();
  const abort = () => stop.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abort);
  process.once('disconnect', abort);
  const parent = process.ppid;
  // A parent that was killed could not tell us.
  setInterval(() => process.ppid === parent || abort(), parentCheckInterval).unref();
  return stop.signal;
}

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  const timer = setTimeout(() => process.exit(1), stopTimeout);
  for (const close of closers.reverse()) await close().catch(() => undefined);
  clearTimeout(timer);
}

/**
 * Runs `work`, stops it when the process is asked to, and closes what it added in reverse order either way.
 * With `isService` the process goes on after `work` until it is asked to stop.
 * Rejects with what `work` threw, unless it was being stopped.
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
  try {
    const done = work({ add, stopping });
    await Promise.race([isService ? done.then(() => stopped) : done, stopped]);
  } catch (error) {
    if (!stopping.aborted) throw error;
  } finally {
    await closeAll(closers);
  }
}
