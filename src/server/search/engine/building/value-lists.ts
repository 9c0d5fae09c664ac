const minSpace = 1 << 12;

/** Lists of whole numbers, one for each row, end to end in one array; the space of replaced lists is used again. */
export type ValueLists = {
  set(row: number, values: readonly number[]): void;
  /**
   * The list of row r is `lengths[r]` of the `values` from `starts[r]` on; rows without a list may be missing. Valid
   * until the next `set`.
   */
  all(): { starts: Uint32Array; lengths: Uint32Array; values: Uint32Array };
  /** A snapshot of the lists of so many rows, for `createValueLists` to continue from. */
  keep(rows: number): ValueListsSnapshot;
};

/** The list of row r is at `starts[r]` to `starts[r + 1]`. */
export type ValueListsSnapshot = { starts: Uint32Array; values: Uint32Array };

export function createValueLists(kept?: ValueListsSnapshot): ValueLists {
  const rows = kept ? kept.starts.length - 1 : 0;
  let starts = kept ? kept.starts.slice(0, rows) : new Uint32Array(minSpace);
  let lengths = Uint32Array.from(starts, (start, row) => (kept?.starts[row + 1] ?? start) - start);
  let values = kept ? kept.values.slice() : new Uint32Array(minSpace);
  let used = kept ? values.length : 0;
  let live = used;

  /** Room for `more` values: compacts live values where that frees half of the space. */
  function makeRoom(more: number): void {
    if (used + more <= values.length) return;
    const roomier = new Uint32Array(Math.max(minSpace, (live + more) * 2));
    let end = 0;
    for (let row = 0; row < starts.length; row++) {
      roomier.set(of(row), end);
      starts[row] = end;
      end += lengths[row];
    }
    values = roomier;
    used = end;
  }

  const of = (row: number): Uint32Array => {
    const start = starts[row] ?? 0;
    return values.subarray(start, start + (lengths[row] ?? 0));
  };

  return {
    all: () => ({ starts, lengths, values }),
    set(row, list) {
      if (row >= starts.length) {
        starts = resized(starts, (row + 1) * 2);
        lengths = resized(lengths, (row + 1) * 2);
      }
      live += list.length - lengths[row];
      lengths[row] = 0;
      makeRoom(list.length);
      starts[row] = used;
      lengths[row] = list.length;
      values.set(list, used);
      used += list.length;
    },
    keep(count) {
      const kept = { starts: new Uint32Array(count + 1), values: new Uint32Array(live) };
      for (let row = 0; row < count; row++) {
        const list = of(row);
        kept.values.set(list, kept.starts[row]);
        kept.starts[row + 1] = kept.starts[row] + list.length;
      }
      return kept;
    },
  };
}

function resized(from: Uint32Array, size: number): Uint32Array<ArrayBuffer> {
  const bigger = new Uint32Array(size);
  bigger.set(from);
  return bigger;
}
