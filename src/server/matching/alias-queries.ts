import type { Database } from '../platform/database.ts';
import type { AliasSuggestion, BrandAlias } from './brand-aliases.ts';

export function listAliases(db: Database): Promise<BrandAlias[]> {
  return db.named('matching-aliases', 'select key, alias, brand from brand_aliases order by key', []);
}

export async function upsertAlias(db: Database, { key, alias, brand }: BrandAlias): Promise<void> {
  await db.named(
    'matching-save-alias',
    `insert into brand_aliases (key, alias, brand) values ($1, $2, $3)
     on conflict (key) do update set alias = excluded.alias, brand = excluded.brand`,
    [key, alias, brand],
  );
}

/** Whether there was such an alias. */
export async function deleteAlias(db: Database, key: string): Promise<boolean> {
  const rows = await db.named(
    'matching-delete-alias',
    'delete from brand_aliases where key = $1 returning key',
    [key],
  );
  return rows.length > 0;
}

/** Pairs of brands among the listings of one product that state one GTIN, in at least `fewest` products. */
export function listSharedGtinBrands(db: Database, fewest: number, most: number): Promise<AliasSuggestion[]> {
  return db.named(
    'matching-shared-gtin-brands',
    `with stated as (
       select distinct product_id, brand, unnest(string_to_array(gtins, ' ')) as gtin
       from match_listings where gtins <> '' and brand <> '')
     select a.brand, b.brand as other, count(distinct a.product_id)::integer as products
     from stated a join stated b using (product_id, gtin)
     where a.brand < b.brand
     group by a.brand, b.brand
     having count(distinct a.product_id) >= $1
     order by products desc, a.brand, b.brand
     limit $2`,
    [fewest, most],
  );
}
