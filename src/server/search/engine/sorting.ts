import { documentLimit } from './index-data.ts';

/**
 * Numbers 0 to `count` - 1 in ascending order of `key`, a whole number from 0 to 2^31; ties in their own order.
 * Key and number share one exact double: the engine's own sort of doubles needs no comparison function.
 */
export function sortedBy(count: number, key: (i: number) => number): Uint32Array {
  const packed = new Float64Array(count);
  for (let i = 0; i < count; i++) packed[i] = key(i) * documentLimit + i;
  packed.sort();
  return Uint32Array.from(packed, (value) => value % documentLimit);
}
