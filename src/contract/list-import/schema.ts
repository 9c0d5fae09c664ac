import { z } from 'zod';
import { described } from '../described.ts';
import { productId } from '../favourites/schema.ts';
import { addedOutcomes } from './added-outcomes.ts';
import { maxAddedAtOnce, maxListBytes } from './list-import-limits.ts';

const euros = described(z.number(), 'Euros, VAT included, two decimals');

export const listBody = z.object({
  text: described(
    z
      .string()
      .max(maxListBytes)
      .refine((text) => text.trim() !== ''),
    'CSV with any delimiter, or lines of links, barcodes and ISBNs',
  ),
});

/** Why a line leads to no product, or not to one more. */
const listFaults = ['nothing_in_it', 'not_found', 'several', 'repeated'] as const;

const listLineSchema = z.object({
  line: described(z.int(), 'Of the list, from 1'),
  text: described(z.string(), 'What it was recognised by; else how it begins'),
  product: z
    .object({
      _id: z.string(),
      title: z.string(),
      totalPrice: described(euros.nullable(), 'Best delivered price now'),
    })
    .nullable(),
  wishedPrice: described(euros.nullable(), 'Where a column states one'),
  fault: z.enum(listFaults).nullable(),
});
export type ListLine = z.infer<typeof listLineSchema>;

export const listPreviewSchema = z.object({
  lines: z.array(listLineSchema),
  isCut: described(z.boolean(), 'The list has more lines than are read'),
  wishedColumn: described(z.string().nullable(), 'The column that wished prices were read from'),
});
export type ListPreview = z.infer<typeof listPreviewSchema>;

export const addListBody = z.object({
  items: z
    .array(
      z.object({
        productId,
        alert: described(
          z.union([z.literal('any'), z.number().min(0.01).max(1_000_000)]).optional(),
          'An alert as well: at a delivered price in euros, or at any drop',
        ),
      }),
    )
    .min(1)
    .max(maxAddedAtOnce),
});

export const addedListSchema = z.object({
  items: z.array(z.object({ productId: z.string(), outcome: z.enum(addedOutcomes) })),
});
