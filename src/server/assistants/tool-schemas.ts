import { z } from 'zod';
import { lineKey } from '../../contract/cart/line-ref.ts';
import { conditions } from '../../contract/catalogue/conditions.ts';
import { maxSizeLength } from '../../contract/catalogue/sizes.ts';
import { languages } from '../../contract/language.ts';

const language = z.enum(languages).default('en').describe('Of titles and texts');
/** Models, and programs that guess types, write it as a number as well. */
const id = z
  .union([z.string().regex(/^[1-9]\d{0,14}$/), z.int().min(1).max(999_999_999_999_999)])
  .transform(String);
const euros = z.number().positive().max(1_000_000);
const text = z
  .string()
  .trim()
  .max(200)
  // No pattern: not all clients read those of Unicode.
  .refine((line) => !/\p{Cc}/u.test(line), 'one line of text');
const names = z.array(text.min(1)).max(10);
const page = z.int().min(1).max(100).default(1);
/** Products of a result at most. */
const limit = z.int().min(1).max(20).default(10);

export const searchInput = z.strictObject({
  query: text.optional().describe('Words, in French or English; leave out to browse a category'),
  category: text.optional().describe('Name or key, as list_categories gives them'),
  brands: names.optional(),
  merchants: names.optional(),
  conditions: z
    .array(z.enum(conditions))
    .max(3)
    .optional()
    .describe('Left out: new goods where there are any'),
  min_price: euros.optional().describe('Euros, delivered'),
  max_price: euros.optional().describe('Euros, delivered'),
  in_stock: z.boolean().default(false),
  free_delivery: z.boolean().default(false),
  sort: z.enum(['relevance', 'delivered', 'rating', 'drop', 'newest', 'arrival']).optional(),
  page,
  limit,
  language,
});

export const productInput = z.strictObject({
  id: id.describe('As search_products gives it'),
  days: z.int().min(7).max(365).default(90).describe('Of the price history'),
  language,
});

export const basketInput = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id,
        quantity: z.int().min(1).max(20).default(1),
        condition: z.enum(conditions).default('new'),
        size: text.max(maxSizeLength).default('').describe('Of clothes and shoes, as get_product names them'),
      }),
    )
    .min(1)
    .max(20)
    .refine(
      (items) => new Set(items.map(({ id: _id, size }) => lineKey({ _id, size }))).size === items.length,
      'each product once in each size',
    ),
  language,
});

export const categoriesInput = z.strictObject({ language });

export const dealsInput = z.strictObject({
  category: text.optional(),
  within_days: z.union([z.literal(1), z.literal(7)]).default(7),
  limit,
  language,
});
