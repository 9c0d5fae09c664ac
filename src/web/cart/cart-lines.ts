import { cartLimits } from '../../contract/cart/cart-limits.ts';
import type { CartItem } from '../../contract/cart/schema.ts';
import { type Condition, conditions } from '../../contract/catalogue/conditions.ts';

/** A line of the cart in the browser (SPEC §3 "Cart item"); `price`: best delivered price when it was added, in euros. */
export type CartLine = CartItem & {
  /** The product did not exist at the last request: the line is not counted. */
  isGone?: boolean;
};

/** A new line: what a card or a page shows of a product. */
export type NewLine = Pick<CartLine, '_id' | 'name' | 'price' | 'condition'> &
  Partial<Pick<CartLine, 'images' | 'category' | 'inStock' | 'anyColour'>>;

const clamp = (quantity: number) => Math.min(cartLimits.quantity, Math.max(1, quantity));
const isText = (value: unknown): value is string => typeof value === 'string';
const isPrice = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1e7;

function readLine(value: unknown): CartLine[] {
  if (typeof value !== 'object' || value === null) return [];
  const line = value as Record<keyof CartLine, unknown>;
  const { _id, name, price, quantity, images, category, inStock, condition, anyColour, isGone } = line;
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
      ...(isGone === true && { isGone }),
    },
  ];
}

/** Lines of one product are one. */
const joinLines = (lines: readonly CartLine[], join: (a: number, b: number) => number): CartLine[] => {
  const joined = new Map<string, CartLine>();
  for (const line of lines) {
    const known = joined.get(line._id);
    joined.set(line._id, known ? { ...known, quantity: clamp(join(known.quantity, line.quantity)) } : line);
  }
  return [...joined.values()].slice(0, cartLimits.lines);
};

const sum = (a: number, b: number) => a + b;

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
  const known = lines.find(({ _id }) => _id === added._id);
  if (known) return withQuantity(lines, added._id, known.quantity + 1);
  if (lines.length >= cartLimits.lines) return undefined;
  return [...lines, { images: [], category: '', inStock: true, anyColour: false, ...added, quantity: 1 }];
}

/** Never below 1 (SPEC §4). */
export const withQuantity = (lines: readonly CartLine[], id: string, quantity: number): CartLine[] =>
  lines.map((line) => (line._id === id ? { ...line, quantity: clamp(quantity) } : line));

/** As what it is bought, and the price of that. */
export const withChoice = (
  lines: readonly CartLine[],
  id: string,
  change: Partial<Pick<CartLine, 'condition' | 'anyColour' | 'price'>>,
): CartLine[] => lines.map((line) => (line._id === id ? { ...line, ...change } : line));

export const withoutLine = (lines: readonly CartLine[], id: string): CartLine[] =>
  lines.filter((line) => line._id !== id);

/** Updates which of the requested lines (id → whether the product exists) are gone; undefined: no change. */
export function withGone(
  lines: readonly CartLine[],
  isThere: ReadonlyMap<string, boolean>,
): CartLine[] | undefined {
  const isChanged = ({ _id, isGone = false }: CartLine) => isThere.get(_id) === isGone;
  if (!lines.some(isChanged)) return undefined;
  return lines.map((line) => (isChanged(line) ? { ...line, isGone: !line.isGone } : line));
}

/** Moves lines to the present products (requested id → id after merges). */
export const followMerges = (lines: readonly CartLine[], living: ReadonlyMap<string, string>): CartLine[] =>
  joinLines(
    lines.map((line) => ({ ...line, _id: living.get(line._id) ?? line._id })),
    sum,
  );

/** Merges two carts: a product in both keeps the larger quantity. */
export const mergeCarts = (account: readonly CartLine[], here: readonly CartLine[]): CartLine[] =>
  joinLines([...account, ...here], Math.max);

/** Whether two carts are equal. */
export function isSameCart(a: readonly CartLine[], b: readonly CartLine[]): boolean {
  const keys = (lines: readonly CartLine[]) =>
    lines
      .map(({ _id, quantity, condition, anyColour }) => `${_id} ${quantity} ${condition} ${anyColour}`)
      .sort();
  return keys(a).join() === keys(b).join();
}
