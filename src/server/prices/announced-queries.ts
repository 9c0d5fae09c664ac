import type { Database } from '../platform/database/database.ts';
import { type PointRow, pointsSince } from './queries.ts';

/** The offers' states since `from`, the one that held then first; prices without delivery. */
export const listItemPoints = (db: Database, offerIds: readonly number[], from: Date): Promise<PointRow[]> =>
  db.named<PointRow>(
    'item_points',
    `select p.offer_id as "offerId", p.observed_at as "observedAt", p.price_cents as "totalCents",
       p.delivery_cents is not null as "isDeliveryKnown", p.is_available as "isAvailable"
     ${pointsSince}`,
    [offerIds, from],
  );
