/** FNV-1a over the keys, stirred so that neighbouring keys give unrelated numbers. */
function hash(keys: readonly (string | number)[]): number {
  let state = 0x811c9dc5;
  for (const char of keys.join('\u001f')) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/**
 * Chance without a generator's state: the same keys always give the same number, 0 ≤ n < 1.
 * So any product, merchant or day can be computed alone and in any order.
 */
export const chance = (...keys: (string | number)[]): number => hash(keys) / 0x1_0000_0000;

/** A number from `low` up to `high`. */
export const between = (low: number, high: number, ...keys: (string | number)[]): number =>
  low + (high - low) * chance(...keys);

/** A whole number from `low` to `high`, both included. */
export const wholeBetween = (low: number, high: number, ...keys: (string | number)[]): number =>
  low + Math.floor((high - low + 1) * chance(...keys));

/** One of the given values. @throws RangeError where there is none */
export function pick<T>(values: readonly T[], ...keys: (string | number)[]): T {
  const value = values[Math.floor(values.length * chance(...keys))];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}
