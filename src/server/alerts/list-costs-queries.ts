import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Database } from '../platform/database/database.ts';
import { currentPrices } from './queries.ts';

/** A thing on the list of an alert. */
export type ListItem = {
  alertId: number;
  productId: number;
  condition: Condition;
  quantity: number;
  anyColour: boolean;
  size: string;
};

/** What is on the list of each alert. Saved products count as new goods. */
export const items = `(
  select a.id as list_alert_id, f.product_id, 'new'::text as condition, 1 as quantity, false as any_colour, '' as size
  from list_alerts a join favourites f on f.user_id = coalesce(a.shared_by, a.user_id)
  where a.list <> 'cart'
  union all
  select a.id, c.product_id, c.condition, c.quantity, c.any_colour, c.size
  from list_alerts a join cart_lines c on c.user_id = a.user_id
  where a.list = 'cart')`;

/**
 * What the lists of `alerts` cost, all of them in stock, if each product is ordered alone, at its best delivered price, in its size where
 * one was chosen. As one order a list costs that or less.
 */
export const totalsOf = (alerts: string) => `
  select p.list_alert_id, count(*) as length, bool_and(now_at.delivery_stated) as delivery_stated,
    bool_or(w.doubt_offer_id is not null) as is_doubted,
    case when bool_and(now_at.total_cents is not null and now_at.in_stock) then sum(now_at.total_cents::bigint * p.quantity) end as total_cents
  from ${items} as p ${currentPrices}
  left join watched_prices w on w.product_id = p.product_id and w.condition = p.condition
    and w.any_colour = p.any_colour and w.size = p.size
  where p.list_alert_id in (${alerts})
  group by p.list_alert_id`;

/** A list with nothing on it has no row. Cents; null where something on it is not in stock. */
export type ListSum = { alertId: number; length: number; totalCents: number | null; deliveryStated: boolean };

export function sumLists(db: Database, alertIds: readonly number[]): Promise<ListSum[]> {
  return db.rows<ListSum>(
    `select list_alert_id as "alertId", length, total_cents as "totalCents", delivery_stated as "deliveryStated"
     from (${totalsOf('select unnest($1::bigint[])')}) as t`,
    [alertIds],
  );
}

export function listItems(db: Database, alertIds: readonly number[]): Promise<ListItem[]> {
  return db.rows<ListItem>(
    `select p.list_alert_id as "alertId", p.product_id as "productId", p.condition, p.quantity,
       p.any_colour as "anyColour", p.size
     from ${items} as p where p.list_alert_id = any($1::bigint[]) order by 1, 2, 3, p.size`,
    [alertIds],
  );
}
