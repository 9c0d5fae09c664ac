import type { Log } from '../platform/telemetry/log.ts';

/** Work that continues after the response is sent. */
export type BackgroundTasks = {
  run(name: string, work: Promise<void>): void;
  /** Resolves when all tasks are done or have failed. */
  settle(): Promise<void>;
};

export function createBackgroundTasks(log: Log): BackgroundTasks {
  const pending = new Set<Promise<void>>();
  return {
    run(name, work) {
      const done = work
        .catch((err: unknown) => log.error({ err, work: name }, 'background task failed'))
        .finally(() => pending.delete(done));
      pending.add(done);
    },
    settle: async () => {
      await Promise.all(pending);
    },
  };
}
