import type { ChildProcess } from 'node:child_process';
import type { Log } from '../telemetry/log.ts';

const stopTimeout = 5_000;
const firstDelay = 500;
const maxDelay = 30_000;
/** A process that ran this long was well: its next crash is a first one again. */
const healthyAfter = 60_000;

/** What a supervised process sends when it does its work; others may come from Node itself. */
export const readyMessage = 'ready';

/** A process that is started again when it ends by itself. */
export type Supervised = {
  /** Resolves when the process says for the first time that it is ready; rejects if it ends before. */
  ready: Promise<void>;
  /** Ends the process and starts it again, as its sources have changed. */
  restart(): void;
  stop(): Promise<void>;
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/**
 * Starts a process by `spawn` (with an IPC channel, on which it sends `readyMessage`) and keeps it running:
 * after a crash it comes back, later each time, up to half a minute.
 */
export function supervise(name: string, spawn: () => ChildProcess, log: Log): Supervised {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  let isReady = false;
  let isStopping = false;
  let isRestarting = false;
  let delay = firstDelay;
  let timer: NodeJS.Timeout | undefined;
  let child = launch();

  function launch(): ChildProcess {
    const startedAt = Date.now();
    const process = spawn();
    process.on('message', (message) => {
      if (message !== readyMessage) return;
      isReady = true;
      resolve();
    });
    process.once('exit', (code, signal) => {
      if (isStopping) return;
      if (isRestarting) return relaunch();
      if (!isReady) return reject(new Error(`The ${name} process could not start.`));
      delay = Date.now() - startedAt > healthyAfter ? firstDelay : Math.min(delay * 2, maxDelay);
      log.error({ child: name, code, signal, milliseconds: delay }, 'process ended, starting it again');
      timer = setTimeout(relaunch, delay);
    });
    return process;
  }

  function relaunch(): void {
    clearTimeout(timer);
    isRestarting = false;
    child = launch();
  }

  return {
    ready,
    restart() {
      if (hasEnded(child)) return relaunch();
      isRestarting = true;
      child.kill('SIGTERM');
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await stopChild(child);
    },
  };
}
