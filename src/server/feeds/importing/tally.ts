import { cutText } from '../../../contract/cut-text.ts';
import { maxRejectedRows } from '../../../contract/feeds/feed-limits.ts';
import type { RejectionCount } from '../../../contract/feeds/rejection-messages.ts';
import type { FeedRow } from '../adapters/row.ts';
import { createPriceSigns, type PriceSigns } from '../guarding/price-signs.ts';
import type { FeedRecord } from '../reading/feed-record.ts';
import type { Rejection, RejectionReason } from '../rejection.ts';
import type { RejectedRow } from './store-runs-queries.ts';

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
  /** How often each reason was met, with its first row; by reason and detail. */
  rejections: Map<string, RejectionCount>;
  /** What rows say of their stock that was not understood, with counts. */
  unreadStock: Map<string, number>;
  /** What the prices of accepted rows look like, but for known ones. */
  prices: PriceSigns;
  /** The file is truncated; known once all of it was read. */
  isCut: boolean;
};

export type UnreadStock = { value: string; count: number };

const keptLength = 2_000;

export const createTally = (): Tally => ({
  read: 0,
  accepted: 0,
  repeated: 0,
  unmapped: 0,
  timed: 0,
  rejected: new Map(),
  rejectedRows: [],
  rejections: new Map(),
  unreadStock: new Map(),
  prices: createPriceSigns(),
  isCut: false,
});

// A slice of a string keeps the whole chunk of the file in memory, so it is copied. PostgreSQL stores no NUL:
// it is replaced by its symbol.
const copyOf = (text: string): string =>
  Buffer.from(text.slice(0, keptLength)).toString().replaceAll('\0', '\u2400');

/** The value of the first of these columns that is not empty: as its row has it, not to be kept. */
function writtenValue(row: FeedRow | undefined, columns: readonly string[]): string | null {
  const name = columns.find((each) => row?.[each]?.trim());
  return row && name ? (row[name] as string) : null;
}

/** The same, to be kept. */
function firstOf(row: FeedRow | undefined, columns: readonly string[]): string | null {
  const value = writtenValue(row, columns);
  return value === null ? null : copyOf(value).trim();
}

/** The names of these columns in each format. */
const titleColumns = ['product_name', 'title'];
const priceColumns = ['search_price', 'price'];

/** What a row calls its article, as it is written there. */
export const writtenTitle = (row: FeedRow | undefined): string | null => firstOf(row, titleColumns);

/** What a row says its article costs, as it is written there: not to be kept, as that keeps much of the file as well. */
export const writtenPrice = (row: FeedRow | undefined): string =>
  writtenValue(row, priceColumns)?.trim() ?? '';

/** The names of links in each format. */
const linkColumns = ['aw_deep_link', 'merchant_deep_link', 'link'];

const toldLength = 80;

/** What a row says where it was rejected. */
function toldValue(row: FeedRow | undefined, reason: RejectionReason): string {
  const columns = /^(?:price|currency)_/.test(reason)
    ? priceColumns
    : reason.startsWith('link_')
      ? linkColumns
      : titleColumns;
  const value = firstOf(row, columns) ?? '';
  // A link that is cut is seen to be.
  return value.length > toldLength ? `${cutText(value, toldLength - 1)}…` : value;
}

/** Reasons with different details that are told apart, at most: a hostile file may name a new currency in each row. */
const maxDetails = 50;

export const rejectionKey = ({ reason, detail }: Pick<RejectionCount, 'reason' | 'detail'>): string =>
  `${reason} ${detail ?? ''}`;

function countReason(tally: Tally, rejected: RejectionCount): void {
  const { reason } = rejected;
  tally.rejected.set(reason, (tally.rejected.get(reason) ?? 0) + rejected.count);
  const isMany = tally.rejections.size >= maxDetails;
  const detail = isMany ? null : rejected.detail;
  const key = rejectionKey({ reason, detail });
  const known = tally.rejections.get(key);
  if (known) known.count += rejected.count;
  else tally.rejections.set(key, { ...rejected, detail });
}

/** A row that is known from the file before; `again`: this file had it already. */
export function countSeen(tally: Tally, again: boolean): void {
  tally.read++;
  tally.accepted++;
  if (again) tally.repeated++;
}

export function countRejection(
  tally: Tally,
  record: FeedRecord,
  { reason, articleId, detail }: Rejection,
): void {
  const { number, line = null, row } = record;
  const told = { reason, detail: detail === undefined ? null : copyOf(detail), row: number, line };
  countReason(tally, { ...told, count: 1, value: toldValue(row, reason) });
  if (tally.rejectedRows.length >= maxRejectedRows) return;
  tally.rejectedRows.push({
    number,
    reason,
    detail: told.detail,
    line,
    articleId: articleId === undefined ? null : copyOf(articleId),
    title: writtenTitle(row),
    price: firstOf(row, priceColumns),
    raw: copyOf(record.raw()).trim(),
  });
}

/** Different words about stock that are counted, at most. */
const maxWords = 200;

export function countUnreadStock({ unreadStock }: Tally, text: string): void {
  const count = unreadStock.get(text);
  if (count !== undefined) unreadStock.set(text, count + 1);
  else if (unreadStock.size < maxWords) unreadStock.set(copyOf(text), 1);
}

/** What rows say of their stock that was not understood, the commonest first, `max` of them. */
export const commonestUnread = ({ unreadStock }: Pick<Tally, 'unreadStock'>, max: number): UnreadStock[] =>
  [...unreadStock]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, max);

/** Why rows were rejected, the commonest reasons first, `max` of them. */
export const commonestRejections = (
  { rejections }: Pick<Tally, 'rejections'>,
  max: number,
): RejectionCount[] =>
  [...rejections.values()].sort((a, b) => b.count - a.count || a.row - b.row).slice(0, max);

export const countRejected = (tally: Tally): number =>
  [...tally.rejected.values()].reduce((sum, count) => sum + count, 0);
