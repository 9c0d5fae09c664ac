import { z } from 'zod';
import { namedCategorySchema } from '../catalogue/schema.ts';
import { described } from '../described.ts';

export const priceIndexQuery = z.object({
  days: described(z.enum(['30', '90', '365']).default('90'), 'Length in days'),
  category: described(
    z.string().max(200).optional(),
    'Name of a category in either language; left out: all products',
  ),
});

const day = z.iso.date();
const since = described(
  day,
  'The day at whose end it stands at 100: later than asked for where less is known',
);
const change = described(z.number(), 'Percent from `since` to `to`, one decimal');
const products = described(z.int(), 'Products that had a price at the end of the last two days');

/** The change of an index over a period. */
const movement = { since, change, products };

export const priceIndexSchema = z.object({
  days: z.int(),
  to: described(day.nullable(), 'The last day that is counted, in French time; null: none is yet'),
  category: described(namedCategorySchema.nullable(), 'null: all products'),
  index: described(
    z
      .object({
        ...movement,
        points: z.array(z.object({ day, value: described(z.number(), 'Two decimals'), products: z.int() })),
      })
      .nullable(),
    'At the end of each day after `since`; null: not enough products, or days, yet',
  ),
  categories: described(
    z.array(
      z.object({
        category: namedCategorySchema,
        level: described(z.int(), '1: a department, 2: a part of the one before it, …'),
        ...movement,
      }),
    ),
    'Those with enough products, in the order of menus',
  ),
});
export type PriceIndex = z.infer<typeof priceIndexSchema>;
