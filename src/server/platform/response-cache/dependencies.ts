/** One thing that a response depends on: a call and its result. */
export type Dependency = {
  /** Whether it is the same as at `since`, a count of the change log. Rejects where that cannot be determined. */
  isSame(since: number): boolean | Promise<boolean>;
  /** Whether its state at `since` may still be shown for a moment, although it differs by now. Left out: never. */
  mayLag?(since: number): boolean;
  /** Memory that it uses. */
  bytes: number;
};

export type Verdict = 'same' | 'lagging' | 'other';

/** Compares dependencies with their state at `since`. `mayLag`: whether the caller accepts a response that may lag. */
export async function compareDependencies(
  dependencies: readonly Dependency[],
  since: number,
  mayLag: boolean,
): Promise<Verdict> {
  let verdict: Verdict = 'same';
  for (const dependency of dependencies) {
    if (await dependency.isSame(since)) continue;
    if (!mayLag || !dependency.mayLag?.(since)) return 'other';
    verdict = 'lagging';
  }
  return verdict;
}
