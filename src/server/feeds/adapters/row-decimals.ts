import type { DecimalMark } from '../values/parse-money.ts';
import { column, type FeedRow } from './row.ts';

const priceColumns = [
  ...['price', 'sale_price', 'search_price', 'store_price', 'display_price', 'rrp_price'],
  'product_price_old',
];

/** One or two digits behind a mark, at the end of the digits: three may be thousands. */
const cents = /\d([.,])\d{1,2}(?!.*\d)/;
/** Rows that have to say it. */
const minRows = 3;

/**
 * The mark that a file's rows have before cents, where some have it and none has the other one: then the other one parts
 * thousands, "1,299" among "49.90". undefined: nothing tells.
 */
export function decimalMarkOfRows(rows: readonly FeedRow[]): DecimalMark | undefined {
  const said = { '.': 0, ',': 0 };
  for (const row of rows) {
    for (const name of priceColumns) {
      const mark = cents.exec(column(row, name).slice(0, 40))?.[1];
      if (mark === '.' || mark === ',') said[mark]++;
    }
  }
  const [mark, other] = said['.'] > 0 ? (['.', ','] as const) : ([',', '.'] as const);
  return said[mark] >= minRows && said[other] === 0 ? mark : undefined;
}
