import { z } from 'zod';
import { favouriteSorts } from '../catalogue/product-sorts.ts';
import { productCardSchema } from '../catalogue/schema.ts';
import { described } from '../described.ts';
import { paging } from '../paging-schema.ts';

const euros = described(z.number(), 'Euros, VAT included, two decimals');
/** Of a product; anything else cannot exist. */
export const productId = z.string().regex(/^[1-9]\d{0,14}$/);

/** The list's owner: the caller, named or not; another user's list is 404. */
export const userId = described(z.string().max(20).optional(), 'One’s own id; that of another user gets 404');

export const favouriteParams = z.object({ productId });
export const listFavouritesQuery = z.object({
  userId,
  sortBy: z.enum(favouriteSorts).default('newest'),
  ...paging({ limit: 100, maxPage: 100 }),
});

/** A saved product with today's best delivered price, and how that moved since it was saved. */
export const favouriteSchema = z.object({
  _id: z.string(),
  productId: productCardSchema,
  addedAt: z.iso.datetime(),
  savedPrice: described(
    euros.nullable(),
    'Best delivered price when it was saved; null: nothing was in stock',
  ),
  priceChange: described(
    z.number().nullable(),
    'Today’s best delivered price less the saved one, in euros; null where the two do not compare',
  ),
});
export type Favourite = z.infer<typeof favouriteSchema>;

export const favouriteChangedSchema = z.object({
  message: z.string(),
  productId: described(
    z.string(),
    'The product as it is now: one that was merged is the one that took it in',
  ),
});

export const sharedListStateSchema = z.object({
  token: described(z.string().nullable(), 'What the secret link ends with; null: the list is not shared'),
});
export const sharedListParams = z.object({ token: z.string().regex(/^[\w-]{32,64}$/) });
export const sharedListSchema = z.object({ products: z.array(productCardSchema) });

/**
 * The user's state on pages: saved products, alerts, unread notifications, and whether the e-mail address is
 * confirmed.
 */
export const marksSchema = z.object({
  favourites: z.array(z.string()),
  alerts: z.array(z.string()),
  unread: z.int(),
  emailVerified: described(z.boolean(), 'Whether one’s address is confirmed: without it no alert is mailed'),
  hasTerms: described(z.boolean(), 'One has terms of one’s own, for own prices'),
  token: described(
    z.string().optional(),
    'Where the one that was sent names its user otherwise than now: takes its place',
  ),
});
