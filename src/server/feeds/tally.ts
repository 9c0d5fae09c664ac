import type { RejectedRow } from './feeds-queries.ts';
import type { FeedRecord } from './reading/feed-record.ts';
import type { Rejection, RejectionReason } from './rejection.ts';

/** Counts of a file's rows, with the first rejected ones. */
export type Tally = {
  read: number;
  accepted: number;
  /** Rows of an article beyond the first. */
  repeated: number;
  unmapped: number;
  /** Rows that may say something else at another time. */
  timed: number;
  rejected: Map<RejectionReason, number>;
  rejectedRows: RejectedRow[];
};

const keptRows = 10_000;
const keptLength = 2_000;

export const createTally = (): Tally => ({
  read: 0,
  accepted: 0,
  repeated: 0,
  unmapped: 0,
  timed: 0,
  rejected: new Map(),
  rejectedRows: [],
});

// A piece of a string keeps all of it in memory (the whole chunk of the file); copied, it stands alone.
const copyOf = (text: string): string => Buffer.from(text.slice(0, keptLength)).toString();

export function countRejection(tally: Tally, record: FeedRecord, { reason, articleId }: Rejection): void {
  tally.rejected.set(reason, (tally.rejected.get(reason) ?? 0) + 1);
  if (tally.rejectedRows.length >= keptRows) return;
  tally.rejectedRows.push({
    number: record.number,
    reason,
    articleId: articleId === undefined ? null : copyOf(articleId),
    raw: copyOf(record.raw()).trim(),
  });
}

export const countRejected = (tally: Tally): number =>
  [...tally.rejected.values()].reduce((sum, count) => sum + count, 0);
