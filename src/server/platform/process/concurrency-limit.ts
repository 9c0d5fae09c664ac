import { AppError } from '../app-error.ts';

/**
 * Runs work of one kind, at most so many at a time; the rest is queued. Work whose `signal` aborts while it is queued
 * is never started. @throws AppError `unavailable` where the queue is full; the signal's reason
 */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Whole seconds after which a refused client may try again. */
const retryAfter = 2;

export function createConcurrencyLimit(
  maxRunning: number,
  maxWaiting = Number.POSITIVE_INFINITY,
): ConcurrencyLimit {
  const waiting = new Set<() => void>();
  let running = 0;

  function wait(signal: AbortSignal | undefined): Promise<void> {
    if (waiting.size >= maxWaiting) throw new AppError('unavailable', { retryAfter });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.add(resolve);
    const leave = () => {
      if (waiting.delete(resolve)) reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave);
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  return async (work, signal) => {
    signal?.throwIfAborted();
    if (running < maxRunning) running++;
    else await wait(signal);
    try {
      return await work();
    } finally {
      // The slot passes to the next task, so the count does not change.
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running--;
    }
  };
}
