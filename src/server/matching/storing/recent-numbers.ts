/** A bounded cache from number to number: a newer entry evicts an older one. */
export type RecentNumbers = {
  get(key: number): number | undefined;
  set(key: number, value: number): void;
};

const fewest = 2 ** 10;

/**
 * It grows with its content, up to `max` slots (a power of two) of 16 bytes each. Keys are whole numbers.
 */
export function createRecentNumbers(max: number): RecentNumbers {
  let size = fewest;
  let written = 0;
  /** Key and value of each slot; NaN: empty. */
  let cells = new Float64Array(2 * size).fill(Number.NaN);

  // Larger keys are folded from both halves.
  const placeOf = (key: number) => 2 * ((key ^ (key / 2 ** 27)) & (size - 1));

  function put(key: number, value: number): void {
    const place = placeOf(key);
    cells[place] = key;
    cells[place + 1] = value;
  }

  function grow(): void {
    const former = cells;
    size *= 2;
    cells = new Float64Array(2 * size).fill(Number.NaN);
    for (let at = 0; at < former.length; at += 2)
      if (!Number.isNaN(former[at])) put(former[at] as number, former[at + 1] as number);
  }

  return {
    get(key) {
      const place = placeOf(key);
      return cells[place] === key ? cells[place + 1] : undefined;
    },
    set(key, value) {
      if (++written > size / 2 && size < max) grow();
      put(key, value);
    },
  };
}
