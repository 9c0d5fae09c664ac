import { currencyNamed, currencyOfAmount } from '../values/currency.ts';
import { column, type FeedRow, firstOf, type RowContext } from './row.ts';

/**
 * The currency of a row's prices that do not say it themselves: its column's, else its feed's; undefined: nothing says it.
 * What a column holds that is no currency we know is not ours either.
 */
export function currencyOfRow(row: FeedRow, { currency }: Pick<RowContext, 'currency'>): string | undefined {
  const stated = column(row, 'currency').trim();
  if (stated !== '') return currencyNamed(stated) ?? stated.slice(0, 20);
  // Awin's price for display has it in front; a sale may say what the price beside it does not.
  return (
    currencyOfAmount(column(row, 'display_price')) ?? currencyOfAmount(column(row, 'sale_price')) ?? currency
  );
}

/** What the text of a row's first price says, else of its sale. */
const currencyOfPrices = (row: FeedRow): string | undefined =>
  currencyOfAmount(firstOf(row, ...priceColumns)) ?? currencyOfAmount(column(row, 'sale_price'));

const priceColumns = ['price', 'search_price', 'store_price', 'display_price', 'sale_price'] as const;

/**
 * The one currency that a file's rows state, where at least half of those with a price state it and none states another:
 * then the few that say nothing mean the same.
 */
export function currencyOfRows(rows: readonly FeedRow[]): string | undefined {
  const priced = rows.filter((row) => firstOf(row, ...priceColumns) !== '');
  const stated = priced.flatMap((row) => currencyOfPrices(row) ?? currencyOfRow(row, {}) ?? []);
  const [first, ...others] = new Set(stated);
  return others.length === 0 && stated.length >= priced.length / 2 ? first : undefined;
}
