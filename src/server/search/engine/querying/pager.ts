import { documentLimit } from '../index-data.ts';
import type { Matches } from './scoring.ts';
import type { Scratch } from './scratch.ts';

/** Part of a list: from `offset`, at most `limit`. */
export type Page = { offset: number; limit: number };

type Found = Pick<Matches, 'documents' | 'count'>;
type StoredOrder = { documents: Uint32Array; places: Uint32Array };

/** Puts pages of matches in order; none costs more for being deep. */
export type Pager = {
  /** By score, highest first; ties by document number. */
  byScore(matches: Matches, page: Page): number[];
  /** By a whole number that `keyOf` gives below 2^32, lowest first; ties by document number. */
  byKey(matches: Found, keyOf: (document: number) => number, page: Page): number[];
  /** In a stored order of the listed documents. */
  byOrder(matches: Found, order: StoredOrder, page: Page): number[];
};

/** Pages of up to `listed` documents. */
export function createPager(listed: number, scratch: Scratch): Pager {
  const scratchKeys = scratch('float64', 'keys', listed);
  const bitmap = scratch('uint32', 'places', Math.ceil(listed / 32));
  return {
    byScore(matches, page) {
      const keys = scratchKeys.subarray(0, matches.count);
      fillByScore(matches, keys);
      return pageByKey(keys, page);
    },
    byKey({ documents, count }, keyOf, page) {
      const keys = scratchKeys.subarray(0, count);
      for (let i = 0; i < count; i++) {
        const document = documents[i];
        keys[i] = keyOf(document) * documentLimit + document;
      }
      return pageByKey(keys, page);
    },
    byOrder(matches, order, page) {
      const found = pageByOrder(matches, order, bitmap, page);
      bitmap.fill(0);
      return found;
    },
  };
}

/** One exact double orders by score, then by document: bits of positive floats ascend with them. */
function fillByScore({ documents, count, scores }: Matches, keys: Float64Array): void {
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, scores.length);
  for (let i = 0; i < count; i++) {
    const document = documents[i];
    keys[i] = (0x7fffffff - bits[document]) * documentLimit + document;
  }
}

/** Only the page's own part is sorted: the keys are partitioned before and after it. */
function pageByKey(keys: Float64Array, { offset, limit }: Page): number[] {
  const count = keys.length;
  if (offset >= count || limit <= 0) return [];
  const end = Math.min(count, offset + limit);
  if (offset > 0) partition(keys, 0, count - 1, offset);
  if (end < count) partition(keys, offset, count - 1, end);
  const inOrder = keys.subarray(offset, end).sort();
  const page: number[] = [];
  for (let i = 0; i < inOrder.length; i++) page.push(inOrder[i] % documentLimit);
  return page;
}

/** Places are marked in a bit set, which is then read in order. */
function pageByOrder(
  matches: Found,
  order: StoredOrder,
  bitmap: Uint32Array,
  { offset, limit }: Page,
): number[] {
  for (let i = 0; i < matches.count; i++) {
    const place = order.places[matches.documents[i]];
    bitmap[place >>> 5] = bitmap[place >>> 5] | (1 << (place & 31));
  }
  const page: number[] = [];
  let skipped = 0;
  for (let at = 0; at < bitmap.length && page.length < limit; at++) {
    let rest = bitmap[at];
    const inside = bitsSet(rest);
    if (skipped + inside <= offset) {
      skipped += inside;
      continue;
    }
    for (; rest !== 0 && page.length < limit; rest &= rest - 1) {
      if (skipped++ < offset) continue;
      page.push(order.documents[at * 32 + 31 - Math.clz32(rest & -rest)]);
    }
  }
  return page;
}

function bitsSet(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Quickselect: moves the `wanted` smallest keys of the range before the rest. */
export function partition(keys: Float64Array, from: number, to: number, wanted: number): void {
  let low = from;
  let high = to;
  while (low < high) {
    const pivot = keys[(low + high) >>> 1];
    let left = low;
    let right = high;
    while (left <= right) {
      while (keys[left] < pivot) left++;
      while (keys[right] > pivot) right--;
      if (left > right) break;
      const swapped = keys[left];
      keys[left++] = keys[right];
      keys[right--] = swapped;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else return;
  }
}
