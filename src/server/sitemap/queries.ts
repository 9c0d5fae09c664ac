import type { Database } from '../platform/database/database.ts';

/** A run of products by id, both ends included, that one sitemap holds. */
export type SitemapPart = { first: number; last: number; changedAt: Date };

/** A page to be found, and when what it shows last changed. */
export type SitemapProduct = { id: number; changedAt: Date };
export type SitemapCategory = { name: string; changedAt: Date };

/** Cuts the products that have live offers into parts of `size`. */
export function listParts(db: Database, size: number): Promise<SitemapPart[]> {
  return db.rows<SitemapPart>(
    `select min(product_id) as first, max(product_id) as last, max(changed_at) as "changedAt"
     from (select product_id, changed_at, (row_number() over (order by product_id) - 1) / $1::integer as part
           from product_summaries where offers_count > 0) as numbered
     group by part order by part`,
    [size],
  );
}

/** The next products of a part that have live offers: those after `after`, by id. */
export function listProductsAfter(
  db: Database,
  { after, last, limit }: { after: number; last: number; limit: number },
): Promise<SitemapProduct[]> {
  return db.named<SitemapProduct>(
    'sitemap_products',
    `select product_id as id, changed_at as "changedAt" from product_summaries
     where product_id > $1 and product_id <= $2 and offers_count > 0
     order by product_id limit $3`,
    [after, last, limit],
  );
}

/** Merchants whose offers are compared. */
export const listLiveMerchants = (db: Database): Promise<{ name: string }[]> =>
  db.rows<{ name: string }>(
    `select name from merchants m
     where is_active and exists (
       select from feeds f where f.merchant_id = m.id
         and fresh_until(greatest(f.observed_at, f.pushed_at), m.freshness_days) > now())
     order by id`,
  );

/** Categories in which something is on offer, or below which. */
export function listLiveCategories(db: Database): Promise<SitemapCategory[]> {
  return db.rows<SitemapCategory>(
    `select c.name, max(s.changed_at) as "changedAt"
     from (
       select p.category_id, max(s.changed_at) as changed_at
       from products p join product_summaries s on s.product_id = p.id and s.offers_count > 0
       group by p.category_id
     ) as s
     cross join lateral category_and_above(s.category_id) as above
     join categories c on c.id = above.id
     join category_tree t on t.id = c.id
     group by c.id, t.place order by t.place`,
  );
}
