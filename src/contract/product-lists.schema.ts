import { z } from 'zod';
import { categorySchema, euros, productCardSchema } from './catalogue.schema.ts';
import { conditions } from './conditions.ts';
import { described } from './described.schema.ts';
import { longestValue, mostChosen } from './facet-choice.ts';
import { productSorts } from './sorting.ts';

/** Text that visitors type: bounded, on one line. */
export const freeText = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u);

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
    z.array(z.object({ productId: z.string(), previousTotal: euros, drop: z.int() })),
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
