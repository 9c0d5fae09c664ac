import type { Siblings } from '../process/siblings.ts';
import { createRateLimit, type RateLimitOptions } from './rate-limit.ts';

export type SharedRateLimitOptions = RateLimitOptions & {
  /** What is counted, by a name of its own among all limits. */
  topic: string;
  /** The other processes that the same clients reach; undefined: none. */
  siblings: Siblings | undefined;
};

/** Milliseconds: so long a client may ask each process as if there were no other. */
const tellEvery = 100;

/** A rate limit that counts at all processes of a port. Takes a token by name, and returns what `RateLimit.take` does. */
export function createSharedRateLimit(options: SharedRateLimitOptions): (name: string) => number {
  const { topic, siblings } = options;
  const limit = createRateLimit(options);
  const given = new Map<string, number>();

  siblings?.onTold(topic, (counts) => {
    for (const [name, count] of counts as [string, number][]) limit.spend(name, count, performance.now());
  });

  function tell(): void {
    siblings?.tell(topic, [...given]);
    given.clear();
  }

  return (name) => {
    const seconds = limit.take(name, performance.now());
    if (seconds > 0 || !siblings) return seconds;
    if (given.size === 0) setTimeout(tell, tellEvery).unref();
    given.set(name, (given.get(name) ?? 0) + 1);
    return 0;
  };
}
