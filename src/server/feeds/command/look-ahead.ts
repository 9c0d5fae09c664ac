/** Work in two parts: after the first, a resource that the next work needs is free. */
export type Started<T> = { nextMayStart: Promise<void>; done: Promise<T> };

const maxUnderWay = 2;

/**
 * Runs tasks in order, each started when the one before has reached its second part, and yields their results
 * in order. At most two run at a time.
 * @throws what a task throws; what is under way is awaited first, no later one is started
 */
export async function runWithLookahead<I, T>(
  items: readonly I[],
  start: (item: I) => Started<T>,
  onDone: (result: T) => void,
): Promise<void> {
  const underWay = new Set<Promise<unknown>>();
  let results = Promise.resolve();
  let hasFailed = false;
  for (const item of items) {
    while (underWay.size >= maxUnderWay) await Promise.race(underWay);
    if (hasFailed) break;
    const { nextMayStart, done } = start(item);
    const ended: Promise<unknown> = done.then(
      () => underWay.delete(ended),
      () => {
        hasFailed = true;
        underWay.delete(ended);
      },
    );
    underWay.add(ended);
    results = results.then(async () => onDone(await done));
    // A failure is thrown when all has ended.
    results.catch(() => undefined);
    await Promise.race([nextMayStart, ended]);
  }
  await Promise.all(underWay);
  await results;
}
