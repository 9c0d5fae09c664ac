import { hasLapsedBefore } from '../../offers/service.ts';
import type { Database } from '../../platform/database/database.ts';

/** The feed of a merchant by name, to be imported as seen at a time. */
export type WantedFeed = { merchantId: number; name: string; observedAt: Date };

export type KnownRow = { hash: number; offerId: number };

/** Rows merged last time; none where their values may have to be taken from now on. */
const knownRows = `
  from feeds f join feed_offers fo on fo.feed_id = f.id
  where f.merchant_id = $1 and f.name = $2 and fo.gone_at is null and fo.row_hash > 0
    and not ${hasLapsedBefore('f', '$3')}`;

const valuesOf = ({ merchantId, name, observedAt }: WantedFeed) => [merchantId, name, observedAt];

/** Opens a cursor over the hashes of a feed's unchanged rows. */
export async function openKnownRows(transaction: Database, feed: WantedFeed): Promise<void> {
  await transaction.execute(
    `declare known_rows no scroll cursor for
     select fo.row_hash as hash, fo.offer_id as "offerId" ${knownRows}`,
    valuesOf(feed),
  );
}

export const fetchKnownRows = (transaction: Database, count: number): Promise<KnownRow[]> =>
  transaction.rows<KnownRow>(`fetch ${Math.trunc(count)} from known_rows`);

/**
 * Whether nothing has changed between reading and merging but what was pushed since the file was written, and no row of
 * the file is about an article whose other row was not read (`seen_offers`). With `except`, which hashes or sorts: joins were planned without
 * statistics as nested loops over all rows.
 */
export async function isSeenSound(
  db: Database,
  { feedId, statedAt }: { feedId: number; statedAt: Date },
): Promise<boolean> {
  const [row] = await db.rows<{ isSound: boolean }>(
    `select not exists (
         select offer_id from pg_temp.seen_offers
         intersect
         select offer_id from pg_temp.merge_plan
       ) and not exists (
         select offer_id from pg_temp.seen_offers
         except
         select offer_id from feed_offers where feed_id = $1 and (gone_at is null or pushed_at > $2)
       ) as "isSound"`,
    [feedId, statedAt],
  );
  return row?.isSound ?? false;
}
