import type { AlertTarget } from '../../contract/alerts/targets.ts';
import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Database } from '../platform/database/database.ts';

/** What an alert waits for; cents. `limitCents`: it fires at this total or below, of a rise 0: above `baseCents`. */
export type AlertGoal = {
  target: AlertTarget;
  condition: Condition;
  percent: number | null;
  baseCents: number | null;
  /** Of all colours of the product the cheapest counts. */
  anyColour: boolean;
  /** Of clothes and shoes, the only one that counts; empty: any. */
  size: string;
  /** Whether the base is a delivered price; null: there is none. */
  isBaseStated: boolean | null;
  /** Whether the base was in stock; false: its merchant did not state it; null: there is none. */
  isBaseInStock: boolean | null;
  limitCents: number;
  /** Its prices are the own ones of its user. */
  isOwn: boolean;
};

export type AlertRow = Omit<AlertGoal, 'isBaseStated' | 'isBaseInStock'> & {
  id: number;
  productId: number;
  currentCents: number | null;
  /** Whether that includes delivery. */
  isStated: boolean;
  /** Whether that is in stock; false: its merchant does not state it. */
  isInStock: boolean;
  /** The product that has this price: of any colour perhaps another one. */
  foundId: number;
  /** Of that product, as `product_variants` has it. */
  foundColour: string | null;
  /** How many other products differ from it in colour only. */
  otherColours: number;
  isReached: boolean;
  createdAt: Date;
};

/** At any price. */
export const noLimit = 2_147_483_647;

/**
 * The best offer of a product in one condition that is not sold out, as its summaries have it: one in stock, else one whose
 * stock is not stated; in any of its colours where that is asked, and in one size where that is given: `p` (product_id,
 * condition, any_colour, size).
 */
export const currentPrices = `
  cross join lateral (select case when p.any_colour then cheapest_colour(p.product_id, p.condition, p.size)
    else p.product_id end as id) as found
  left join product_summaries main on p.size = '' and main.product_id = found.id and main.condition = p.condition
    and (main.in_stock or main.stock_unknown)
  left join product_other_conditions other on p.size = '' and other.product_id = found.id
    and other.condition = p.condition and (other.in_stock or other.stock_unknown)
  left join product_sizes sized on p.size <> '' and sized.product_id = found.id and sized.label = p.size
    and sized.condition = p.condition
  cross join lateral (select found.id as found_id, coalesce(main.total_cents, other.total_cents, sized.total_cents) as total_cents,
    coalesce(main.main_offer_id, other.offer_id, sized.offer_id) as offer_id,
    coalesce(main.delivery_cents, other.delivery_cents, sized.delivery_cents) is not null as delivery_stated,
    coalesce(main.in_stock, other.in_stock, sized.in_stock, true) as in_stock) as now_at`;

/** `foundId`: the product that has the price, of any colour perhaps another one. */
export type CurrentPrice = {
  totalCents: number | null;
  deliveryStated: boolean;
  /** false: its merchant does not state it. */
  isInStock: boolean;
  isDoubted: boolean;
  foundId: number;
};

/** What is watched: a product in one condition, or the cheapest of its colours, in any size or one. */
export type Watched = Pick<AlertGoal, 'condition' | 'anyColour' | 'size'> & { productId: number };

/** Taken exclusively to delete unwatched prices; shared to start watching some. */
export const watchLock = `hashtext('watched prices')`;

/** Shared lock: until this transaction ends, no other one deletes a price that it starts to watch. */
export async function keepWatchedPrices(db: Database): Promise<void> {
  await db.execute(`select pg_advisory_xact_lock_shared(${watchLock})`);
}

/**
 * Starts to watch the best delivered price of a product in one condition, and queues a check after this transaction,
 * as an import under way does not see the watch yet. Returns the price; `doubted`: too low to be believed.
 */
export async function watchPrice(
  db: Database,
  { productId, condition, anyColour, size }: Watched,
): Promise<CurrentPrice> {
  await keepWatchedPrices(db);
  await db.execute('insert into price_checks (product_ids) values (array[$1::bigint])', [productId]);
  await db.execute(
    `insert into watched_prices (product_id, condition, any_colour, size, total_cents, known_cents, delivery_stated, in_stock)
     select p.product_id, p.condition, p.any_colour, p.size, now_at.total_cents, now_at.total_cents, now_at.delivery_stated,
       now_at.in_stock
     from (select $1::bigint as product_id, $2::text as condition, $3::boolean as any_colour, $4::text as size) as p
     ${currentPrices}
     on conflict do nothing`,
    [productId, condition, anyColour, size],
  );
  const [row] = await db.rows<CurrentPrice>(
    `select now_at.total_cents as "totalCents", now_at.delivery_stated as "deliveryStated",
       now_at.in_stock as "isInStock", p.doubt_offer_id is not null as "isDoubted", now_at.found_id as "foundId"
     from watched_prices p ${currentPrices}
     where p.product_id = $1 and p.condition = $2 and p.any_colour = $3 and p.size = $4`,
    [productId, condition, anyColour, size],
  );
  return (
    row ?? { totalCents: null, deliveryStated: false, isInStock: true, isDoubted: false, foundId: productId }
  );
}

/** A product and, where any colour will do, its other colours. */
export async function listColours(
  db: Database,
  { productId, anyColour }: Pick<Watched, 'productId' | 'anyColour'>,
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>('select id from colours_of($1, $2) as colour (id)', [
    productId,
    anyColour,
  ]);
  return rows.map(({ id }) => id);
}

/** The alert of a user on a product; undefined: there is none. */
export async function findAlert(
  db: Database,
  userId: number,
  productId: number,
): Promise<Pick<AlertGoal, 'anyColour' | 'size'> | undefined> {
  const [row] = await db.rows<Pick<AlertGoal, 'anyColour' | 'size'>>(
    'select any_colour as "anyColour", size from alerts where user_id = $1 and product_id = $2',
    [userId, productId],
  );
  return row;
}

/** Whether any of the products was ever offered in a size. */
export async function isSizeKnown(
  db: Database,
  productIds: readonly number[],
  size: string,
): Promise<boolean> {
  const [row] = await db.rows<{ isKnown: boolean }>(
    `select exists (
       select from offers o join offer_sizes s on s.offer_id = o.id
       where o.product_id = any($1::bigint[]) and s.label = $2) as "isKnown"`,
    [productIds, size],
  );
  return row?.isKnown ?? false;
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
    `insert into alerts as a (user_id, product_id, target, condition, percent, base_cents, base_stated, base_in_stock, limit_cents,
       any_colour, is_own, size)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (user_id, product_id) do update set target = excluded.target,
       condition = excluded.condition, percent = excluded.percent, base_cents = excluded.base_cents,
       base_stated = excluded.base_stated, base_in_stock = excluded.base_in_stock, limit_cents = excluded.limit_cents, any_colour = excluded.any_colour,
       is_own = excluded.is_own, size = excluded.size, is_reached = false, told_unstated_cents = null
     returning id`,
    [
      userId,
      productId,
      goal.target,
      goal.condition,
      goal.percent,
      goal.baseCents,
      goal.isBaseStated,
      goal.isBaseInStock,
      goal.limitCents,
      goal.anyColour,
      goal.isOwn,
      goal.size,
    ],
  );
  if (!row) throw new Error('No alert');
  return row.id;
}

export async function deleteAlert(db: Database, userId: number, productId: number): Promise<void> {
  await db.execute('delete from alerts where user_id = $1 and product_id = $2', [userId, productId]);
}

/** A user's alerts, newest first; `productId`: the one on that product. */
export function listAlerts(
  db: Database,
  userId: number,
  { offset, limit, productId }: { offset: number; limit: number; productId?: number },
): Promise<AlertRow[]> {
  return db.rows<AlertRow>(
    `select p.id, p.product_id as "productId", p.target, p.condition, p.percent, p.base_cents as "baseCents",
       p.limit_cents as "limitCents", p.any_colour as "anyColour", p.size, now_at.total_cents as "currentCents",
       now_at.delivery_stated as "isStated", now_at.in_stock as "isInStock", now_at.found_id as "foundId",
       (select colour from product_variants where product_id = now_at.found_id) as "foundColour",
       (select count(*) - 1 from colours_of(p.product_id, true)) as "otherColours",
       p.is_reached as "isReached", p.is_own as "isOwn", p.created_at as "createdAt"
     from alerts p ${currentPrices}
     where p.user_id = $1 and ($4::bigint is null or p.product_id = $4)
     order by p.id desc offset $2 limit $3`,
    [userId, offset, limit, productId ?? null],
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
): Promise<
  (Omit<AlertGoal, 'isBaseStated' | 'isBaseInStock'> & {
    productId: number;
    title: string;
    createdAt: Date;
  })[]
> {
  return db.rows(
    `select a.product_id as "productId", p.title, a.target, a.condition, a.percent,
       a.base_cents as "baseCents", a.limit_cents as "limitCents", a.any_colour as "anyColour", a.size, a.is_own as "isOwn",
       a.created_at as "createdAt"
     from alerts a join products p on p.id = a.product_id where a.user_id = $1 order by a.id`,
    [userId],
  );
}
