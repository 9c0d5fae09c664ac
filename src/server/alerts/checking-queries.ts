import type { Database } from '../platform/database/database.ts';
import { items } from './list-costs-queries.ts';
import { type CurrentPrice, currentPrices, watchLock } from './queries.ts';

/**
 * Queues price checks for `touched_products` after this transaction, and for unconfirmed prices of `feedId`,
 * which was read again.
 */
export async function queuePriceChecks(db: Database, feedId: number | null): Promise<void> {
  await db.execute(
    `insert into price_checks (product_ids)
     select array_agg(product_id) from (
       select product_id from pg_temp.touched_products
       union
       select w.product_id from watched_prices w
       join feed_offers fo on fo.offer_id = w.doubt_offer_id and fo.gone_at is null
       where w.doubt_offer_id is not null and fo.feed_id = $1
     ) as due having count(*) > 0`,
    [feedId],
  );
}

/** Locks price checks: each change is compared with the state before it. */
export async function lockChecks(db: Database): Promise<void> {
  await db.execute(`select pg_advisory_xact_lock(hashtext('price checks'))`);
  // For set-wise statements; a hundred thousand prices fit into it.
  await db.execute(`set local work_mem = '64MB'`);
}

/** A fall to less than this share of the last price waits until the offer's feed is read again. */
const minShare = 0.2;

/**
 * Empties the queue into the temporary table `checked_prices`: the present watched prices of the queued products.
 * Returns whether anything was queued; where nothing was, the table is not made.
 */
export async function takePriceChecks(db: Database): Promise<boolean> {
  const due = await db.execute(
    `create temporary table due_products on commit drop as
     with taken as (delete from price_checks returning product_ids)
     select distinct unnest(product_ids) as product_id from taken`,
  );
  if (due === 0) return false;
  // The other colours of these, where any colour is watched.
  await db.execute(
    `insert into pg_temp.due_products
     select distinct w.product_id
     from watched_prices w
     join product_variants own on own.product_id = w.product_id
     join product_variants other on other.family_id = own.family_id and other.product_id <> own.product_id
     join pg_temp.due_products d on d.product_id = other.product_id
     where w.any_colour and w.product_id not in (select product_id from pg_temp.due_products)`,
  );
  await db.execute('analyze pg_temp.due_products');
  await db.execute(
    `create temporary table checked_prices on commit drop as
     select p.product_id, p.condition, p.any_colour, p.size, p.total_cents as before_cents, p.delivery_stated as before_stated,
       p.in_stock as before_in_stock, p.doubt_offer_id, now_at.*,
       (case when now_at.total_cents < p.known_cents * $1::float8
        then not coalesce(p.doubt_offer_id = now_at.offer_id and seen.at > p.doubt_seen_at, false)
        else false end) as is_doubted,
       seen.at as seen_at
     from pg_temp.due_products d join watched_prices p using (product_id) ${currentPrices}
     left join lateral (
       select max(greatest(f.observed_at, fo.pushed_at)) as at from feed_offers fo join feeds f on f.id = fo.feed_id
       where now_at.total_cents < p.known_cents * $1::float8
         and fo.offer_id = now_at.offer_id and fo.gone_at is null) as seen on true`.replaceAll(
      '$1',
      String(minShare),
    ),
  );
  await db.execute('create index on pg_temp.checked_prices (product_id, condition, any_colour, size)');
  await db.execute('analyze pg_temp.checked_prices');
  return true;
}

/** Remembers the prices of `checked_prices`; those that are doubted, with what they wait for. */
export async function rememberPrices(db: Database): Promise<void> {
  await db.execute(
    `update watched_prices w set total_cents = c.total_cents, known_cents = coalesce(c.total_cents, w.known_cents),
       delivery_stated = c.delivery_stated, in_stock = c.in_stock, doubt_offer_id = null, doubt_seen_at = null
     from pg_temp.checked_prices c
     where w.product_id = c.product_id and w.condition = c.condition and w.any_colour = c.any_colour and w.size = c.size
       and not c.is_doubted
       and ((w.total_cents, w.delivery_stated, w.in_stock) is distinct from (c.total_cents, c.delivery_stated, c.in_stock)
         or w.doubt_offer_id is not null)`,
  );
  await db.execute(
    `update watched_prices w set doubt_offer_id = c.offer_id, doubt_seen_at = coalesce(c.seen_at, now())
     from pg_temp.checked_prices c
     where w.product_id = c.product_id and w.condition = c.condition and w.any_colour = c.any_colour and w.size = c.size
       and c.is_doubted
       and w.doubt_offer_id is distinct from c.offer_id`,
  );
}

/**
 * Whether a price is one that an alert `a` waits for: one in stock is not compared with one of unknown stock (where that is
 * not noted, a process of an earlier version set the alert, which counted what was in stock).
 */
const isComparable = `(c.in_stock or not coalesce(a.base_in_stock, a.base_cents is not null))`;
/** The same of delivery: one that is delivered is not compared with one of unknown delivery. */
const isDelivered = `(c.delivery_stated or a.base_stated is not true)`;

/** Whether alert `a` is reached. A rise compares prices with delivery, or prices without; a low has no lower recorded price. */
const isThere = `${isComparable} and case a.target
  when 'stock' then c.in_stock and c.total_cents <= a.limit_cents
  when 'rise' then c.total_cents > a.base_cents and coalesce(a.base_stated, true) = c.delivery_stated
    and coalesce(a.base_in_stock, true) = c.in_stock
  when 'low' then c.delivery_stated and c.total_cents <= a.limit_cents and not exists (
    select from colours_of(a.product_id, a.any_colour) as colour (id)
    cross join lateral lowest_seen(colour.id, a.condition) as seen where seen.total_cents < c.total_cents)
  else c.total_cents <= a.limit_cents and ${isDelivered} end`;

/** Whether the price when the alert was set, and the last one, may be set against the present one. */
const isBaseAlike = `coalesce(a.base_stated, c.delivery_stated) = c.delivery_stated
  and coalesce(a.base_in_stock, true) = c.in_stock`;
const isLastAlike = `coalesce(c.before_stated, c.delivery_stated) = c.delivery_stated
  and coalesce(c.before_in_stock, true) = c.in_stock`;

/** Alerts that notify again of each price below the last one that they reported. */
const isRepeated = `a.target in ('fall', 'low')`;

/** Whether a price says both that it is in stock and what its delivery costs: it hides those that do not. */
const isFirm = `(c.in_stock and c.delivery_stated)`;
/** Whether a price that is not firm was told already, and was only hidden since. */
const isTold = `(not ${isFirm} and a.told_unstated_cents <= c.total_cents and a.target <> 'rise')`;

/** Inserts a notification for each alert that just reached its limit; returns how many. */
export function fireAlerts(db: Database): Promise<number> {
  return db.execute(
    `with fired as (
       update alerts a set is_reached = true, crossings = a.crossings + 1,
         told_unstated_cents = case when ${isFirm} then a.told_unstated_cents else c.total_cents end,
         limit_cents = case when ${isRepeated} then c.total_cents - 1 else a.limit_cents end
       from pg_temp.checked_prices c
       where a.product_id = c.product_id and a.condition = c.condition and a.any_colour = c.any_colour and a.size = c.size and not c.is_doubted
         and not a.is_own and (not a.is_reached or ${isRepeated}) and ${isThere} and ${isTold} is not true
       returning a.*, c.total_cents, c.delivery_stated, c.in_stock, c.found_id,
         case when c.before_cents is null or a.target = 'rise' then case when ${isBaseAlike} then a.base_cents end
         -- After a rise in between, the fall is not counted from there: since the alert was set it is smaller.
         when ${isLastAlike} then least(c.before_cents, case when ${isBaseAlike} then a.base_cents end)
         end as fallen_from)
     insert into notifications (user_id, alert_id, crossing, product_id, condition, target, total_cents,
       base_cents, delivery_stated, in_stock, any_colour, size)
     select user_id, id, crossings, found_id, condition, target, total_cents, fallen_from, delivery_stated, in_stock, any_colour,
       size
     from fired`,
  );
}

/**
 * Re-arms alerts whose price is above their limit again, and stock alerts once nobody is said to have the product. One on each
 * further fall starts again once the price is back at what it was when the alert was set.
 */
export async function rearmAlerts(db: Database): Promise<void> {
  await db.execute(
    `update alerts a set is_reached = false,
       told_unstated_cents = case when ${isFirm} then a.told_unstated_cents end, limit_cents = case
       when a.target = 'fall' and c.total_cents >= a.base_cents then a.base_cents - 1 else a.limit_cents end
     from pg_temp.checked_prices c
     where a.product_id = c.product_id and a.condition = c.condition and a.any_colour = c.any_colour and a.size = c.size and not c.is_doubted
       and not a.is_own and (a.is_reached or not ${isFirm} and a.told_unstated_cents is not null
         or a.target = 'fall' and a.limit_cents < a.base_cents - 1)
       and case a.target
         when 'stock' then c.total_cents is null or not c.in_stock
         when 'rise' then c.total_cents <= a.base_cents and coalesce(a.base_stated, true) = c.delivery_stated
           and coalesce(a.base_in_stock, true) = c.in_stock
         when 'fall' then c.total_cents >= a.base_cents or (a.is_reached and c.total_cents > a.limit_cents + 1)
         when 'low' then c.total_cents > a.limit_cents + 1
         else c.total_cents > a.limit_cents end
       and (a.target = 'stock' or ${isComparable})`,
  );
}

/** Fires one alert whose target is reached when it is set. */
export async function fireAtOnce(
  db: Database,
  alertId: number,
  price: Pick<CurrentPrice, 'deliveryStated' | 'isInStock' | 'foundId'> & { totalCents: number },
): Promise<void> {
  await db.execute(
    `with fired as (
       update alerts set is_reached = true, crossings = crossings + 1, told_unstated_cents = case when not ($3 and $5) then $2::integer end
       where id = $1 and not is_reached returning *)
     insert into notifications (user_id, alert_id, crossing, product_id, condition, target, total_cents,
       base_cents, delivery_stated, in_stock, any_colour, size, is_own)
     select user_id, id, crossings, $4, condition, target, $2, base_cents, $3, $5, any_colour, size, is_own from fired`,
    [alertId, price.totalCents, price.deliveryStated, price.foundId, price.isInStock],
  );
}

/**
 * Deletes prices that no alert watches or is about to watch; doubted ones stay until they are confirmed or
 * dropped.
 */
export async function deleteUnwatchedPrices(db: Database): Promise<number> {
  await db.execute(`select pg_advisory_xact_lock(${watchLock})`);
  return db.execute(
    `delete from watched_prices w where w.doubt_offer_id is null
     and not exists (select from alerts a where a.product_id = w.product_id and a.condition = w.condition
       and a.any_colour = w.any_colour and a.size = w.size)
     and not exists (select from ${items} as i where i.product_id = w.product_id and i.condition = w.condition
       and i.any_colour = w.any_colour and i.size = w.size)`,
  );
}
