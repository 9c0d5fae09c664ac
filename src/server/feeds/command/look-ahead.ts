/** Work in two parts: after the first, a resource that the next work needs is free. */
export type Started<T> = { nextMayStart: Promise<void>; done: Promise<T> };

/**
 * Runs tasks in order, each started when the one before has reached its second part, and yields their results
 * in order. At most two run at a time.
 * @throws what a task throws; the one after it is awaited first, no later one is started
 */
export async function runWithLookahead<I, T>(
  items: readonly I[],
  start: (item: I) => Started<T>,
  onDone: (result: T) => void,
): Promise<void> {
  let current: Started<T> | undefined;
  for (const item of items) {
    await current?.nextMayStart;
    const following = start(item);
    // A failure is thrown when its turn comes.
    following.done.catch(() => undefined);
    try {
      if (current) onDone(await current.done);
    } catch (error) {
      await following.done.catch(() => undefined);
      throw error;
    }
    current = following;
  }
  if (current) onDone(await current.done);
}
