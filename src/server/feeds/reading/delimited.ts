import { googleColumns } from '../adapters/google/columns.ts';
import type { FeedRow } from '../adapters/row.ts';
import type { Cells } from '../adapters/row-mapping.ts';
import type { RowReader } from '../adapters/row-reader.ts';
import type { RejectionReason } from '../rejection.ts';
import { type Slots, unbalanced } from './csv/scan-record.ts';
import type { DetectedCsv } from './csv-dialect.ts';
import { type CsvRecord, createCsvParser, fieldsOf, isEmptyAt, rawOf } from './csv-parser.ts';
import type { FeedRecord, FileEnd, RecordParser } from './feed-record.ts';
import { createFamily, type ReadCells } from './row-families.ts';
import { hashRow, hashSpans, timedColumns } from './row-hash.ts';
import { columnsShown, mendSpacedCommas } from './text/spaced-commas.ts';

/** The first column of each wanted name gets a place. */
function toSlots(header: readonly string[], wanted: readonly string[]): { slots: Slots; names: string[] } {
  const names: string[] = [];
  const slots = header.map((name, column) => {
    if (!wanted.includes(name) || header.indexOf(name) !== column) return -1;
    return names.push(name) - 1;
  });
  return { slots, names };
}

/**
 * A row of these columns, to be copied: objects that grow by names given at run time are hash tables, and each of the
 * hundred times that an adapter asks one costs more.
 */
const emptyRow = (names: readonly string[]): Record<string, string> =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, '']))));

function toRow(names: readonly string[], fields: readonly string[], empty: Record<string, string>): FeedRow {
  const row = { ...empty };
  for (let i = 0; i < names.length; i++) row[names[i] as string] = fields[i] as string;
  return row;
}

function faultOf(count: number, columns: number): RejectionReason | undefined {
  if (count === columns) return undefined;
  if (count === unbalanced) return 'row_quotes';
  return count < columns ? 'row_short' : 'row_long';
}

/** A last row that is incomplete and has no line end is truncated. */
function isCutRow(record: CsvRecord | undefined, columns: number): boolean {
  if (!record || record.count >= columns) return false;
  return !/[\r\n]$/.test(rawOf(record));
}

/**
 * How many fields a row needs: its exporter may have met the columns at the header's end only later, or leaves empty ones out there; a
 * column without a name has nothing to be read.
 */
function minFieldsOf({ header, rows, leftOut = 0 }: Table): number {
  const named = header.findLastIndex((name) => name !== '') + 1;
  const min = Math.min(named, header.length - leftOut);
  if (!('reader' in rows)) return min;
  const { isLate, keyOf } = rows.reader;
  return isLate ? Math.min(min, header.findLastIndex((name) => !isLate(keyOf(name))) + 1) : min;
}

/** How a table's rows are read: columns by their own names, or by a reader of other ones. */
export type TableRows = { columns: readonly string[] } | { reader: RowReader };

export type Table = DetectedCsv & {
  rows: TableRows;
  /** A number for the settings that decide how rows are read. */
  setting: number;
};

/** Records of rows as they come, damaged ones among them, and those that had to wait for what follows; they are numbered behind it. */
type Rows = {
  read(record: CsvRecord): FeedRecord[];
  passOn(damaged: FeedRecord): FeedRecord[];
  rest(): FeedRecord[];
};

const nothing = (): FeedRecord[] => [];
const asItIs = (damaged: FeedRecord): FeedRecord[] => [damaged];

const rawOfRecord = (record: CsvRecord) => () => rawOf(record);

/** Rows whose columns have the names that the adapter reads: each is cut out when it is asked for. */
function ownNames(columns: readonly string[], { dialect, setting }: Table, names: readonly string[]): Rows {
  const places = columns.map((name) => names.indexOf(name));
  const empty = emptyRow(names);
  const timed = timedColumns.map((name) => names.indexOf(name)).filter((place) => place >= 0);

  function hashOf(text: string, bounds: readonly number[]): number {
    const isTimed = timed.some(
      (place) => !isEmptyAt(text, bounds[2 * place] as number, bounds[2 * place + 1] as number, dialect),
    );
    return isTimed ? 0 : hashSpans(text, bounds, places, setting);
  }

  function toRecord(record: CsvRecord): FeedRecord {
    let row: FeedRow | undefined;
    return {
      number: 0,
      line: record.line,
      get row() {
        row ??= toRow(names, fieldsOf(record, dialect) as string[], empty);
        return row;
      },
      hash: hashOf(record.text, record.bounds as readonly number[]),
      raw: rawOfRecord(record),
    };
  }
  return { read: (record) => [toRecord(record)], passOn: asItIs, rest: nothing };
}

/** Rows that a reader makes of other columns. */
function otherNames(reader: RowReader, { dialect, setting }: Table, names: readonly string[]): Rows {
  const keys = names.map(reader.keyOf);
  const cellsOf = (record: CsvRecord): Cells => {
    const fields = fieldsOf(record, dialect) as string[];
    return new Map(keys.map((key, place) => [key, [fields[place] as string]]));
  };
  function toRecord({ record, cells }: ReadCells): FeedRecord[] {
    const read = reader.read(cells);
    if (!read) return [];
    const hash = hashRow(read.row, googleColumns, setting);
    return [{ number: 0, line: record.line, ...read, hash, raw: rawOfRecord(record) }];
  }
  const family = reader.family && createFamily(reader.family, toRecord);
  const add = family?.add ?? toRecord;
  return {
    read: (record) => add({ record, cells: cellsOf(record) }),
    passOn: family?.addFault ?? asItIs,
    rest: family?.end ?? nothing,
  };
}

/** Records of a CSV or TSV file; `end` records whether the last one is truncated. */
export function createDelimited(table: Table, end: FileEnd): RecordParser {
  const { dialect, header, rows, samples, surplus = 0 } = table;
  const wanted =
    'reader' in rows ? header.filter((name) => rows.reader.wants(rows.reader.keyOf(name))) : rows.columns;
  const { slots, names } = toSlots(header, wanted);
  const parser = createCsvParser(dialect, header.length, slots, {
    minFields: minFieldsOf(table),
    surplus,
  });
  const reading =
    'reader' in rows ? otherNames(rows.reader, table, names) : ownNames(rows.columns, table, names);
  let shown: ReturnType<typeof columnsShown> | undefined;
  const mend = (record: CsvRecord) => {
    shown ??= columnsShown(samples, header.length);
    return mendSpacedCommas(record, { dialect, columns: header.length, slots, shown });
  };
  // The last of those before the first row is the header.
  let number = -1 - table.above;
  let found: FeedRecord[] = [];

  function add(records: CsvRecord[]): void {
    // They are all parts of one text.
    const mayHoldNul = records[0]?.text.includes('\0') ?? false;
    for (const record of records) {
      if (number < 1 && isComment(record)) continue;
      if (number < 0) {
        number++;
        continue;
      }
      // Spreadsheets leave rows behind in which nothing stands.
      if (isEmpty(record)) continue;
      const { bounds, count, line } = record;
      const raw = rawOfRecord(record);
      const hasNul = mayHoldNul && raw().includes('\0');
      const fault = hasNul ? 'row_nul' : bounds ? undefined : faultOf(count, header.length);
      const mended = fault === 'row_long' ? mend(record) : undefined;
      if (mended) addRead(reading.read(mended));
      else if (fault || !bounds)
        addRead(
          reading.passOn({ number: 0, line, row: undefined, fault: fault ?? 'row_damaged', hash: 0, raw }),
        );
      else addRead(reading.read(record));
    }
  }

  function addRead(records: readonly FeedRecord[]): void {
    for (const record of records) {
      record.number = ++number;
      found.push(record);
    }
  }

  return {
    push: (piece) => add(parser.push(piece, false)),
    end() {
      const last = parser.push('', true);
      if (isCutRow(last.at(-1), header.length)) end.isCut = true;
      add(last);
      addRead(reading.rest());
    },
    take() {
      const records = found;
      found = [];
      return records;
    },
    isBetween: () => number > 0 && parser.isBetween(),
    pass(lines) {
      number++;
      parser.pass(lines);
    },
    context: () => '',
  };
}

/** Only delimiters, quotes and spaces: most rows tell by their first letter. */
const isEmpty = ({ text, start, end }: CsvRecord): boolean =>
  /[\s,;|"]/.test(text[start] ?? '') && /^[\s,;|"]*$/.test(text.slice(start, end));

/** What some templates write above or below their header: "# Required | …". */
const isComment = ({ text, start }: CsvRecord): boolean => /^"?#\s/.test(text.slice(start, start + 4));
