import type { Database } from '../platform/database/database.ts';
import type { Follower, Returning } from '../platform/database/product-followers.ts';

export type FollowerKind = 'favourite' | 'alert' | 'cart';

/** Stores the followers of products that are merged. */
export async function insertFollowers(
  db: Database,
  kind: FollowerKind,
  followers: readonly Follower[],
): Promise<void> {
  if (followers.length === 0) return;
  await db.execute(
    `insert into merge_followers (product_id, user_id, kind, size, kept, is_only)
     select "productId", "userId", $1, coalesce(size, ''), kept, "isOnly"
     from json_to_recordset($2) as f ("productId" bigint, "userId" bigint, size text, kept json, "isOnly" boolean)
     on conflict (product_id, user_id, kind, size)
       do update set kept = excluded.kept, is_only = excluded.is_only, taken_at = now()`,
    [kind, JSON.stringify(followers)],
  );
}

/** Those of these products that were merged away, the last ones first; `at`: when anybody had something on them then. */
export const listMerged = (
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; at: string | null }[]> =>
  db.rows(
    `select p.id, max(f.taken_at)::text as at from products p left join merge_followers f on f.product_id = p.id
     where p.id = any($1::bigint[]) and p.merged_into is not null
     group by p.id order by max(f.taken_at) desc nulls last`,
    [ids],
  );

/** Merged products that somebody has on a list or an alert on all the same, with those that took them in. */
export const listLeftBehind = (db: Database): Promise<{ from: number; into: number }[]> =>
  db.rows(
    `select p.id as "from", p.merged_into as "into" from products p
     where p.merged_into is not null and (exists (select from favourites f where f.product_id = p.id)
       or exists (select from alerts a where a.product_id = p.id))
     order by p.id`,
  );

/** Takes the followers of restored products from the table. */
export function takeFollowers(
  db: Database,
  returns: readonly { from: number; at: number }[],
): Promise<(Returning & { kind: FollowerKind })[]> {
  return db.rows(
    `delete from merge_followers f using unnest($1::bigint[], $2::bigint[]) as r (from_id, at_id)
     where f.product_id = r.from_id
     returning f.product_id as "productId", f.user_id as "userId", f.kind, f.kept, f.is_only as "isOnly", r.at_id as at`,
    [returns.map(({ from }) => from), returns.map(({ at }) => at)],
  );
}

/** Deletes followers taken more than `keepDays` ago, at most `rows`; returns how many. */
export const deleteOldFollowers = (db: Database, keepDays: number, rows: number): Promise<number> =>
  db.execute(
    `delete from merge_followers where ctid = any(array(
       select ctid from merge_followers where taken_at < now() - make_interval(days => $1) limit $2))`,
    [keepDays, rows],
  );
