import { Worker } from 'node:worker_threads';
import type { FilesPlace } from '../platform/files/open-files.ts';
import type { CategoryWords } from './queries.ts';
import type { Rebuilt } from './rebuild.ts';

export type BuildWorkerData = {
  databaseUrl: string;
  specificationKeys: readonly string[];
  categoryWords: CategoryWords;
  /** Where the last index is stored for the next process; left out, none is. */
  files?: FilesPlace;
};
export type BuildMessage =
  | { kind: 'built'; built: Rebuilt }
  | { kind: 'failed'; reason: string }
  /** Between builds: nobody waits for it. */
  | { kind: 'not kept'; reason: string };

/** Builds indexes of the catalogue in a thread of its own, one at a time. */
export type IndexBuilder = {
  /** @throws Error when the database is unavailable or the thread ended; the next call tries again. */
  build(): Promise<Rebuilt>;
  close(): Promise<void>;
};

/**
 * Builds in a thread that starts with the first build; a thread that ended is replaced at the next.
 * @param onNotKept told why an index could not be stored: the file system's reason
 */
export function createIndexBuilder(data: BuildWorkerData, onNotKept: (reason: string) => void): IndexBuilder {
  let worker: Worker | undefined;

  function startWorker(): Worker {
    const started = new Worker(new URL('./build-worker.ts', import.meta.url), {
      name: 'search index',
      workerData: data,
    });
    // An error of the thread rejects the pending build; without one it is ignored.
    started.on('error', () => undefined);
    started.on('message', (message: BuildMessage) => {
      if (message.kind === 'not kept') onNotKept(message.reason);
    });
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  return {
    build() {
      worker ??= startWorker();
      return buildResult(worker);
    },
    async close() {
      await worker?.terminate();
    },
  };
}

function buildResult(worker: Worker): Promise<Rebuilt> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    // By kind: Node posts messages of its own while it watches files (`npm run dev`).
    const onMessage = (message: BuildMessage) => {
      if (message.kind === 'built') settle(() => resolve(message.built));
      if (message.kind === 'failed') settle(() => reject(new Error(message.reason)));
    };
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('the index thread ended')));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage('build');
  });
}
