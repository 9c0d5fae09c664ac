import type { ChildProcess } from 'node:child_process';
import type { Log } from '../telemetry/log.ts';
import { passingFailure } from './failure.ts';

const stopTimeout = 5_000;
const firstDelay = 500;
const maxDelay = 30_000;
/** After this uptime the back-off is reset. */
const healthyAfter = 60_000;

/** The message of a supervised process when it is ready; others may come from Node itself. */
export const readyMessage = 'ready';

/** A process that is restarted when it ends unexpectedly. */
export type Supervised = {
  /** Resolves when the process is ready for the first time; rejects if it ends before, for a reason that stays. */
  ready: Promise<void>;
  /** Restarts the process, as its sources have changed. */
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
 * after a crash it is restarted with back-off, up to half a minute.
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
      if (!isReady && code !== passingFailure)
        return reject(new Error(`The ${name} process could not start.`));
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
