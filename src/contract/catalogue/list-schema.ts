import { z } from 'zod';
import { spellingAsTyped } from '../addresses.ts';
import { described } from '../described.ts';
import { conditions } from './conditions.ts';
import { contentUnits } from './content-units.ts';
import { arrivalSteps, maxChosen, maxValueLength } from './facet-choice.ts';
import { dropDays, dropFigures } from './history-schema.ts';
import { productSorts } from './product-sorts.ts';
import { categorySchema, euros, namedCategorySchema, productCardSchema } from './schema.ts';
import { variantAxes } from './variant-axes.ts';

/** Text that visitors type: bounded, on one line. */
export const freeText = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u);

export const listProductsQuery = z.object({
  category: described(freeText.optional(), 'Name or key of a category'),
  search: described(freeText.optional(), 'Text to search for; blank: no search'),
  sortBy: described(
    z.enum(productSorts).optional(),
    'Order; delivered is by delivered total, price leaves delivery out, drop is by fall within 7 days, or within one where deals of a day are asked for, arrival is by the working days until an offer in stock arrives, what is not stated last, unit_price is by the price per unit without delivery, in a category whose list says its unit; relevance when absent',
  ),
  limit: described(z.coerce.number().int().min(1).max(100).default(24), 'Items per page'),
  page: described(z.coerce.number().int().min(1).max(10_000).default(1), 'Page, from 1'),
});

/** A parameter that may be given several times. */
const several = <S extends z.ZodType<string>>(value: S) =>
  z.union([z.array(value).max(maxChosen), value.transform((one) => [one])]).default([]);
const facetText = z.string().trim().min(1).max(maxValueLength);
const amount = z.coerce.number().positive().max(1_000_000).optional();

/** A list narrowed by facets. Values that no product has are left out. */
export const searchProductsQuery = listProductsQuery.extend({
  spelling: described(z.enum([spellingAsTyped]).optional(), 'typed: no word is spelt another way'),
  in: described(
    several(facetText),
    'Categories to narrow to, with all below them, by key; may be repeated, as may the next four',
  ),
  brand: described(several(facetText), 'Brands'),
  merchant: described(several(facetText), 'Merchants with a live offer'),
  condition: described(
    several(z.enum(conditions)),
    'Conditions; prices are then those of the best offer in these',
  ),
  spec: described(
    several(facetText),
    'Specifications as key:value, as facets name them; with sizes, prices and stock are those of the best offer in these',
  ),
  min: described(amount, 'Least delivered total in euros'),
  max: described(amount, 'Highest delivered total in euros'),
  rating: described(z.coerce.number().int().min(1).max(4).optional(), 'Least rating'),
  stock: described(z.enum(['in']).optional(), 'In stock only'),
  delivery: described(z.enum(['free']).optional(), 'An offer in stock whose delivery is known to be free'),
  within: described(
    z.coerce
      .number()
      .int()
      .refine((days) => (arrivalSteps as readonly number[]).includes(days))
      .optional(),
    'An offer in stock whose merchant states that it arrives within so many working days: 1, 2, 3 or 5',
  ),
  deals: described(
    z.enum(['1', '7']).optional(),
    'Only products whose best delivered price fell within a day or seven, to below all of the 30 days before and the median of 90; without a text',
  ),
  facets: described(z.enum(['all', 'none']).default('none'), 'Whether to count what each facet offers'),
  variants: described(
    z.enum(['folded', 'all']).default('folded'),
    'folded: one product of each family (colours, capacities, sizes, packs of one thing), unless the text or a facet names a variant, or falls of prices are asked for',
  ),
});

const count = described(
  z.int(),
  'Products shown if this were the only value chosen in its facet, given the other facets',
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
  ),
  inStock: count,
  freeDelivery: count,
  arrivals: described(
    z.array(z.object({ within: z.int(), count })),
    'Products of which an offer in stock arrives within so many working days; what no merchant states is in none',
  ),
});
export type ListFacets = z.infer<typeof listFacetsSchema>;

/** One page of a product list with what a page shows around it. */
export const productListSchema = z.object({
  products: z.array(productCardSchema),
  total: described(
    z.int(),
    'What the list shows, of a folded one one product for each family: what pages count',
  ),
  productsTotal: described(z.int(), 'Products with all of their variants: what facets count'),
  families: described(
    z.array(
      z.object({
        productId: z.string(),
        variants: described(
          z.array(z.object({ axis: z.enum(variantAxes), count: z.int() })),
          'How many values the family has of each axis that its products differ in',
        ),
        lowestTotal: described(
          euros.nullable(),
          'Lowest delivered total of new goods in stock in the whole family; null: none is known, or other conditions are asked for',
        ),
      }),
    ),
    'Of this page’s products, those that stand for a family',
  ),
  page: z.int(),
  pages: z.int(),
  alsoMatching: described(
    z.int(),
    'How many of these products, the last ones, match a text less well than those before: by relevance those that lack a word where others hold all, and all of them where a price limit leaves only what mentions the thing, in other orders those that were less likely meant',
  ),
  bestMatching: described(
    z.int(),
    'How many products of the whole list come before those that match a text less well (`alsoMatching`)',
  ),
  merchantsCount: described(z.int(), 'Merchants with live offers in the whole catalogue'),
  category: categorySchema.nullable(),
  categoryPath: described(
    z.array(namedCategorySchema),
    'The categories that the list’s own is part of, the department first; empty without one',
  ),
  subcategories: described(
    z.array(namedCategorySchema),
    'Those right below the list’s own that hold products',
  ),
  correctedQuery: described(
    z.string().nullable(),
    'What was searched where words that no product holds were spelt another way',
  ),
  missingWords: described(
    z.array(z.string()),
    'Words of the text that no product holds, or none of the best results',
  ),
  allWords: described(
    z.boolean(),
    'Some product holds every word of the text but those that no product holds; true without a text',
  ),
  refused: described(
    z
      .object({
        names: z.array(z.string()),
        text: described(z.string(), 'What is left of the text without it'),
        isAll: described(
          z.boolean(),
          'Nothing else was found: the list is empty, and would not be without it',
        ),
      })
      .nullable(),
    'What the text asks not to find (“phone except samsung”): nothing of it is in the list',
  ),
  unknownSizes: described(
    z.array(z.string()),
    'Chosen sizes of clothes and shoes that no product comes in: the list is not narrowed by them',
  ),
  facets: described(listFacetsSchema.nullable(), 'null unless asked for'),
  drops: described(
    z.array(
      z.object({
        productId: z.string(),
        days: dropDays,
        ...dropFigures,
        usualTotal: described(euros, 'Median of its best delivered price over 90 days'),
        fellAt: z.iso.datetime(),
      }),
    ),
    'With deals or an order by drop: by how many percent the best delivered price of the page’s products fell within these days: one where deals of a day are asked for, else seven',
  ),
  unit: described(
    z.enum(contentUnits).nullable(),
    'The unit by whose price the list of this category can be ordered; null: it has none, or none of these products states it',
  ),
  emptyWithoutChoice: described(
    z.boolean(),
    'The list is empty, and would be without what is chosen of its facets',
  ),
  nearbyCategories: described(
    z.array(categorySchema),
    'Categories near a text that finds nothing at all; with products: those whose products are shown because nothing is of the kind that the text names',
  ),
});
export type ProductList = z.infer<typeof productListSchema>;

/** A result that was opened. */
export const searchClickBody = z.object({
  search: described(freeText.min(1), 'The text that was searched'),
  productId: described(z.string().regex(/^[1-9]\d{0,14}$/), 'The product that was opened'),
});
export const searchClickCountedSchema = z.object({ counted: z.literal(true) });
