import type { Database } from '../../platform/database/database.ts';
import { type ListingRow, listingColumns } from './queries.ts';

/** The rules that the stored keys were made by; undefined: none are known. */
export async function findRules(db: Database): Promise<string | undefined> {
  const [row] = await db.rows<{ rules: string }>('select rules from match_rules');
  return row?.rules;
}

export async function storeRules(db: Database, rules: string): Promise<void> {
  await db.execute(
    'insert into match_rules (rules) values ($1) on conflict (only_row) do update set rules = excluded.rules',
    [rules],
  );
}

export async function emptyKeys(db: Database): Promise<void> {
  await db.execute('truncate match_keys');
}

/** Listings, live or gone, in the order of their ids. */
export const listListingsAfter = (
  db: Database,
  after: number,
  limit: number,
): Promise<(ListingRow & { isLive: boolean })[]> =>
  db.rows(
    `select ${listingColumns}, is_live as "isLive" from match_listings where id > $1 order by id limit $2`,
    [after, limit],
  );
