import type { Database } from '../platform/database.ts';

/** Our copy of a merchant's picture. */
export type PictureRow = { sourceUrl: string; file: string; width: number; height: number };

/** Notes which files stand for which addresses; a newer copy takes the place of an older one. */
export async function savePictures(db: Database, pictures: readonly PictureRow[]): Promise<void> {
  await db.execute(
    `insert into pictures (source_url, file, width, height)
     select * from unnest($1::text[], $2::text[], $3::int[], $4::int[])
     on conflict (source_url) do update
     set file = excluded.file, width = excluded.width, height = excluded.height, stored_at = now()
     where pictures.file <> excluded.file`,
    [
      pictures.map(({ sourceUrl }) => sourceUrl),
      pictures.map(({ file }) => file),
      pictures.map(({ width }) => width),
      pictures.map(({ height }) => height),
    ],
  );
}
