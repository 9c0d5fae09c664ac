/** Numbers under pairs of numbers, as many as there is room for: a newer one takes the place of an older one. */
export type RecentNumbers = {
  get(first: number, second?: number): number | undefined;
  set(first: number, second: number, value: number): void;
};

const fewest = 2 ** 10;

/** It grows with what it holds, up to `most` places (a power of two) of 24 bytes each. */
export function createRecentNumbers(most: number): RecentNumbers {
  let size = fewest;
  let written = 0;
  /** Three numbers a place; NaN: nothing stands there. */
  let cells = new Float64Array(3 * size).fill(Number.NaN);

  const placeOf = (first: number, second: number) => 3 * ((Math.imul(second, 31) ^ first) & (size - 1));

  function put(first: number, second: number, value: number): void {
    const place = placeOf(first, second);
    cells[place] = first;
    cells[place + 1] = second;
    cells[place + 2] = value;
  }

  function grow(): void {
    const former = cells;
    size *= 2;
    cells = new Float64Array(3 * size).fill(Number.NaN);
    for (let at = 0; at < former.length; at += 3)
      if (!Number.isNaN(former[at]))
        put(former[at] as number, former[at + 1] as number, former[at + 2] as number);
  }

  return {
    get(first, second = 0) {
      const place = placeOf(first, second);
      return cells[place] === first && cells[place + 1] === second ? cells[place + 2] : undefined;
    },
    set(first, second, value) {
      if (++written > size && size < most) grow();
      put(first, second, value);
    },
  };
}
