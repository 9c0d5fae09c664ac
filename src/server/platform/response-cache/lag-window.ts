/** Milliseconds: a response may be so much older than the commit that it lacks, while its successor is made. */
export const maxLag = 10_000;

/** Which changes responses may still lack for a moment. */
export type LagWindow = {
  /** The change at this count of the log; `from`: see `Change.lagsFrom`. */
  note(count: number, from: number | null): void;
  /** Whether what was made at a count may lack each change since. */
  mayLag(since: number): boolean;
};

export function createLagWindow(now: () => number): LagWindow {
  /** What was made before this count may not lag. */
  let promptFrom = 0;
  /** The changes that may lag, oldest first, as long as they do. */
  let lagging: { count: number; from: number }[] = [];

  function noteLag(count: number, from: number): void {
    const ended = lagging.findLast((each) => now() - each.from > maxLag);
    if (ended) promptFrom = Math.max(promptFrom, ended.count);
    lagging = lagging.filter((each) => each.count > promptFrom);
    lagging.push({ count, from });
  }

  return {
    note(count, from) {
      if (from === null) promptFrom = count;
      else noteLag(count, from);
    },
    mayLag: (since) =>
      since >= promptFrom && lagging.every((each) => each.count <= since || now() - each.from <= maxLag),
  };
}
