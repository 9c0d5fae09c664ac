import type { UnstatedStock } from '../../../contract/feeds/unstated-stock.ts';
import type { SecureHosts } from '../values/link.ts';
import type { AmountNotation } from '../values/parse-money.ts';

/** A row of a feed by its normalised column names (lower case, spaces as `_`); unknown columns are left out. */
export type FeedRow = Readonly<Record<string, string>>;

/** What adapters need to know besides the row. */
export type RowContext = {
  /** The observation time, which decides sales and validity. */
  observedAt: Date;
  /** ISO code of the currency of prices that neither say it nor have a column that does; undefined: unknown. */
  currency?: string | undefined;
  /** How its file writes amounts; undefined: nothing tells. */
  notation?: AmountNotation | undefined;
  /** Its file's ten-digit codes are no ISBNs. */
  hasOwnTenDigits?: boolean | undefined;
  /** Its file's links lead to its shop's home page, whatever the article. */
  leadHome?: boolean | undefined;
  /** What a row means that says nothing of its stock; default: that it is unknown. */
  unstatedStock?: UnstatedStock | undefined;
  /** Hosts whose links written as http: are read as https; default: none. */
  secureHosts?: SecureHosts | undefined;
};

/** What databases and their languages write where a field holds nothing. */
const nothings = new Set(['NULL', 'null', '\\N', 'None', 'nan', 'NaN', 'undefined', '#N/A']);
const maxNothingLength = 9;
const stated = (text: string | undefined): string =>
  text === undefined || (text.length <= maxNothingLength && nothings.has(text)) ? '' : text;

/** A column's text; '' where the feed has no such column, or nothing in it ("NULL"). */
export const column = (row: FeedRow, name: string): string => stated(row[name]);

/** The first of several columns that holds something. */
export function firstOf(row: FeedRow, ...names: string[]): string {
  for (const name of names) {
    const value = column(row, name);
    if (value.trim() !== '') return value;
  }
  return '';
}

/** What shops write in place of Google's `product_type`, best first. */
export const shelfColumns = ['product_type', 'category', 'product_category', 'categories'] as const;

/** Without bare numbers of somebody's own. */
const inWords = (shelf: string): string => (/^[\d\s.,;|>]*$/.test(shelf) ? '' : shelf);

/** A row's own shelf, by Google's name or a shop's, in words where one has them. */
export function shelfOf(row: FeedRow): string {
  const own = shelfColumns.map((name) => column(row, name));
  return own.find((shelf) => inWords(shelf) !== '') ?? own[0] ?? '';
}

/** Google's category, which may be a number, else Meta's, whose numbers are others. */
export const networkShelfOf = (row: FeedRow): string =>
  firstOf(row, 'google_product_category') || inWords(column(row, 'fb_product_category'));
