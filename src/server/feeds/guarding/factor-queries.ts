import type { Database } from '../../platform/database/database.ts';

/** Offers whose products are looked for elsewhere, at most: enough to know a feed by. */
const mostOffers = 4_000;

/**
 * Ratios of the prices that this import brought to the middle one of their products' at other merchants, in the same
 * condition; none where less than half of the feed's offers are new or changed.
 */
export async function listPriceRatios(
  db: Database,
  { feedId, merchantId }: { feedId: number; merchantId: number },
): Promise<number[]> {
  const rows = await db.rows<{ ratio: number }>(
    `with brought as (
       select offer_id from pg_temp.touched_offers where change in ('new', 'changed') and offer_id is not null
     ), enough as (
       select 1 where (select count(*) from brought) * 2 >=
         (select count(*) from feed_offers where feed_id = $1 and gone_at is null)
     )
     select o.price_cents::float8 / elsewhere.price_cents as ratio
     from enough, (select offer_id from brought limit ${mostOffers}) as b join offers o on o.id = b.offer_id
     cross join lateral (
       select percentile_disc(0.5) within group (order by e.price_cents) as price_cents
       from offers e
       where e.product_id = o.product_id and e.merchant_id <> $2 and e.condition = o.condition and e.gone_at is null
     ) as elsewhere
     where o.merchant_id = $2 and o.gone_at is null and elsewhere.price_cents is not null`,
    [feedId, merchantId],
  );
  return rows.map(({ ratio }) => ratio);
}

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
