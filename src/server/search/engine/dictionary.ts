import { type DictionaryData, shared } from './index-data.ts';

/** Looks terms up in a finished index; terms are numbered in the order of their bytes. */
export type Dictionary = {
  size: number;
  /** The term's number, or -1. */
  find(term: string): number;
  /** First number of the terms that begin so, and the number after the last. */
  range(prefix: string): [from: number, to: number];
  term(number: number): string;
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Lays sorted terms down as bytes. */
export function buildDictionary(terms: readonly string[]): DictionaryData {
  const text = encoder.encode(terms.join(''));
  const bytes = shared.uint8(text.length);
  bytes.set(text);
  const starts = shared.uint32(terms.length + 1);
  let at = 0;
  terms.forEach((term, i) => {
    starts[i] = at;
    at += byteLength(term);
  });
  starts[terms.length] = at;
  return { bytes, starts };
}

function byteLength(term: string): number {
  for (let i = 0; i < term.length; i++) if (term.charCodeAt(i) > 127) return encoder.encode(term).length;
  return term.length;
}

/** Opens a dictionary that another thread built. */
export function openDictionary({ bytes, starts }: DictionaryData): Dictionary {
  const size = starts.length - 1;

  function compare(number: number, wanted: Uint8Array, isPrefix: boolean): number {
    const start = starts[number] as number;
    const length = (starts[number + 1] as number) - start;
    const common = Math.min(length, wanted.length);
    for (let i = 0; i < common; i++) {
      const difference = (bytes[start + i] as number) - (wanted[i] as number);
      if (difference !== 0) return difference;
    }
    return isPrefix && length >= wanted.length ? 0 : length - wanted.length;
  }

  /** First term that is not before `wanted` (`past` = 0), or that is past it and all it begins (`past` = 1). */
  function bound(wanted: Uint8Array, isPrefix: boolean, past: 0 | 1): number {
    let from = 0;
    let to = size;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (compare(middle, wanted, isPrefix) < past) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  return {
    size,
    find(term) {
      const wanted = encoder.encode(term);
      const number = bound(wanted, false, 0);
      return number < size && compare(number, wanted, false) === 0 ? number : -1;
    },
    range(prefix) {
      const wanted = encoder.encode(prefix);
      return [bound(wanted, true, 0), bound(wanted, true, 1)];
    },
    // A copy: the decoder refuses shared memory.
    term: (number) => decoder.decode(bytes.slice(starts[number], starts[number + 1])),
  };
}
