/** Milliseconds: how long after a commit a response without it may be sent, while its replacement is computed. */
export const maxLag = 10_000;

/** Which changes a response may lack for a moment. */
export type LagWindow = {
  /** Notes the change at this count of the log; `from`: see `Change.lagsFrom`. */
  note(count: number, from: number | null): void;
  /** Whether a value computed at that count may lack every change since. */
  mayLag(since: number): boolean;
};

export function createLagWindow(now: () => number): LagWindow {
  /** Values computed before this count may not lag. */
  let promptFrom = 0;
  /** The changes that may lag, oldest first, until their time has passed. */
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
