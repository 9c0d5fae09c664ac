import type { Database } from '../platform/database/database.ts';

/**
 * Deletes pictures that no product, merchant or category has shown for `days`, and at once those that were
 * never stored.
 */
export async function deleteUnusedPictures(db: Database, days: number): Promise<number> {
  await db.execute(
    `with used as (
       select image_url from products where image_url is not null
       union select unnest(more_images) from products
       union select source_url from product_pictures
       union select logo_source from merchants where logo_source is not null
       union select picture_source from categories where picture_source is not null
     )
     update pictures x set unused_since = case when used.image_url is null then now() end
     from pictures y left join used on used.image_url = y.source_url
     where y.source_url = x.source_url and (used.image_url is null) <> (x.unused_since is not null)`,
  );
  return db.execute(
    `delete from pictures
     where unused_since is not null and (state <> 'stored' or unused_since < now() - make_interval(days => $1))`,
    [days],
  );
}

/** The file names of stored pictures. */
export function listStoredNames(
  db: Database,
): Promise<{ name: string; sizes: number[]; hasAvif: boolean }[]> {
  return db.rows(
    `select name, sizes, bool_or(has_avif) as "hasAvif" from pictures where state = 'stored' group by name, sizes`,
  );
}

/** Schedules pictures with missing files to be fetched again. */
export function planRefetch(db: Database, names: readonly string[]): Promise<number> {
  return db.execute(
    `update pictures set state = 'pending', name = null, has_avif = false, attempts = 0, next_try_at = now()
     where name = any ($1)`,
    [names],
  );
}
