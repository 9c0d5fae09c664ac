import type { Database } from '../platform/database/database.ts';

/** Our copies of the picture that a feed gave an address for. */
export type StoredPicture = {
  sourceUrl: string;
  name: string;
  width: number;
  height: number;
  sizes: readonly number[];
  hasAvif: boolean;
};

export type PictureCounts = { stored: number; pending: number; failed: number };

/** A picture that could not be fetched so far. */
export type BrokenPicture = { sourceUrl: string; error: string; attempts: number; nextTryAt: Date };

/** Upserts the stored copies of addresses; of duplicates the last one counts. */
export async function savePictures(db: Database, given: readonly StoredPicture[]): Promise<void> {
  const pictures = [...new Map(given.map((picture) => [picture.sourceUrl, picture])).values()];
  await db.execute(
    `insert into pictures (source_url, state, name, width, height, sizes, has_avif, stored_at)
     select source_url, 'stored', name, width, height, string_to_array(sizes, ' ')::integer[], has_avif, now()
     from unnest($1::text[], $2::text[], $3::integer[], $4::integer[], $5::text[], $6::boolean[])
       as p (source_url, name, width, height, sizes, has_avif)
     on conflict (source_url) do update
     set state = 'stored', name = excluded.name, width = excluded.width, height = excluded.height,
       sizes = excluded.sizes, has_avif = excluded.has_avif, stored_at = now(), error = null`,
    [
      pictures.map(({ sourceUrl }) => sourceUrl),
      pictures.map(({ name }) => name),
      pictures.map(({ width }) => width),
      pictures.map(({ height }) => height),
      pictures.map(({ sizes }) => sizes.join(' ')),
      pictures.map(({ hasAvif }) => hasAvif),
    ],
  );
}

/** The stored ones of some addresses. */
export function listStored(db: Database, sourceUrls: readonly string[]): Promise<StoredPicture[]> {
  return db.rows<StoredPicture>(
    `select source_url as "sourceUrl", name, width, height, sizes, has_avif as "hasAvif"
     from pictures where source_url = any ($1) and state = 'stored'`,
    [sourceUrls],
  );
}

/** How many pictures there are in each state. */
export async function countPictures(db: Database): Promise<PictureCounts> {
  const rows = await db.rows<{ state: keyof PictureCounts; count: number }>(
    'select state, count(*) as count from pictures group by state',
  );
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  return { stored: 0, pending: 0, failed: 0, ...counts };
}

/** A page of the pictures that could not be fetched, those of popular products first. */
export function listBrokenPictures(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<BrokenPicture[]> {
  return db.rows<BrokenPicture>(
    `select source_url as "sourceUrl", error, attempts, next_try_at as "nextTryAt"
     from pictures where state = 'failed' order by priority desc, source_url limit $1 offset $2`,
    [limit, offset],
  );
}
