import { shared } from '../shared-arrays.ts';

/** Terms sorted by their UTF-8 bytes, end to end. */
export type DictionaryData = { bytes: Uint8Array; starts: Uint32Array };

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

/** The bytes of what is looked for, until the next look-up: most words are ASCII, and copied faster than encoded. */
let wanted = new Uint8Array(1_024);

/** Fills `wanted`; returns how many bytes of it. */
function encodeWanted(term: string): number {
  if (term.length * 3 > wanted.length) wanted = new Uint8Array(term.length * 3);
  for (let at = 0; at < term.length; at++) {
    const code = term.charCodeAt(at);
    if (code > 127) return encoder.encodeInto(term, wanted).written;
    wanted[at] = code;
  }
  return term.length;
}

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

  /** Compares a term with the first `wantedLength` bytes that are wanted. */
  function compare(number: number, wantedLength: number, isPrefix: boolean): number {
    const start = starts[number];
    const length = starts[number + 1] - start;
    const common = Math.min(length, wantedLength);
    for (let i = 0; i < common; i++) {
      const difference = bytes[start + i] - wanted[i];
      if (difference !== 0) return difference;
    }
    return isPrefix && length >= wantedLength ? 0 : length - wantedLength;
  }

  /** First term that is not before what is wanted (`past` = 0), or that is past it and all it begins (`past` = 1). */
  function bound(wantedLength: number, isPrefix: boolean, past: 0 | 1): number {
    let from = 0;
    let to = size;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (compare(middle, wantedLength, isPrefix) < past) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  return {
    size,
    find(term) {
      const length = encodeWanted(term);
      const number = bound(length, false, 0);
      return number < size && compare(number, length, false) === 0 ? number : -1;
    },
    range(prefix) {
      const length = encodeWanted(prefix);
      return [bound(length, true, 0), bound(length, true, 1)];
    },
    // A copy: the decoder refuses shared memory.
    term: (number) => decoder.decode(bytes.slice(starts[number], starts[number + 1])),
  };
}
