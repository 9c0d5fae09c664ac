import type { Database } from '../../platform/database/database.ts';

/** A name for the present state of the stored listings, which no other state ever has. */
export async function getMatchState(db: Database): Promise<string> {
  const [row] = await db.rows<{ state: string }>('select changed_in::text as state from match_state');
  return row?.state ?? '';
}

/** How many listings there are, live or gone; no more than `max` are counted. */
export async function countListings(db: Database, max: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    'select count(*) from (select from match_listings limit $1) as counted',
    [max],
  );
  return row?.count ?? 0;
}
