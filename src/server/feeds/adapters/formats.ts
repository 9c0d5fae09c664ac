import type { FeedFormat } from '../../../contract/feeds/feed-formats.ts';
import type { FeedOffer } from '../feed-offer.ts';
import type { Rejection } from '../rejection.ts';
import { adaptAwin, awinColumns, categoriesOfAwin } from './awin.ts';
import { adaptGoogleMerchant, categoriesOfGoogle, googleColumns } from './google-merchant.ts';
import type { FeedRow, RowContext } from './row.ts';

export type { FeedFormat } from '../../../contract/feeds/feed-formats.ts';

/** Converts a row of one format to an offer, or a rejection. */
export type Adapter = (row: FeedRow, context: RowContext) => FeedOffer | Rejection;

/** All formats but Awin's are read under Google's names. */
export const adapterOf = (format: FeedFormat): Adapter =>
  format === 'awin-csv' ? adaptAwin : adaptGoogleMerchant;

/** What a row says of its article's category. */
export type RowCategories = { title: string; path: string; networkPath: string; description: string };

export const categoriesOf = (format: FeedFormat, row: FeedRow): RowCategories =>
  format === 'awin-csv' ? categoriesOfAwin(row) : categoriesOfGoogle(row);

export const columnsOf = (format: FeedFormat): readonly string[] =>
  format === 'awin-csv' ? awinColumns : googleColumns;

const ownNames: ReadonlySet<string> = new Set([...awinColumns, ...googleColumns]);
/** Names that a header needs to be taken for one of these. */
const minKnown = 3;
const awinNames = ['aw_deep_link', 'aw_product_id', 'merchant_product_id', 'search_price'];

/** The format of a table's header whose columns are read by their own names; undefined: another one. */
export function formatOfHeader(header: readonly string[]): 'awin-csv' | 'google-tsv' | undefined {
  if (header.filter((name) => ownNames.has(name)).length < minKnown) return undefined;
  const has = (name: string) => header.includes(name);
  if (has('product_name') && awinNames.some(has)) return 'awin-csv';
  return has('id') && has('title') && has('price') ? 'google-tsv' : undefined;
}
