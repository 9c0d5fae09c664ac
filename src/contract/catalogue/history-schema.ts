import { z } from 'zod';
import { described } from '../described.ts';
import { conditions } from './conditions.ts';
import { euros } from './schema.ts';

const timestamp = z.iso.datetime();

export const dropDays = described(
  z.literal([1, 7]),
  'Days within which prices fell: the last 24 hours, or 7 days; home falls back to these where nothing fell in 24 hours',
);

/** How far the best delivered price of new goods in stock fell, by our own records only. */
export const dropFigures = {
  previousTotal: described(euros, 'The best delivered price that we observed 24 hours or 7 days ago'),
  drop: described(z.int(), 'How far it fell, in percent of the previous price'),
  isConfirmed: described(
    z.boolean(),
    'It is below the 90-day median by 3 % or more, and its price has not been above that by more since: no rise came before it',
  ),
};
const dropFiguresSchema = z.object(dropFigures);
export type DropFigures = z.infer<typeof dropFiguresSchema>;

const historyPoint = z.object({ at: timestamp, total: euros.nullable() });

/**
 * Steps of the lowest delivered price: each is valid until the next; null: not available. Where no merchant has
 * stated its delivery cost: of the lowest price without delivery.
 */
export const priceHistorySchema = z.object({
  productId: z.string(),
  condition: z.enum(conditions),
  from: timestamp,
  to: timestamp,
  deliveryKnown: described(
    z.boolean(),
    'false: no merchant stated its delivery cost, so that prices are without it; else only delivered prices count',
  ),
  lowest: z.array(historyPoint),
  merchants: z.array(z.object({ merchant: z.string(), points: z.array(historyPoint) })),
  observedDays: described(z.int(), 'Since it was first seen'),
  pricedDays90: described(
    z.int(),
    'Of the last 90 days, those on which it was offered; fewer than 14 say nothing of a price',
  ),
  lowest30: euros.nullable(),
  lowest90: euros.nullable(),
  median90: euros.nullable(),
  drop: described(
    dropFiguresSchema.nullable(),
    'How far the best delivered price fell within 7 days, as far as it still is what it fell to; null: it did not',
  ),
  allTimeLow: described(
    z.object({ at: timestamp, total: euros }).nullable(),
    'Lowest delivered price ever recorded, and when last; null: none is known',
  ),
  moves: described(
    z.array(z.object({ at: timestamp, merchant: z.string(), kind: z.enum(['came', 'went']) })),
    'Merchants that began to offer it, or stopped for a week at least; oldest first, the last 40 at most',
  ),
});
export type PriceHistory = z.infer<typeof priceHistorySchema>;

export const historyQuery = z.object({
  days: described(z.coerce.number().int().min(1).max(365).default(90), 'Days before now'),
});
