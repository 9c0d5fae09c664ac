import type { AlertList } from '../../contract/alerts/targets.ts';
import type { Database } from '../platform/database/database.ts';
import type { ListCost } from './list-costs.ts';
import { items, totalsOf } from './list-costs-queries.ts';
import { currentPrices, keepWatchedPrices } from './queries.ts';

/** An alert on a whole list; cents. */
export type ListAlertRow = {
  id: number;
  list: AlertList;
  token: string | null;
  limitCents: number;
  isReached: boolean;
  createdAt: Date;
};

/** Sets an alert on a list, or gives the one that it has another limit. Returns its id. */
export async function upsertListAlert(
  db: Database,
  userId: number,
  { list, sharedBy, limitCents }: { list: AlertList; sharedBy: number | null; limitCents: number },
): Promise<number> {
  const [row] = await db.rows<{ id: number }>(
    `insert into list_alerts (user_id, list, shared_by, limit_cents) values ($1, $2, $3, $4)
     on conflict (user_id, list, coalesce(shared_by, 0)) do update
       set limit_cents = excluded.limit_cents, is_reached = false
     returning id`,
    [userId, list, sharedBy, limitCents],
  );
  if (!row) throw new Error('No alert');
  return row.id;
}

export function listListAlerts(db: Database, userId: number): Promise<ListAlertRow[]> {
  return db.rows<ListAlertRow>(
    `select a.id, a.list, s.token, a.limit_cents as "limitCents", a.is_reached as "isReached", a.created_at as "createdAt"
     from list_alerts a left join shared_lists s on s.user_id = a.shared_by
     where a.user_id = $1 order by a.id`,
    [userId],
  );
}

export async function countListAlerts(db: Database, userId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    'select count(*) as count from list_alerts where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/** Returns whether there was one. */
export async function deleteListAlert(db: Database, userId: number, id: number): Promise<boolean> {
  return (await db.execute('delete from list_alerts where id = $1 and user_id = $2', [id, userId])) > 0;
}

/**
 * Starts to watch the products on the list of an alert, so that price drops are judged by earlier prices; without an
 * alert, those of all lists with alerts, since people add products at any time.
 */
export async function watchLists(db: Database, listAlertId?: number): Promise<void> {
  await keepWatchedPrices(db);
  await db.execute(
    `insert into watched_prices (product_id, condition, any_colour, size, total_cents, known_cents, delivery_stated, in_stock)
     select distinct p.product_id, p.condition, p.any_colour, p.size, now_at.total_cents, now_at.total_cents,
       now_at.delivery_stated, now_at.in_stock
     from ${items} as p ${currentPrices}
     where ${listAlertId === undefined ? 'true' : 'p.list_alert_id = $1'} and not exists (
       select from watched_prices w where w.product_id = p.product_id and w.condition = p.condition
         and w.any_colour = p.any_colour and w.size = p.size)
     on conflict do nothing`,
    listAlertId === undefined ? [] : [listAlertId],
  );
}

/** The notification of a list alert that fires; it is mailed with all others. */
const note = `
  insert into notifications (user_id, list_alert_id, crossing, list, condition, target, total_cents, base_cents,
    delivery_stated)
  select user_id, id, crossings, list, 'new', 'price', total_cents, limit_cents, delivery_stated from fired`;

/** Notes what the lists that hold any of `due_products` cost, each thing by itself, as `list_totals`. */
export async function collectListTotals(db: Database): Promise<void> {
  await db.execute(
    `create temporary table list_totals on commit drop as ${totalsOf(
      `select i.list_alert_id from ${items} as i join pg_temp.due_products d using (product_id)`,
    )}`,
  );
}

/**
 * Alerts of `list_totals` whose state may change with what their lists cost as one order: the limit is at least the
 * sum of the lowest prices without delivery, and the alert does not stay reached anyway.
 */
export async function listWithinReach(db: Database): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select a.id from pg_temp.list_totals t join list_alerts a on a.id = t.list_alert_id
     where t.total_cents is not null and not (a.is_reached and t.total_cents <= a.limit_cents)
       and a.limit_cents >= (
       select sum(p.quantity * (select min(o.price_cents)::bigint from offers o
         where o.product_id = any(array(select colours_of(p.product_id, p.any_colour)))
           and o.condition = p.condition and o.gone_at is null
           and o.availability = 'in_stock'))
       from ${items} as p where p.list_alert_id = a.id)
     order by a.id`,
  );
  return rows.map(({ id }) => id);
}

/** Puts what lists cost together in the place of what `list_totals` has. */
export async function setListTotals(db: Database, costs: ReadonlyMap<number, ListCost>): Promise<void> {
  const all = [...costs];
  await db.execute(
    `update pg_temp.list_totals t set total_cents = c.total_cents, delivery_stated = c.delivery_stated
     from unnest($1::bigint[], $2::bigint[], $3::boolean[]) as c (id, total_cents, delivery_stated)
     where t.list_alert_id = c.id`,
    [
      all.map(([id]) => id),
      all.map(([, { totalCents }]) => totalCents),
      all.map(([, { deliveryStated }]) => deliveryStated),
    ],
  );
}

/** Judges alerts by `list_totals`; returns how many fired. */
export async function fireLists(db: Database): Promise<number> {
  await db.execute(
    `update list_alerts a set is_reached = false from pg_temp.list_totals t
     where t.list_alert_id = a.id and a.is_reached and not t.is_doubted and t.total_cents > a.limit_cents`,
  );
  return db.execute(
    `with fired as (
       update list_alerts a set is_reached = true, crossings = a.crossings + 1 from pg_temp.list_totals t
       where t.list_alert_id = a.id and not a.is_reached and not coalesce(t.is_doubted, false)
         and t.total_cents <= a.limit_cents
       returning a.*, t.total_cents, t.delivery_stated) ${note}`,
  );
}

/**
 * Fires an alert that was just set, where what its list costs reaches its limit already; returns whether it
 * does.
 */
export async function fireListAtOnce(db: Database, id: number, cost: ListCost): Promise<boolean> {
  const fired = await db.execute(
    `with fired as (
       update list_alerts a set is_reached = true, crossings = a.crossings + 1
       from (${totalsOf('select $1::bigint')}) as t
       where t.list_alert_id = a.id and not a.is_reached and not coalesce(t.is_doubted, false)
         and $2::bigint <= a.limit_cents
       returning a.*, $2::bigint as total_cents, $3::boolean as delivery_stated) ${note}`,
    [id, cost.totalCents, cost.deliveryStated],
  );
  return fired > 0;
}
