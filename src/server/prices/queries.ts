import type { Condition } from '../../contract/catalogue/conditions.ts';
import { freshUntil } from '../offers/service.ts';
import type { Database } from '../platform/database/database.ts';

/** A state of an offer; it holds until the offer's next one. */
export type PointRow = {
  offerId: number;
  observedAt: Date;
  /** Delivered total in cents. */
  totalCents: number;
  isAvailable: boolean;
};

/** An offer whose prices make the history of its product. */
export type HistoryOffer = {
  id: number;
  merchant: string;
  condition: Condition;
  /** When the offer becomes stale without another import; null: gone. */
  freshUntil: Date | null;
  firstSeenAt: Date;
};

/**
 * The condition of goods that a product's own price is for, and its present id where it was merged; undefined:
 * there is no such product.
 */
export async function findMainCondition(
  db: Database,
  productId: number,
): Promise<{ id: number; condition: Condition | null } | undefined> {
  const [product] = await db.named<{ id: number; condition: Condition | null }>(
    'main_condition',
    `select coalesce(p.merged_into, p.id) as id, s.condition
     from products p left join product_summaries s on s.product_id = coalesce(p.merged_into, p.id)
     where p.id = $1`,
    [productId],
  );
  return product;
}

/** All offers that a product ever had from active merchants, gone ones as well. */
export function listHistoryOffers(db: Database, productId: number): Promise<HistoryOffer[]> {
  return db.named<HistoryOffer>(
    'history_offers',
    `select o.id, m.name as merchant, o.condition, o.first_seen_at as "firstSeenAt",
       ${freshUntil} as "freshUntil"
     from offers o join merchants m on m.id = o.merchant_id and m.is_active
     where o.product_id = $1
     order by o.id
     limit 1000`,
    [productId],
  );
}

/** The offers' states from the one that held at `from` on, each offer's in time order. */
export function listPoints(
  db: Database,
  offerIds: readonly number[],
  from: Date,
  to: Date,
): Promise<PointRow[]> {
  return db.named<PointRow>(
    'price_points',
    `select point.offer_id as "offerId", point.observed_at as "observedAt",
       delivered_cents(point.price_cents, point.delivery_cents) as "totalCents",
       point.is_available as "isAvailable"
     from unnest($1::bigint[]) as wanted (offer_id)
     cross join lateral (
       select * from price_points
       where offer_id = wanted.offer_id and observed_at <= $3
         and observed_at >= coalesce((
           select max(observed_at) from price_points
           where offer_id = wanted.offer_id and observed_at <= $2), '-infinity')
     ) as point
     order by point.offer_id, point.observed_at`,
    [offerIds, from, to],
  );
}
