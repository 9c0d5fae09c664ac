import type { Database } from '../../platform/database/database.ts';

/** Offers whose products are looked for elsewhere, at most: enough to know a feed by. */
const maxOffers = 4_000;

type Scope = { feedId: number; merchantId: number };

/** An offer that the import brought, and the middle price of its product at other merchants. */
export type ComparedOffer = {
  priceCents: number;
  elsewhereCents: number | null;
  /** How many other merchants that price is of. */
  others: number;
  gtins: string[];
  isNew: boolean;
};

/** The middle one of these offers' prices at other merchants ($2) in the condition of `o`. */
const middlePrice = `percentile_disc(0.5) within group (order by e.price_cents)`;
const elsewhere = 'e.merchant_id <> $2 and e.condition = o.condition and e.gone_at is null';

/**
 * Offers that this import added or changed; none where they are less than half of those that the feed holds. They are
 * looked up first, by id, and materialized: without statistics of a new merchant's offers, the planner compared each
 * of these with every wanted one.
 */
const brought = `with brought as (
    select offer_id from pg_temp.touched_offers where change in ('new', 'changed') and offer_id is not null
  ), compared as materialized (
    select o.id, o.product_id, o.condition, o.price_cents
    from offers o
    where o.id = any(array(select offer_id from brought limit ${maxOffers}))
      and o.merchant_id = $2 and o.gone_at is null
      and (select count(*) from brought) * 2 >=
        (select count(*) from feed_offers where feed_id = $1 and gone_at is null)
  )`;

export const listBroughtOffers = (db: Database, { feedId, merchantId }: Scope): Promise<ComparedOffer[]> =>
  db.rows<ComparedOffer>(
    `${brought}
     select o.price_cents as "priceCents", e.cents as "elsewhereCents", e.others, t.gtins,
       o.condition = 'new' as "isNew"
     from compared o join offer_texts t on t.offer_id = o.id
     cross join lateral (
       select ${middlePrice} as cents, count(distinct e.merchant_id) as others
       from offers e where e.product_id = o.product_id and ${elsewhere}
     ) as e`,
    [feedId, merchantId],
  );

/** Prices of new goods in cents at other merchants by the keys (`gtinKey`) of their GTINs. */
export const listPricesByKey = (
  db: Database,
  merchantId: number,
  keys: readonly number[],
): Promise<{ key: number; priceCents: number; others: number }[]> =>
  db.rows(
    `select k.key, ${middlePrice} as "priceCents", count(distinct e.merchant_id) as others
     from match_keys k join match_listings e on e.id = k.listing_id
     where k.key = any($1::bigint[]) and e.merchant_id <> $2 and e.is_live and e.is_new group by k.key`,
    [keys, merchantId],
  );

/** The factor that was accepted for a feed. */
export async function findPriceFactor(db: Database, feedId: number): Promise<number | undefined> {
  const [feed] = await db.rows<{ factor: number | null }>(
    'select price_factor as factor from feeds where id = $1',
    [feedId],
  );
  return feed?.factor ?? undefined;
}

export const storePriceFactor = (db: Database, feedId: number, factor: number): Promise<number> =>
  db.execute('update feeds set price_factor = $2 where id = $1', [feedId, factor]);
