import { z } from 'zod';
import { conditions } from './conditions.ts';
import { described } from './described.schema.ts';
import { longestValue, mostChosen } from './facet-choice.ts';
import { languages } from './language.ts';
import { pictureFormats } from './pictures.ts';
import { productSorts } from './sorting.ts';

/** Money in the API: decimal euros, VAT included. */
export const euros = described(z.number(), 'Euros, VAT included, two decimals', 'Euros TTC, deux décimales');
const timestamp = z.iso.datetime();
const id = z.string();

export const categorySchema = z.object({
  _id: id,
  key: described(
    z.string(),
    'Stable key, kept through renames',
    'Clé stable, conservée quand la catégorie change de nom',
  ),
  name: described(
    z.string(),
    'English name; the address of the category page',
    'Nom anglais, adresse de la page de la catégorie',
  ),
  nameFr: z.string(),
  productsCount: z.int(),
});
export type Category = z.infer<typeof categorySchema>;

/** Our copies of a product's picture; `pictureAddress` tells where they are. */
export const pictureSchema = z.object({
  name: described(
    z.string(),
    'Its copies are at /pictures/{name}-{size}.{format}',
    'Ses copies sont à /pictures/{name}-{size}.{format}',
  ),
  width: described(z.int(), 'Of the largest copy, in pixels', 'De la plus grande copie, en pixels'),
  height: z.int(),
  sizes: described(
    z.array(z.int()),
    'Longer side of each copy in pixels, ascending',
    'Plus grand côté de chaque copie en pixels, par ordre croissant',
  ),
  formats: z.array(z.enum(pictureFormats)),
});
export type Picture = z.infer<typeof pictureSchema>;

const picture = described(
  pictureSchema.nullable(),
  'Our copies in several sizes and formats; null until there are any',
  'Nos copies en plusieurs tailles et formats\u00a0; null tant qu’il n’y en a pas',
);

export const categoryThumbnailSchema = z.object({
  category: z.string(),
  categoryFr: z.string(),
  image: described(
    z.string(),
    'Our copy of a picture of its best rated product, else a drawn placeholder',
    'Notre copie d’une image de son produit le mieux noté, sinon un dessin',
  ),
  awImage: described(
    z.string().nullable(),
    'The same without the placeholder',
    'La même, sans le dessin de remplacement',
  ),
  picture,
});
export type CategoryThumbnail = z.infer<typeof categoryThumbnailSchema>;

export const offerSchema = z.object({
  _id: id,
  merchant: z.string(),
  merchantLogo: described(z.string().nullable(), 'Address of our copy', 'Adresse de notre copie'),
  seller: z.string(),
  condition: z.enum(conditions),
  storePrice: euros,
  deliveryCost: described(
    euros,
    'Euros; 0 where the merchant did not state it, see deliveryKnown',
    'Euros\u00a0; 0 quand le marchand ne l’indique pas, voir deliveryKnown',
  ),
  deliveryKnown: z.boolean(),
  totalPrice: described(
    euros,
    'Delivered total: price + delivery cost',
    'Total livré\u00a0: prix + livraison',
  ),
  deliveryInfo: z.string(),
  inStock: z.boolean(),
  affiliateLink: described(
    z.string(),
    '/go/{offerId}, which redirects to the merchant',
    '/go/{offerId}, qui mène chez le marchand',
  ),
  lastSeenAt: described(
    timestamp,
    'Time of our import that last held the offer',
    'Date de notre dernier import qui contenait l’offre',
  ),
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
  availabilityStatus: z.enum(['In Stock', 'Out of Stock']),
  rating: z.number().nullable(),
  ratingCount: z.int().nullable(),
  offersCount: z.int(),
  merchantsCount: z.int(),
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

/** A product with its offers: main offer in the fields of its own, `offers` holds the others (SPEC §2, §3). */
export const productSchema = productCardSchema.extend({
  description: z.string(),
  /** Of the description: merchants write in theirs. */
  descriptionLanguage: z.enum(languages),
  specifications: described(
    z.array(specificationSchema),
    'What merchants state, the category’s own specifications first',
    'Ce qu’indiquent les marchands, d’abord les caractéristiques propres à la catégorie',
  ),
  gtins: z.array(z.string()),
  mpns: z.array(z.string()),
  stock: z.int().nullable(),
  affiliateId: z.string().nullable(),
  mainOffer: offerSchema.nullable(),
  offers: described(
    z.array(offerSchema),
    'All live offers but the main one, by delivered total',
    'Toutes les offres en cours sauf la principale, par total livré',
  ),
  reviews: z.array(z.never()),
  fallback: described(
    z.object({ price: euros, inStock: z.boolean() }).nullable(),
    'Typed in by our staff, for a product without live offers; it is no merchant’s price',
    'Saisi par nos soins, pour un produit sans offre en cours\u00a0; ce n’est le prix d’aucun marchand',
  ),
  lastKnown: described(
    z.object({ totalPrice: euros, seenAt: timestamp }).nullable(),
    'Last known delivered price of a product without live offers',
    'Dernier prix livré connu d’un produit sans offre en cours',
  ),
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
  observedDays: described(z.int(), 'Since it was first seen', 'Depuis la première fois qu’il a été vu'),
  pricedDays90: described(
    z.int(),
    'Of the last 90 days, those on which it was offered; fewer than 14 say nothing of a price',
    'Parmi les 90 derniers jours, ceux où il était proposé\u00a0; moins de 14 ne disent rien d’un prix',
  ),
  lowest30: euros.nullable(),
  lowest90: euros.nullable(),
  median90: euros.nullable(),
});
export type PriceHistory = z.infer<typeof priceHistorySchema>;

/** Text that visitors type: bounded, on one line. */
export const freeText = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u);
export const productIdParams = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });

export const listProductsQuery = z.object({
  category: described(freeText.optional(), 'Name or key of a category', 'Nom ou clé d’une catégorie'),
  search: described(
    freeText.optional(),
    'Text to search for; blank: no search',
    'Texte recherché\u00a0; vide\u00a0: sans recherche',
  ),
  sortBy: described(
    z.enum(productSorts).optional(),
    'Order; delivered is by delivered total, price leaves delivery out, drop is by fall within 7 days; relevance when absent',
    'Ordre\u00a0; delivered suit le total livré, price ne compte pas la livraison, drop suit la baisse sur 7 jours\u00a0; relevance par défaut',
  ),
  limit: described(
    z.coerce.number().int().min(1).max(100).default(24),
    'Items per page',
    'Éléments par page',
  ),
  page: described(
    z.coerce.number().int().min(1).max(10_000).default(1),
    'Page, from 1',
    'Page, à partir de 1',
  ),
});

/** A parameter that may be given several times. */
const several = <S extends z.ZodType<string>>(value: S) =>
  z.union([z.array(value).max(mostChosen), value.transform((one) => [one])]).default([]);
const facetText = z.string().trim().min(1).max(longestValue);
const amount = z.coerce.number().positive().max(1_000_000).optional();

/** A list narrowed by facets. Values that no product has are left out. */
export const searchProductsQuery = listProductsQuery.extend({
  in: described(
    several(facetText),
    'Categories to narrow to, by key; may be repeated, as may the next four',
    'Catégories retenues, par clé\u00a0; peut être répété, comme les quatre suivants',
  ),
  brand: described(several(facetText), 'Brands', 'Marques'),
  merchant: described(
    several(facetText),
    'Merchants with a live offer',
    'Marchands qui ont une offre en cours',
  ),
  condition: described(
    several(z.enum(conditions)),
    'Conditions; prices are then those of the best offer in these',
    'États\u00a0; les prix sont alors ceux de la meilleure offre dans ces états',
  ),
  spec: described(
    several(facetText),
    'Specifications as key:value, as facets name them',
    'Caractéristiques sous la forme clé:valeur, telles que les facettes les nomment',
  ),
  min: described(amount, 'Least delivered total in euros', 'Total livré minimal, en euros'),
  max: described(amount, 'Highest delivered total in euros', 'Total livré maximal, en euros'),
  rating: described(z.coerce.number().int().min(1).max(4).optional(), 'Least rating', 'Note minimale'),
  stock: described(z.enum(['in']).optional(), 'In stock only', 'En stock seulement'),
  delivery: described(
    z.enum(['free']).optional(),
    'An offer in stock whose delivery is known to be free',
    'Une offre en stock dont la livraison est connue comme gratuite',
  ),
  facets: described(
    z.enum(['all', 'none']).default('none'),
    'Whether to count what each facet offers',
    'Compter ou non ce que chaque facette propose',
  ),
});

export const historyQuery = z.object({
  days: described(
    z.coerce.number().int().min(1).max(365).default(90),
    'Days before now',
    'Jours jusqu’à maintenant',
  ),
});

const count = described(
  z.int(),
  'Products shown if this were the only value chosen in its facet, given the other facets',
  'Produits affichés si cette valeur était la seule choisie dans sa facette, compte tenu des autres',
);
const facetValueSchema = z.object({ value: z.string(), count, isChosen: z.boolean() });

/** What a list can be narrowed by: chosen values first, then the most frequent, 50 at most. */
export const listFacetsSchema = z.object({
  categories: z.array(facetValueSchema.extend({ name: z.string(), nameFr: z.string() })),
  brands: z.array(facetValueSchema),
  merchants: z.array(facetValueSchema),
  conditions: z.array(facetValueSchema.extend({ value: z.enum(conditions) })),
  prices: described(
    z.object({
      lowest: euros.nullable(),
      highest: euros.nullable(),
      bands: z.array(z.object({ min: euros, max: euros.nullable(), count })),
    }),
    'Delivered totals; bands include both of their ends',
    'Totaux livrés\u00a0; les tranches comprennent leurs deux bornes',
  ),
  ratings: z.array(z.object({ least: z.int(), count })),
  specifications: described(
    z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        nameFr: z.string(),
        values: z.array(facetValueSchema.extend({ name: z.string(), nameFr: z.string() })),
      }),
    ),
    'Of the category that is chosen, else of the one that most of the products are in; chosen as key:value',
    'De la catégorie choisie, sinon de celle de la plupart des produits\u00a0; choisies sous la forme clé:valeur',
  ),
  inStock: count,
  freeDelivery: count,
});
export type ListFacets = z.infer<typeof listFacetsSchema>;

/** One page of a product list with what a page shows around it. */
export const productListSchema = z.object({
  products: z.array(productCardSchema),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  merchantsCount: described(
    z.int(),
    'Merchants with live offers in the whole catalogue',
    'Marchands qui ont des offres en cours, dans tout le catalogue',
  ),
  category: categorySchema.nullable(),
  correctedQuery: described(
    z.string().nullable(),
    'What was searched in place of a text that finds nothing as it stands',
    'Ce qui a été recherché à la place d’un texte qui ne donne rien tel quel',
  ),
  facets: described(
    listFacetsSchema.nullable(),
    'null unless asked for',
    'null si elles ne sont pas demandées',
  ),
  drops: described(
    z.array(z.object({ productId: id, previousTotal: euros, drop: z.int() })),
    'With sortBy=drop: by how many percent the best delivered price of the page’s products fell within 7 days',
    'Avec sortBy=drop\u00a0: baisse en pour cent, sur 7 jours, du meilleur prix livré des produits de la page',
  ),
  nearbyCategories: described(
    z.array(categorySchema),
    'Categories near a text that finds nothing at all',
    'Catégories proches d’un texte qui ne donne rien du tout',
  ),
});
export type ProductList = z.infer<typeof productListSchema>;

const dropDays = described(
  z.literal([1, 7]),
  'Days within which prices fell: the last 24 hours, or 7 days where nothing fell in these',
  'Jours pendant lesquels les prix ont baissé\u00a0: les dernières 24 heures, ou 7 jours si rien n’y a baissé',
);
const dropFields = {
  previousTotal: described(
    euros,
    'The best delivered price that we observed 24 hours or 7 days ago',
    'Le meilleur prix livré relevé il y a 24 heures ou 7 jours',
  ),
  drop: described(
    z.int(),
    'How far it fell, in percent of the previous price',
    'La baisse, en pour cent du prix précédent',
  ),
};

/** A product whose best delivered price for new goods in stock fell, by our own observation alone. */
export const priceDropSchema = productCardSchema.extend(dropFields);
export type PriceDrop = z.infer<typeof priceDropSchema>;

/** The strongest drops, in that order. */
export const priceDropListSchema = z.object({
  days: dropDays,
  merchantsCount: z.int(),
  products: z.array(priceDropSchema),
});
export type PriceDropList = z.infer<typeof priceDropListSchema>;

/** The cheapest and the dearest comparable merchant of one product: new, in stock, delivery known. */
export const duelSchema = z.object({
  product: productCardSchema.pick({ _id: true, title: true, images: true, awImage: true, picture: true }),
  lowest: offerSchema,
  highest: offerSchema,
  gap: described(euros, 'Between the two delivered totals', 'Entre les deux totaux livrés'),
  offersCount: z.int(),
  drop: described(
    z.object({ days: dropDays, ...dropFields }).nullable(),
    'The drop for which the product was chosen; null: none fell',
    'La baisse pour laquelle le produit a été choisi\u00a0; null si aucun prix n’a baissé',
  ),
});
export type Duel = z.infer<typeof duelSchema>;

export const faceToFaceSchema = z.object({ duel: duelSchema.nullable() });
export type FaceToFace = z.infer<typeof faceToFaceSchema>;

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
