import type { Database } from '../platform/database/database.ts';

/** Records offers of which something besides their rows has changed. */
export async function touchOffers(db: Database, offerIds: readonly number[]): Promise<void> {
  await db.execute(
    `insert into pg_temp.touched_offers
     select id, product_id, 'changed' from offers where id = any($1::bigint[])`,
    [offerIds],
  );
}

/**
 * Creates the temporary tables that record what a transaction touched, for `republish`: `touched_offers`
 * (`change`: 'new', 'changed', 'gone', 'moved'; `product_id` without an offer: a product that lost one), and
 * `touched_texts`, offers whose texts changed.
 */
export async function createTouched(db: Database): Promise<void> {
  await db.execute(
    `create temporary table touched_offers (offer_id bigint, product_id bigint, change text, row_hash bigint)
       on commit drop;
     create temporary table touched_texts (number integer, offer_id bigint, product_id bigint) on commit drop`,
  );
}
