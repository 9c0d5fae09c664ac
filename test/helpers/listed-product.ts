import type { Database } from '../../src/server/platform/database/database.ts';

/** Adds a product of the category with one offer, in stock at 19.99 €; returns its id. */
export async function addProduct(db: Database, title: string, category: string): Promise<number> {
  const [merchant] = await db.rows<{ id: number }>(
    `insert into merchants (name, name_key) values ('Pixel', 'pixel')
     on conflict (name_key) do update set name = excluded.name returning id`,
  );
  const [product] = await db.rows<{ id: number }>(
    `insert into products (category_id, title, brand)
     select id, $1, 'Acme' from categories where name = $2 returning id`,
    [title, category],
  );
  const [offer] = await db.rows<{ id: number }>(
    `insert into offers (merchant_id, article_id, product_id, title, price_cents, delivery_cents, availability,
                         link, content_hash, first_seen_at, last_seen_at)
     values ($1, $3, $2, $3, 1999, 499, 'in_stock', 'https://pixel.example/p', 1, now(), now()) returning id`,
    [merchant?.id, product?.id, title],
  );
  await db.execute(
    `insert into product_summaries (product_id, main_offer_id, condition, price_cents, delivery_cents, total_cents,
                                    in_stock, offers_count, merchants_count)
     values ($1, $2, 'new', 1999, 499, 2498, true, 1, 1)`,
    [product?.id, offer?.id],
  );
  await db.execute(`insert into product_identifiers values ($1, 'mpn', $2)`, [
    product?.id,
    `MPN-${product?.id}`,
  ]);
  return product?.id ?? 0;
}

/** What an import does at its end, in its transaction. */
export async function raiseVersion(db: Database): Promise<void> {
  await db.execute(
    `with raised as (update catalogue_state set version = version + 1 returning version)
     select pg_notify('catalogue_changed', version::text) from raised`,
  );
}
