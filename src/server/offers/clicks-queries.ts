import type { Database } from '../platform/database/database.ts';

export type Click = { id: string; offerId: number; productId: number; merchantId: number };

/** Stores a click on an offer. */
export async function insertClick(db: Database, click: Click): Promise<void> {
  await db.named(
    'insert_click',
    'insert into clicks (id, offer_id, product_id, merchant_id) values ($1, $2, $3, $4)',
    [click.id, click.offerId, click.productId, click.merchantId],
  );
}

/** Deletes clicks older than `keepDays`, at most `rows`; returns how many. */
export const deleteOldClicks = (db: Database, keepDays: number, rows: number): Promise<number> =>
  db.execute(
    `delete from clicks where id in (
       select id from clicks where clicked_at < now() - make_interval(days => $1) order by clicked_at limit $2)`,
    [keepDays, rows],
  );
