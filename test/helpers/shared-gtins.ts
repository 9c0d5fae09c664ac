import type { Database } from '../../src/server/platform/database/database.ts';

/** Makes a product for each list of brands, with a listing of each brand; all of a product state one GTIN. */
export async function addSharedGtins(database: Database, brandsOfProducts: string[][]): Promise<void> {
  for (const [i, brands] of brandsOfProducts.entries()) {
    await database.execute(
      `with product as (insert into products (title) values ('P') returning id)
       insert into match_listings (id, article_id, product_id, home_product_id, component, facts_hash, merchant_id,
         is_new, price_cents, brand, title, codes, gtins, mpn, model, pack, accessory, details, picture)
       select nextval('match_listing_ids'), brand || id, id, id, 1, 1, 1, true, 1, brand, 't', '', $2, '', '', 1,
         '', '', ''
       from product, unnest($1::text[]) as brand`,
      [brands, `0952382675695${i}`],
    );
  }
}
