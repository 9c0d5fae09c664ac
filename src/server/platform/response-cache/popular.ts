import { LRUCache } from 'lru-cache';

/** What is asked for often. */
export type Popular<T> = {
  /** Counts a request; `value` of the last one is kept with what is popular, of nothing else: a value may hold a whole request. */
  ask(key: string, value: T): void;
  /** What is asked for once in 22 seconds or more, most popular first. */
  list(max: number): [key: string, value: T][];
};

/** Milliseconds after which a request counts half. */
const halfLife = 10 * 60_000;
/** Forty requests just now, or one in 22 seconds for long: those asked for less would be made many times for each visit. */
const minScore = 40;

/** Longer keys are not counted: what many ask for is short, and anybody may make up the others. */
const maxKeyLength = 500;

type Asked<T> = { score: number; at: number; value: T | undefined };

/** Counts `max` keys at most: those that were asked for last. `now`: milliseconds of a clock that only rises. */
export function createPopular<T>(max: number, now: () => number): Popular<T> {
  const asked = new LRUCache<string, Asked<T>>({ max });
  const scoreOf = ({ score, at }: Asked<T>): number => score * 2 ** ((at - now()) / halfLife);

  return {
    ask(key, value) {
      if (key.length > maxKeyLength) return;
      const before = asked.get(key);
      const score = 1 + (before ? scoreOf(before) : 0);
      asked.set(key, { score, at: now(), value: score >= minScore ? value : undefined });
    },
    list: (most) =>
      Array.from(asked, ([key, each]) => ({ key, score: scoreOf(each), value: each.value as T }))
        .filter(({ score }) => score >= minScore)
        .sort((a, b) => b.score - a.score)
        .slice(0, most)
        .map(({ key, value }) => [key, value]),
  };
}
