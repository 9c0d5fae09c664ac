import type { CartItem, CartLineNow } from '../../contract/cart/schema.ts';
import type { ProductCard } from '../../contract/catalogue/schema.ts';
import { centsToEuros } from '../../contract/money.ts';
import { bestOffers, type SplitableOffer, toSize } from '../offers/service.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import type { OfferedLine } from './offered-lines.ts';
import {
  deleteLines,
  insertLines,
  listLines,
  listTitledLines,
  type SavedLine,
  touchCart,
} from './saved-queries.ts';

/** Products as lists show them, in the order of their ids; those that do not exist are left out. */
export type Cards = { listCards(ids: readonly number[]): Promise<ProductCard[]> };

/** Saves a user's cart in place of the one before. */
export function saveCart(database: DatabasePool, userId: number, lines: readonly SavedLine[]): Promise<void> {
  return database.transaction(async (transaction) => {
    await touchCart(transaction, userId);
    await deleteLines(transaction, userId);
    await insertLines(transaction, userId, lines);
  });
}

/** A user's saved cart, with what the catalogue says of its products now. */
export async function getCart(db: Database, cards: Cards, userId: number): Promise<CartItem[]> {
  const lines = await listLines(db, userId);
  const products = await cards.listCards(lines.map(({ productId }) => productId));
  const byId = new Map(products.map((product) => [Number(product._id), product]));
  return lines.flatMap(({ productId, priceCents, ...line }) => {
    const product = byId.get(productId);
    if (!product) return [];
    const { _id, name, images, category, stockKnown } = product;
    const inStock = product.inStock || !stockKnown;
    const price = centsToEuros(priceCents);
    return [{ _id, name, price, images, category: category.name, inStock, ...line }];
  });
}

/** Lines as their page shows them: the product, and its best price in each condition. */
export async function describeLines(cards: Cards, lines: readonly OfferedLine[]): Promise<CartLineNow[]> {
  const ids = new Set(lines.flatMap(({ productId }) => productId ?? []));
  const products = new Map(
    (await cards.listCards([...ids])).map((product) => [Number(product._id), product]),
  );
  return lines.map((line) => describeLine(line, products.get(line.productId ?? 0)));
}

/** The best price in each condition. */
const pricesOf = (offers: readonly SplitableOffer[]): CartLineNow['conditions'] =>
  bestOffers(offers).map(
    ({ condition, totalCents, merchant, stock, deliveryCents, isInStock, isStockUnknown }) => ({
      condition,
      totalPrice: centsToEuros(totalCents),
      merchant,
      stock,
      deliveryKnown: deliveryCents !== null,
      inStock: isInStock || isStockUnknown,
    }),
  );

function describeLine(
  { wanted: { _id, size }, spelling, offers, colours, inAnyColour, sizes }: OfferedLine,
  product: ProductCard | undefined,
): CartLineNow {
  const line = { _id, size, spelling };
  if (!product) return { ...line, product: null, conditions: [], inAnyColour: [], sizes: [] };
  return {
    ...line,
    product,
    conditions: pricesOf(offers),
    inAnyColour: colours.length > 1 ? pricesOf(inAnyColour) : [],
    sizes: sizes.map(toSize),
  };
}

/** A user's cart, for the export of their data. */
export async function exportCart(db: Database, userId: number) {
  const lines = await listTitledLines(db, userId);
  return lines.map(({ productId, priceCents, ...line }) => ({
    productId: String(productId),
    ...line,
    price: centsToEuros(priceCents),
  }));
}

export { findOfferedLines } from './offered-lines.ts';
export {
  deleteLines as clearCart,
  moveLines as moveCartLines,
  returnLines as returnCartLines,
} from './saved-queries.ts';
export { makeProblem } from './split/make-problem.ts';
export { findLowestCost } from './split/plans.ts';
export type { SplitCost, SplitProblem } from './split/problem.ts';
