import { LRUCache } from 'lru-cache';

/** A cache of values by key whose sizes together stay below a limit. */
export type SegmentedLru<Value> = {
  /** Counts as a use. */
  get(key: string): Value | undefined;
  /** The same without counting. */
  peek(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  /** Of all values. */
  readonly bytes: number;
};

/** Share of the memory that what was used again may take. */
const repeatedShare = 0.8;

/**
 * An LRU cache of two segments (segmented LRU): what was used once is evicted before what was used again, however
 * recently. Crawlers, and the many products that hardly anybody looks at, do not push out what visitors come back to.
 */
export function createSegmentedLru<Value extends object>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): SegmentedLru<Value> {
  const once = new LRUCache<string, Value>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const repeated = new LRUCache<string, Value>({
    maxSize: Math.floor(maxBytes * repeatedShare),
    sizeCalculation: bytesOf,
    // It gets its second chance among those that were used once.
    disposeAfter: (value, key, reason) => {
      if (reason === 'evict') once.set(key, value);
    },
  });
  const sum = () => once.calculatedSize + repeated.calculatedSize;
  const trim = () => {
    while (sum() > maxBytes && once.size > 0) once.pop();
  };

  return {
    get(key) {
      const value = once.get(key);
      if (value === undefined) return repeated.get(key);
      if (bytesOf(value) > repeated.maxSize) return value;
      once.delete(key);
      repeated.set(key, value);
      return value;
    },
    peek: (key) => once.peek(key) ?? repeated.peek(key),
    set(key, value) {
      (repeated.has(key) ? repeated : once).set(key, value);
      trim();
    },
    delete(key) {
      once.delete(key);
      repeated.delete(key);
    },
    get bytes() {
      return sum();
    },
  };
}
