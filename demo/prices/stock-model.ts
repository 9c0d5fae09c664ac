import type { Listing } from '../merchants/listings.ts';
import { chance, wholeBetween } from '../random.ts';
import type { Day } from './day.ts';
import { lastChange } from './price-model.ts';

/** `absent`: the article is not in the feed on that day. */
export type StockState = 'in_stock' | 'out_of_stock' | 'absent';

/** Whether the day falls into a gap that some months have. Months are counted from a day of the article's own. */
function isInGap(
  day: Day,
  months: number,
  share: number,
  longest: number,
  keys: (string | number)[],
): boolean {
  const shift = wholeBetween(0, months - 1, ...keys, 'shift');
  const month = Math.floor((day + shift) / months);
  if (chance(...keys, month) >= share) return false;
  const begin = wholeBetween(0, months - longest - 1, ...keys, 'begin', month);
  const length = wholeBetween(2, longest, ...keys, 'length', month);
  const position = day + shift - month * months;
  return position >= begin && position < begin + length;
}

const keysOf = ({ product, merchant, seller }: Listing): (string | number)[] => [
  product.sku,
  merchant.id,
  seller,
];

/** Whether a merchant has an article on a day. */
export function stockOn(listing: Listing, day: Day): StockState {
  const changed = lastChange(listing.merchant, day);
  const keys = keysOf(listing);
  if (isInGap(changed, 75, 0.07, 14, [...keys, 'absent'])) return 'absent';
  if (isInGap(changed, 30, listing.merchant.outages, 7, [...keys, 'out'])) return 'out_of_stock';
  return 'in_stock';
}

/** Pieces on stock, for merchants that tell; 0 where it is out. Moves weekly. */
export function quantityOn(listing: Listing, day: Day): number {
  if (stockOn(listing, day) !== 'in_stock') return 0;
  const week = Math.floor(lastChange(listing.merchant, day) / 7);
  return 1 + Math.floor(60 * chance(...keysOf(listing), 'quantity', week) ** 2);
}
