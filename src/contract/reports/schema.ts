import { z } from 'zod';
import { described } from '../described.ts';
import { paging } from '../paging-schema.ts';
import { maxReportComment, reportReasons } from './report-reasons.ts';

const id = z.string().regex(/^[1-9]\d{0,14}$/);

/** Several lines, without other control characters. */
const lines = (max: number) =>
  z
    .string()
    .max(max)
    .default('')
    .transform((text) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
    .refine((text) => !/[^\P{Cc}\n]|\p{Cs}/u.test(text));

export const reportBody = z.object({
  offerId: described(id.optional(), 'One of the product’s offers; without it, the product as a whole'),
  reason: z.enum(reportReasons),
  comment: lines(maxReportComment),
});
export const reportParams = z.object({ id });

const states = ['open', 'resolved', 'dismissed'] as const;

export const reportDecisionBody = z.object({
  state: z.enum(states),
  note: described(lines(500), 'For colleagues'),
});

export const reportPageQuery = z.object({
  state: z.enum(states).default('open'),
  ...paging({ limit: 24 }),
});

export const reportSchema = z.object({
  _id: z.string(),
  createdAt: z.iso.datetime(),
  product: z.object({ _id: z.string(), title: z.string() }),
  offer: z
    .object({
      _id: z.string(),
      merchant: z.string(),
      title: z.string(),
      reportedTotal: described(z.number().nullable(), 'Delivered price when it was reported, euros'),
      total: described(z.number().nullable(), 'Delivered price now; null: it is gone'),
    })
    .nullable(),
  reason: z.enum(reportReasons),
  comment: z.string(),
  userId: described(z.string().nullable(), 'null: somebody who was not signed in'),
  state: z.enum(states),
  note: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
});

export type Report = z.infer<typeof reportSchema>;
