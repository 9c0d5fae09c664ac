import { cartLimits } from '../../contract/cart/cart-limits.ts';
import { isSizeText, type LineRef, lineKey } from '../../contract/cart/line-ref.ts';
import type { CartItem } from '../../contract/cart/schema.ts';
import { type Condition, conditions } from '../../contract/catalogue/conditions.ts';

/** A line of the cart in the browser; `price`: best delivered price when it was added, in euros. */
export type CartLine = CartItem & {
  /** The product did not exist at the last request: the line is not counted. */
  isGone?: boolean;
};

/** What is to be bought, as the server is asked about it. */
export const wantedLine = ({ _id, condition, quantity, anyColour, size }: CartLine) => ({
  _id,
  condition,
  quantity,
  anyColour,
  size,
});

/** A new line: what a card or a page shows of a product. */
export type NewLine = Pick<CartLine, '_id' | 'name' | 'price' | 'condition'> &
  Partial<Pick<CartLine, 'images' | 'category' | 'inStock' | 'anyColour' | 'size'>>;

const clamp = (quantity: number) => Math.min(cartLimits.quantity, Math.max(1, quantity));
const isText = (value: unknown): value is string => typeof value === 'string';
const isPrice = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1e7;

function readLine(value: unknown): CartLine[] {
  if (typeof value !== 'object' || value === null) return [];
  const line = value as Record<keyof CartLine, unknown>;
  const { _id, name, price, quantity, images, category, inStock, condition, anyColour, size, isGone } = line;
  if (!isText(_id) || !/^[1-9]\d{0,14}$/.test(_id) || !isText(name) || !isPrice(price)) return [];
  if (!Number.isInteger(quantity)) return [];
  return [
    {
      _id,
      name,
      price,
      quantity: clamp(quantity as number),
      images: Array.isArray(images) ? images.filter(isText).slice(0, 1) : [],
      category: isText(category) ? category : '',
      inStock: inStock !== false,
      condition: conditions.includes(condition as Condition) ? (condition as Condition) : 'new',
      anyColour: anyColour === true,
      size: isText(size) && isSizeText(size) ? size : '',
      ...(isGone === true && { isGone }),
    },
  ];
}

/** Lines of one product in one size are one. */
const joinLines = (lines: readonly CartLine[], join: (a: number, b: number) => number): CartLine[] => {
  const joined = new Map<string, CartLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const known = joined.get(key);
    joined.set(key, known ? { ...known, quantity: clamp(join(known.quantity, line.quantity)) } : line);
  }
  return [...joined.values()].slice(0, cartLimits.lines);
};

const sum = (a: number, b: number) => a + b;
const isLine = (ref: LineRef) => {
  const key = lineKey(ref);
  return (line: CartLine) => lineKey(line) === key;
};

/** The lines of a stored cart; what is no line is left out. */
export function parseCart(text: string | null): CartLine[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? joinLines(stored.flatMap(readLine), sum) : [];
  } catch {
    return [];
  }
}

/** Adds 1 to an existing line, or a line with 1; undefined: the cart is full. */
export function withAdded(lines: readonly CartLine[], added: NewLine): CartLine[] | undefined {
  const line = { images: [], category: '', inStock: true, anyColour: false, size: '', ...added, quantity: 1 };
  const known = lines.find(isLine(line));
  if (known) return withQuantity(lines, line, known.quantity + 1);
  return lines.length < cartLimits.lines ? [...lines, line] : undefined;
}

/** The lines with `change` made to one of them. */
const withChanged = (lines: readonly CartLine[], ref: LineRef, change: Partial<CartLine>): CartLine[] => {
  const isIt = isLine(ref);
  return lines.map((line) => (isIt(line) ? { ...line, ...change } : line));
};

/** Never below 1. */
export const withQuantity = (lines: readonly CartLine[], ref: LineRef, quantity: number): CartLine[] =>
  withChanged(lines, ref, { quantity: clamp(quantity) });

/** As what it is bought, and the price of that; in a size that has a line already, it joins that one. */
export const withChoice = (
  lines: readonly CartLine[],
  ref: LineRef,
  change: Partial<Pick<CartLine, 'condition' | 'anyColour' | 'price' | 'size'>>,
): CartLine[] => joinLines(withChanged(lines, ref, change), sum);

export const withoutLine = (lines: readonly CartLine[], ref: LineRef): CartLine[] => {
  const isIt = isLine(ref);
  return lines.filter((line) => !isIt(line));
};

/** Updates which of the requested lines (id → whether the product exists) are gone; undefined: no change. */
export function withGone(
  lines: readonly CartLine[],
  isThere: ReadonlyMap<string, boolean>,
): CartLine[] | undefined {
  const isChanged = ({ _id, isGone = false }: CartLine) => isThere.get(_id) === isGone;
  if (!lines.some(isChanged)) return undefined;
  return lines.map((line) => (isChanged(line) ? { ...line, isGone: !line.isGone } : line));
}

/** Moves lines to the present products and spellings of sizes (key of a line → what it is by now). */
export const followMerges = (lines: readonly CartLine[], living: ReadonlyMap<string, LineRef>): CartLine[] =>
  joinLines(
    lines.map((line) => ({ ...line, ...living.get(lineKey(line)) })),
    sum,
  );

/** Merges two carts: what is in both keeps the larger quantity. */
export const mergeCarts = (account: readonly CartLine[], here: readonly CartLine[]): CartLine[] =>
  joinLines([...account, ...here], Math.max);

/** Whether two carts are equal. */
export function isSameCart(a: readonly CartLine[], b: readonly CartLine[]): boolean {
  const keys = (lines: readonly CartLine[]) =>
    lines.map((line) => [lineKey(line), line.quantity, line.condition, line.anyColour].join(' ')).sort();
  return keys(a).join() === keys(b).join();
}
