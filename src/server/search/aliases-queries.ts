import type { Database } from '../platform/database/database.ts';
import type { SynonymGroup } from './engine/search-document.ts';

/** Words and phrases of one meaning, as stored. */
export type AliasGroup = Required<SynonymGroup> & { id: number };

/** $1: part of a phrase; '': any. */
const isWanted = `($1 = '' or exists (
  select from unnest(said || asked) as phrase where position(lower($1) in lower(phrase)) > 0))`;

/** Groups as they were made: all, or `limit` of those that hold a text. */
export function listAliases(
  db: Database,
  { search = '', offset = 0, limit }: { search?: string | undefined; offset?: number; limit?: number } = {},
): Promise<AliasGroup[]> {
  return db.rows<AliasGroup>(
    `select id, said, asked from search_aliases where ${isWanted} order by id offset $2 limit $3`,
    [search, offset, limit ?? null],
  );
}

export async function countAliases(db: Database, search = ''): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*) as count from search_aliases where ${isWanted}`,
    [search],
  );
  return row?.count ?? 0;
}

/** Locks groups against writes until the transaction ends. */
export async function lockAliases(db: Database): Promise<void> {
  await db.execute('lock table search_aliases in share row exclusive mode');
}

/** Stores a new group; undefined: there are `max` already. */
export async function insertAliases(
  db: Database,
  { said, asked }: Required<SynonymGroup>,
  max: number,
): Promise<number | undefined> {
  const [row] = await db.rows<{ id: number }>(
    `insert into search_aliases (said, asked)
     select $1, $2 where (select count(*) from search_aliases) < $3 returning id`,
    [said, asked, max],
  );
  return row?.id;
}

/** Returns whether the group existed. */
export async function updateAliases(db: Database, { id, said, asked }: AliasGroup): Promise<boolean> {
  const touched = await db.execute(
    'update search_aliases set said = $2, asked = $3, updated_at = now() where id = $1',
    [id, said, asked],
  );
  return touched === 1;
}

/** Returns the group as it was; undefined: there was none. */
export async function deleteAliases(db: Database, id: number): Promise<AliasGroup | undefined> {
  const [row] = await db.rows<AliasGroup>(
    'delete from search_aliases where id = $1 returning id, said, asked',
    [id],
  );
  return row;
}
