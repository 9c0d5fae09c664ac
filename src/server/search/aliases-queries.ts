import type { Database } from '../platform/database.ts';
import type { SynonymGroup } from './engine/document.ts';

/** Words and phrases of one meaning, as stored. */
export type AliasGroup = Required<SynonymGroup> & { id: number };

/** All groups, as they were made. */
export function listAliases(db: Database): Promise<AliasGroup[]> {
  return db.rows<AliasGroup>('select id, said, asked from search_aliases order by id');
}

/** Stores a new group; undefined: there are `most` already. */
export async function insertAliases(
  db: Database,
  { said, asked }: Required<SynonymGroup>,
  most: number,
): Promise<number | undefined> {
  const [row] = await db.rows<{ id: number }>(
    `insert into search_aliases (said, asked)
     select $1, $2 where (select count(*) from search_aliases) < $3 returning id`,
    [said, asked, most],
  );
  return row?.id;
}

/** Tells whether the group was there. */
export async function updateAliases(db: Database, { id, said, asked }: AliasGroup): Promise<boolean> {
  const touched = await db.execute(
    'update search_aliases set said = $2, asked = $3, updated_at = now() where id = $1',
    [id, said, asked],
  );
  return touched === 1;
}

/** Tells whether the group was there. */
export async function deleteAliases(db: Database, id: number): Promise<boolean> {
  return (await db.execute('delete from search_aliases where id = $1', [id])) === 1;
}
