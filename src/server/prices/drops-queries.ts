import type { Moment } from '../catalogue-version/service.ts';
import { freshUntil } from '../offers/service.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { type PointRow, pointsSince } from './queries.ts';

/** A product whose best delivered price may have fallen; cents. */
export type DropCandidate = { productId: number; totalCents: number; previousCents: number };

export type DropBounds = {
  /** The earlier price is compared with the present one. */
  from: Date;
  /** Products that were first seen later are too new to be judged. */
  knownSince: Date;
  /** Shares of the earlier price: less is noise, more is a mistake in a feed. */
  minDrop: number;
  maxDrop: number;
  limit: number;
  /** Only these are looked at; null: every product. */
  productIds: readonly number[] | null;
};

/** An offer of one of several products. */
export type CandidateOffer = { id: number; productId: number; firstSeenAt: Date; freshUntil: Date | null };

/**
 * Products whose best offer (new, in stock, delivery known) is cheaper than every such offer was at `from`,
 * the strongest drops first. Only products with a price point after `from` and a summary updated since are
 * read: no other best price can have fallen.
 */
export function listDropCandidates(db: Database, bounds: DropBounds): Promise<DropCandidate[]> {
  const { from, knownSince, minDrop, maxDrop, limit, productIds } = bounds;
  // Planned for these products: a thousand or all of them are not found in the same way.
  return db.rows<DropCandidate>(
    `with candidates as (
       select s.product_id, s.total_cents
       from product_summaries s
       where ($6::bigint[] is null or s.product_id in (select unnest($6::bigint[])))
         and s.changed_at > $1 and s.condition = 'new' and s.in_stock and s.delivery_cents is not null
         and exists (select from price_points p where p.offer_id = s.main_offer_id and p.observed_at > $1)
     ), earlier as (
       select c.product_id, c.total_cents, min(point.price_cents + point.delivery_cents) as previous_cents
       from candidates c
       join offers o on o.product_id = c.product_id and o.condition = 'new'
       join merchants m on m.id = o.merchant_id and m.is_active
       cross join lateral (
         select price_cents, delivery_cents, is_available from price_points
         where offer_id = o.id and observed_at <= $1
         order by observed_at desc limit 1
       ) as point
       where point.is_available and point.delivery_cents is not null
       group by c.product_id, c.total_cents
       having min(o.first_seen_at) <= $2
     )
     select product_id as "productId", total_cents as "totalCents", previous_cents as "previousCents"
     from earlier
     where total_cents <= previous_cents * (1 - $3::float8) and total_cents >= previous_cents * (1 - $4::float8)
     order by total_cents::float8 / previous_cents, product_id
     limit $5`,
    [from, knownSince, minDrop, maxDrop, limit, productIds],
  );
}

/** All new offers that the products ever had from active merchants, up to `limit`. */
export function listCandidateOffers(
  db: Database,
  productIds: readonly number[],
  limit: number,
): Promise<CandidateOffer[]> {
  return db.named<CandidateOffer>(
    'candidate_offers',
    `select o.id, o.product_id as "productId", o.first_seen_at as "firstSeenAt",
       ${freshUntil} as "freshUntil"
     from offers o join merchants m on m.id = o.merchant_id and m.is_active
     where o.product_id = any($1::bigint[]) and o.condition = 'new'
     order by o.id
     limit $2`,
    [productIds, limit],
  );
}

/** The offers' states since `from`; one whose delivery cost is not known counts as not available. */
export function listDeliveredPoints(
  db: Database,
  offerIds: readonly number[],
  from: Date,
): Promise<PointRow[]> {
  return db.named<PointRow>(
    'delivered_points',
    `select p.offer_id as "offerId", p.observed_at as "observedAt",
       delivered_cents(p.price_cents, p.delivery_cents) as "totalCents",
       p.delivery_cents is not null as "isDeliveryKnown", p.is_available and p.delivery_cents is not null as "isAvailable"
     ${pointsSince}`,
    [offerIds, from],
  );
}

/** A stored drop: the delivered price `days` ago, the one that it fell to, and the median of 90 days; cents. */
export type WrittenDrop = DropCandidate & {
  days: DropDays;
  usualCents: number;
  fellAt: Date;
  /** It holds against the median, and no rise came right before it. */
  isConfirmed: boolean;
};

/** Days that drops look back. */
export type DropDays = 1 | 7;

const writtenDrop = `d.days, d.product_id as "productId", d.total_cents as "totalCents",
  d.previous_cents as "previousCents", d.usual_cents as "usualCents", d.fell_at as "fellAt",
  d.is_confirmed as "isConfirmed"`;

/** A drop is one of delivered prices for new goods in stock: the same total without delivery is another price. */
const isStanding = `s.condition = 'new' and s.in_stock and s.delivery_cents is not null`;

/** The drops of some products within so many days, as far as the price is still the one that it fell to. */
export function listDropsOf(
  db: Database,
  productIds: readonly number[],
  days: DropDays,
): Promise<WrittenDrop[]> {
  return db.named<WrittenDrop>(
    'drops_of',
    `select ${writtenDrop}
     from price_drops d
     join product_summaries s on s.product_id = d.product_id and s.total_cents = d.total_cents
     where d.product_id = any($1::bigint[]) and d.days = $2 and ${isStanding}`,
    [productIds, days],
  );
}

/** The strongest drops that still stand, those of one day before those of seven, counted from the usual price at most. */
export function listStrongestDrops(db: Database, limit: number): Promise<WrittenDrop[]> {
  return db.named<WrittenDrop>(
    'strongest_drops',
    `select ${writtenDrop}
     from price_drops d
     join product_summaries s on s.product_id = d.product_id and s.total_cents = d.total_cents
     where ${isStanding}
     order by d.days, d.total_cents::float8 / least(d.previous_cents, d.usual_cents), d.product_id
     limit $1`,
    [limit],
  );
}

/**
 * Replaces the stored price drops of the given products (null: of all); returns how many entries changed. A drop
 * holds only for the total that it was found with.
 */
export async function replaceDrops(
  tx: Transaction,
  productIds: readonly number[] | null,
  drops: readonly WrittenDrop[],
): Promise<number> {
  const given = JSON.stringify(
    drops.map(({ days, productId, totalCents, previousCents, usualCents, fellAt, isConfirmed }) => ({
      days,
      productId,
      totalCents,
      previousCents,
      usualCents,
      fellAt,
      isConfirmed,
    })),
  );
  const ended = await tx.execute(
    `delete from price_drops
     where ($2::bigint[] is null or product_id in (select unnest($2::bigint[])))
       and (product_id, days) not in (
         select "productId", days from jsonb_to_recordset($1::jsonb) as d ("productId" bigint, days smallint))`,
    [given, productIds],
  );
  const changed = await tx.execute(
    `insert into price_drops as d (product_id, days, previous_cents, total_cents, usual_cents, fell_at,
       is_confirmed)
     select p.id, given.days, given."previousCents", given."totalCents", given."usualCents", given."fellAt",
       given."isConfirmed"
     from jsonb_to_recordset($1::jsonb) as given ("productId" bigint, days smallint, "previousCents" integer,
       "totalCents" integer, "usualCents" integer, "fellAt" timestamptz, "isConfirmed" boolean)
     join products p on p.id = given."productId"
     on conflict (product_id, days) do update set previous_cents = excluded.previous_cents,
       total_cents = excluded.total_cents, usual_cents = excluded.usual_cents, fell_at = excluded.fell_at,
       is_confirmed = excluded.is_confirmed
     where (d.previous_cents, d.total_cents, d.usual_cents, d.is_confirmed)
       is distinct from (excluded.previous_cents, excluded.total_cents, excluded.usual_cents, excluded.is_confirmed)`,
    [given],
  );
  return ended + changed;
}

/** Up to where drops were found: the catalogue's state, and when all products were last looked at. */
export type DropSearch = { moment: Moment | null; sweptAt: Date | null };

export async function getDropSearch(db: Database): Promise<DropSearch> {
  const [search] = await db.rows<DropSearch>('select moment, swept_at as "sweptAt" from price_drop_search');
  return search ?? { moment: null, sweptAt: null };
}

export async function setDropSearch(tx: Transaction, { moment, sweptAt }: DropSearch): Promise<void> {
  await tx.execute('update price_drop_search set moment = $1::jsonb, swept_at = $2', [
    JSON.stringify(moment),
    sweptAt,
  ]);
}
