import { maxRejectedRows } from '../../../contract/feeds/feed-limits.ts';
import type { FeedRow } from '../adapters/row.ts';
import type { RejectedRow } from '../feeds-queries.ts';
import type { FeedRecord } from '../reading/feed-record.ts';
import type { Rejection, RejectionReason } from '../rejection.ts';

/** Counts of a file's rows, with the first rejected ones. */
export type Tally = {
  read: number;
  accepted: number;
  /** Rows of an article beyond the first. */
  repeated: number;
  unmapped: number;
  /** Rows whose meaning depends on the time. */
  timed: number;
  rejected: Map<RejectionReason, number>;
  rejectedRows: RejectedRow[];
  /** The file is truncated; known once all of it was read. */
  isCut: boolean;
};

const keptLength = 2_000;

export const createTally = (): Tally => ({
  read: 0,
  accepted: 0,
  repeated: 0,
  unmapped: 0,
  timed: 0,
  rejected: new Map(),
  rejectedRows: [],
  isCut: false,
});

// A slice of a string keeps the whole chunk of the file in memory, so it is copied. PostgreSQL stores no NUL:
// it is replaced by its symbol.
const copyOf = (text: string): string =>
  Buffer.from(text.slice(0, keptLength)).toString().replaceAll('\0', '\u2400');

/** The value of the first of these columns that is not empty. */
function firstOf(row: FeedRow | undefined, columns: readonly string[]): string | null {
  const name = columns.find((each) => row?.[each]?.trim());
  return row && name ? copyOf(row[name] as string).trim() : null;
}

/** The names of these columns in each format. */
const titleColumns = ['product_name', 'title'];
const priceColumns = ['search_price', 'price'];

export function countRejection(tally: Tally, record: FeedRecord, { reason, articleId }: Rejection): void {
  tally.rejected.set(reason, (tally.rejected.get(reason) ?? 0) + 1);
  if (tally.rejectedRows.length >= maxRejectedRows) return;
  tally.rejectedRows.push({
    number: record.number,
    reason,
    line: record.line ?? null,
    articleId: articleId === undefined ? null : copyOf(articleId),
    title: firstOf(record.row, titleColumns),
    price: firstOf(record.row, priceColumns),
    raw: copyOf(record.raw()).trim(),
  });
}

export const countRejected = (tally: Tally): number =>
  [...tally.rejected.values()].reduce((sum, count) => sum + count, 0);
