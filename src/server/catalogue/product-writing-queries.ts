import type { Database } from '../platform/database.ts';

/** A product to be; `specifications` as JSON text. */
export type NewProductRow = {
  title: string;
  brand: string;
  description: string;
  specifications: string;
  categoryKey: string;
};

/** Inserts products and answers their ids in the same order. */
export async function insertProducts(db: Database, products: readonly NewProductRow[]): Promise<number[]> {
  const ids = await db.named<{ id: number }>(
    'catalogue-take-product-ids',
    `select nextval(pg_get_serial_sequence('products', 'id')) as id from generate_series(1, $1::integer)`,
    [products.length],
  );
  await db.named(
    'catalogue-insert-products',
    `insert into products (id, title, brand, description, specifications, category_id)
     select p.id, p.title, p.brand, p.description, p.specifications::jsonb, c.id
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       as p (id, title, brand, description, specifications, category_key)
     left join categories c on c.key = p.category_key`,
    [
      ids.map(({ id }) => id),
      products.map(({ title }) => title),
      products.map(({ brand }) => brand),
      products.map(({ description }) => description),
      products.map(({ specifications }) => specifications),
      products.map(({ categoryKey }) => categoryKey),
    ],
  );
  return ids.map(({ id }) => id);
}

// Offers that an import made or changed stand in the temporary table `touched_offers`, their rows of the feed in
// `feed_rows`, products whose offers changed in `touched_products`.

/** Adds the codes of a feed's new and changed offers to those by which their products are known. */
export async function insertIdentifiers(db: Database, merchantId: number): Promise<void> {
  await db.execute(
    `insert into product_identifiers (product_id, kind, value)
     select o.product_id, code.kind, code.value
     from pg_temp.touched_offers t
     join offers o on o.id = t.offer_id
     join pg_temp.feed_rows r on r.article_id = o.article_id and o.merchant_id = $1
     cross join lateral (
       select 'gtin' as kind, gtin as value from unnest(r.gtins) as gtin
       union all
       select 'mpn', r.mpn where r.mpn <> ''
     ) as code
     where t.change <> 'gone'
     on conflict do nothing`,
    [merchantId],
  );
}

/** Fills in texts, specifications and category where a product has none and a row of the feed does. */
export async function fillInProducts(db: Database, merchantId: number, otherKey: string): Promise<void> {
  await db.execute(
    `with offered as (
       select distinct on (o.product_id) o.product_id, r.brand, r.description, r.specifications, c.id as category_id
       from pg_temp.touched_offers t
       join offers o on o.id = t.offer_id
       join pg_temp.feed_rows r on r.article_id = o.article_id and o.merchant_id = $1
       left join categories c on c.key = r.category_key and c.key <> $2
       where t.change <> 'gone'
       order by o.product_id, c.id is null, length(r.description) desc, r.number
     )
     update products p set
       brand = case when p.brand = '' then offered.brand else p.brand end,
       description = case when p.description = '' then offered.description else p.description end,
       specifications = case when p.specifications = '[]' then offered.specifications::jsonb
                             else p.specifications end,
       category_id = case when p.category_id is null or p.category_id = other.id
                          then coalesce(offered.category_id, p.category_id, other.id) else p.category_id end,
       updated_at = now()
     from offered, categories other
     where other.key = $2 and p.id = offered.product_id
       and (p.brand = '' and offered.brand <> ''
         or p.description = '' and offered.description <> ''
         or p.specifications = '[]' and offered.specifications <> '[]'
         or p.category_id is null
         or p.category_id = other.id and offered.category_id is not null)`,
    [merchantId, otherKey],
  );
}

/** Makes picture and rating of the products in `touched_products` anew from their offers that are not gone. */
export async function refreshProductFacts(db: Database): Promise<void> {
  await db.execute(
    `with pictured as (
       select distinct on (o.product_id) o.product_id, o.image_url
       from pg_temp.touched_products t join offers o using (product_id)
       where o.gone_at is null and o.image_url is not null
       order by o.product_id, o.condition = 'new' desc, o.id
     ), rated as (
       select product_id, round(sum(rating * weight) / sum(weight), 2) as rating, sum(rating_count) as rating_count
       from (
         select o.product_id, o.rating, o.rating_count, greatest(coalesce(o.rating_count, 1), 1) as weight
         from pg_temp.touched_products t join offers o using (product_id)
         where o.gone_at is null and o.rating is not null
       ) as ratings
       group by product_id
     )
     update products p set image_url = coalesce(pictured.image_url, p.image_url),
       rating = coalesce(rated.rating, p.rating),
       rating_count = case when rated.rating is null then p.rating_count else rated.rating_count end,
       updated_at = now()
     from pg_temp.touched_products t
     left join pictured using (product_id)
     left join rated using (product_id)
     where p.id = t.product_id
       and (p.image_url, p.rating, p.rating_count) is distinct from (
         coalesce(pictured.image_url, p.image_url), coalesce(rated.rating, p.rating),
         case when rated.rating is null then p.rating_count else rated.rating_count end)`,
  );
}

/** Raises the catalogue's version and, with the commit, tells those who wait for it. Answers the new version. */
export async function raiseCatalogueVersion(db: Database): Promise<number> {
  const [raised] = await db.rows<{ version: number }>(
    `with raised as (
       update catalogue_state set version = version + 1, changed_at = now() returning version
     )
     select version, pg_notify('catalogue_changed', version::text) from raised`,
  );
  if (!raised) throw new Error('catalogue_state has no row');
  return raised.version;
}
