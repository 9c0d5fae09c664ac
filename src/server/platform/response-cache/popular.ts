import { LRUCache } from 'lru-cache';

/** What has been asked for most of late. */
export type Popular<T> = {
  /** Counts a request; `value` of the last one is kept with a key that was asked for before. */
  ask(key: string, value: T): void;
  /** What was asked for more than once of late, most popular first. */
  list(max: number): [key: string, value: T][];
};

/** Milliseconds after which a request counts half. */
const halfLife = 10 * 60_000;
/** More than one request, of which the first may be a while ago. */
const minScore = 1.5;

type Asked<T> = { score: number; at: number; value: T | undefined };

/** Counts `max` keys at most: those that were asked for last. `now`: milliseconds of a clock that only rises. */
export function createPopular<T>(max: number, now: () => number): Popular<T> {
  const asked = new LRUCache<string, Asked<T>>({ max });
  const scoreOf = ({ score, at }: Asked<T>): number => score * 2 ** ((at - now()) / halfLife);

  return {
    ask(key, value) {
      const before = asked.get(key);
      const score = 1 + (before ? scoreOf(before) : 0);
      asked.set(key, { score, at: now(), value: before && value });
    },
    list: (most) =>
      Array.from(asked, ([key, each]) => ({ key, score: scoreOf(each), value: each.value }))
        .filter(({ score }) => score >= minScore)
        .sort((a, b) => b.score - a.score)
        .slice(0, most)
        .flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]])),
  };
}
