import type { ColumnMapping } from '../../../contract/feeds/feed-fields.ts';
import type { PushedRow } from '../../../contract/feeds/push-schema.ts';
import { renameColumns } from '../adapters/column-mapping.ts';
import { adapters, columnsOf, type FeedFormat, formatOfHeader } from '../adapters/formats.ts';
import { column, type FeedRow, type RowContext } from '../adapters/row.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { normaliseColumn } from '../reading/csv-dialect.ts';
import { hashTexts, timedColumns } from '../reading/row-hash.ts';
import type { Rejection } from '../rejection.ts';

/** How the rows of a feed are read. */
export type PushedFeed = {
  format: FeedFormat | null;
  columns: ColumnMapping | null;
  /** Of prices that do not say it. */
  currency: string | null;
  /** The affiliate network's id of its merchant. */
  networkId: string | null;
};

export type AdaptedRow = { offer: FeedOffer; rowHash: number } | Rejection;

/** Several values of a column are one a line, as in Google's XML. */
function textOf(value: PushedRow[string]): string {
  if (Array.isArray(value)) return value.join('\n');
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null ? '' : String(value);
}

/** A row by the names that adapters know. */
function readRow(pushed: PushedRow, mapping: ColumnMapping | null): Map<string, string> {
  const given = Object.keys(pushed).map(normaliseColumn);
  const names = mapping ? renameColumns(given, mapping) : given;
  const texts = Object.values(pushed).map(textOf);
  // The first column of each name counts, as in a file.
  return new Map(names.map((name, i) => [name, texts[i] as string] as const).reverse());
}

/** The format of pushed rows: what their columns say, else that of the feed's files; undefined: neither tells. */
export function formatOfPush(
  rows: readonly PushedRow[],
  { format, columns }: PushedFeed,
): FeedFormat | undefined {
  if (columns) return 'google-tsv';
  const names = new Set(rows.flatMap((row) => Object.keys(row).map(normaliseColumn)));
  return formatOfHeader([...names]) ?? format ?? undefined;
}

/** Rows as the same rows of a file would be read. Pure. */
export function adaptRows(
  rows: readonly PushedRow[],
  feed: PushedFeed,
  context: RowContext,
): { format: FeedFormat | undefined; adapted: AdaptedRow[] } {
  const format = formatOfPush(rows, feed);
  if (!format) return { format, adapted: rows.map(() => ({ reason: 'article_missing' })) };
  const names = columnsOf[format];
  const places = names.map((_, place) => place);

  function adapt(pushed: PushedRow): AdaptedRow {
    const read = readRow(pushed, feed.columns);
    const texts = names.map((name) => read.get(name) ?? '');
    const row: FeedRow = Object.fromEntries(names.map((name, i) => [name, texts[i] as string]));
    const merchant = column(row, 'merchant_id').trim();
    if (merchant !== '' && feed.networkId !== null && merchant !== feed.networkId) {
      return { reason: 'other_merchant' };
    }
    const offer = adapters[format as FeedFormat](row, context);
    if ('reason' in offer) return offer;
    const isTimed = timedColumns.some((name) => column(row, name).trim() !== '');
    return { offer, rowHash: isTimed ? 0 : hashTexts(texts, places) };
  }
  return { format, adapted: rows.map(adapt) };
}
