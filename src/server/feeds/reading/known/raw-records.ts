import { createHash } from 'node:crypto';
import { joinHalves } from '../../../platform/hashing/text-hash.ts';

/**
 * Where records end by their bytes alone: behind a line end outside of quotes, which open a field behind such a delimiter, or
 * where the next such element begins.
 */
export type RecordEnds = { newline: number; quotedBehind: number | undefined } | { start: Buffer };

/** What begins the hash of a record: a number for all that decides, besides its bytes, what it says. */
export type RawSeed = { half1: number; half2: number };

export function seedOf(rules: unknown): RawSeed {
  const digest = createHash('sha256').update(JSON.stringify(rules)).digest();
  return { half1: digest.readInt32LE(0), half2: digest.readInt32LE(4) };
}

/** Bytes that are probably a record: where they end, the lines that end in them, and their 53-bit hash, above zero. */
export type RawRecord = { end: number; lines: number; hash: number };

const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;

/** Where an element of this name begins from a place on; -1: nowhere. `start`: its tag without what follows the name. */
function findStart(bytes: Buffer, start: Buffer, from: number): number {
  for (let at = bytes.indexOf(start, from); at >= 0; at = bytes.indexOf(start, at + 1)) {
    const next = bytes[at + start.length] ?? 0;
    // White space, "/" or ">": the very end of the bytes is none.
    if (at + start.length < bytes.length && (next <= 32 || next === 47 || next === 62)) return at;
  }
  return -1;
}

/** A quote opens a field behind a delimiter, and goes on with it behind another one. */
const opensBehind = (before: number, delimiter: number | undefined): boolean =>
  before === delimiter || before === quote;

/**
 * Finds what is probably the record that begins at a place; false: it does not end in these bytes. One loop over the bytes:
 * it is all that most records of a feed cost.
 */
export function findRawRecord(
  bytes: Buffer,
  from: number,
  ends: RecordEnds,
  seed: RawSeed,
  found: RawRecord,
): boolean {
  let { half1, half2 } = seed;
  const isElement = 'start' in ends;
  const end = isElement ? findStart(bytes, ends.start, from + 1) : bytes.length;
  if (end < 0) return false;
  const newline = isElement ? lineFeed : ends.newline;
  const delimiter = isElement ? undefined : ends.quotedBehind;
  const quoted = delimiter === undefined ? -1 : quote;
  let isWithin = false;
  let lines = 0;
  for (let at = from; at < end; at++) {
    const code = bytes[at] as number;
    half1 = Math.imul(half1 ^ code, 2654435761);
    half2 = Math.imul(half2 ^ code, 1597334677);
    if (code === quoted)
      isWithin = !isWithin && (at === from || opensBehind(bytes[at - 1] as number, delimiter));
    else if (code === carriageReturn && isElement && bytes[at + 1] !== lineFeed) lines++;
    else if (code === newline) {
      lines++;
      if (isWithin || isElement) continue;
      found.end = at + 1;
      found.lines = lines;
      found.hash = joinHalves(half1, half2) + 1;
      return true;
    }
  }
  if (!isElement) return false;
  found.end = end;
  found.lines = lines;
  found.hash = joinHalves(half1, half2) + 1;
  return true;
}

/** Where a record may begin behind a place, so many of them on; -1: there are fewer. */
export function skipRecords(bytes: Buffer, from: number, ends: RecordEnds, count: number): number {
  let at = from;
  for (let passed = 0; passed < count; passed++) {
    const next = 'start' in ends ? findStart(bytes, ends.start, at + 1) : bytes.indexOf(ends.newline, at) + 1;
    if (next <= 0) return -1;
    at = next;
  }
  return at;
}
