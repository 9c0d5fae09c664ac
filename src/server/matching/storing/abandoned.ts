import type { Database } from '../../platform/database/database.ts';
import { claimProducts } from '../grouping/claims.ts';
import { type Article, allKeysOf, fromRow } from './article.ts';
import { listAbandoned, listListings } from './queries.ts';

/** Maximum number of gone articles read per key; the latest are the most likely. */
const maxGone = 24;

/**
 * Matches products that lost all their articles to groups of new ones: a merchant gave its articles new ids.
 * Returns a product or undefined for each group, no product twice.
 */
export async function findAbandonedProducts(
  db: Database,
  groups: readonly (readonly Article[])[],
): Promise<(number | undefined)[]> {
  const keys = new Set(groups.flatMap((group) => group.flatMap(allKeysOf)));
  const byKey = new Map<number, number[]>();
  for (const { key, id } of await listAbandoned(db, keys, maxGone))
    byKey.set(key, [...(byKey.get(key) ?? []), id]);
  const rows = await listListings(db, [...new Set([...byKey.values()].flat())]);
  const gone = new Map(rows.map((row) => [row.id, fromRow(row)]));
  return claimProducts(groups, (key) => (byKey.get(key) ?? []).flatMap((id) => gone.get(id) ?? []));
}
