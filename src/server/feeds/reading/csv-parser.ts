import {
  type CsvDialect,
  quote,
  type Scan,
  type Slots,
  scanRecord,
  unbalanced,
  unsought,
} from './csv/scan-record.ts';
import { FeedFileError } from './feed-file-error.ts';
import { limits } from './reading-limits.ts';

function unquote(field: string, quoting: CsvDialect['quoting']): string {
  const single = field.includes('""') ? field.replaceAll('""', quote) : field;
  return quoting === 'backslash' && single.includes('\\') ? single.replace(/\\(["\\])/g, '$1') : single;
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
  const parts = record.split(delimiter);
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
 * next, so that a bad row never affects its neighbours. `minFields`: how many fields a record needs, where its last ones may be missing;
 * `surplus`: how many empty ones may stand behind them.
 */
export function createCsvParser(
  dialect: CsvDialect,
  columns: number,
  slots: Slots,
  { minFields = columns, surplus = 0 }: { minFields?: number; surplus?: number } = {},
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
        const isSound = isComplete && scan.count >= minFields && hasRoom(text, at);
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
