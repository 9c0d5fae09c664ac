import type { FileReading } from '../../../contract/feeds/feed-fields.ts';
import type { PushedRow } from '../../../contract/feeds/push-schema.ts';
import type { UnstatedStock } from '../../../contract/feeds/unstated-stock.ts';
import { adapterOf, columnsOf, type FeedFormat, formatOfHeader } from '../adapters/formats.ts';
import { googleColumns } from '../adapters/google/columns.ts';
import { adaptSizes } from '../adapters/listed-sizes.ts';
import { findPreset } from '../adapters/presets/presets.ts';
import { column, type FeedRow, type RowContext } from '../adapters/row.ts';
import { type RowReader, readerOfColumns, readerOfPreset } from '../adapters/row-reader.ts';
import { withVat } from '../adapters/with-vat.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { writtenPrice } from '../importing/tally.ts';
import { normaliseColumn } from '../reading/csv-dialect.ts';
import { hashRow, settingOf } from '../reading/row-hash.ts';
import type { Rejection } from '../rejection.ts';

/** How the rows of a feed are read. */
export type PushedFeed = {
  format: FeedFormat | null;
  reading: FileReading;
  /** Of prices that do not say it. */
  currency: string | null;
  /** What a row means that says nothing of its stock. */
  unstatedStock: UnstatedStock;
  /** The affiliate network's id of its merchant. */
  networkId: string | null;
};

/** `more`: of a row that lists several sizes, those beyond the first; `written`: its price as it was pushed. */
export type AdaptedRow =
  | { offer: FeedOffer; more: FeedOffer[]; rowHash: number; written: string }
  | Rejection;

/** Several values of a column are one a line, as in Google's XML. */
function textOf(value: PushedRow[string]): string {
  if (Array.isArray(value)) return value.join('\n');
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null ? '' : String(value);
}

/** A row's texts by the keys of its columns; the first column of each key counts, as in a file. */
const cellsOf = (pushed: PushedRow, keyOf: (name: string) => string): Map<string, string[]> =>
  new Map(
    Object.entries(pushed)
      .map(([name, value]) => [keyOf(normaliseColumn(name)), [textOf(value)]] as const)
      .reverse()
      .map(([key, texts]) => [key, [...texts]]),
  );

/** Formats whose columns are read by their own names. */
const isOwn = (format: FeedFormat | null): format is FeedFormat =>
  format === 'awin-csv' || (format?.startsWith('google-') ?? false);

type Rows = { format: FeedFormat; reader: RowReader | undefined };

/** How rows are read: as the settings say, else by what their columns say, else like the feed's files. */
function rowsOf(rows: readonly PushedRow[], { format, reading }: PushedFeed): Rows | undefined {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row).map(normaliseColumn)))];
  if (reading.columns) return { format: 'mapped', reader: readerOfColumns(reading.columns, names, reading) };
  const own = formatOfHeader(names);
  const preset = own ? undefined : findPreset(names);
  if (preset) return { format: preset.format, reader: readerOfPreset(preset, names, reading) };
  const known = own ?? (isOwn(format) ? format : undefined);
  return known && { format: known, reader: undefined };
}

/** The format of pushed rows: what their columns say, else that of the feed's files; undefined: neither tells. */
export const formatOfPush = (rows: readonly PushedRow[], feed: PushedFeed): FeedFormat | undefined =>
  rowsOf(rows, feed)?.format;

/** A row by the names that its adapter knows. */
function ownRow(pushed: PushedRow, format: FeedFormat): FeedRow {
  const cells = cellsOf(pushed, (name) => name);
  return Object.fromEntries(columnsOf(format).map((name) => [name, cells.get(name)?.[0] ?? '']));
}

/** Rows as the same rows of a file would be read. Pure. */
export function adaptRows(
  rows: readonly PushedRow[],
  feed: PushedFeed,
  context: RowContext,
): { format: FeedFormat | undefined; adapted: AdaptedRow[] } {
  const known = rowsOf(rows, feed);
  if (!known) return { format: undefined, adapted: rows.map(() => ({ reason: 'article_missing' })) };
  const { format, reader } = known;
  const setting = settingOf(feed.reading);
  const adaptRow = withVat(adapterOf(format), reader ? reader.vatPercent : (feed.reading.vatPercent ?? 0));

  function adapt(pushed: PushedRow): AdaptedRow {
    const read = reader ? reader.read(cellsOf(pushed, reader.keyOf)) : { row: ownRow(pushed, format) };
    if (!read) return { reason: 'article_missing' };
    const { row, fault } = read;
    if (fault) return { reason: fault };
    const merchant = column(row, 'merchant_id').trim();
    if (merchant !== '' && feed.networkId !== null && merchant !== feed.networkId) {
      return { reason: 'other_merchant' };
    }
    const offers = adaptSizes(row, format, (each) => adaptRow(each, context));
    if ('reason' in offers) return offers;
    const [offer, ...more] = offers as [FeedOffer, ...FeedOffer[]];
    const rowHash = hashRow(row, reader ? googleColumns : columnsOf(format), setting);
    return { offer, more, rowHash, written: writtenPrice(row) };
  }
  return { format, adapted: rows.map(adapt) };
}
