/** When an index is built: at once, or together with the changes that follow. */
export type BuildPace = {
  /** Resolves when the next build may begin. */
  next(): Promise<void>;
  /** Tells how long a build took, in milliseconds. */
  built(tookMs: number): void;
  /** Somebody waits for a change that has been committed: the build that holds it begins at once. */
  hurry(): void;
};

/** Milliseconds of rest at most: changes are to be found 10 s after their commit, and builds take one or two. */
const maxRest = 6_000;
/** Rests so many times as long as it built: while imports follow each other, a seventh of one processor builds. */
const restShare = 6;

/** Milliseconds of rest after a build. */
export const restAfter = (tookMs: number): number => Math.min(maxRest, restShare * tookMs);

/** Pauses between builds, so that one build takes in several changes. `signal`: ends all waiting. */
export function createBuildPace(signal: AbortSignal, rest = restAfter): BuildPace {
  let restsUntil = 0;
  let isHurried = false;
  let wake = (): void => undefined;
  signal.addEventListener('abort', () => wake());

  return {
    async next() {
      const left = restsUntil - performance.now();
      if (left > 0 && !isHurried && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isHurried = false;
    },
    built(tookMs) {
      restsUntil = performance.now() + rest(tookMs);
    },
    hurry() {
      isHurried = true;
      wake();
    },
  };
}
