import type { Siblings } from '../process/siblings.ts';
import { createRateLimit, type RateLimitOptions } from './rate-limit.ts';

export type SharedRateLimitOptions = RateLimitOptions & {
  /** The name of the limit, unique among all limits. */
  topic: string;
  /** The other processes that the same clients reach; undefined: none. */
  siblings: Siblings | undefined;
};

/** Milliseconds between two messages to the other processes: during this time each process counts alone. */
const tellEvery = 100;

/**
 * A rate limit shared by all processes of a port. Takes a token of a client, and returns what `RateLimit.take`
 * returns.
 */
export function createSharedRateLimit(options: SharedRateLimitOptions): (name: string) => number {
  const { topic, siblings } = options;
  const limit = createRateLimit(options);
  const given = new Map<string, number>();

  siblings?.onBroadcast(topic, (counts) => {
    for (const [name, count] of counts as [string, number][]) limit.spend(name, count, performance.now());
  });

  function tell(): void {
    siblings?.broadcast(topic, [...given]);
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
