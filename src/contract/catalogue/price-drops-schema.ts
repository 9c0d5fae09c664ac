import { z } from 'zod';
import { described } from '../described.ts';
import { dropDays, dropFigures } from './history-schema.ts';
import { euros, offerSchema, productCardSchema } from './schema.ts';

/** A product whose best delivered price of new goods in stock fell, by our own records only. */
export const priceDropSchema = productCardSchema.extend(dropFigures);
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
  gap: described(euros, 'Between the two delivered totals'),
  merchantsCount: z.int(),
  drop: described(
    z.object({ days: dropDays, ...dropFigures }).nullable(),
    'The drop for which the product was chosen; null: none fell',
  ),
});
export type Duel = z.infer<typeof duelSchema>;

export const faceToFaceSchema = z.object({ duel: duelSchema.nullable() });
export type FaceToFace = z.infer<typeof faceToFaceSchema>;
