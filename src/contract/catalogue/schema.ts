import { z } from 'zod';
import { described } from '../described.ts';
import { languages } from '../language.ts';
import { conditions } from './conditions.ts';
import { contentUnits } from './content-units.ts';
import { consumptionBases, energyClasses } from './labels.ts';
import { pictureFormats } from './pictures.ts';
import { maxSizeLength } from './sizes.ts';

/** Money in the API: decimal euros, VAT included. */
export const euros = described(z.number(), 'Euros, VAT included, two decimals');
const timestamp = z.iso.datetime();
const id = z.string();

export const categorySchema = z.object({
  _id: id,
  key: described(z.string(), 'Stable key, kept through renames'),
  name: described(z.string(), 'English name; the address of the category page'),
  nameFr: z.string(),
  parent: described(id.nullable(), 'Id of the category that it is part of; null: it is a department'),
  productsCount: described(z.int(), 'Listed products, those of the categories below it too'),
});
export type Category = z.infer<typeof categorySchema>;

/** A category as links name it. */
export const namedCategorySchema = z.object({ _id: id, name: z.string(), nameFr: z.string() });

/** Our copies of a product's picture; `pictureAddress` makes their addresses. */
export const pictureSchema = z.object({
  name: described(z.string(), 'Its copies are at /pictures/{name}-{size}.{format}'),
  width: described(z.int(), 'Of the largest copy, in pixels'),
  height: z.int(),
  sizes: described(z.array(z.int()), 'Longer side of each copy in pixels, ascending'),
  formats: z.array(z.enum(pictureFormats)),
});
export type Picture = z.infer<typeof pictureSchema>;

const picture = described(
  pictureSchema.nullable(),
  'Our copies in several sizes and formats; null until there are any',
);

export const categoryThumbnailSchema = z.object({
  category: z.string(),
  categoryFr: z.string(),
  image: described(z.string(), 'Our copy of a picture of its best rated product, else a drawn placeholder'),
  awImage: described(z.string().nullable(), 'The same without the placeholder'),
  picture,
});
export type CategoryThumbnail = z.infer<typeof categoryThumbnailSchema>;

/** A size of an offer of clothes or shoes. */
const offerSizeSchema = z.object({
  label: described(z.string(), 'In one spelling: "L", "42.5", "W32/L34"'),
  inStock: described(z.boolean(), 'Or not stated, as stockKnown of its offer says'),
  stock: z.int().nullable(),
  price: euros,
  totalPrice: euros,
  gtins: z.array(z.string()),
  affiliateLink: z.string(),
});

const stockKnown = described(
  z.boolean(),
  'false: the merchant does not state it; ranked between in and out of stock',
);

/** A price without delivery per unit of content (litre, kilogram, piece). */
export const unitPriceSchema = z.object({
  price: described(euros, 'Per kilogram, litre, piece or terabyte, or per 100 pages that a cartridge prints'),
  unit: z.enum(contentUnits),
});
export type UnitPrice = z.infer<typeof unitPriceSchema>;

const percent = (text: string) => described(z.int(), `Percent, below zero for less: ${text}`);

/** A merchant's own list or crossed-out price next to the price that we recorded for that offer; without delivery. */
const announcedPriceSchema = z.object({
  listPrice: described(euros, 'The list or crossed-out price of the merchant’s feed'),
  change: percent('the offer’s price against it'),
  lowestBefore: described(
    euros,
    'The offer’s own lowest price on the 30 days before its present one, or on the last 30 of one that holds for longer',
  ),
  recordedChange: percent('the offer’s price against lowestBefore'),
});
export type AnnouncedPrice = z.infer<typeof announcedPriceSchema>;

export const offerSchema = z.object({
  _id: id,
  merchant: z.string(),
  merchantLogo: described(z.string().nullable(), 'Address of our copy'),
  seller: z.string(),
  condition: z.enum(conditions),
  storePrice: euros,
  announced: described(
    announcedPriceSchema.nullable(),
    'What the merchant announces, never our discount; null: nothing, or we have not recorded a price on each of those 30 days',
  ),
  deliveryCost: described(euros, 'Euros; 0 where the merchant did not state it, see deliveryKnown'),
  deliveryKnown: z.boolean(),
  totalPrice: described(euros, 'Delivered total: price + delivery cost'),
  deliveryInfo: described(
    z.string(),
    'In the request’s language where it says days, else as the merchant writes it; empty: not stated',
  ),
  deliveryDays: described(
    z.object({ min: z.int(), max: z.int() }).nullable(),
    'Working days from the order to its arrival, as the merchant states; null: it does not',
  ),
  warranty: described(
    z.object({ months: z.int(), by: z.enum(['manufacturer', 'seller']).nullable() }).nullable(),
    'The commercial warranty that the merchant announces, beside the legal guarantee; by: null where it does not say; null: it announces none',
  ),
  inStock: z.boolean(),
  stockKnown,
  affiliateLink: described(z.string(), '/go/{offerId}, which redirects to the merchant'),
  lastSeenAt: described(timestamp, 'Time of our import that last held the offer'),
  sizes: described(
    z.array(offerSizeSchema),
    'Of clothes and shoes; without a chosen size the offer is as its cheapest size in stock',
  ),
  sizeState: described(
    z.enum(['in_stock', 'out_of_stock', 'not_offered', 'not_stated']).nullable(),
    'Whether it has the chosen size; not_stated: its merchant names no sizes; null: none is chosen',
  ),
});
export type Offer = z.infer<typeof offerSchema>;

/** A product as lists show it: its main offer's price, no texts. Without a live offer, price fields are null. */
export const productCardSchema = z.object({
  _id: id,
  title: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.object({ _id: id, name: z.string(), nameFr: z.string() }),
  images: z.array(z.string()),
  awImage: z.string().nullable(),
  picture,
  awLink: z.string().nullable(),
  merchant: z.string().nullable(),
  condition: z.enum(conditions).nullable(),
  price: euros.nullable(),
  storePrice: euros.nullable(),
  deliveryCost: euros.nullable(),
  deliveryKnown: z.boolean(),
  totalPrice: euros.nullable(),
  inStock: z.boolean(),
  stockKnown,
  availabilityStatus: z.enum(['In Stock', 'Not Stated', 'Out of Stock']),
  rating: z.number().nullable(),
  ratingCount: z.int().nullable(),
  offersCount: z.int(),
  merchantsCount: z.int(),
  energyClass: described(
    z.enum(energyClasses).nullable(),
    'Of today’s EU label, on the scale from A to G, as merchants state it; null: not stated, contradicted, or of a former scale',
  ),
  energyLabel: described(
    z.string().nullable(),
    'Address of the label of that class, in the EU’s register; null: no class, or its code is not known',
  ),
  fallback: described(
    z.object({ price: euros, inStock: z.boolean() }).nullable(),
    'Typed in by our staff, for a product without live offers; it is no merchant’s price',
  ),
  unitPrice: described(
    unitPriceSchema.nullable(),
    'Of its price without delivery; null: no feed, title or specification says how much it holds',
  ),
  awaitsMerchant: described(
    z.boolean(),
    'Made by our staff, never offered by a merchant so far: last in every list; price and stock are those of fallback',
  ),
  size: described(
    z.string().nullable(),
    'Of clothes and shoes, the size whose best offer it shows, in a list that is narrowed to sizes; null: none was chosen',
  ),
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** A specification as a page shows it; `number` in `unit` where it is an amount. */
const specificationSchema = z.object({
  name: z.string(),
  value: z.string(),
  number: z.number().nullable(),
  unit: z.string().nullable(),
  nameLanguage: z.enum(languages),
  valueLanguage: z.enum(languages),
});
export type Specification = z.infer<typeof specificationSchema>;

/** Information that the law requires next to a price, as merchants state it. */
const labelsSchema = z.object({
  energyClass: z.enum(energyClasses).nullable(),
  eprel: described(
    z.object({ code: z.string(), address: z.string() }).nullable(),
    'Its record in the EU’s register of energy labels',
  ),
  repairability: described(z.number().nullable(), 'French index, out of ten'),
  durability: described(z.number().nullable(), 'French index, out of ten'),
  running: described(
    z
      .object({
        kwh: described(z.number(), 'Stated consumption'),
        per: z.enum(consumptionBases),
        times: described(
          z.int().nullable(),
          'Hours or cycles that a year is counted as; null: kwh are a year’s',
        ),
        kwhPerYear: z.number(),
        pricePerKwh: described(z.number(), 'Euros, VAT included, as configured'),
        priceSince: described(z.iso.date(), 'Day from which that price holds'),
        costPerYear: euros,
      })
      .nullable(),
    'Electricity of a year',
  ),
});
export type ProductLabels = z.infer<typeof labelsSchema>;

/** A product with its offers: the fields of the main offer are its own, `offers` contains the others. */
export const productSchema = productCardSchema.extend({
  categoryPath: described(
    z.array(namedCategorySchema),
    'The categories that its own is part of, the department first',
  ),
  pictures: described(z.array(pictureSchema), 'Our copies of all of its pictures, the first one first'),
  description: z.string(),
  /** Of the description: merchants write in theirs. */
  descriptionLanguage: z.enum(languages),
  specifications: described(
    z.array(specificationSchema),
    'What merchants state, the category’s own specifications first',
  ),
  labels: described(labelsSchema.nullable(), 'null: nothing of it is stated'),
  gtins: z.array(z.string()),
  mpns: z.array(z.string()),
  stock: z.int().nullable(),
  affiliateId: z.string().nullable(),
  mainOffer: offerSchema.nullable(),
  offers: described(
    z.array(offerSchema),
    'All live offers but the main one: by condition, those of unknown delivery last, in stock first, by delivered total',
  ),
  reviews: z.array(z.never()),
  lastKnown: described(
    z.object({ totalPrice: euros, deliveryKnown: z.boolean(), seenAt: timestamp }).nullable(),
    'Last known price of a product without live offers, delivered where that was known',
  ),
  sizes: described(
    z.array(z.object({ label: z.string(), totalPrice: euros.nullable(), deliveryKnown: z.boolean() })),
    'Of clothes and shoes, over all offers; totalPrice: of the best one that has it in stock, or may have it, null: none does',
  ),
  size: described(z.string().nullable(), 'The chosen size, in which the offers are'),
});
export type Product = z.infer<typeof productSchema>;

export const productIdParams = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });

export const productQuery = z.object({
  size: described(
    z.string().max(maxSizeLength).optional(),
    'A size’s label: the offers are as they are in it',
  ),
});

/** Live figures of the catalogue, for "How we rank" and the pages' notes. */
export const catalogueFiguresSchema = z.object({
  products: z.int(),
  offers: z.int(),
  merchants: z.int(),
  lastImportAt: timestamp.nullable(),
  importsLastDay: z.int(),
  isDemo: z.boolean(),
  pageChecks: described(
    z.object({ compared: z.int(), differing: z.int() }).nullable(),
    'Offers that were compared with the merchant’s own page within 90 days, and those that differed; null below 200',
  ),
});
export type CatalogueFigures = z.infer<typeof catalogueFiguresSchema>;
