import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Database } from '../platform/database/database.ts';

/** An alert on an own price whose product is being checked. */
export type DueOwnAlert = { id: number; userId: number; productId: number; condition: Condition };

/** Alerts on own prices among `checked_prices`; not those whose price is doubted. */
export const listDueOwnAlerts = (db: Database): Promise<DueOwnAlert[]> =>
  db.rows<DueOwnAlert>(
    `select a.id, a.user_id as "userId", a.product_id as "productId", a.condition
     from alerts a join pg_temp.checked_prices c on c.product_id = a.product_id and c.condition = a.condition
       and not c.any_colour and c.size = '' and not c.is_doubted
     where a.is_own
     order by a.product_id`,
  );

/** Has all alerts on own prices looked at again. */
export const queueOwnAlerts = (db: Database): Promise<number> =>
  db.execute(
    `insert into price_checks (product_ids)
     select array_agg(distinct product_id) from alerts where is_own having count(*) > 0`,
  );

/** What an own price is now, in cents; `isStated`: its delivery is known. */
export type OwnPriceNow = { id: number; totalCents: number; isStated: boolean };

const given = 'jsonb_to_recordset($1) as own (id bigint, "totalCents" integer, "isStated" boolean)';

/** Re-arms alerts whose own price is above their limit again, and fires those that just reached it; returns how many. */
export async function judgeOwnAlerts(db: Database, prices: readonly OwnPriceNow[]): Promise<number> {
  const values = [JSON.stringify(prices)];
  await db.execute(
    `update alerts a set is_reached = false from ${given}
     where a.id = own.id and a.is_reached and own."totalCents" > a.limit_cents`,
    values,
  );
  return db.execute(
    `with fired as (
       update alerts a set is_reached = true, crossings = a.crossings + 1 from ${given}
       where a.id = own.id and not a.is_reached and own."totalCents" <= a.limit_cents
         and (own."isStated" or a.base_stated is not true)
       returning a.*, own."totalCents" as total_cents, own."isStated" as delivery_stated)
     insert into notifications (user_id, alert_id, crossing, product_id, condition, target, total_cents,
       base_cents, delivery_stated, any_colour, is_own)
     select user_id, id, crossings, product_id, condition, target, total_cents, base_cents, delivery_stated, false, true
     from fired`,
    values,
  );
}
