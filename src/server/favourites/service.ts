import { randomBytes } from 'node:crypto';
import type { FavouriteSort } from '../../contract/catalogue/product-sorts.ts';
import type { Favourite } from '../../contract/favourites/schema.ts';
import { optionalCentsToEuros } from '../../contract/money.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Page } from '../platform/calls/handlers.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import {
  countFavourites,
  deleteFavourite,
  type FavouriteRow,
  findLivingProduct,
  findShareToken,
  insertFavourite,
  insertShare,
  listFavourites,
  listSavedByUser,
  lockLists,
} from './queries.ts';

/** What saved products are shown with. */
export type Cards = Pick<CatalogueService, 'listCards'>;

/** Saved products at most; their ids are sent to every page of their owner. */
const maxFavourites = 500;
const shareTokenBytes = 24;

type FavouriteList = { sortBy: FavouriteSort; page: number; limit: number };

/** One page of a user's saved products. */
export async function getFavourites(
  db: Database,
  cards: Cards,
  userId: number,
  { sortBy, page, limit }: FavouriteList,
): Promise<Page<Favourite>> {
  const rows = await listFavourites(db, userId, { sortBy, offset: (page - 1) * limit, limit });
  const products = await cards.listCards(rows.map(({ productId }) => productId));
  const byId = new Map(products.map((product) => [Number(product._id), product]));
  const toFavourite = ({ id, productId, addedAt, savedCents, changeCents }: FavouriteRow): Favourite[] => {
    const product = byId.get(productId);
    if (!product) return [];
    return [
      {
        _id: String(id),
        productId: product,
        addedAt: addedAt.toISOString(),
        savedPrice: optionalCentsToEuros(savedCents),
        priceChange: optionalCentsToEuros(changeCents),
      },
    ];
  };
  return { items: rows.flatMap(toFavourite), total: await countFavourites(db, userId), page, limit };
}

/** @throws AppError `not_found` */
export async function getLivingProduct(db: Database, id: number): Promise<number> {
  const found = await findLivingProduct(db, id);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/**
 * Saves a product; returns which one that is by now. @throws AppError `not_found`, `conflict` where the list
 * is full
 */
export function addFavourite(database: DatabasePool, userId: number, id: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const productId = await getLivingProduct(transaction, id);
    await lockLists(transaction, userId);
    await insertFavourite(transaction, userId, productId);
    if ((await countFavourites(transaction, userId)) > maxFavourites) {
      throw new AppError('conflict', { reason: 'favourites_full' });
    }
    return productId;
  });
}

/** Takes a product off the list, where it is on it. @throws AppError `not_found`: no such product */
export async function removeFavourite(db: Database, userId: number, id: number): Promise<number> {
  const productId = await getLivingProduct(db, id);
  await deleteFavourite(db, userId, productId);
  return productId;
}

/** Shares a user's list; returns the token of its link, the one it has if it is shared already. */
export async function shareFavourites(db: Database, userId: number): Promise<string | null> {
  await insertShare(db, userId, randomBytes(shareTokenBytes).toString('base64url'));
  return (await findShareToken(db, userId)) ?? null;
}

/** A user's saved products, for the export of their data. */
export async function exportFavourites(db: Database, userId: number) {
  const rows = await listSavedByUser(db, userId);
  return rows.map(({ productId, title, addedAt, totalCents, isDeliveryKnown }) => ({
    productId: String(productId),
    title,
    addedAt: addedAt.toISOString(),
    savedPrice: optionalCentsToEuros(totalCents),
    savedDeliveryKnown: isDeliveryKnown,
  }));
}

export { deleteShare, findSharer, listFavouriteIds, moveFavourites, returnFavourites } from './queries.ts';
