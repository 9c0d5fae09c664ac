import type { FeedFormat } from '../../../contract/feeds/feed-formats.ts';
import type { FeedOffer } from '../feed-offer.ts';
import type { Rejection } from '../rejection.ts';
import { adaptAwin, awinColumns, categoriesOfAwin } from './awin.ts';
import { googleColumns } from './google/columns.ts';
import { adaptGoogleMerchant, categoriesOfGoogle } from './google/google-merchant.ts';
import { column, type FeedRow, type RowContext } from './row.ts';

export type { FeedFormat } from '../../../contract/feeds/feed-formats.ts';

/** Converts a row of one format to an offer, or a rejection. */
export type Adapter = (row: FeedRow, context: RowContext) => FeedOffer | Rejection;

/** All formats but Awin's are read under Google's names. */
export const adapterOf = (format: FeedFormat): Adapter =>
  format === 'awin-csv' ? adaptAwin : adaptGoogleMerchant;

/** What a row says of its article's category. */
export type RowCategories = {
  title: string;
  path: string;
  networkPath: string;
  description: string;
  brand: string;
};

export const categoriesOf = (format: FeedFormat, row: FeedRow): RowCategories =>
  format === 'awin-csv' ? categoriesOfAwin(row) : categoriesOfGoogle(row);

/** What an article's rows have in common. */
const groupOf = (format: FeedFormat, row: FeedRow): string =>
  format === 'awin-csv'
    ? column(row, 'parent_product_id') || column(row, 'product_name')
    : column(row, 'item_group_id') || column(row, 'title');

/**
 * What rows say of their articles' categories, each article once: exports have a row for each size and colour, and twenty sizes of a boot
 * are one thing that a shop has. At most `max` articles, spread over all: files begin with one department.
 */
export function categoriesOfArticles(
  format: FeedFormat,
  rows: readonly FeedRow[],
  max: number,
): RowCategories[] {
  const articles = new Map<string, FeedRow>();
  for (const row of rows) {
    const group = groupOf(format, row);
    if (!articles.has(group)) articles.set(group, row);
  }
  const all = [...articles.values()];
  const step = Math.max(1, all.length / max);
  return Array.from({ length: Math.min(max, all.length) }, (_, place) =>
    categoriesOf(format, all[Math.floor(place * step)] as FeedRow),
  );
}

export const columnsOf = (format: FeedFormat): readonly string[] =>
  format === 'awin-csv' ? awinColumns : googleColumns;

/** Columns that are read by their own names, of both formats. */
export const ownColumns: ReadonlySet<string> = new Set([...awinColumns, ...googleColumns]);
/** Names that a header needs to be taken for one of these. */
const minKnown = 3;
const awinNames = ['aw_deep_link', 'aw_product_id', 'merchant_product_id', 'search_price'];

/** The format of a table's header whose columns are read by their own names; undefined: another one. */
export function formatOfHeader(header: readonly string[]): 'awin-csv' | 'google-tsv' | undefined {
  if (header.filter((name) => ownColumns.has(name)).length < minKnown) return undefined;
  const has = (name: string) => header.includes(name);
  if (has('product_name') && awinNames.some(has)) return 'awin-csv';
  return has('id') && has('title') && has('price') ? 'google-tsv' : undefined;
}
