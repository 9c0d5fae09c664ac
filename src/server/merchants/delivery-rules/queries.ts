import type { Database, Transaction } from '../../platform/database/database.ts';

/** What a merchant's delivery costs where an offer does not say; cents. null: no rule, or never free. */
export type DeliveryRule = { flatCents: number | null; freeFromCents: number | null };

export type MerchantRule = DeliveryRule & { merchantId: number; merchant: string; isApplied: boolean };
export type ListedRule = MerchantRule & { offers: number; unstated: number };

const columns = `m.id as "merchantId", m.name as merchant, m.delivery_flat_cents as "flatCents",
  m.delivery_free_from_cents as "freeFromCents",
  m.delivery_rule_changed_at is not distinct from m.delivery_rule_applied_at as "isApplied"`;

/** Active merchants with their rules, those with the most offers that need one first. */
export function listRules(db: Database, offset: number, limit: number): Promise<ListedRule[]> {
  return db.rows<ListedRule>(
    `select ${columns}, coalesce(o.offers, 0)::integer as offers, coalesce(o.unstated, 0)::integer as unstated
     from merchants m
     left join (
       select merchant_id, count(*) as offers, count(*) filter (where stated_delivery_cents is null) as unstated
       from offers where gone_at is null group by merchant_id
     ) o on o.merchant_id = m.id
     where m.is_active
     order by o.unstated desc nulls last, m.name collate "fr-x-icu", m.id
     offset $1 limit $2`,
    [offset, limit],
  );
}

export async function countRules(db: Database): Promise<number> {
  const [row] = await db.rows<{ count: number }>('select count(*) as count from merchants where is_active');
  return row?.count ?? 0;
}

/**
 * Sets a merchant's rule; offers follow by `applyDeliveryRule`. Returns the rules before and after;
 * undefined: no such merchant.
 */
export async function updateRule(
  db: Database,
  merchantId: number,
  { flatCents, freeFromCents }: DeliveryRule,
): Promise<{ before: DeliveryRule; after: MerchantRule } | undefined> {
  const [before] = await db.rows<DeliveryRule>(
    `select delivery_flat_cents as "flatCents", delivery_free_from_cents as "freeFromCents"
     from merchants where id = $1 for update`,
    [merchantId],
  );
  const [after] = await db.rows<MerchantRule>(
    `update merchants m set delivery_flat_cents = $2, delivery_free_from_cents = $3,
       delivery_rule_changed_at = clock_timestamp(), version = version + 1
     where id = $1
     returning ${columns}`,
    [merchantId, flatCents, freeFromCents],
  );
  return before && after && { before, after };
}

/** A merchant whose new rule is not applied to its offers yet; undefined: there is none. */
export async function findUnappliedRule(db: Database): Promise<number | undefined> {
  const [row] = await db.rows<{ id: number }>(
    `select id from merchants where delivery_rule_changed_at is distinct from delivery_rule_applied_at
     order by id limit 1`,
  );
  return row?.id;
}

/** Marks a merchant's rule as applied. */
export async function noteAppliedRule(db: Database, merchantId: number): Promise<void> {
  await db.execute('update merchants set delivery_rule_applied_at = delivery_rule_changed_at where id = $1', [
    merchantId,
  ]);
}

/** A price from which a merchant's offers state free delivery, as far as its offers show. Cents. */
export type Threshold = {
  merchantId: number;
  merchant: string;
  /** The lowest price that is delivered free, and the highest below it that is not. */
  freeCents: number;
  paidCents: number;
  /** What most offers state that are not free. */
  flatCents: number;
  /** Offers that state this or free delivery. */
  offers: number;
  exceptions: number;
};

/**
 * Recomputes the price of each merchant that best separates offers which state a delivery cost from those
 * which state free delivery: the one with the fewest exceptions, where both sides have at least `min`
 * offers and exceptions are at most `share` of all. Bulky goods with higher costs are left out. Reads every
 * offer: for a job.
 */
export async function findThresholds(transaction: Transaction, min: number, share: number): Promise<void> {
  await transaction.execute('delete from delivery_thresholds');
  await transaction.execute(
    `with flats as (
       select merchant_id, mode() within group (order by stated_delivery_cents) as flat
       from offers where gone_at is null and stated_delivery_cents > 0
       group by merchant_id
     ), prices as (
       select o.merchant_id, o.price_cents as price, count(*) filter (where o.stated_delivery_cents = 0) as free,
         count(*) filter (where o.stated_delivery_cents > 0) as paid
       from offers o join flats using (merchant_id)
       where o.gone_at is null and o.stated_delivery_cents <= flats.flat
       group by o.merchant_id, o.price_cents
     ), running as (
       select merchant_id, price, sum(free) over below - free as free_below, sum(paid) over below - paid as paid_below,
         sum(free) over whole as free_all, sum(paid) over whole as paid_all, lag(price) over below as price_below
       from prices
       window below as (partition by merchant_id order by price), whole as (partition by merchant_id)
     ), best as (
       select distinct on (merchant_id) *, free_below + paid_all - paid_below as exceptions
       from running
       order by merchant_id, free_below + paid_all - paid_below, price
     )
     insert into delivery_thresholds (merchant_id, free_cents, paid_cents, flat_cents, offers, exceptions)
     select merchant_id, b.price, b.price_below, f.flat, b.free_all + b.paid_all, b.exceptions
     from best b join flats f using (merchant_id)
     where b.paid_below >= $1 and b.free_all - b.free_below >= $1
       and b.exceptions <= $2 * (b.free_all + b.paid_all)`,
    [min, share],
  );
}

/** Those found last, of active merchants whose rules do not say so already; most offers first. */
export const listThresholds = (db: Database): Promise<Threshold[]> =>
  db.rows<Threshold>(
    `select m.id as "merchantId", m.name as merchant, t.free_cents as "freeCents", t.paid_cents as "paidCents",
       t.flat_cents as "flatCents", t.offers, t.exceptions
     from delivery_thresholds t join merchants m on m.id = t.merchant_id and m.is_active
     where m.delivery_flat_cents is distinct from t.flat_cents or m.delivery_free_from_cents is null
       or m.delivery_free_from_cents not between t.paid_cents + 1 and t.free_cents
     order by t.offers desc, m.id
     limit 100`,
  );
