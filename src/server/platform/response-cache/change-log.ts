/** A change of what responses are made from. */
export type Change = {
  /** Products that may have changed; null: anything may have. */
  productIds: readonly number[] | null;
  /**
   * A moment before it was committed, in milliseconds of `performance.now()`, from which on its responses may lag; null:
   * they may not.
   */
  lagsFrom: number | null;
};

/** What a process has heard of changes, for those who keep something that was made earlier: at a count of this log. */
export type Changes = {
  /** Rises with every change. What was made at an earlier count may be old. */
  count(): number;
  /** Whether anything at all may have changed since: what was made then is not used again. */
  isVoid(since: number): boolean;
  /** The count at which anything may have changed last. */
  voidUntil(): number;
  /** Whether a product is as it was. */
  isUntouched(productId: number, since: number): boolean;
  /** Whether what was made then may still be shown for a moment: see `maxLag`. */
  mayLag(since: number): boolean;
};

export type ChangeLog = Changes & { note(change: Change): void };

/** Milliseconds: a response may be so much older than the commit that it lacks, while its successor is made. */
export const maxLag = 10_000;
/** Products whose last change is remembered, some 50 bytes each; beyond, everything counts as changed once. */
const maxTouched = 100_000;

/** Creates the log of a process. */
export function createChangeLog(now: () => number = () => performance.now()): ChangeLog {
  let count = 0;
  let voidUntil = 0;
  /** What was made before this count may not lag. */
  let promptFrom = 0;
  const touchedAt = new Map<number, number>();
  /** The changes that may lag, oldest first, as long as they do. */
  let lagging: { count: number; from: number }[] = [];

  function forgetTouched(): void {
    voidUntil = count;
    touchedAt.clear();
  }

  function noteLag(from: number): void {
    const ended = lagging.findLast((each) => now() - each.from > maxLag);
    if (ended) promptFrom = Math.max(promptFrom, ended.count);
    lagging = lagging.filter((each) => each.count > promptFrom);
    lagging.push({ count, from });
  }

  return {
    count: () => count,
    isVoid: (since) => since < voidUntil,
    voidUntil: () => voidUntil,
    isUntouched: (productId, since) => since >= voidUntil && (touchedAt.get(productId) ?? 0) <= since,
    mayLag: (since) =>
      since >= voidUntil &&
      since >= promptFrom &&
      lagging.every((each) => each.count <= since || now() - each.from <= maxLag),
    note({ productIds, lagsFrom }) {
      count += 1;
      if (lagsFrom === null) promptFrom = count;
      else noteLag(lagsFrom);
      for (const id of productIds ?? []) touchedAt.set(id, count);
      if (productIds === null || touchedAt.size > maxTouched) forgetTouched();
    },
  };
}
