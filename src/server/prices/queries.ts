import type { Condition } from '../../contract/catalogue/conditions.ts';
import { freshUntil } from '../offers/service.ts';
import type { Database } from '../platform/database/database.ts';

/** A state of an offer; it holds until the offer's next one. */
export type PointRow = {
  offerId: number;
  observedAt: Date;
  /** In cents, delivered where the delivery cost was known. */
  totalCents: number;
  isDeliveryKnown: boolean;
  isAvailable: boolean;
};

/** States `p` of offers ($1) since a time ($2), the one that held then first. */
export const pointsSince = `from unnest($1::bigint[]) as wanted (offer_id)
     join price_points p on p.offer_id = wanted.offer_id
       and p.observed_at >= coalesce((
         select max(observed_at) from price_points
         where offer_id = wanted.offer_id and observed_at <= $2), '-infinity')
     order by p.offer_id, p.observed_at`;

/** An offer whose prices make the history of its product. */
export type HistoryOffer = {
  id: number;
  merchant: string;
  condition: Condition;
  /** When the offer becomes stale without another import; null: gone. */
  freshUntil: Date | null;
  firstSeenAt: Date;
};

/** A product's present id where it was merged, the condition of goods that its own price is for, and its offers. */
export type OfferHistories = {
  id: number;
  condition: Condition | null;
  /** All that it ever had from active merchants, gone ones as well. */
  offers: HistoryOffer[];
  /** Their states from the one that held at `from` on, each offer's in time order. */
  points: PointRow[];
};

/** Milliseconds, total in cents, whether delivery is in it, whether it was available. */
type StoredPoint = [at: number, totalCents: number, isDeliveryKnown: boolean, isAvailable: boolean];

/** A price in cents, and when it was last recorded. */
export type LowestSeen = { totalCents: number; seenAt: Date };

/** The lowest delivered price of a product ever recorded; undefined: none is known. */
export async function findLowestSeen(
  db: Database,
  productId: number,
  condition: Condition,
): Promise<LowestSeen | undefined> {
  const [row] = await db.named<LowestSeen>(
    'lowest_seen',
    'select total_cents as "totalCents", seen_at as "seenAt" from lowest_seen($1, $2)',
    [productId, condition],
  );
  return row;
}

type OfferRow = {
  productId: number;
  mainCondition: Condition | null;
  /** null: the product has none. */
  id: number | null;
  points: StoredPoint[] | null;
} & Omit<HistoryOffer, 'id'>;

const toPoints = (offerId: number, points: readonly StoredPoint[]): PointRow[] =>
  points.map(([at, totalCents, isDeliveryKnown, isAvailable]) => ({
    offerId,
    observedAt: new Date(at),
    totalCents,
    isDeliveryKnown,
    isAvailable,
  }));

/** What a product's history is made of, in one query; undefined: there is no such product. */
export async function findOfferHistories(
  db: Database,
  productId: number,
  from: Date,
  to: Date,
): Promise<OfferHistories | undefined> {
  const rows = await db.named<OfferRow>(
    'offer_histories',
    `select p.id as "productId", s.condition as "mainCondition", o.id, m.name as merchant, o.condition,
       o.first_seen_at as "firstSeenAt", ${freshUntil} as "freshUntil", states.points
     from (select coalesce(merged_into, id) as id from products where id = $1) as p
     left join product_summaries s on s.product_id = p.id
     left join (offers o join merchants m on m.id = o.merchant_id and m.is_active) on o.product_id = p.id
     left join lateral (
       select json_agg(json_build_array(
         floor(extract(epoch from observed_at) * 1000),
         delivered_cents(price_cents, delivery_cents), delivery_cents is not null, is_available) order by observed_at) as points
       from price_points
       where offer_id = o.id and observed_at <= $3
         and observed_at >= coalesce((
           select max(observed_at) from price_points
           where offer_id = o.id and observed_at <= $2), '-infinity')
     ) as states on true
     order by o.gone_at is null desc, o.id desc
     limit 1000`,
    [productId, from, to],
  );
  const [first] = rows;
  if (!first) return undefined;
  const known = rows.filter((row): row is OfferRow & HistoryOffer => row.id !== null);
  return {
    id: first.productId,
    condition: first.mainCondition,
    offers: known.map(({ id, merchant, condition, freshUntil: until, firstSeenAt }) => ({
      id,
      merchant,
      condition,
      freshUntil: until,
      firstSeenAt,
    })),
    points: known.flatMap(({ id, points }) => toPoints(id, points ?? [])),
  };
}
