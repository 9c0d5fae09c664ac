import type { Database } from '../platform/database/database.ts';

/** Weeks that are to be thinned: those that began since `from` (null: any) and ended by `to`. */
type Weeks = { from: Date | null; to: Date };

async function findWeeks(db: Database, keepDays: number): Promise<Weeks | undefined> {
  const [weeks] = await db.rows<Weeks>(
    `select thinned_before as "from", date_trunc('week', now() - make_interval(days => $1), 'UTC') as "to"
     from price_thinning`,
    [keepDays],
  );
  return weeks;
}

/**
 * Thins price points older than so many days: of each offer and week the last one stays. Returns how many
 * were deleted.
 */
export async function thinPricePoints(db: Database, keepDays: number): Promise<number> {
  const weeks = await findWeeks(db, keepDays);
  if (!weeks) throw new Error('price_thinning has no row');
  const deleted = await db.execute(
    `delete from price_points p
     where ($1::timestamptz is null or p.observed_at >= $1) and p.observed_at < $2 and exists (
       select from price_points later
       where later.offer_id = p.offer_id and later.observed_at > p.observed_at
         and later.observed_at < date_trunc('week', p.observed_at, 'UTC') + interval '7 days')`,
    [weeks.from, weeks.to],
  );
  // Interrupted before this, it does the same once more.
  await db.execute('update price_thinning set thinned_before = $1', [weeks.to]);
  return deleted;
}
