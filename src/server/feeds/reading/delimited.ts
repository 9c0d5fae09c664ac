import { columnsOf, type FeedFormat } from '../adapters/formats.ts';
import type { FeedRow } from '../adapters/row.ts';
import type { RejectionReason } from '../rejection.ts';
import type { DetectedCsv } from './csv-dialect.ts';
import {
  type CsvRecord,
  createCsvParser,
  fieldsOf,
  isEmptyAt,
  rawOf,
  type Slots,
  unbalanced,
} from './csv-parser.ts';
import type { FeedRecord, FileEnd } from './feed-record.ts';
import { hashSpans, timedColumns } from './row-hash.ts';

/** The first column of each wanted name gets a place. */
function toSlots(header: readonly string[], wanted: readonly string[]): { slots: Slots; names: string[] } {
  const names: string[] = [];
  const slots = header.map((name, column) => {
    if (!wanted.includes(name) || header.indexOf(name) !== column) return -1;
    return names.push(name) - 1;
  });
  return { slots, names };
}

function toRow(names: readonly string[], fields: readonly string[]): FeedRow {
  const row: Record<string, string> = {};
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
  if (!record || record.bounds || record.count > columns) return false;
  return !/[\r\n]$/.test(rawOf(record));
}

/**
 * Records of a CSV or TSV file, in batches of one piece of text each; `end` records whether the last one is
 * truncated.
 */
export async function* readDelimited(
  pieces: AsyncIterable<string>,
  format: FeedFormat,
  { dialect, header }: DetectedCsv,
  end: FileEnd,
): AsyncGenerator<FeedRecord[]> {
  const { slots, names } = toSlots(header, columnsOf[format]);
  const parser = createCsvParser(dialect, header.length, slots);
  // The first record is the header.
  let number = -1;

  const places = columnsOf[format].map((name) => names.indexOf(name));
  const timed = timedColumns.map((name) => names.indexOf(name)).filter((place) => place >= 0);

  function hashOf(text: string, bounds: readonly number[]): number {
    const isTimed = timed.some(
      (place) => !isEmptyAt(text, bounds[2 * place] as number, bounds[2 * place + 1] as number, dialect),
    );
    return isTimed ? 0 : hashSpans(text, bounds, places);
  }

  function toRecord(record: CsvRecord, mayHoldNul: boolean): FeedRecord {
    const { text, bounds, count, line } = record;
    const raw = () => rawOf(record);
    const fault = mayHoldNul && raw().includes('\0') ? 'row_nul' : faultOf(count, header.length);
    if (fault || !bounds)
      return { number, line, row: undefined, fault: fault ?? 'row_damaged', hash: 0, raw };
    let row: FeedRow | undefined;
    return {
      number,
      line,
      get row() {
        row ??= toRow(names, fieldsOf(record, dialect) as string[]);
        return row;
      },
      hash: hashOf(text, bounds),
      raw,
    };
  }

  function toRecords(records: CsvRecord[]): FeedRecord[] {
    const found: FeedRecord[] = [];
    // They all stand in one text.
    const mayHoldNul = records[0]?.text.includes('\0') ?? false;
    for (const record of records) {
      number++;
      if (number > 0) found.push(toRecord(record, mayHoldNul));
    }
    return found;
  }

  for await (const piece of pieces) yield toRecords(parser.push(piece, false));
  const last = parser.push('', true);
  if (isCutRow(last.at(-1), header.length)) end.isCut = true;
  yield toRecords(last);
}
