/** Who holds which key, in typed arrays: some 20 bytes for each. Keys are whole numbers, holders below 2 ** 32. */
export type KeyHolders = {
  add(key: number, holder: number): void;
  remove(key: number, holder: number): void;
  /** Holders of a key, at most `limit`, those that came last first. */
  of(key: number, limit: number): number[];
  bytes(): number;
};

const initialSize = 2 ** 10;

/** Keys with open addressing, each with a chain of its holders. */
export function createKeyHolders(): KeyHolders {
  let size = initialSize;
  let used = 0;
  let keys = new Float64Array(size).fill(Number.NaN);
  /** Of each key, the link at which its chain begins; 0: nobody holds it any more. */
  let heads = new Uint32Array(size);
  let holders = new Uint32Array(initialSize);
  let nexts = new Uint32Array(initialSize);
  let links = 1;
  /** Chain of links that may be used again. */
  let free = 0;

  function placeOf(key: number): number {
    // Larger keys are folded from both halves.
    let place = (key ^ (key / 2 ** 27)) & (size - 1);
    while (keys[place] !== key && !Number.isNaN(keys[place])) place = (place + 1) & (size - 1);
    return place;
  }

  function grow(): void {
    const [formerKeys, formerHeads] = [keys, heads];
    size *= 2;
    keys = new Float64Array(size).fill(Number.NaN);
    heads = new Uint32Array(size);
    used = 0;
    for (const [at, head] of formerHeads.entries()) {
      if (head === 0) continue;
      const place = placeOf(formerKeys[at] as number);
      keys[place] = formerKeys[at] as number;
      heads[place] = head;
      used++;
    }
  }

  function takeLink(): number {
    if (free !== 0) {
      const link = free;
      free = nexts[link] as number;
      return link;
    }
    if (links === holders.length) {
      holders = enlarge(holders);
      nexts = enlarge(nexts);
    }
    return links++;
  }

  return {
    add(key, holder) {
      let place = placeOf(key);
      if (Number.isNaN(keys[place])) {
        if (++used > 0.7 * size) {
          grow();
          used++;
          place = placeOf(key);
        }
        keys[place] = key;
      }
      const link = takeLink();
      holders[link] = holder;
      nexts[link] = heads[place] as number;
      heads[place] = link;
    },
    remove(key, holder) {
      const place = placeOf(key);
      let before = 0;
      for (let link = heads[place] as number; link !== 0; before = link, link = nexts[link] as number) {
        if (holders[link] !== holder) continue;
        if (before === 0) heads[place] = nexts[link] as number;
        else nexts[before] = nexts[link] as number;
        nexts[link] = free;
        free = link;
        return;
      }
    },
    of(key, limit) {
      const found: number[] = [];
      for (let link = heads[placeOf(key)] as number; link !== 0; link = nexts[link] as number) {
        if (found.length === limit) break;
        found.push(holders[link] as number);
      }
      return found;
    },
    bytes: () => 12 * size + 8 * holders.length,
  };
}

/** The same numbers with as much room again. */
export function enlarge<Numbers extends Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(
  numbers: Numbers,
): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(2 * numbers.length);
  larger.set(numbers);
  return larger;
}
