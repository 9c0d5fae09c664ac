import type { Database } from '../../platform/database/database.ts';

/** Another name of a brand: offers of `alias` are compared as offers of `brand`. */
export type BrandAlias = { key: string; alias: string; brand: string };

/** Two brands, as they are compared, that write the same products' GTINs. */
export type AliasSuggestion = {
  brand: string;
  other: string;
  /** As an offer writes them. */
  brandName: string;
  otherName: string;
  products: number;
};

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

/** Locks aliases against writes until the transaction ends; imports can still read them. */
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

/** Returns the alias as it was; undefined: there was none. */
export async function deleteAlias(db: Database, key: string): Promise<BrandAlias | undefined> {
  const [row] = await db.named<BrandAlias>(
    'matching-delete-alias',
    'delete from brand_aliases where key = $1 returning key, alias, brand',
    [key],
  );
  return row;
}

/**
 * Finds pairs of brands among the listings of one product that state one GTIN, in at least `min` products,
 * in place of those found before; dismissed ones stay dismissed. Reads every listing, which takes seconds:
 * for a job.
 */
export async function findSharedGtinBrands(db: Database, min: number, max: number): Promise<void> {
  await db.execute(
    `with several as materialized (
       select product_id from match_listings where gtins <> '' and brand <> ''
       group by product_id having min(brand collate "C") <> max(brand collate "C")),
     stated as (
       select distinct product_id, brand, unnest(string_to_array(gtins, ' ')) as gtin
       from match_listings join several using (product_id) where gtins <> '' and brand <> ''),
     found as (
       select a.brand, b.brand as other, count(distinct a.product_id)::integer as products
       from stated a join stated b using (product_id, gtin)
       where a.brand < b.brand
       group by a.brand, b.brand
       having count(distinct a.product_id) >= $1
       order by products desc, a.brand, b.brand
       limit $2),
     named as (
       select l.brand, t.brand as name
       from (select brand, min(id) as id from match_listings
             where brand in (select brand from found union select other from found) group by brand) first
       join match_listings l using (id)
       join offers o on o.merchant_id = l.merchant_id and o.article_id = l.article_id
       join offer_texts t on t.offer_id = o.id and t.brand <> ''),
     gone as (
       delete from brand_alias_suggestions s
       where not s.is_dismissed and (s.brand, s.other) not in (select brand, other from found))
     insert into brand_alias_suggestions (brand, other, brand_name, other_name, products)
     select f.brand, f.other, coalesce(a.name, f.brand), coalesce(b.name, f.other), f.products
     from found f left join named a on a.brand = f.brand left join named b on b.brand = f.other
     on conflict (brand, other) do update
       set products = excluded.products, brand_name = excluded.brand_name, other_name = excluded.other_name`,
    [min, max],
  );
}

/** Those found last, the most products first; none that is dismissed, or another's alias already. */
export const listSuggestions = (db: Database): Promise<AliasSuggestion[]> =>
  db.rows<AliasSuggestion>(
    `select brand, other, brand_name as "brandName", other_name as "otherName", products
     from brand_alias_suggestions s
     where not is_dismissed and not exists (
       select from brand_aliases known where known.key in (s.brand, s.other))
     order by products desc, brand, other`,
  );

/** Returns whether there is such a suggestion. */
export async function dismissSuggestion(
  db: Database,
  { brand, other }: { brand: string; other: string },
): Promise<boolean> {
  const touched = await db.execute(
    'update brand_alias_suggestions set is_dismissed = true where brand = $1 and other = $2',
    [brand, other],
  );
  return touched === 1;
}
