import { z } from 'zod';
import { described } from '../described.ts';
import { freeText } from './list-schema.ts';
import { categorySchema, productCardSchema } from './schema.ts';

export const suggestQuery = z.object({
  search: described(freeText.default(''), 'Text typed so far; below two characters nothing is suggested'),
});

/** What a text that is still being typed may mean, each list the likeliest first; eight things at most in all. */
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
