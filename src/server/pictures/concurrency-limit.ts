/** Runs work of its kind, at most so many at a time; the others are queued. */
export type Limit = <T>(work: () => Promise<T>) => Promise<T>;

export function createLimit(maxRunning: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < maxRunning) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The slot passes to the next task, so the count does not change.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
