import { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/app-error.ts';
import type { Plans } from './plans.ts';
import type { SplitProblem } from './problem.ts';

export type SplitRequest = { id: number; problem: SplitProblem; budget: number };
export type SplitAnswer = { id: number; plans: Plans };

/** Divides carts in a thread of its own, one after the other: requests of others go on meanwhile. */
export type Splitter = {
  /** @throws AppError `unavailable` where too many wait, or it took too long */
  split(problem: SplitProblem): Promise<Plans>;
  close(): Promise<void>;
};

/** Milliseconds that a large cart is thought about, less while others wait. */
const budget = 1_500;
const budgetWhileWaiting = 200;
const mostWaiting = 20;
/** Milliseconds after which the thread is given up: it answers long before. */
const longest = 10_000;

type Waiting = { resolve: (plans: Plans) => void; reject: (error: Error) => void };

/** The thread starts with the first cart; one that ended is replaced at the next. */
export function createSplitter(): Splitter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function fail(cause: unknown): void {
    const failed = [...waiting.values()];
    waiting.clear();
    void worker?.terminate();
    worker = undefined;
    for (const { reject } of failed) reject(new AppError('unavailable', { cause }));
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./split-worker.ts', import.meta.url), { name: 'cart split' });
    started.unref();
    started.on('message', ({ id, plans }: SplitAnswer) => {
      // Node posts messages of its own while it watches files (`npm run dev`): these have no id.
      waiting.get(id)?.resolve(plans);
      waiting.delete(id);
    });
    started.on('error', fail);
    started.on('exit', () => {
      if (worker === started) fail(new Error('the thread ended'));
    });
    return started;
  }

  return {
    async split(problem) {
      if (waiting.size >= mostWaiting) throw new AppError('unavailable', { retryAfter: 2 });
      worker ??= startWorker();
      lastId += 1;
      const request: SplitRequest = {
        id: lastId,
        problem,
        budget: waiting.size > 0 ? budgetWhileWaiting : budget,
      };
      const timer = setTimeout(() => fail(new Error('the thread took too long')), longest);
      try {
        return await new Promise<Plans>((resolve, reject) => {
          waiting.set(request.id, { resolve, reject });
          worker?.postMessage(request);
        });
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      const ending = worker;
      worker = undefined;
      await ending?.terminate();
    },
  };
}
