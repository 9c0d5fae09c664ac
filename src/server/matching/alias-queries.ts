import type { Database } from '../platform/database.ts';
import type { AliasSuggestion, BrandAlias } from './brand-aliases.ts';

/** By key: all, or `limit` of them. */
export function listAliases(db: Database, offset = 0, limit: number | null = null): Promise<BrandAlias[]> {
  return db.named(
    'matching-aliases',
    'select key, alias, brand from brand_aliases order by key offset $1 limit $2',
    [offset, limit],
  );
}

export async function countAliases(db: Database): Promise<number> {
  const [row] = await db.rows<{ count: number }>('select count(*) as count from brand_aliases');
  return row?.count ?? 0;
}

/** Keeps others from writing aliases until the transaction ends; imports go on reading them. */
export async function lockAliases(db: Database): Promise<void> {
  await db.execute('lock table brand_aliases in share row exclusive mode');
}

export async function upsertAlias(db: Database, { key, alias, brand }: BrandAlias): Promise<void> {
  await db.named(
    'matching-save-alias',
    `insert into brand_aliases (key, alias, brand) values ($1, $2, $3)
     on conflict (key) do update set alias = excluded.alias, brand = excluded.brand`,
    [key, alias, brand],
  );
}

/** Answers the alias as it was; undefined: there was none. */
export async function deleteAlias(db: Database, key: string): Promise<BrandAlias | undefined> {
  const [row] = await db.named<BrandAlias>(
    'matching-delete-alias',
    'delete from brand_aliases where key = $1 returning key, alias, brand',
    [key],
  );
  return row;
}

/**
 * Pairs of brands among the listings of one product that state one GTIN, in at least `fewest` products; none of
 * which is another's alias already. Reads every listing; the few products of several brands are found first, once.
 */
export function listSharedGtinBrands(db: Database, fewest: number, most: number): Promise<AliasSuggestion[]> {
  return db.named(
    'matching-shared-gtin-brands',
    `with several as materialized (
       select product_id from match_listings where gtins <> '' and brand <> ''
       group by product_id having min(brand collate "C") <> max(brand collate "C")),
     stated as (
       select distinct product_id, brand, unnest(string_to_array(gtins, ' ')) as gtin
       from match_listings join several using (product_id) where gtins <> '' and brand <> '')
     select a.brand, b.brand as other, count(distinct a.product_id)::integer as products
     from stated a join stated b using (product_id, gtin)
     where a.brand < b.brand and not exists (
       select from brand_aliases known where known.key in (a.brand, b.brand))
     group by a.brand, b.brand
     having count(distinct a.product_id) >= $1
     order by products desc, a.brand, b.brand
     limit $2`,
    [fewest, most],
  );
}
