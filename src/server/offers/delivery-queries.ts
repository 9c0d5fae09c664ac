import type { Database } from '../platform/database/database.ts';

/** What the delivery of an offer costs by the rule of its merchant `m`, in cents; null: the merchant has none. */
export const ruledDeliveryCents = (priceCents: string): string =>
  `ruled_delivery_cents(m.delivery_flat_cents, m.delivery_free_from_cents, ${priceCents})`;

/**
 * Gives a merchant's offers that state no delivery cost the one of its rule; records changed ones in
 * `touched_offers` (see `createTouched`).
 */
export async function applyDeliveryRule(db: Database, merchantId: number): Promise<void> {
  await db.execute(
    `with ruled as (
       select o.id, ${ruledDeliveryCents('o.price_cents')} as cents
       from offers o join merchants m on m.id = o.merchant_id
       where m.id = $1 and o.stated_delivery_cents is null and o.gone_at is null
     ), changed as (
       update offers o set delivery_cents = ruled.cents from ruled
       where o.id = ruled.id and o.delivery_cents is distinct from ruled.cents
       returning o.id, o.product_id
     )
     insert into pg_temp.touched_offers select id, product_id, 'changed' from changed`,
    [merchantId],
  );
}
