import type { RejectionReason } from '../rejection.ts';
import { columnsOf, type FeedFormat } from '../sources/formats.ts';
import type { FeedRow } from '../sources/row.ts';
import {
  type CsvRecord,
  createCsvParser,
  fieldsOf,
  isEmptyAt,
  rawOf,
  type Slots,
  unbalanced,
} from './csv.ts';
import type { DetectedCsv } from './csv-dialect.ts';
import type { FeedRecord } from './feed-record.ts';
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

function faultOf(count: number, columns: number): RejectionReason {
  if (count === unbalanced) return 'row_quotes';
  return count < columns ? 'row_short' : 'row_long';
}

/** Records of a CSV or TSV file, in batches of one piece of text each. */
export async function* readDelimited(
  pieces: AsyncIterable<string>,
  format: FeedFormat,
  { dialect, header }: DetectedCsv,
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

  function toRecord(record: CsvRecord): FeedRecord {
    const { text, bounds, count } = record;
    const raw = () => rawOf(record);
    if (!bounds) return { number, row: undefined, fault: faultOf(count, header.length), hash: 0, raw };
    let row: FeedRow | undefined;
    return {
      number,
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
    for (const record of records) {
      number++;
      if (number > 0) found.push(toRecord(record));
    }
    return found;
  }

  for await (const piece of pieces) yield toRecords(parser.push(piece, false));
  yield toRecords(parser.push('', true));
}
