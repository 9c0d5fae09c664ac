import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Database } from '../platform/database/database.ts';

/** An alert on a list; cents. `list`: as `contract/alerts/watched-list.ts` writes it. */
export type SearchAlertRow = { id: number; userId: number; list: string; limitCents: number };

type CategoryNames = { name: string; nameFr: string } | null;

/** Names of the category of a list, from its parameters `query`. */
export const categoryOfList = (query: string) => `(
  select json_build_object('name', c.name, 'nameFr', c.name_fr) from categories c
  where ${query} ~ '^category=' and c.key = substring(${query} from '^category=([^&]*)'))`;

/** Sets an alert on a list, or gives the one that it has another limit. Returns its id. */
export async function upsertSearchAlert(
  db: Database,
  userId: number,
  { list, limitCents }: { list: string; limitCents: number },
): Promise<number> {
  const [row] = await db.rows<{ id: number }>(
    `insert into search_alerts (user_id, query, limit_cents) values ($1, $2, $3)
     on conflict (user_id, query) do update set limit_cents = excluded.limit_cents
     returning id`,
    [userId, list, limitCents],
  );
  if (!row) throw new Error('No alert');
  return row.id;
}

/** A user's alerts on lists, newest first. */
export function listSearchAlerts(
  db: Database,
  userId: number,
): Promise<(Pick<SearchAlertRow, 'id' | 'list' | 'limitCents'> & { category: CategoryNames })[]> {
  return db.rows(
    `select a.id, a.query as list, a.limit_cents as "limitCents", ${categoryOfList('a.query')} as category
     from search_alerts a where a.user_id = $1 order by a.id desc`,
    [userId],
  );
}

export async function countSearchAlerts(db: Database, userId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    'select count(*) as count from search_alerts where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/** Returns whether there was one. */
export async function deleteSearchAlert(db: Database, userId: number, id: number): Promise<boolean> {
  return (await db.execute('delete from search_alerts where id = $1 and user_id = $2', [id, userId])) > 0;
}

/** What is within an alert's limit when it is set: that is no news. */
export async function replaceKnownProducts(
  db: Database,
  id: number,
  productIds: readonly number[],
): Promise<void> {
  await db.execute('delete from search_alert_products where search_alert_id = $1', [id]);
  await db.execute(
    `insert into search_alert_products (search_alert_id, product_id)
     select $1, p.id from products p where p.id = any($2::bigint[])`,
    [id, productIds],
  );
}

/** What an alert told of and may tell of again. */
export async function forgetProducts(db: Database, id: number, productIds: readonly number[]): Promise<void> {
  await db.execute(
    'delete from search_alert_products where search_alert_id = $1 and product_id = any($2::bigint[])',
    [id, productIds],
  );
}

/** Alerts on lists that are narrowed to sizes, as their parameters are written; an index of these stands for it. */
const isInSizes = `query like '%spec=size\\%3A%'`;

/** Best prices in stock, in each condition, and where any list is narrowed to sizes, in each of these. */
const offered = `(
  select product_id, condition, '' as size, total_cents, main_offer_id as offer_id, delivery_cents is not null as is_stated,
    true as is_main
  from product_summaries where in_stock
  union all
  select product_id, condition, '', total_cents, offer_id, delivery_cents is not null, false
  from product_other_conditions where in_stock
  union all
  select product_id, condition, label, total_cents, offer_id, delivery_cents is not null, false
  from product_sizes where in_stock and exists (select from search_alerts where ${isInSizes}))`;

/**
 * Products in one note, and products of earlier notes that one transaction takes, at most: an import may change every
 * product.
 */
const checkedAtOnce = 10_000;

/**
 * Deletes from `due_products` the products that no alert on a list can reach any more, and notes those that may have
 * come within a limit.
 */
export async function noteSearchChecks(db: Database): Promise<void> {
  await db.execute(
    `delete from search_alert_products k using search_alerts a, pg_temp.due_products d
     where k.search_alert_id = a.id and k.product_id = d.product_id and not exists (
       select from ${offered} as p
       where p.product_id = d.product_id and p.is_stated and p.total_cents <= a.limit_cents)`,
  );
  await db.execute(
    `insert into search_checks (product_ids)
     select array_agg(product_id) from (
       select product_id, row_number() over () as number from (
         select distinct d.product_id
         from pg_temp.due_products d join ${offered} as p using (product_id)
         where p.is_stated and p.total_cents <= (select max(limit_cents) from search_alerts)) as due) as numbered
     group by (number - 1) / ${checkedAtOnce}`,
  );
}

/** What stands for a product in some lists, in stock; cents. */
export type Candidate = {
  productId: number;
  condition: Condition;
  /** '': in any. */
  size: string;
  totalCents: number;
  /** With its delivery. */
  isStated: boolean;
  /** The product's main price. */
  isMain: boolean;
  /** It waits until its feed is read again. */
  isDoubted: boolean;
};

/** A price below this share of all that was recorded before waits until its feed is read again. */
const minShare = 0.2;

/** What was noted last; undefined: nothing. */
export async function findLastSearchCheck(db: Database): Promise<number | undefined> {
  const [row] = await db.rows<{ id: number }>('select id from search_checks order by id desc limit 1');
  return row?.id;
}

/**
 * Takes the oldest noted products, up to the note `last`, with their prices; doubted prices are put on the watch
 * list. undefined: none is left.
 */
export async function takeSearchChecks(db: Database, last: number): Promise<Candidate[] | undefined> {
  await db.execute('create temporary table taken (product_id bigint not null) on commit drop');
  const count = await db.execute(
    `with noted as (
       select id, sum(cardinality(product_ids)) over (order by id) - cardinality(product_ids) as before
       from search_checks where id <= $1
     ), taken as (
       delete from search_checks where id in (select id from noted where before < $2) returning product_ids)
     insert into pg_temp.taken select distinct unnest(product_ids) from taken`,
    [last, checkedAtOnce],
  );
  if (count === 0) return undefined;
  await db.execute(
    `create temporary table candidates on commit drop as
     select p.*, w.doubt_offer_id is not null as is_doubted, w.product_id is not null as is_watched
     from pg_temp.taken as due
     join ${offered} as p using (product_id)
     left join watched_prices w on w.product_id = p.product_id and w.condition = p.condition and not w.any_colour and w.size = ''`,
  );
  // Of sizes no history is kept: they wait with their condition.
  await db.execute(
    `with doubted as (
       insert into watched_prices (product_id, condition, total_cents, known_cents, delivery_stated, doubt_offer_id,
         doubt_seen_at)
       select c.product_id, c.condition, before.cents, before.cents, true, c.offer_id, coalesce(seen.at, now())
       from pg_temp.candidates c
       cross join lateral (
         select min(p.price_cents + p.delivery_cents) as cents
         from offers o join price_points p on p.offer_id = o.id and p.is_available and p.delivery_cents is not null
         where o.product_id = c.product_id and o.condition = c.condition and p.observed_at < (
           select max(observed_at) from price_points where offer_id = c.offer_id)) as before
       left join lateral (
         select max(greatest(f.observed_at, fo.pushed_at)) as at from feed_offers fo join feeds f on f.id = fo.feed_id
         where fo.offer_id = c.offer_id and fo.gone_at is null) as seen on true
       where c.size = '' and c.is_stated and not c.is_watched and c.total_cents < before.cents * ${minShare}
         and c.total_cents <= (select max(limit_cents) from search_alerts)
       on conflict do nothing returning product_id, condition)
     update pg_temp.candidates c set is_doubted = true from doubted d
     where d.product_id = c.product_id and d.condition = c.condition`,
  );
  return db.rows<Candidate>(
    `select product_id as "productId", condition, size, total_cents as "totalCents", is_stated as "isStated",
       is_main as "isMain", is_doubted as "isDoubted"
     from pg_temp.candidates`,
  );
}

/** All alerts on lists that a price is within reach of, those with the same list beside each other. */
export function listAlertsWithin(db: Database, cents: number): Promise<SearchAlertRow[]> {
  return db.rows<SearchAlertRow>(
    `select id, user_id as "userId", query as list, limit_cents as "limitCents" from search_alerts
     where limit_cents >= $1 order by query, limit_cents, id`,
    [cents],
  );
}

/** Products that are no news of some alerts. */
export function listKnownProducts(
  db: Database,
  alertIds: readonly number[],
): Promise<{ alertId: number; productId: number }[]> {
  return db.rows(
    `select search_alert_id as "alertId", product_id as "productId" from search_alert_products
     where search_alert_id = any($1::bigint[])`,
    [alertIds],
  );
}

/** What an alert on a list tells: of the cheapest product, and how many there are. */
export async function fireSearchAlert(
  db: Database,
  alert: SearchAlertRow,
  found: readonly Candidate[],
): Promise<void> {
  const [cheapest] = found;
  if (!cheapest) return;
  await db.execute(
    `with fired as (
       update search_alerts set crossings = crossings + 1 where id = $1 returning id, user_id, crossings, limit_cents)
     insert into notifications (user_id, search_alert_id, crossing, product_id, condition, target, total_cents,
       base_cents, delivery_stated, matches, size)
     select user_id, id, crossings, $2, $3, 'price', $4, null, true, $5, $6 from fired`,
    [alert.id, cheapest.productId, cheapest.condition, cheapest.totalCents, found.length, cheapest.size],
  );
  await db.execute(
    `insert into search_alert_products (search_alert_id, product_id)
     select $1, p.id from products p where p.id = any($2::bigint[]) on conflict do nothing`,
    [alert.id, found.map(({ productId }) => productId)],
  );
}
