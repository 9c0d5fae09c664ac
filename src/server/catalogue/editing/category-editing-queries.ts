import type { Database } from '../../platform/database/database.ts';

export type ManagedCategoryRow = {
  id: number;
  key: string;
  name: string;
  nameFr: string;
  parentId: number | null;
  level: number;
  version: number;
  productsCount: number;
  pictureSource: string | null;
  pictureName: string | null;
  pictureSizes: number[] | null;
};

const columns = `c.id, c.key, c.name, c.name_fr as "nameFr", c.parent_id as "parentId", t.level, c.version,
  coalesce(counts.count, 0) as "productsCount", c.picture_source as "pictureSource", x.name as "pictureName",
  x.sizes as "pictureSizes"`;

/** In the order of menus: each followed by those below it. */
export const listManagedCategories = (db: Database): Promise<ManagedCategoryRow[]> =>
  db.rows<ManagedCategoryRow>(
    `select ${columns} from categories c
     join category_tree t on t.id = c.id
     left join (
       select category_id, count(*) as count from products where merged_into is null group by category_id
     ) as counts on counts.category_id = c.id
     left join pictures x on x.source_url = c.picture_source and x.state = 'stored'
     order by t.place`,
  );

/** Lets one transaction at a time change categories. */
export async function lockCategories(db: Database): Promise<void> {
  await db.execute(`select pg_advisory_xact_lock(hashtextextended('categories', 0))`);
}

export async function insertCategory(
  db: Database,
  category: { key: string; name: string; nameFr: string; parentId: number | null },
): Promise<number> {
  const [row] = await db.rows<{ id: number }>(
    `insert into categories (key, name, name_fr, parent_id, position)
     select $1, $2, $3, $4, coalesce(max(position) filter (where key <> 'other'), 0) + 10 from categories
     returning id`,
    [category.key, category.name, category.nameFr, category.parentId],
  );
  if (!row) throw new Error('No category');
  return row.id;
}

export async function updateCategory(
  db: Database,
  { id, name, nameFr, parentId }: Pick<ManagedCategoryRow, 'id' | 'name' | 'nameFr' | 'parentId'>,
): Promise<void> {
  await db.execute('update categories set name = $2, name_fr = $3, parent_id = $4 where id = $1', [
    id,
    name,
    nameFr,
    parentId,
  ]);
}

/** @param source what `pictures` knows it by; null: none */
export async function updatePicture(db: Database, id: number, source: string | null): Promise<void> {
  await db.execute('update categories set picture_source = $2 where id = $1', [id, source]);
}

/** Leads a name, written in small letters, to a category. */
export async function storeFormerName(db: Database, name: string, categoryId: number): Promise<void> {
  await db.execute(
    `insert into former_category_names (name, category_id) values ($1, $2)
     on conflict (name) do update set category_id = excluded.category_id`,
    [name, categoryId],
  );
}

/** A category has this name now. */
export async function deleteFormerName(db: Database, name: string): Promise<void> {
  await db.execute('delete from former_category_names where name = $1', [name]);
}

export async function listFormerKeys(db: Database): Promise<string[]> {
  const rows = await db.rows<{ key: string }>('select key from former_category_keys');
  return rows.map(({ key }) => key);
}

/**
 * Moves everything that refers to a category to another one: products, keys, names. Its children become children of
 * its parent.
 */
export async function moveCategory(db: Database, from: ManagedCategoryRow, to: number): Promise<void> {
  await db.execute('update products set category_id = $2, updated_at = now() where category_id = $1', [
    from.id,
    to,
  ]);
  await db.execute('update categories set parent_id = $2 where parent_id = $1', [from.id, from.parentId]);
  await db.execute('update former_category_names set category_id = $2 where category_id = $1', [from.id, to]);
  await db.execute('update former_category_keys set category_id = $2 where category_id = $1', [from.id, to]);
  await db.execute('insert into former_category_keys (key, category_id) values ($1, $2)', [from.key, to]);
}

/** What staff has decided to be a category, and the promo codes for it, are of another one from now on. */
export async function moveDecisions(db: Database, from: number, to: number): Promise<void> {
  await db.execute('update merchant_categories set category_id = $2 where category_id = $1', [from, to]);
  await db.execute('update promo_codes set category_id = $2 where category_id = $1', [from, to]);
}

export async function deleteCategory(db: Database, id: number): Promise<void> {
  await db.execute('delete from categories where id = $1', [id]);
}

/** Numbers categories in the order of their ids. */
export async function updatePositions(db: Database, ids: readonly number[]): Promise<void> {
  await db.execute(
    `update categories c set position = given.place * 10
     from unnest($1::integer[]) with ordinality as given (id, place) where c.id = given.id`,
    [ids],
  );
}
