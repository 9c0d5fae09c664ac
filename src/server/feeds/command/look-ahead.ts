/** Work in two parts: after the first, a resource that the next work needs is free. */
export type Started<T> = { nextMayStart: Promise<void>; done: Promise<T> };

/**
 * Does works one after the other, each begun when the one before has reached its second part, and hands on their
 * results in order. Two at most are under way.
 * @throws what a work throws; the one after it is awaited first, none later is begun
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
    // Told of a failure when its turn comes.
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
