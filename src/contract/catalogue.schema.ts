import { z } from 'zod';
import { conditions } from './conditions.ts';
import { productSorts } from './sorting.ts';

/** Money in the API: decimal euros, VAT included. */
const euros = z.number().meta({ description: 'Euros, VAT included, two decimals' });
const timestamp = z.iso.datetime();
const id = z.string();

export const categorySchema = z.object({
  _id: id,
  key: z.string().meta({ description: 'Stable key, kept through renames' }),
  name: z.string().meta({ description: 'English name; the address of the category page' }),
  nameFr: z.string(),
  productsCount: z.int(),
});
export type Category = z.infer<typeof categorySchema>;

export const categoryThumbnailSchema = z.object({
  category: z.string(),
  categoryFr: z.string(),
  image: z
    .string()
    .meta({ description: 'Our copy of a picture of its best rated product, else a drawn placeholder' }),
  awImage: z.string().nullable().meta({ description: 'The same without the placeholder' }),
});
export type CategoryThumbnail = z.infer<typeof categoryThumbnailSchema>;

export const offerSchema = z.object({
  _id: id,
  merchant: z.string(),
  seller: z.string(),
  condition: z.enum(conditions),
  storePrice: euros,
  deliveryCost: euros.meta({
    description: 'Euros; 0 where the merchant did not state it, see deliveryKnown',
  }),
  deliveryKnown: z.boolean(),
  totalPrice: euros.meta({ description: 'Delivered total: price + delivery cost' }),
  deliveryInfo: z.string(),
  inStock: z.boolean(),
  affiliateLink: z.string().meta({ description: '/go/{offerId}, which redirects to the merchant' }),
  lastSeenAt: timestamp.meta({ description: 'Time of our import that last held the offer' }),
});
export type Offer = z.infer<typeof offerSchema>;

/** A product as lists show it: its main offer's price, no texts. Price fields are null without a live offer. */
export const productCardSchema = z.object({
  _id: id,
  title: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.object({ _id: id, name: z.string(), nameFr: z.string() }),
  images: z.array(z.string()),
  awImage: z.string().nullable(),
  awLink: z.string().nullable(),
  merchant: z.string().nullable(),
  condition: z.enum(conditions).nullable(),
  price: euros.nullable(),
  storePrice: euros.nullable(),
  deliveryCost: euros.nullable(),
  deliveryKnown: z.boolean(),
  totalPrice: euros.nullable(),
  inStock: z.boolean(),
  availabilityStatus: z.enum(['In Stock', 'Out of Stock']),
  rating: z.number().nullable(),
  ratingCount: z.int().nullable(),
  offersCount: z.int(),
  merchantsCount: z.int(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** A product with its offers: main offer in the fields of its own, `offers` holds the others (SPEC §2, §3). */
export const productSchema = productCardSchema.extend({
  description: z.string(),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  gtins: z.array(z.string()),
  mpns: z.array(z.string()),
  stock: z.int().nullable(),
  affiliateId: z.string().nullable(),
  mainOffer: offerSchema.nullable(),
  offers: z.array(offerSchema).meta({ description: 'All live offers but the main one, by delivered total' }),
  reviews: z.array(z.never()),
  lastKnown: z
    .object({ totalPrice: euros, seenAt: timestamp })
    .nullable()
    .meta({ description: 'Last known delivered price of a product without live offers' }),
});
export type Product = z.infer<typeof productSchema>;

const historyPoint = z.object({ at: timestamp, total: euros.nullable() });

/** Steps of the lowest delivered price: each holds until the next; null: not available. */
export const priceHistorySchema = z.object({
  productId: id,
  condition: z.enum(conditions),
  from: timestamp,
  to: timestamp,
  lowest: z.array(historyPoint),
  merchants: z.array(z.object({ merchant: z.string(), points: z.array(historyPoint) })),
  observedDays: z.int(),
  lowest30: euros.nullable(),
  lowest90: euros.nullable(),
  median90: euros.nullable(),
});
export type PriceHistory = z.infer<typeof priceHistorySchema>;

const text = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u);
export const productIdParams = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });

export const listProductsQuery = z.object({
  category: text.optional(),
  search: text.optional(),
  sortBy: z.enum(productSorts).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export const historyQuery = z.object({
  days: z.coerce.number().int().min(1).max(365).default(90),
});

/** One page of a product list with what a page shows around it. */
export const productListSchema = z.object({
  products: z.array(productCardSchema),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  merchantsCount: z.int().meta({ description: 'Merchants with live offers in the whole catalogue' }),
  category: categorySchema.nullable(),
  correctedQuery: z.string().nullable(),
});
export type ProductList = z.infer<typeof productListSchema>;

/** Live figures of the catalogue, for "How we rank" and the pages' notes. */
export const catalogueFiguresSchema = z.object({
  products: z.int(),
  offers: z.int(),
  merchants: z.int(),
  lastImportAt: timestamp.nullable(),
  importsLastDay: z.int(),
  isDemo: z.boolean(),
});
export type CatalogueFigures = z.infer<typeof catalogueFiguresSchema>;
