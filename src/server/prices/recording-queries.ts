import type { Database } from '../platform/database.ts';

/**
 * Writes the state of each offer in the temporary table `touched_offers` as a point of its history, where price,
 * delivery or availability differ from its last one. A second change at the same time replaces the first.
 */
export async function recordPricePoints(db: Database, observedAt: Date): Promise<void> {
  await db.execute(
    `insert into price_points (offer_id, observed_at, price_cents, delivery_cents, is_available)
     select o.id, $1, o.price_cents, o.delivery_cents, o.availability = 'in_stock'
     from pg_temp.touched_offers t join offers o on o.id = t.offer_id
     where t.change = 'new'
     order by o.id`,
    [observedAt],
  );
  await db.execute(
    `insert into price_points (offer_id, observed_at, price_cents, delivery_cents, is_available)
     select o.id, $1, o.price_cents, o.delivery_cents, state.is_available
     from pg_temp.touched_offers t
     join offers o on o.id = t.offer_id
     cross join lateral (select o.gone_at is null and o.availability = 'in_stock' as is_available) as state
     left join lateral (
       select price_cents, delivery_cents, is_available from price_points
       where offer_id = o.id order by observed_at desc limit 1
     ) as last on true
     where t.change in ('changed', 'gone') and (last.price_cents, last.delivery_cents, last.is_available)
       is distinct from (o.price_cents, o.delivery_cents, state.is_available)
     on conflict (offer_id, observed_at) do update set price_cents = excluded.price_cents,
       delivery_cents = excluded.delivery_cents, is_available = excluded.is_available`,
    [observedAt],
  );
}

/** Forgets the histories of offers whose only price is no longer believed. */
export async function forgetPricePoints(db: Database, offerIds: readonly number[]): Promise<void> {
  await db.execute('delete from price_points where offer_id = any($1::bigint[])', [offerIds]);
}
