/** Work in parts: after the first, a resource that the next work needs is free. */
export type Started<T> = { nextMayStart: Promise<void>; done: Promise<T> };

/**
 * Runs tasks in order, each started when the one before has reached its second part, and yields their results
 * in order. At most `atOnce` run at a time.
 * @throws what a task throws; those after it are awaited first, no later one is started
 */
export async function runWithLookahead<I, T>(
  items: readonly I[],
  start: (item: I) => Started<T>,
  onDone: (result: T) => void,
  atOnce = 2,
): Promise<void> {
  const running: Started<T>[] = [];
  let hasFailed = false;

  async function finishFirst(): Promise<void> {
    try {
      onDone(await (running.shift() as Started<T>).done);
    } catch (error) {
      hasFailed = true;
      await Promise.allSettled(running.map(({ done }) => done));
      throw error;
    }
  }

  for (const item of items) {
    await running.at(-1)?.nextMayStart;
    while (running.length >= atOnce || (hasFailed && running.length > 0)) await finishFirst();
    const started = start(item);
    // A failure is thrown when its turn comes.
    started.done.catch(() => {
      hasFailed = true;
    });
    running.push(started);
  }
  while (running.length > 0) await finishFirst();
}
