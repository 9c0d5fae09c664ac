import type { FeedOffer } from '../feed-offer.ts';
import type { Rejection } from '../rejection.ts';
import { adaptAwin, awinColumns } from './awin.ts';
import { adaptGoogleMerchant, googleColumns } from './google-merchant.ts';
import type { FeedRow, RowContext } from './row.ts';

export const feedFormats = ['awin-csv', 'google-rss', 'google-atom', 'google-tsv'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Converts a row of one format to an offer, or a rejection. */
export type Adapter = (row: FeedRow, context: RowContext) => FeedOffer | Rejection;

export const adapters: Record<FeedFormat, Adapter> = {
  'awin-csv': adaptAwin,
  'google-rss': adaptGoogleMerchant,
  'google-atom': adaptGoogleMerchant,
  'google-tsv': adaptGoogleMerchant,
};

export const columnsOf: Record<FeedFormat, readonly string[]> = {
  'awin-csv': awinColumns,
  'google-rss': googleColumns,
  'google-atom': googleColumns,
  'google-tsv': googleColumns,
};

const awinNames = ['aw_deep_link', 'aw_product_id', 'merchant_product_id', 'search_price'];

/** The format of a header; undefined: unknown. */
export function formatOfHeader(header: readonly string[]): 'awin-csv' | 'google-tsv' | undefined {
  const has = (name: string) => header.includes(name);
  if (has('product_name') && awinNames.some(has)) return 'awin-csv';
  return has('id') && has('title') && has('price') ? 'google-tsv' : undefined;
}
