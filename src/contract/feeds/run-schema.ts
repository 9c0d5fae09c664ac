import { z } from 'zod';
import { described } from '../described.ts';
import { pageQuery, paging } from '../paging-schema.ts';
import { heldQuestions } from './feed-fields.ts';
import { maxRejectedRows } from './feed-limits.ts';

const time = z.iso.datetime();
const count = z.number().int();

export const importRunParams = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });
export const importRunPageQuery = pageQuery;
/** All stored rows of a run are returned, unless the query limits them. */
export const rejectedRowPageQuery = z.object({
  page: paging().page,
  limit: z.coerce.number().int().min(1).max(maxRejectedRows).default(maxRejectedRows),
});

export const importRunSchema = z.object({
  _id: z.string(),
  status: z.enum(['succeeded', 'failed', 'held', 'approved', 'discarded']),
  fileName: z.string(),
  observedAt: time,
  startedAt: time,
  finishedAt: time,
  rowsRead: count,
  rowsRejected: count,
  rowsRepeated: count,
  rowsUnmapped: count,
  offersNew: count,
  offersChanged: count,
  offersSame: count,
  offersGone: count,
  productsNew: count,
  pricesHeld: count,
  rowsHeld: described(
    count,
    'Rows whose prices wait to be confirmed: with these, the rejected, the repeated and those of new, changed and unchanged offers, all rows that were read are told',
  ),
  offersKnown: described(
    count.nullable(),
    'Of a file that was held: offers of the feed, of which it would have removed `offersGone` and repriced `offersChanged`',
  ),
  error: z.string().nullable(),
  question: described(
    z.enum(heldQuestions).nullable(),
    'What a held file asks: in which currency its prices are, or how they are written. Answered with the decision',
  ),
  unreadStock: described(
    z.array(z.object({ value: z.string(), count })),
    'What rows say of their stock that was not understood, the commonest first, 20 at most',
  ),
  rejections: described(
    z.array(
      z.object({
        reason: z.string(),
        explanation: described(z.string(), 'The reason in the language of the request'),
        count,
        row: described(count, 'The first such row'),
        line: count.nullable(),
        value: described(z.string(), 'What it says there: its price, link or title'),
      }),
    ),
    'Why rows were rejected, the commonest reasons first, 20 at most',
  ),
});

export type ImportRun = z.infer<typeof importRunSchema>;

export const rejectedRowSchema = z.object({
  row: described(count, 'Among the rows or items of the file, from 1'),
  line: described(count.nullable(), 'Of a table: the line of the file on which the row begins'),
  reason: described(z.string(), 'A stable code'),
  explanation: described(z.string(), 'The reason in the language of the request'),
  articleId: z.string().nullable(),
  title: described(z.string().nullable(), 'As the row has it; null: it could not be read'),
  price: z.string().nullable(),
  raw: z.string(),
});
