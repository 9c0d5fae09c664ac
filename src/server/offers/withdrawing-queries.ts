import type { Database } from '../platform/database/database.ts';

/** Removes offers that the running import has just inserted, from what it touched and from `live_offers` too. */
export async function removeNewOffers(db: Database, offerIds: readonly number[]): Promise<void> {
  await db.execute('delete from pg_temp.touched_offers where offer_id = any($1::bigint[])', [offerIds]);
  await db.execute('delete from pg_temp.live_offers where id = any($1::bigint[])', [offerIds]);
  await db.execute('delete from offer_texts where offer_id = any($1::bigint[])', [offerIds]);
  await db.execute('delete from offer_sizes where offer_id = any($1::bigint[])', [offerIds]);
  await db.execute('delete from offers where id = any($1::bigint[])', [offerIds]);
}

/** Marks offers with implausible prices as gone since they were seen; removes them from `live_offers`. */
export async function withdrawOffers(db: Database, offerIds: readonly number[]): Promise<void> {
  await db.execute('delete from pg_temp.live_offers where id = any($1::bigint[])', [offerIds]);
  await db.execute('update offers set gone_at = last_seen_at where id = any($1::bigint[])', [offerIds]);
}
