import type { Database } from '../platform/database/database.ts';

/**
 * Writes the state of each offer in the temporary table `touched_offers` as a point of its history, where price,
 * delivery or availability differ from its last one. A second change at the same time, or one observed earlier,
 * replaces the point: it is the present state.
 */
export async function recordPricePoints(db: Database, observedAt: Date): Promise<void> {
  await db.execute(
    `insert into price_points (offer_id, observed_at, price_cents, delivery_cents, is_available)
     select o.id, $1, o.price_cents, o.delivery_cents, o.availability in ('in_stock', 'unknown')
     from pg_temp.touched_offers t join offers o on o.id = t.offer_id
     where t.change = 'new'
     order by o.id`,
    [observedAt],
  );
  await db.execute(
    `insert into price_points (offer_id, observed_at, price_cents, delivery_cents, is_available)
     select o.id, greatest($1, last.observed_at), o.price_cents, o.delivery_cents, state.is_available
     from pg_temp.touched_offers t
     join offers o on o.id = t.offer_id
     cross join lateral (select o.gone_at is null and o.availability in ('in_stock', 'unknown') as is_available) as state
     left join lateral (
       select observed_at, price_cents, delivery_cents, is_available from price_points
       where offer_id = o.id order by observed_at desc limit 1
     ) as last on true
     where t.change in ('changed', 'gone') and (last.price_cents, last.delivery_cents, last.is_available)
       is distinct from (o.price_cents, o.delivery_cents, state.is_available)
     on conflict (offer_id, observed_at) do update set price_cents = excluded.price_cents,
       delivery_cents = excluded.delivery_cents, is_available = excluded.is_available`,
    [observedAt],
  );
}

/** An import of a merchant's feed, and when its file's state was true. `isPart`: only of the articles of its plan. */
type Seen = { merchantId: number; feedId: number; observedAt: Date; isPart?: boolean };

async function hasStaleFeed(db: Database, { merchantId, observedAt }: Seen): Promise<boolean> {
  const stale = await db.rows(
    `select from feeds f join merchants m on m.id = f.merchant_id
     where m.id = $1 and fresh_until(f.observed_at, m.freshness_days) < $2 limit 1`,
    [merchantId, observedAt],
  );
  return stale.length > 0;
}

/**
 * Records the stale period of offers that an import sees again or finds gone, in which all feeds that held them were
 * older than the merchant's freshness limit. Uses the plan of the merge (`merge_plan`, `seen_offers`) and runs before
 * the merge; changes by the import are recorded after it. Returns whether one of the merchant's feeds may have been
 * that old.
 */
export async function recordUnseenTime(db: Database, seen: Seen): Promise<boolean> {
  if (!seen.isPart && !(await hasStaleFeed(db, seen))) return false;
  await db.execute(
    `with held as (
       select fo.offer_id, max(f.observed_at) as seen_at, bool_or(f.id = $2) as is_own
       from feeds f join feed_offers fo on fo.feed_id = f.id and fo.gone_at is null
       where f.merchant_id = $1
         and (not $4::boolean or fo.offer_id in (select offer_id from pg_temp.merge_plan))
       group by fo.offer_id
     ), unseen as (
       select o.id, known.until_at, o.availability in ('in_stock', 'unknown') as is_offered, o.id in (
         select offer_id from pg_temp.merge_plan where action = 'same'
         union all
         select offer_id from pg_temp.seen_offers) as is_same
       from held
       join offers o on o.id = held.offer_id and o.gone_at is null
       join merchants m on m.id = o.merchant_id
       cross join lateral (
         select fresh_until(greatest(o.last_seen_at, held.seen_at), m.freshness_days) as until_at
       ) as known
       where known.until_at < $3
         and (held.is_own or o.id in (select offer_id from pg_temp.merge_plan where offer_id is not null))
     ), meanwhile as (
       update price_points p set is_available = false from unseen u
       where p.offer_id = u.id and p.is_available and p.observed_at >= u.until_at and p.observed_at < $3
     )
     insert into price_points (offer_id, observed_at, price_cents, delivery_cents, is_available)
     select u.id, state.at, last.price_cents, last.delivery_cents, state.is_available
     from unseen u
     cross join lateral (
       select price_cents, delivery_cents, is_available from price_points
       where offer_id = u.id and observed_at <= $3 order by observed_at desc limit 1
     ) as last
     cross join lateral (
       values (u.until_at, false), (case when u.is_same and u.is_offered then $3::timestamptz end, true)
     ) as state (at, is_available)
     -- Another feed's import may have recorded the stale period.
     where (last.is_available or state.is_available) and state.at is not null
     on conflict (offer_id, observed_at) do nothing`,
    [seen.merchantId, seen.feedId, seen.observedAt, seen.isPart ?? false],
  );
  return true;
}

/** Deletes the history of offers whose only price was found implausible. */
export async function deletePricePoints(db: Database, offerIds: readonly number[]): Promise<void> {
  await db.execute('delete from price_points where offer_id = any($1::bigint[])', [offerIds]);
}
