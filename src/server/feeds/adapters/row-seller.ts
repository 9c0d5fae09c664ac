import { cleanLine } from '../values/clean-text.ts';
import { type FeedRow, firstOf } from './row.ts';

/** Columns in which marketplaces name who sells an article; `external_seller_id` is Google's, and public. */
export const sellerColumns = ['seller_name', 'marketplace_seller', 'external_seller_id', 'seller'] as const;

/** Who sells an article on a marketplace; '' where the feed does not say. */
export const sellerOf = (row: FeedRow): string => cleanLine(firstOf(row, ...sellerColumns), 100);
