import { type Price, parsePrice } from '../../values/price.ts';
import { isWithin, isWithinInterval } from '../../values/validity.ts';
import { column, type FeedRow, type RowContext } from '../row.ts';

/** Whether a sale holds now, by its interval, and by its first and last day in columns of their own. */
function isOnSale(row: FeedRow, { observedAt }: RowContext): boolean {
  const interval = column(row, 'sale_price_effective_date');
  return (
    (!/\d/.test(interval) || isWithinInterval(observedAt, interval)) &&
    isWithin(observedAt, column(row, 'sale_start'), column(row, 'sale_end'))
  );
}

/** The sale price while it holds, or where it is the only one, else the price. A sale without dates holds always. */
export function priceOf(row: FeedRow, context: RowContext, currency: string | undefined): Price {
  const read = (text: string) => parsePrice(text, currency, context.notation);
  const price = read(column(row, 'price'));
  const sale = column(row, 'sale_price').trim();
  if (sale === '') return price;
  if ('reason' in price) return price.reason === 'price_missing' ? read(sale) : price;
  if (!isOnSale(row, context)) return price;
  const salePrice = read(sale);
  return 'cents' in salePrice && salePrice.cents < price.cents ? salePrice : price;
}
