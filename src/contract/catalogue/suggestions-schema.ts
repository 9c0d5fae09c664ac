import { z } from 'zod';
import { described } from '../described.ts';
import { freeText } from './list-schema.ts';
import { categorySchema, productCardSchema } from './schema.ts';

export const suggestQuery = z.object({
  search: described(freeText.default(''), 'Text typed so far; below two characters nothing is suggested'),
});

/** Suggestions for a text while it is typed, each list with the most likely first; eight in all. */
export const suggestionsSchema = z.object({
  products: z.array(
    productCardSchema.pick({
      _id: true,
      title: true,
      images: true,
      awImage: true,
      picture: true,
      condition: true,
      totalPrice: true,
      deliveryKnown: true,
      awaitsMerchant: true,
    }),
  ),
  categories: z.array(categorySchema),
  brands: z.array(z.object({ brand: z.string(), productsCount: z.int() })),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
