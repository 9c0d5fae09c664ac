import { LRUCache } from 'lru-cache';
import { minuteMs } from '../durations.ts';

/** The most requested keys. */
export type Popular<T> = {
  /** Counts a request. The last `value` is kept for popular keys only: it may reference a whole request. */
  count(key: string, value: T): void;
  /** Keys that are requested every 22 seconds or more often, most popular first. */
  list(max: number): [key: string, value: T][];
};

/** Milliseconds after which a request counts half. */
const halfLife = 10 * minuteMs;
/**
 * Forty requests just now, or one every 22 seconds for long. Less popular responses would be computed many times for
 * each visit.
 */
const minScore = 40;

/** Longer keys are not counted: popular addresses are short, and anybody can make up any number of long ones. */
const maxKeyLength = 500;

type Counted<T> = { score: number; at: number; value: T | undefined };

/** Counts `max` keys at most, the most recently requested ones. `now`: milliseconds of a monotonic clock. */
export function createPopular<T>(max: number, now: () => number): Popular<T> {
  const counted = new LRUCache<string, Counted<T>>({ max });
  const scoreOf = ({ score, at }: Counted<T>): number => score * 2 ** ((at - now()) / halfLife);

  return {
    count(key, value) {
      if (key.length > maxKeyLength) return;
      const before = counted.get(key);
      const score = 1 + (before ? scoreOf(before) : 0);
      counted.set(key, { score, at: now(), value: score >= minScore ? value : undefined });
    },
    list: (most) =>
      Array.from(counted, ([key, each]) => ({ key, score: scoreOf(each), value: each.value as T }))
        .filter(({ score }) => score >= minScore)
        .sort((a, b) => b.score - a.score)
        .slice(0, most)
        .map(({ key, value }) => [key, value]),
  };
}
