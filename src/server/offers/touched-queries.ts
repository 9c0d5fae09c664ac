import type { Database } from '../platform/database/database.ts';

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
