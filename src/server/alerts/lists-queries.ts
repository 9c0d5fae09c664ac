import type { AlertList } from '../../contract/alert-targets.ts';
import type { Database } from '../platform/database.ts';
import { currentPrices } from './queries.ts';

/** An alert on a whole list; cents. `totalCents`: null where something on it is not in stock, or nothing is on it. */
export type ListAlertRow = {
  id: number;
  list: AlertList;
  token: string | null;
  limitCents: number;
  totalCents: number | null;
  isReached: boolean;
};

/** What is on the list of each alert. Saved products count as new goods. */
const items = `(
  select a.id as list_alert_id, f.product_id, 'new'::text as condition, 1 as quantity
  from list_alerts a join favourites f on f.user_id = coalesce(a.shared_by, a.user_id)
  where a.list <> 'cart'
  union all
  select a.id, c.product_id, c.condition, c.quantity
  from list_alerts a join cart_lines c on c.user_id = a.user_id
  where a.list = 'cart')`;

/** What everything on the lists of `alerts` costs: each thing at its best delivered price, as often as it is wanted. */
const totalsOf = (alerts: string) => `
  select p.list_alert_id, bool_and(now_at.delivery_stated) as delivery_stated,
    bool_or(w.doubt_offer_id is not null) as is_doubted,
    case when bool_and(now_at.total_cents is not null) then sum(now_at.total_cents::bigint * p.quantity) end as total_cents
  from ${items} as p ${currentPrices}
  left join watched_prices w on w.product_id = p.product_id and w.condition = p.condition
  where p.list_alert_id in (${alerts})
  group by p.list_alert_id`;

/** Sets an alert on a list, or gives the one that it has another limit. Answers its id. */
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
    `select a.id, a.list, s.token, a.limit_cents as "limitCents", t.total_cents as "totalCents",
       a.is_reached as "isReached"
     from list_alerts a left join shared_lists s on s.user_id = a.shared_by
     left join (${totalsOf('select id from list_alerts where user_id = $1')}) as t on t.list_alert_id = a.id
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

/** Answers whether there was one. */
export async function deleteListAlert(db: Database, userId: number, id: number): Promise<boolean> {
  return (await db.execute('delete from list_alerts where id = $1 and user_id = $2', [id, userId])) > 0;
}

/** Begins to watch what is on lists with an alert, so that falls are judged by what was known before. */
export async function watchLists(db: Database): Promise<void> {
  await db.execute(
    `insert into watched_prices (product_id, condition, total_cents, known_cents)
     select distinct p.product_id, p.condition, now_at.total_cents, now_at.total_cents
     from ${items} as p ${currentPrices}
     where not exists (select from watched_prices w
       where w.product_id = p.product_id and w.condition = p.condition)
     on conflict do nothing`,
  );
}

/** Of an alert on a list that fires, its notification; one mail tells of it like of all others. */
const note = `
  insert into notifications (user_id, list_alert_id, crossing, list, condition, target, total_cents, base_cents,
    delivery_stated)
  select user_id, id, crossings, list, 'new', 'price', total_cents, limit_cents, delivery_stated from fired`;

/** Judges the alerts on lists that hold any of `due_products`; answers how many fired. */
export async function judgeLists(db: Database): Promise<number> {
  await db.execute(
    `create temporary table list_totals on commit drop as ${totalsOf(
      `select i.list_alert_id from ${items} as i join pg_temp.due_products d using (product_id)`,
    )}`,
  );
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

/** Fires an alert that was just set, where its limit is reached already; answers whether it is. */
export async function fireListAtOnce(db: Database, id: number): Promise<boolean> {
  const fired = await db.execute(
    `with totals as (${totalsOf('select $1::bigint')}), fired as (
       update list_alerts a set is_reached = true, crossings = a.crossings + 1 from totals t
       where t.list_alert_id = a.id and not a.is_reached and not coalesce(t.is_doubted, false)
         and t.total_cents <= a.limit_cents
       returning a.*, t.total_cents, t.delivery_stated) ${note}`,
    [id],
  );
  return fired > 0;
}
