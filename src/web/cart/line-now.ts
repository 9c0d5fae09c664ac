import { type LineRef, lineKey } from '../../contract/cart/line-ref.ts';
import type { CartLineNow } from '../../contract/cart/schema.ts';
import { eurosToCents } from '../../contract/money.ts';
import { type CartLine, followMerges } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';

export type LinesNow = ReadonlyMap<string, CartLineNow>;
/** A line's best price in one condition, for one piece bought separately; euros. */
export type PriceNow = CartLineNow['conditions'][number];

/** By the keys of lines. */
export const byLine = (lines: readonly CartLineNow[]): LinesNow =>
  new Map(lines.map((line) => [lineKey(line), line]));

/** What a line's product costs now in each condition, in any colour where any will do. */
export const pricesNow = ({ anyColour }: CartLine, now: CartLineNow | undefined): PriceNow[] =>
  (anyColour && now?.inAnyColour.length ? now.inAnyColour : now?.conditions) ?? [];

/** The same in its condition; undefined: nobody offers it. */
export const priceNow = (line: CartLine, now: CartLineNow | undefined): PriceNow | undefined =>
  pricesNow(line, now).find(({ condition }) => condition === line.condition);

/** How a line's price has moved since it was added. */
export function movedSince(line: CartLine, price: PriceNow | undefined): 'cheaper' | 'dearer' | undefined {
  if (!price) return undefined;
  const difference = eurosToCents(price.totalPrice) - eurosToCents(line.price);
  if (difference === 0) return undefined;
  return difference < 0 ? 'cheaper' : 'dearer';
}

/** Which lines are of another product by now, or spell their size otherwise. */
export const movedLines = (lines: readonly CartLineNow[]): Map<string, LineRef> =>
  new Map(
    lines.flatMap((line): [string, LineRef][] => {
      const { _id, size, spelling, product } = line;
      const isSame = !product || (product._id === _id && spelling === size);
      return isSame ? [] : [[lineKey(line), { _id: product._id, size: spelling }]];
    }),
  );

/** Moves lines of merged products to the remaining ones, and gives their sizes the one spelling. */
export function adoptMerges(lines: readonly CartLineNow[]): void {
  const moved = movedLines(lines);
  if (moved.size > 0) changeCart((cart) => followMerges(cart, moved));
}
