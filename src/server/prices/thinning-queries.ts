import type { Database } from '../platform/database/database.ts';

/**
 * Thins price points older than so many days: of each offer and week the last one stays. Returns how many
 * were deleted.
 */
export const thinPricePoints = (db: Database, keepDays: number): Promise<number> =>
  db.execute(
    `delete from price_points p
     using (select date_trunc('week', now() - make_interval(days => $1), 'UTC') as end_at) as old
     where p.observed_at < old.end_at and exists (
       select from price_points later
       where later.offer_id = p.offer_id and later.observed_at > p.observed_at
         and later.observed_at < date_trunc('week', p.observed_at, 'UTC') + interval '7 days')`,
    [keepDays],
  );
