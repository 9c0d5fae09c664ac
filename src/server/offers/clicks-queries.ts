import type { Database } from '../platform/database.ts';

export type Click = { id: string; offerId: number; productId: number; merchantId: number };

/** Stores a click on an offer. */
export async function insertClick(db: Database, click: Click): Promise<void> {
  await db.named(
    'insert_click',
    'insert into clicks (id, offer_id, product_id, merchant_id) values ($1, $2, $3, $4)',
    [click.id, click.offerId, click.productId, click.merchantId],
  );
}
