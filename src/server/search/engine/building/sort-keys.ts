import { daysUnknown, type StoredSort } from '../index-data.ts';
import { highestFirst, lastKey, soldOutLast, unitPriceKey } from '../price-keys.ts';
import { type FactColumns, mainOffer, noValue } from './fact-table.ts';

/** The days within which a row's price fell. */
export const fallenWithin = ({ drop, dropToday }: Pick<FactColumns, 'drop' | 'dropToday'>, row: number) => [
  ...(dropToday[row] > 0 ? [1 as const] : []),
  ...(drop[row] > 0 ? [7 as const] : []),
];

/** Whole numbers by row that ascend in each order; what a product lacks puts it last. */
export const sortKeys: Record<StoredSort, (columns: FactColumns) => (row: number) => number> = {
  delivered: (columns) => byPrice(columns, columns.totalCents, (cents) => cents),
  price: (columns) => byPrice(columns, columns.priceCents, (cents) => cents),
  price_desc: (columns) => byPrice(columns, columns.priceCents, highestFirst),
  // The usual order of categories: what is sold out stands behind what can be bought, rated or not.
  rating: ({ dampedRating, soldOut }) => {
    const isSoldOut = soldOutIn(soldOut);
    return (row) =>
      isSoldOut(row) || dampedRating[row] === noValue ? lastKey : Math.round((5 - dampedRating[row]) * 1e6);
  },
  arrival:
    ({ deliveryDays, totalCents }) =>
    (row) =>
      deliveryDays[row] === daysUnknown ? lastKey : arrivalKey(deliveryDays[row], totalCents[row]),
  unit_price: ({ priceCents, contentAmount, soldOut }) => {
    const isSoldOut = soldOutIn(soldOut);
    return (row) => unitPriceKey(priceCents[row], contentAmount[row], isSoldOut(row));
  },
  offers: ({ merchantsCount }) => orLast(merchantsCount, (merchants) => lastKey - merchants),
  drop: ({ drop }) => largestFirst(drop, 1e6),
  drop_amount: ({ dropCents }) => largestFirst(dropCents, 1),
  drop_usual: ({ belowUsual }) => largestFirst(belowUsual, 1e6),
  drop_today: ({ dropToday }) => largestFirst(dropToday, 1e6),
  drop_amount_today: ({ dropCentsToday }) => largestFirst(dropCentsToday, 1),
  drop_usual_today: ({ belowUsualToday }) => largestFirst(belowUsualToday, 1e6),
  newest: ({ createdAt }) => orLast(createdAt, (time) => lastKey - Math.max(0, Math.floor(time / 1000))),
};

/** Whether nobody has the product of a row. */
const soldOutIn =
  (soldOut: Uint8Array) =>
  (row: number): boolean =>
    (soldOut[row] & mainOffer) !== 0;

/** What can be bought first, each part by price. */
function byPrice({ soldOut }: FactColumns, prices: Int32Array, key: (cents: number) => number) {
  const isSoldOut = soldOutIn(soldOut);
  return (row: number): number => {
    const cents = prices[row];
    return cents === noValue ? lastKey : soldOutLast(key(cents), isSoldOut(row));
  };
}

/** The soonest first, of one day the cheapest, to 16 cents. */
const arrivalKey = (days: number, cents: number): number =>
  Math.min(days, 126) * 2 ** 24 + Math.min(Math.max(0, cents) >> 4, 2 ** 24 - 1);

/** What is 0 comes last; `scale` makes whole numbers of shares. */
const largestFirst =
  (column: Int32Array | Float64Array, scale: number) =>
  (row: number): number =>
    column[row] > 0 ? lastKey - 1 - Math.round(column[row] * scale) : lastKey;

const orLast =
  (column: Int32Array | Float64Array, key: (value: number) => number) =>
  (row: number): number => {
    const value = column[row];
    return value === noValue ? lastKey : key(value);
  };
