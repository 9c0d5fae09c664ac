import { z } from 'zod';
import { conditions } from '../catalogue/conditions.ts';
import { productCardSchema } from '../catalogue/schema.ts';
import { maxSizeLength } from '../catalogue/sizes.ts';
import { described } from '../described.ts';
import { productId, userId } from '../favourites/schema.ts';
import { paging } from '../paging-schema.ts';
import { alertLists, alertPercents, alertTargets } from './targets.ts';

const euros = described(z.number(), 'Euros, VAT included, two decimals');

const target = described(
  z.enum(alertTargets),
  [
    'any: below the price when it was set, once',
    'fall: the same, and again at each further fall below what it told last',
    'price: at most a price',
    'drop: a fall in percent',
    'low: below the lowest delivered price ever recorded',
    'rise: above the price when it was set',
    'stock: back in stock',
  ].join('; '),
);

const alertSize = described(z.string(), 'Of clothes and shoes, the only one that counts; empty: any');

const colour = described(z.string(), 'In the request’s language: “Black”, “Noir”');

export const listAlertsQuery = z.object({
  userId,
  ...paging({ limit: 100, maxPage: 100 }),
});
export const alertParams = z.object({ productId });

/** Only `productId` is needed: any drop below the best delivered price of this moment. */
export const alertBody = z.object({
  productId: z.coerce.string().pipe(productId),
  target: target.optional(),
  price: described(
    z.number().max(1_000_000).optional(),
    'With target price: delivered, in euros; above 0, and not above the best delivered price of the moment',
  ),
  percent: described(z.int().min(alertPercents.min).max(alertPercents.max).optional(), 'With target drop'),
  condition: z.enum(conditions).default('new'),
  anyColour: described(
    z.boolean().optional(),
    'The best price of all colours counts: of the products of its family that differ from it in colour only; left out: as the alert has it, else not',
  ),
  size: described(
    z
      .string()
      .max(maxSizeLength)
      .regex(/^\P{Cc}*$/u)
      .optional(),
    'Of clothes and shoes, the only size whose price and stock count, in any spelling; empty: any; left out: as the alert has it, else any. Not with target low, nor with ownPrice',
  ),
  ownPrice: described(
    z.boolean().default(false),
    'It watches one’s own price, by one’s terms, of this product alone; with target any, price or drop',
  ),
});

export const alertSchema = z.object({
  _id: z.string(),
  productId: productCardSchema,
  product: described(
    productCardSchema.pick({ title: true, availabilityStatus: true }),
    'Title and availability of the same product',
  ),
  target,
  condition: z.enum(conditions),
  percent: z.int().nullable(),
  basePrice: described(euros.nullable(), 'Best delivered price when it was set; null: sold out then'),
  limitPrice: described(
    euros.nullable(),
    'It fires at this delivered price or below; null: at any price, or, with rise, above basePrice',
  ),
  currentPrice: described(euros.nullable(), 'Best delivered price of its condition now; null: sold out'),
  deliveryKnown: described(z.boolean(), 'Whether currentPrice includes delivery'),
  stockKnown: described(
    z.boolean(),
    'false: nobody is said to have it in stock, in its condition and size; currentPrice is of a merchant that does not state it',
  ),
  anyColour: z.boolean(),
  size: alertSize,
  ownPrice: described(z.boolean(), 'Its prices are one’s own'),
  otherColours: described(z.int(), 'How many other products differ from its product in colour only'),
  found: described(
    z.object({ productId: z.string(), colour: colour.nullable() }).nullable(),
    'With anyColour: the product that has currentPrice, and its colour where that is known',
  ),
  isReached: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Alert = z.infer<typeof alertSchema>;

export const alertSetSchema = z.object({
  message: z.string(),
  productId: z.string(),
  isReached: described(z.boolean(), 'The price is there already: it has fired'),
  size: described(
    z.string(),
    'What it watches now: of an alert that was there, the one that this had; empty: any',
  ),
});
export const alertRemovedSchema = z.object({ message: z.string(), productId: z.string() });

const listLabel = described(z.string(), 'What the list is, in the request’s language');

export const notificationSchema = z.object({
  _id: z.string(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
  productId: described(z.string().nullable(), 'null: it is about a whole list'),
  title: z.string(),
  list: z.enum(alertLists).nullable(),
  search: described(
    z
      .object({
        list: described(z.string(), 'As the alert has it'),
        label: listLabel,
        matches: described(z.int(), 'How many products came within the limit; this one is the cheapest'),
      })
      .nullable(),
    'Of an alert on a search or a filtered list',
  ),
  token: described(z.string().nullable(), 'Of the link to a shared list'),
  target,
  condition: z.enum(conditions),
  totalPrice: described(euros, 'Best delivered price when it fired'),
  basePrice: euros.nullable(),
  deliveryKnown: z.boolean(),
  stockKnown: described(z.boolean(), 'false: the merchant of the price did not state its stock'),
  ownPrice: described(z.boolean(), 'Its prices are one’s own'),
  size: alertSize,
  colour: described(colour.nullable(), 'Of an alert on any colour: that of the product, which was found'),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationsQuery = z.object({
  ...paging({ limit: 20, maxPage: 1_000 }),
});

export const stopMailsBody = z.object({
  token: z
    .string()
    .max(100)
    .regex(/^[\w-]*$/)
    .default(''),
});

/** An alert on a whole list: "tell me when everything together costs at most this". */
export const listAlertSchema = z.object({
  _id: z.string(),
  list: z.enum(alertLists),
  token: described(z.string().nullable(), 'Of the link to a shared list'),
  limitPrice: euros,
  total: described(
    euros.nullable(),
    'Everything delivered, in the cheapest split between merchants; null where one thing is not in stock, or nothing is on the list',
  ),
  deliveryKnown: described(
    z.boolean(),
    'Each delivery cost in the total is stated; otherwise it is without those that are not',
  ),
  isReached: z.boolean(),
});
export type ListAlert = z.infer<typeof listAlertSchema>;
export const listAlertBody = z.object({
  list: z.enum(alertLists),
  token: described(
    z
      .string()
      .regex(/^[\w-]{0,64}$/)
      .optional(),
    'With list shared: what its link ends with',
  ),
  price: described(z.number().min(0.01).max(1_000_000), 'Euros that everything may cost together, delivered'),
});
export const listAlertParams = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });
export const listAlertSetSchema = z.object({ message: z.string(), isReached: z.boolean() });

/** An alert on a search or a filtered list: "tell me when any of these costs at most this". */
export const searchAlertSchema = z.object({
  _id: z.string(),
  list: described(z.string(), 'Category, text and chosen facets, as parameters of an address'),
  label: listLabel,
  limitPrice: euros,
});
export type SearchAlert = z.infer<typeof searchAlertSchema>;
export const searchAlertBody = z.object({
  list: described(
    z
      .string()
      .min(1)
      .max(4_000)
      .regex(/^\P{Cc}*$/u),
    'category (its key), search, spelling and chosen facets, as parameters of an address: category=monitors&brand=Acme',
  ),
  price: described(
    z.number().min(0.01).max(1_000_000),
    'Euros, delivered, that a product of the list may cost',
  ),
});
export const searchAlertSetSchema = z.object({
  message: z.string(),
  matches: described(z.int(), 'Products of the list that cost no more already: they are no news'),
});
