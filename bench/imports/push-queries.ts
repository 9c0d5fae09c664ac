import type { Database } from '../../src/server/platform/database/database.ts';

export async function findFeedByName(db: Database, name: string): Promise<number> {
  const [feed] = await db.rows<{ id: number }>('select id from feeds where name = $1', [name]);
  if (!feed) throw new Error(`${name} is not imported`);
  return feed.id;
}

export async function readPushFigures(
  db: Database,
): Promise<{ version: number; points: number; waiting: number }> {
  const [figures] = await db.rows<{ version: number; points: number; waiting: number }>(
    `select (select version from catalogue_state) as version, (select count(*) from price_points) as points,
       (select count(*) from offer_pushes where merged_at is null) as waiting`,
  );
  if (!figures) throw new Error('catalogue_state has no row');
  return figures;
}
