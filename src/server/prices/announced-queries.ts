import type { Database } from '../platform/database/database.ts';
import type { PointRow } from './queries.ts';

/** The offers' states since `from`, the one that held then first; prices without delivery. */
export const listItemPoints = (db: Database, offerIds: readonly number[], from: Date): Promise<PointRow[]> =>
  db.named<PointRow>(
    'item_points',
    `select p.offer_id as "offerId", p.observed_at as "observedAt", p.price_cents as "totalCents",
       p.delivery_cents is not null as "isDeliveryKnown", p.is_available as "isAvailable"
     from unnest($1::bigint[]) as wanted (offer_id)
     join price_points p on p.offer_id = wanted.offer_id
       and p.observed_at >= coalesce((
         select max(observed_at) from price_points
         where offer_id = wanted.offer_id and observed_at <= $2), '-infinity')
     order by p.offer_id, p.observed_at`,
    [offerIds, from],
  );
