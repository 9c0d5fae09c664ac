import { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/app-error.ts';
import type { Plans } from './plans.ts';
import type { SplitCost, SplitProblem } from './problem.ts';

/** What is found of a cart. */
type Found = { plans: Plans; lowestCost: SplitCost | undefined };

export type SplitRequest = { id: number; wanted: keyof Found; problem: SplitProblem; budget: number };
export type SplitResult = { id: number; found: Found[keyof Found] };

/** Divides carts in a thread of its own, one after the other: requests of others go on meanwhile. */
export type Splitter = {
  /** @throws AppError `unavailable` where too many wait, or it took too long */
  split(problem: SplitProblem): Promise<Plans>;
  /**
   * What the cheapest split costs; undefined: an item has no offer.
   * @throws AppError `unavailable` as `split`
   */
  lowestCost(problem: SplitProblem): Promise<SplitCost | undefined>;
  close(): Promise<void>;
};

/**
 * Time budget in milliseconds for splitting a large cart; shorter while others wait or where only its cost is
 * needed.
 */
const budget = 1_500;
const shortBudget = 200;
const maxWaiting = 20;
/** Milliseconds after which the thread is given up: it responds long before. */
const timeout = 10_000;

type Waiting = { resolve: (found: SplitResult['found']) => void; reject: (error: Error) => void };

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
    started.on('message', ({ id, found }: SplitResult) => {
      // Node posts messages of its own while it watches files (`npm run dev`): these have no id.
      waiting.get(id)?.resolve(found);
      waiting.delete(id);
    });
    started.on('error', fail);
    started.on('exit', () => {
      if (worker === started) fail(new Error('the thread ended'));
    });
    return started;
  }

  async function runInWorker<K extends keyof Found>(wanted: K, problem: SplitProblem): Promise<Found[K]> {
    if (waiting.size >= maxWaiting) throw new AppError('unavailable', { retryAfter: 2 });
    worker ??= startWorker();
    lastId += 1;
    const isShort = waiting.size > 0 || wanted === 'lowestCost';
    const request: SplitRequest = { id: lastId, wanted, problem, budget: isShort ? shortBudget : budget };
    const timer = setTimeout(() => fail(new Error('the thread took too long')), timeout);
    try {
      return await new Promise<Found[K]>((resolve, reject) => {
        waiting.set(request.id, { resolve: (found) => resolve(found as Found[K]), reject });
        worker?.postMessage(request);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    split: (problem) => runInWorker('plans', problem),
    lowestCost: (problem) => runInWorker('lowestCost', problem),
    async close() {
      const ending = worker;
      worker = undefined;
      await ending?.terminate();
    },
  };
}
