import type { Database } from '../platform/database/database.ts';
import type { Follower, Returning } from '../platform/database/product-followers.ts';

/**
 * After products were merged: moves alerts and their notifications to the remaining products. Who has an
 * alert on both keeps the one on the product that stays. Alerts on lists do not report a product again. Returns the alerts
 * as they were.
 */
export async function moveAlerts(
  db: Database,
  merges: readonly { from: number; into: number }[],
): Promise<Follower[]> {
  const values = [merges.map(({ from }) => from), merges.map(({ into }) => into)];
  const merged = 'unnest($1::bigint[], $2::bigint[]) as merged (from_id, into_id)';
  const followers = await db.rows<Follower>(
    `select a.product_id as "productId", a.user_id as "userId", to_json(a) as kept, not exists (
       select from alerts other where other.user_id = a.user_id and other.product_id = merged.into_id) as "isOnly"
     from alerts a join ${merged} on merged.from_id = a.product_id`,
    values,
  );
  await db.execute(
    `update notifications n set product_id = merged.into_id from ${merged} where n.product_id = merged.from_id`,
    values,
  );
  await db.execute(
    `delete from alerts a using (
       select a.id, row_number() over (
         partition by a.user_id, coalesce(merged.into_id, a.product_id)
         order by merged.into_id is not null, a.id) as place
       from alerts a left join ${merged} on merged.from_id = a.product_id
       where a.product_id = any($1) or a.product_id = any($2)
     ) as doubled where doubled.id = a.id and doubled.place > 1`,
    values,
  );
  await db.execute(
    `update alerts a set product_id = merged.into_id from ${merged} where a.product_id = merged.from_id`,
    values,
  );
  await db.execute(
    `with gone as (
       delete from watched_prices w using ${merged} where w.product_id = merged.from_id
       returning merged.into_id, w.condition, w.any_colour, w.size, w.total_cents, w.known_cents, w.delivery_stated,
         w.in_stock)
     insert into watched_prices (product_id, condition, any_colour, size, total_cents, known_cents, delivery_stated, in_stock)
     select distinct on (into_id, condition, any_colour, size) * from gone
     order by into_id, condition, any_colour, size, known_cents
     on conflict do nothing`,
    values,
  );
  await db.execute(
    `with gone as (
       delete from search_alert_products k using ${merged} where k.product_id = merged.from_id
       returning k.search_alert_id, merged.into_id)
     insert into search_alert_products (search_alert_id, product_id) select distinct * from gone
     on conflict do nothing`,
    values,
  );
  return followers;
}

const given = `json_to_recordset($1) as r (at bigint, "isOnly" boolean, kept json)
  cross join lateral json_populate_record(null::alerts, r.kept) as a`;

/**
 * Gives alerts back to those who still have one on the product that they went to, with their notifications. An alert that
 * moved alone moves back as it is by now, one that gave way to another is rebuilt.
 */
export async function returnAlerts(db: Database, returning: readonly Returning[]): Promise<void> {
  const values = [JSON.stringify(returning)];
  await db.execute(
    `insert into watched_prices (product_id, condition, any_colour, size, total_cents, known_cents, delivery_stated, in_stock)
     select distinct a.product_id, w.condition, w.any_colour, w.size, w.total_cents, w.known_cents, w.delivery_stated,
       w.in_stock
     from ${given} join watched_prices w on w.product_id = r.at
     on conflict do nothing`,
    values,
  );
  await db.execute(
    `insert into alerts (user_id, product_id, condition, target, percent, base_cents, base_stated, base_in_stock, limit_cents,
       any_colour, size, is_own, is_reached, told_unstated_cents, created_at)
     select a.user_id, a.product_id, a.condition, a.target, a.percent, a.base_cents, a.base_stated, a.base_in_stock,
       a.limit_cents, coalesce(a.any_colour, false), coalesce(a.size, ''), coalesce(a.is_own, false), a.is_reached, a.told_unstated_cents, a.created_at
     from ${given}
     where not r."isOnly" and exists (
       select from alerts now where now.user_id = a.user_id and now.product_id = r.at)
     on conflict do nothing`,
    values,
  );
  await db.execute(
    `with moved as (
       update alerts now set product_id = a.product_id from ${given}
       where r."isOnly" and now.id = a.id and now.product_id = r.at returning now.id, now.product_id, r.at
     )
     update notifications n set product_id = moved.product_id from moved
     where n.alert_id = moved.id and n.product_id = moved.at`,
    values,
  );
}
