import { z } from 'zod';
import { productCardSchema } from '../catalogue/schema.ts';
import { described } from '../described.ts';
import { maxPasted } from './find-limits.ts';

export const findBody = z.object({
  text: described(
    z
      .string()
      .max(maxPasted)
      .refine((text) => text.trim() !== '' && !text.includes('\0')),
    'A merchant’s address, also within other words, or a GTIN (8, 12, 13, 14 digits) or ISBN (10, 13)',
  ),
});

export const foundSchema = z.object({
  kind: described(
    z.enum(['link', 'code', 'text']),
    'What the text was taken for; text: neither link nor code',
  ),
  products: described(z.array(productCardSchema), 'Twelve at most'),
  canReadPage: described(
    z.boolean(),
    'The link is not known, and its page may be asked for by `readPastedPage`',
  ),
});
export type Found = z.infer<typeof foundSchema>;

export const pastedPageSchema = z.object({
  outcome: described(
    z.enum(['found', 'unknown', 'forbidden', 'unreadable', 'busy']),
    'unknown: of no product here; forbidden: by the site’s robots.txt; unreadable: no response, or no data; busy: to be tried again in a minute',
  ),
  products: z.array(productCardSchema),
  name: described(z.string().nullable(), 'What the page calls its product'),
});
export type PastedPage = z.infer<typeof pastedPageSchema>;
