import type { CartItem, CartLineNow, WantedLine } from '../../contract/cart.schema.ts';
import type { ProductCard } from '../../contract/catalogue.schema.ts';
import { centsToEuros } from '../../contract/money.ts';
import { bestOffers, listLiveOffersOf, type SplitableOffer } from '../offers/service.ts';
import type { Database, DatabasePool } from '../platform/database.ts';
import {
  deleteLines,
  insertLines,
  listLines,
  listLivingProducts,
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
  return lines.flatMap(({ productId, condition, quantity, priceCents }) => {
    const product = byId.get(productId);
    if (!product) return [];
    const { _id, name, images, category, inStock } = product;
    const price = centsToEuros(priceCents);
    return [{ _id, name, price, images, category: category.name, inStock, quantity, condition }];
  });
}

/** A line with its product and all that is offered of it now. */
export type OfferedLine = {
  wanted: WantedLine;
  product: ProductCard | undefined;
  offers: readonly SplitableOffer[];
};

/** Finds what is offered now for the lines of a cart. */
export async function findOfferedLines(
  db: Database,
  cards: Cards,
  wanted: readonly WantedLine[],
): Promise<OfferedLine[]> {
  const rows = await listLivingProducts(
    db,
    wanted.map(({ _id }) => Number(_id)),
  );
  const living = new Map(rows.map(({ id, livingId }) => [String(id), livingId]));
  const ids = [...new Set(living.values())];
  const [products, offers] = await Promise.all([cards.listCards(ids), listLiveOffersOf(db, ids)]);
  const byId = new Map(products.map((product) => [Number(product._id), product]));
  return wanted.map((line) => {
    const id = living.get(line._id);
    return {
      wanted: line,
      product: id === undefined ? undefined : byId.get(id),
      offers: offers.filter(({ productId }) => productId === id),
    };
  });
}

/** A line as its page shows it: the product, and its best price in each condition. */
export function describeLine({ wanted, product, offers }: OfferedLine): CartLineNow {
  if (!product) return { _id: wanted._id, product: null, conditions: [] };
  return {
    _id: wanted._id,
    product,
    conditions: bestOffers(offers).map(({ condition, totalCents, deliveryCents, isInStock }) => ({
      condition,
      totalPrice: centsToEuros(totalCents),
      deliveryKnown: deliveryCents !== null,
      inStock: isInStock,
    })),
  };
}

/** What is kept of a user's cart, in the shape of their own data. */
export async function exportCart(db: Database, userId: number) {
  const lines = await listTitledLines(db, userId);
  return lines.map(({ productId, title, condition, quantity, priceCents }) => ({
    productId: String(productId),
    title,
    condition,
    quantity,
    price: centsToEuros(priceCents),
  }));
}

export { deleteLines as clearCart, moveLines as moveCartLines } from './saved-queries.ts';
