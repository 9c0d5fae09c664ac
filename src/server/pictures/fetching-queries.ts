import type { Database } from '../platform/database/database.ts';

/**
 * Plans the pictures of all products on offer that are not planned yet, the most clicked (in the last 30
 * days), then the most offered first; further pictures of products come behind every first one. Returns how
 * many are due, including retries.
 */
export async function planPictures(db: Database): Promise<number> {
  await db.execute(
    `with clicked as (
       select product_id, count(*) as count from clicks
       where clicked_at > now() - interval '30 days' group by product_id
     ), wanted as (
       select shown.image_url, least(sum(weight), 1e9)::integer as priority
       from products p
       join product_summaries s on s.product_id = p.id and s.offers_count > 0
       left join clicked on clicked.product_id = p.id
       cross join lateral (
         select p.image_url, coalesce(clicked.count, 0) * 1000 + s.offers_count as weight
         union all
         select unnest(p.more_images), 0
       ) as shown
       where shown.image_url is not null
         and not exists (select from pictures x where x.source_url = shown.image_url and x.state = 'stored')
       group by shown.image_url
     )
     insert into pictures (source_url, priority) select image_url, priority from wanted
     on conflict (source_url) do update set priority = excluded.priority
     where pictures.priority <> excluded.priority`,
  );
  const [due] = await db.rows<{ count: number }>(
    `select count(*) as count from pictures where state <> 'stored' and next_try_at <= now()`,
  );
  return due?.count ?? 0;
}

/**
 * Takes pictures to fetch now, for this process only. The next try of each is set first, ten minutes to seven
 * days from now, so that a picture that crashes the process does not come first again.
 */
export async function claimPictures(db: Database, limit: number): Promise<string[]> {
  const claimed = await db.rows<{ sourceUrl: string }>(
    `update pictures
     set attempts = attempts + 1,
       next_try_at = now() + least(interval '10 minutes' * 4 ^ least(attempts, 8), interval '7 days')
     where source_url in (
       select source_url from pictures
       where state <> 'stored' and next_try_at <= now()
       order by priority desc limit $1 for update skip locked)
     returning source_url as "sourceUrl"`,
    [limit],
  );
  return claimed.map(({ sourceUrl }) => sourceUrl);
}

/** Releases pictures that were not tried; they are due in `seconds`. */
export async function releasePictures(
  db: Database,
  sourceUrls: readonly string[],
  seconds: number,
): Promise<void> {
  await db.execute(
    `update pictures set attempts = greatest(attempts - 1, 0), next_try_at = now() + make_interval(secs => $2)
     where source_url = any ($1) and state <> 'stored'`,
    [sourceUrls, seconds],
  );
}

/** Stores why a picture could not be fetched. */
export async function saveFailure(db: Database, sourceUrl: string, error: string): Promise<void> {
  await db.execute(
    `update pictures set state = 'failed', error = $2 where source_url = $1 and state <> 'stored'`,
    [sourceUrl, error],
  );
}
