import { FeedFileError } from './feed-file-error.ts';
import { limits } from './reading-limits.ts';

/**
 * How a file separates its fields. Quotes within quoted fields are doubled (RFC 4180) or follow a backslash;
 * 'none': quotes are letters like others.
 */
export type CsvDialect = {
  delimiter: string;
  quoting: 'doubled' | 'backslash' | 'none';
  newline: '\n' | '\r';
  /** Spaces stand between delimiters and quotes: `"a", "b"`. */
  isPadded?: boolean;
};

/** The first delimiter of a text at or behind `from`; `at` Infinity: there is none. */
type Delimiter = { from: number; at: number };

/**
 * A record: where each wanted field begins and ends, its quotes included; how many it has in all (`unbalanced`: quotes
 * do not match); where it ends. `delimiter`: the one found last, for the records behind it of the same text.
 */
type Scan = { bounds: number[]; count: number; end: number; delimiter: Delimiter };

/** No delimiter of a text is known yet. */
const unsought = (): Delimiter => ({ from: Infinity, at: -1 });

/** The count of a record whose quotes do not match. */
export const unbalanced = -1;

const quote = '"';
const incomplete = -1;
const stray = -2;

/** Which fields are kept: `slots[column]` is a place among the record's fields, -1: not wanted. */
export type Slots = readonly number[];

/**
 * Reads one record from `from` on into `scan`; false: the text ends before the record does. A quote that is
 * followed by neither a delimiter nor the line's end is taken as a letter, on the line where its field begins;
 * on a later line it shows that the field's first quote was stray.
 */
function scanRecord(
  text: string,
  from: number,
  isLast: boolean,
  dialect: CsvDialect,
  slots: Slots | undefined,
  scan: Scan,
): boolean {
  const { delimiter, quoting, newline } = dialect;
  let at = from;
  let lineEnd = incomplete;
  scan.count = 0;
  for (;;) {
    let end: number;
    let to: number;
    const slot = slots === undefined ? scan.count : (slots[scan.count] ?? -1);
    if (dialect.isPadded) at = skipPadding(text, at);
    if (quoting !== 'none' && text[at] === quote) {
      end = findClosingQuote(text, at + 1, isLast, dialect);
      if (end === incomplete) return false;
      if (end === stray) {
        scan.count = unbalanced;
        scan.end = text.indexOf(newline, at) + 1;
        return true;
      }
      end++;
      to = end;
      if (dialect.isPadded) end = skipSpaces(text, end);
    } else {
      if (lineEnd < at) lineEnd = text.indexOf(newline, at);
      if (lineEnd < 0) {
        if (!isLast) return false;
        lineEnd = text.length;
      }
      end = Math.min(findDelimiter(text, at, delimiter, scan.delimiter), lineEnd);
      to = end > at && text[end - 1] === '\r' ? end - 1 : end;
    }
    if (slot >= 0) {
      scan.bounds[2 * slot] = at;
      scan.bounds[2 * slot + 1] = to;
    }
    scan.count++;
    if (text[end] === delimiter) {
      at = end + 1;
      continue;
    }
    if (text[end] === '\r' && newline === '\n') end++;
    scan.end = Math.min(end + 1, text.length);
    return true;
  }
}

/** Looked for once for all lines before it: many lines without one would take the square of their number. */
function findDelimiter(text: string, at: number, delimiter: string, known: Delimiter): number {
  if (at < known.from || at > known.at) {
    const found = text.indexOf(delimiter, at);
    known.from = at;
    known.at = found < 0 ? Infinity : found;
  }
  return known.at;
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at++;
  return at;
}

/** To the quote that spaces lead to; spaces of a field without quotes stay. */
function skipPadding(text: string, from: number): number {
  const at = skipSpaces(text, from);
  return text[at] === quote ? at : from;
}

function unquote(field: string, quoting: CsvDialect['quoting']): string {
  const single = field.includes('""') ? field.replaceAll('""', quote) : field;
  return quoting === 'backslash' && single.includes('\\') ? single.replace(/\\(["\\])/g, '$1') : single;
}

/** Place of the quote that ends a quoted field beginning at `from`; or `incomplete`, or `stray`. */
function findClosingQuote(text: string, from: number, isLast: boolean, dialect: CsvDialect): number {
  let at = text.indexOf(quote, from);
  let lineEnd: number | undefined;
  while (at >= 0) {
    if (at + 1 >= text.length) return isLast ? at : incomplete;
    const after = dialect.isPadded ? skipSpaces(text, at + 1) : at + 1;
    if (after >= text.length && !isLast) return incomplete;
    const next = text[after] ?? dialect.newline;
    if (dialect.quoting === 'backslash' && isEscaped(text, from, at)) at++;
    else if (next === quote) at += 2;
    else if (next === dialect.delimiter || next === dialect.newline || next === '\r') return at;
    else {
      lineEnd ??= text.indexOf(dialect.newline, from);
      if (lineEnd >= 0 && lineEnd < at) return stray;
      at++;
    }
    at = text.indexOf(quote, at);
  }
  return incomplete;
}

function isEscaped(text: string, from: number, at: number): boolean {
  let backslashes = 0;
  while (at - 1 - backslashes >= from && text[at - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}

/** A record of a file; its fields are cut out when they are asked for. */
export type CsvRecord = {
  /** The line of the file on which it begins, from 1. */
  line: number;
  /** A text that holds it, and where. */
  text: string;
  start: number;
  end: number;
  /** How many fields it has, wanted or not; or `unbalanced`. */
  count: number;
  /**
   * Where each wanted field begins and ends in the text, its quotes included; undefined where the record has not as many
   * fields as it needs.
   */
  bounds: readonly number[] | undefined;
};

/** The record as written in its file. */
export const rawOf = ({ text, start, end }: CsvRecord): string => text.slice(start, end);

/** The value of a field at these bounds. */
function fieldAt(text: string, from: number, to: number, quoting: CsvDialect['quoting']): string {
  if (quoting === 'none' || text[from] !== quote || from === to) return text.slice(from, to);
  return unquote(text.slice(from + 1, to - 1), quoting);
}

/** Whether it is empty. */
export const isEmptyAt = (text: string, from: number, to: number, { quoting }: CsvDialect): boolean =>
  from === to || (quoting !== 'none' && to - from === 2 && text[from] === quote);

function cutOut(text: string, bounds: readonly number[], { quoting }: CsvDialect): string[] {
  return Array.from({ length: bounds.length / 2 }, (_, i) =>
    fieldAt(text, bounds[2 * i] as number, bounds[2 * i + 1] as number, quoting),
  );
}

/** The wanted fields of a record that has as many as the header. */
export const fieldsOf = ({ text, bounds }: CsvRecord, dialect: CsvDialect): string[] | undefined =>
  bounds && cutOut(text, bounds, dialect);

/** Whether the last fields of a record, so many, are empty. */
function endsEmpty(record: string, fields: number, { delimiter }: CsvDialect): boolean {
  const parts = record.replace(/[\r\n]+$/, '').split(delimiter);
  return parts.length > fields && parts.slice(-fields).every((part) => ['', '""'].includes(part.trim()));
}

/** An empty line, or what old programs put behind the last one. */
const isBlank = (line: string): boolean => /^[\s\p{Cc}]*$/u.test(line);

export type CsvParser = {
  /**
   * Records that are complete with this piece of text. @throws FeedFileError endless records or too many
   * broken ones
   */
  push(text: string, isLast: boolean): CsvRecord[];
  /** Whether what follows begins a record. */
  isBetween(): boolean;
  /** Passes over a record of so many lines. */
  pass(lines: number): void;
};

/**
 * A streaming parser that holds one incomplete record at most. A record with a wrong number of fields that
 * goes over several lines has an unmatched quote: its first line is rejected and parsing continues with the
 * next, so that a bad row never affects its neighbours. `least`: how many fields a record needs, where its last ones may be missing;
 * `surplus`: how many empty ones may stand behind them.
 */
export function createCsvParser(
  dialect: CsvDialect,
  columns: number,
  slots: Slots,
  { least = columns, surplus = 0 }: { least?: number; surplus?: number } = {},
): CsvParser {
  let rest = '';
  let reread = 0;
  let line = 1;
  // A slot without a column stays empty.
  const bounds = new Array<number>(2 * (Math.max(...slots) + 1)).fill(0);
  const scan: Scan = { bounds, count: 0, end: 0, delimiter: unsought() };

  /** Fields that a record lacks at its end are empty; the scan still holds those of the record before. */
  function emptyFrom(column: number): void {
    for (const slot of slots.slice(column)) {
      if (slot >= 0) scan.bounds.fill(0, 2 * slot, 2 * slot + 2);
    }
  }

  /** Whether the scanned record has no more fields than there are columns, or only empty ones behind them. */
  function hasRoom(text: string, start: number): boolean {
    const over = scan.count - columns;
    return over <= 0 || (over <= surplus && endsEmpty(text.slice(start, scan.end), over, dialect));
  }

  function giveUpLine(text: string, from: number, end: number): number {
    const lineEnd = text.indexOf(dialect.newline, from);
    if (lineEnd < 0 || lineEnd + 1 >= end) return end;
    reread += end - lineEnd;
    if (reread > limits.rereading) throw new FeedFileError('quotes_unclear');
    return lineEnd + 1;
  }

  function assertEnds(length: number, text: string, from: number): boolean {
    if (length <= limits.record) return false;
    if (text.indexOf(dialect.newline, from) < 0) throw new FeedFileError('line_endless');
    return true;
  }

  /** Line ends from one place to another, behind which the last of them may stand. */
  function countLines(text: string, from: number, end: number): number {
    let count = 0;
    for (let at = from; at < end; at++) {
      at = text.indexOf(dialect.newline, at);
      if (at < 0 || at >= end) break;
      count++;
    }
    return count;
  }

  return {
    push(piece, isLast) {
      const text = rest === '' ? piece : rest + piece;
      const records: CsvRecord[] = [];
      scan.delimiter = unsought();
      let at = 0;
      while (at < text.length) {
        const isComplete = scanRecord(text, at, isLast, dialect, slots, scan);
        if (!isComplete && !isLast && !assertEnds(text.length - at, text, at)) break;
        const isSound = isComplete && scan.count >= least && hasRoom(text, at);
        if (isSound) emptyFrom(scan.count);
        const start = at;
        at = isSound ? scan.end : giveUpLine(text, start, isComplete ? scan.end : text.length);
        const begun = line;
        line += countLines(text, start, at);
        if (scan.count <= 1 && isBlank(text.slice(start, at))) continue;
        const count = isComplete ? scan.count : unbalanced;
        const own = isSound ? scan.bounds.slice() : undefined;
        records.push({ line: begun, text, start, end: at, count, bounds: own });
      }
      rest = text.slice(at);
      return records;
    },
    isBetween: () => rest === '',
    pass(lines) {
      line += lines;
    },
  };
}

/** All records of a text with all their fields: for a file's head, whose last record may be incomplete. */
export function parseHead(text: string, dialect: CsvDialect): string[][] {
  const records: string[][] = [];
  const scan: Scan = { bounds: [], count: 0, end: 0, delimiter: unsought() };
  for (let at = 0; at < text.length && records.length < 500; at = scan.end) {
    scan.bounds = [];
    if (!scanRecord(text, at, false, dialect, undefined, scan)) break;
    if (scan.count > limits.columns) break;
    if (scan.count <= 1 && isBlank(text.slice(at, scan.end))) continue;
    records.push(cutOut(text, scan.bounds, dialect));
  }
  return records;
}
