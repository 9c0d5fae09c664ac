import type { AlertTarget } from '../../contract/alerts/targets.ts';
import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Database } from '../platform/database/database.ts';

/** What an alert waits for; cents. `limitCents`: it fires at this total or below, of a rise 0: above `baseCents`. */
export type AlertGoal = {
  target: AlertTarget;
  condition: Condition;
  percent: number | null;
  baseCents: number | null;
  /** Whether the base is a delivered price; null: there is none. */
  isBaseStated: boolean | null;
  limitCents: number;
};

export type AlertRow = Omit<AlertGoal, 'isBaseStated'> & {
  id: number;
  productId: number;
  currentCents: number | null;
  isReached: boolean;
  createdAt: Date;
};

/** At any price. */
export const noLimit = 2_147_483_647;

/** The best offer in stock of a product in one condition, as its summaries have it: `p` (product_id, condition). */
export const currentPrices = `
  left join product_summaries main on main.product_id = p.product_id and main.condition = p.condition
    and main.in_stock
  left join product_other_conditions other on other.product_id = p.product_id
    and other.condition = p.condition and other.in_stock
  cross join lateral (select coalesce(main.total_cents, other.total_cents) as total_cents,
    coalesce(main.main_offer_id, other.offer_id) as offer_id,
    coalesce(main.delivery_cents, other.delivery_cents) is not null as delivery_stated) as now_at`;

export type CurrentPrice = { totalCents: number | null; deliveryStated: boolean; isDoubted: boolean };

/** Taken exclusively to delete unwatched prices; shared to start watching some. */
export const watchLock = `hashtext('watched prices')`;

/** Shared lock: until this transaction ends, no other one deletes a price that it starts to watch. */
export async function keepWatchedPrices(db: Database): Promise<void> {
  await db.execute(`select pg_advisory_xact_lock_shared(${watchLock})`);
}

/**
 * Begins to watch the best delivered price of a product in one condition, and has it looked at once more
 * after this transaction: an import that is under way does not see it yet. Returns the price; doubted: too
 * low to be believed.
 */
export async function watchPrice(
  db: Database,
  productId: number,
  condition: Condition,
): Promise<CurrentPrice> {
  await keepWatchedPrices(db);
  await db.execute('insert into price_checks (product_ids) values (array[$1::bigint])', [productId]);
  await db.execute(
    `insert into watched_prices (product_id, condition, total_cents, known_cents, delivery_stated)
     select p.product_id, p.condition, now_at.total_cents, now_at.total_cents, now_at.delivery_stated
     from (select $1::bigint as product_id, $2::text as condition) as p ${currentPrices}
     on conflict do nothing`,
    [productId, condition],
  );
  const [row] = await db.rows<CurrentPrice>(
    `select now_at.total_cents as "totalCents", now_at.delivery_stated as "deliveryStated",
       p.doubt_offer_id is not null as "isDoubted"
     from watched_prices p ${currentPrices} where p.product_id = $1 and p.condition = $2`,
    [productId, condition],
  );
  return row ?? { totalCents: null, deliveryStated: false, isDoubted: false };
}

export async function hasAlert(db: Database, userId: number, productId: number): Promise<boolean> {
  const rows = await db.rows('select from alerts where user_id = $1 and product_id = $2', [
    userId,
    productId,
  ]);
  return rows.length > 0;
}

export async function countAlerts(db: Database, userId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>('select count(*) as count from alerts where user_id = $1', [
    userId,
  ]);
  return row?.count ?? 0;
}

/** Sets an alert; one that the product has is replaced, and counts its crossings on. Returns its id. */
export async function upsertAlert(
  db: Database,
  userId: number,
  productId: number,
  goal: AlertGoal,
): Promise<number> {
  const [row] = await db.rows<{ id: number }>(
    `insert into alerts as a (user_id, product_id, target, condition, percent, base_cents, base_stated, limit_cents)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id, product_id) do update set target = excluded.target,
       condition = excluded.condition, percent = excluded.percent, base_cents = excluded.base_cents,
       base_stated = excluded.base_stated, limit_cents = excluded.limit_cents, is_reached = false
     returning id`,
    [
      userId,
      productId,
      goal.target,
      goal.condition,
      goal.percent,
      goal.baseCents,
      goal.isBaseStated,
      goal.limitCents,
    ],
  );
  if (!row) throw new Error('No alert');
  return row.id;
}

export async function deleteAlert(db: Database, userId: number, productId: number): Promise<void> {
  await db.execute('delete from alerts where user_id = $1 and product_id = $2', [userId, productId]);
}

export function listAlerts(db: Database, userId: number, offset: number, limit: number): Promise<AlertRow[]> {
  return db.rows<AlertRow>(
    `select p.id, p.product_id as "productId", p.target, p.condition, p.percent, p.base_cents as "baseCents",
       p.limit_cents as "limitCents", now_at.total_cents as "currentCents", p.is_reached as "isReached",
       p.created_at as "createdAt"
     from alerts p ${currentPrices}
     where p.user_id = $1 order by p.id desc offset $2 limit $3`,
    [userId, offset, limit],
  );
}

/** Ids of all products with an alert, newest first. */
export async function listAlertProducts(db: Database, userId: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    'select product_id as id from alerts where user_id = $1 order by id desc',
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** A user's alerts, for the export of their data. */
export function listAlertsOfUser(
  db: Database,
  userId: number,
): Promise<(Omit<AlertGoal, 'isBaseStated'> & { productId: number; title: string; createdAt: Date })[]> {
  return db.rows(
    `select a.product_id as "productId", p.title, a.target, a.condition, a.percent,
       a.base_cents as "baseCents", a.limit_cents as "limitCents", a.created_at as "createdAt"
     from alerts a join products p on p.id = a.product_id where a.user_id = $1 order by a.id`,
    [userId],
  );
}
