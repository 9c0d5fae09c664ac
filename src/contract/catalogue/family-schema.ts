import { z } from 'zod';
import { described } from '../described.ts';
import { conditions } from './conditions.ts';
import { euros } from './schema.ts';
import { variantAxes } from './variant-axes.ts';

const axis = z.enum(variantAxes);
const label = described(z.string(), 'In the request’s language: “128 GB”, “Noir”');

/** A family as its products' pages show it: what they differ in, and the best price of each. */
export const productFamilySchema = z.object({
  axes: described(
    z.array(
      z.object({
        axis,
        values: z.array(
          z.object({
            label,
            productId: described(
              z.string(),
              'The product with this value that differs least from the one asked for; of equals the cheapest',
            ),
            title: z.string(),
            isOwn: described(z.boolean(), 'The value of the product asked for'),
            isOnlyChange: described(z.boolean(), 'It is as the product asked for in all else'),
            condition: z.enum(conditions).nullable(),
            totalPrice: euros.nullable(),
            deliveryKnown: z.boolean(),
            inStock: z.boolean(),
            stockKnown: described(z.boolean(), 'False: the merchant does not state it'),
          }),
        ),
      }),
    ),
    'What its products differ in, with the values in their order; empty: the product has no other variants',
  ),
  products: described(
    z.array(
      z.object({ productId: z.string(), title: z.string(), values: z.array(z.object({ axis, label })) }),
    ),
    'All products of the family that are listed, the product asked for among them',
  ),
  otherColours: described(z.int(), 'How many other products differ from it in colour only'),
});
export type ProductFamily = z.infer<typeof productFamilySchema>;
