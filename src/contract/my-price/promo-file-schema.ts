import { z } from 'zod';
import { described } from '../described.ts';
import { pageQuery } from '../paging-schema.ts';
import { feedPart } from '../products/files-schema.ts';
import { codeLimits } from './code-limits.ts';

/** The state of a merchant's file of promotions. */
const promoFileStates = ['off', 'waiting', 'read', 'held', 'failed', 'stale'] as const;

export const refusedPromotionSchema = z.object({
  promotion: described(z.string(), 'Its promotion_id'),
  title: z.string(),
  reason: described(z.string(), 'In the language of the request'),
});

export const promoFileSchema = z.object({
  merchantId: z.string(),
  merchant: z.string(),
  url: described(z.string().nullable(), 'null: staff sends the file'),
  intervalMinutes: z.int(),
  isActive: described(z.boolean(), 'Its codes count'),
  state: described(
    z.enum(promoFileStates),
    'stale: it could not be read for longer than the merchant’s offers stay fresh, its codes do not count',
  ),
  triedAt: z.iso.datetime().nullable(),
  seenAt: described(z.iso.datetime().nullable(), 'When its codes were last those of the file'),
  nextAt: z.iso.datetime().nullable(),
  error: described(z.string().nullable(), 'Why the last try changed nothing'),
  codes: described(z.int(), 'Its promo codes here, those to come as well'),
  promotions: described(z.int(), 'Promotions of the file that they are from'),
  refused: described(
    z.array(refusedPromotionSchema),
    'Those of them that are no promo codes, with the reason',
  ),
  held: described(
    z.object({ hash: z.string(), codes: z.int(), refused: z.array(refusedPromotionSchema) }).nullable(),
    'A file that waits for a decision: the codes that it would bring',
  ),
});
export type PromoFile = z.infer<typeof promoFileSchema>;

export const promoFileParams = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });
export const promoFilesQuery = pageQuery;

export const promoFileBody = z.object({
  url: z.string().trim().max(2_000).nullable(),
  intervalMinutes: z
    .number()
    .refine((minutes) => codeLimits.intervals.some((interval) => interval === minutes))
    .default(360),
  isActive: z.boolean().default(true),
});
export const promoFileForm = z.object({ file: described(feedPart, 'XML, CSV or TSV, 1 MB at most') });
export const promoFileDecision = z.object({
  decision: z.enum(['approved', 'discarded']),
  hash: described(z.string().max(64), 'Of the file that was looked at: another one may wait by now'),
});
