import type { FeedFormat } from '../../../contract/feeds/feed-formats.ts';
import { readClothingSize } from '../../language/clothing-size.ts';
import type { FeedOffer } from '../feed-offer.ts';
import type { Rejection } from '../rejection.ts';
import { parseCount, parseFlag } from '../values/flags.ts';
import { isWorn } from '../values/wearable.ts';
import { column, type FeedRow, firstOf, networkShelfOf, shelfOf } from './row.ts';

/** More are no list of sizes. */
const maxSizes = 100;

/** At the first of these that is there: "40|41|42,5" has a comma in a size. */
const splitList = (text: string): string[] =>
  text.split(['|', ';', ','].find((sign) => text.includes(sign)) ?? '|').map((part) => part.trim());

/** "38,5" is one size. */
const isDecimal = (parts: readonly string[]) =>
  parts.length === 2 && /^\d+$/.test(parts[0] ?? '') && parts[1] === '5';

/** The sizes of clothes or shoes that a row lists ("38,39,40.5", "S|M|L"); undefined: it is of one, or of none. */
export function sizesListed(text: string): string[] | undefined {
  // "EU 40 | US 7" is one size.
  if (!/[,;|]/.test(text) || readClothingSize(text) !== undefined) return undefined;
  const sizes = splitList(text);
  if (isDecimal(sizes) || sizes.length > maxSizes || new Set(sizes).size < sizes.length) return undefined;
  return sizes.every((size) => (readClothingSize(size)?.label ?? '') !== '') ? sizes : undefined;
}

function rowsOfGoogle(row: FeedRow): FeedRow[] {
  const sizes = sizesListed(column(row, 'size'));
  const kind = {
    title: column(row, 'title'),
    categories: [shelfOf(row), networkShelfOf(row)],
    isForPeople: firstOf(row, 'gender', 'age_group') !== '',
  };
  if (!sizes || !isWorn(kind)) return [row];
  const pieces = parseCount(column(row, 'quantity'));
  const counted = pieces === null ? '' : pieces > 0 ? 'in stock' : 'out of stock';
  // The pieces are those of all sizes together.
  const availability = column(row, 'availability').trim() || counted;
  return sizes.map((size) => ({ ...row, size, availability, quantity: '' }));
}

/** Awin's lists of sizes may have one of their stock beside them: `1|0|1`. */
function rowsOfAwin(row: FeedRow): FeedRow[] {
  const sizes = sizesListed(column(row, 'fashion:size'));
  if (!sizes) return [row];
  const stocks = splitList(column(row, 'size_stock_status')).map(parseFlag);
  const isTold = stocks.length === sizes.length && stocks.every((stock) => stock !== undefined);
  return sizes.map((size, place) => ({
    ...row,
    'fashion:size': size,
    ...(isTold && { in_stock: stocks[place] ? '1' : '0' }),
    stock_quantity: '',
    number_available: '',
  }));
}

/** A row that lists several sizes of clothes or shoes as a row of each; any other one as it is. Pure. */
export const rowsOfSizes = (row: FeedRow, format: FeedFormat): FeedRow[] =>
  format === 'awin-csv' ? rowsOfAwin(row) : rowsOfGoogle(row);

/** The offers of the sizes that a row lists: all, or why one is none. */
export function adaptSizes(
  row: FeedRow,
  format: FeedFormat,
  adapt: (row: FeedRow) => FeedOffer | Rejection,
): FeedOffer[] | Rejection {
  const offers: FeedOffer[] = [];
  for (const each of rowsOfSizes(row, format)) {
    const offer = adapt(each);
    if ('reason' in offer) return offer;
    offers.push(offer);
  }
  return offers;
}
