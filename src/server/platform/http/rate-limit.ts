import { isIP } from 'node:net';

/** A rate limit by name. */
export type RateLimit = {
  /** Takes one token at `now` (milliseconds). Returns 0, or the whole seconds until one is available. */
  take(name: string, now: number): number;
  /** Takes tokens that another process has given out, even where none are left. */
  spend(name: string, tokens: number, now: number): void;
  /** Maximum number of buckets. */
  readonly size: number;
};

export type RateLimitOptions = {
  perMinute: number;
  /** Capacity of a bucket (burst). */
  burst: number;
  /** Buckets of the most recent clients are kept in memory; an evicted one starts full. */
  maxNames: number;
};

/**
 * A token bucket per name. A bucket is one number, the time at which it will be full again, so that a hundred
 * thousand of them weigh little and none needs a timer.
 */
export function createRateLimit({ perMinute, burst, maxNames }: RateLimitOptions): RateLimit {
  const interval = 60_000 / perMinute;
  /** Insertion order: the least recently used bucket comes first. */
  const fullAt = new Map<string, number>();

  const fullAfter = (name: string, tokens: number, now: number) =>
    Math.max(fullAt.get(name) ?? now, now) + tokens * interval;

  function keep(name: string, time: number): void {
    fullAt.delete(name);
    fullAt.set(name, time);
    if (fullAt.size <= maxNames) return;
    for (const first of fullAt.keys()) {
      fullAt.delete(first);
      break;
    }
  }

  return {
    take(name, now) {
      const next = fullAfter(name, 1, now);
      const wait = next - now - burst * interval;
      if (wait > 0) return Math.ceil(wait / 1_000);
      keep(name, next);
      return 0;
    },
    spend: (name, tokens, now) => keep(name, fullAfter(name, tokens, now)),
    get size() {
      return fullAt.size;
    },
  };
}

/** Maximum length of an address; a trusted proxy may send anything. */
const maxAddressLength = 45;

function firstGroups(address: string): string {
  const [withoutZone = ''] = address.split('%');
  // The address in its one canonical form, IPv4 at its end rewritten (RFC 5952).
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = canonical.includes('::') ? 8 - (before?.length ?? 0) - (after?.length ?? 0) : 0;
  return [...(before ?? []), ...Array<string>(zeros).fill('0'), ...(after ?? [])].slice(0, 4).join(':');
}

/**
 * The client of an address: IPv4 itself, also within IPv6; IPv6 its /64 network, as a single customer has at
 * least that many.
 */
export function clientOf(address: string): string {
  if (isIP(address) === 4) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIP(address) === 6 ? firstGroups(address) : address.slice(0, maxAddressLength);
}
