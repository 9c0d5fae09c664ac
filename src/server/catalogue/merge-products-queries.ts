import type { Database } from '../platform/database/database.ts';

/**
 * Merges products into others: their addresses redirect. Offers have moved before (offers/), texts and codes
 * come from the offers (facts/). Favourites, alerts and carts find the new product by `merged_into`.
 */
export async function markMerged(
  db: Database,
  merges: readonly { from: number; into: number }[],
): Promise<void> {
  const values = [merges.map(({ from }) => from), merges.map(({ into }) => into)];
  // What staff has written stays: it could not be restored where the merge is undone.
  await db.execute(
    `delete from product_identifiers i using products p
     where p.id = i.product_id and p.id = any($1::bigint[]) and not 'codes' = any(p.edited_fields)`,
    [values[0]],
  );
  await db.execute(
    `update products p set merged_into = merged.into_id,
       merged_first = case when p.id = merged.from_id then merged.into_id else p.merged_first end
     from unnest($1::bigint[], $2::bigint[]) as merged (from_id, into_id)
     where p.id = merged.from_id or p.merged_into = merged.from_id`,
    values,
  );
}

/**
 * A restored product, or one that was merged into a restored one: its followers return from the product `at`.
 */
export type Return = { from: number; into: number; at: number };

/** Restores products that were merged away, with those merged into them before; returns all of them. */
export async function revive(db: Database, ids: readonly number[]): Promise<Return[]> {
  return db.rows<Return>(
    `with recursive returned (id, root, at) as (
       select id, id, merged_into from products where id = any($1::bigint[]) and merged_into is not null
       union all
       select p.id, r.root, r.at from returned r join products p on p.merged_first = r.id
       where p.merged_into is not null and p.id <> all($1::bigint[])
     ), changed as (
       update products p set merged_into = nullif(r.root, p.id),
         merged_first = case when r.root <> p.id then p.merged_first end, updated_at = now()
       from returned r where p.id = r.id
     )
     select id as "from", root as "into", at from returned order by root, id`,
    [ids],
  );
}

/** A product as those see it who decide what belongs to it; money in cents. */
export type MatchedProductRow = {
  id: number;
  title: string;
  brand: string;
  mergedInto: number | null;
  pictureName: string | null;
  pictureSizes: number[] | null;
  offersCount: number;
  totalCents: number | null;
};

/** Products by their ids, merged ones as well; those that do not exist are left out. */
export const listMatchedProducts = (db: Database, ids: readonly number[]): Promise<MatchedProductRow[]> =>
  db.rows<MatchedProductRow>(
    `select p.id, p.title, p.brand, p.merged_into as "mergedInto", x.name as "pictureName",
       x.sizes as "pictureSizes", coalesce(s.offers_count, 0) as "offersCount", s.total_cents as "totalCents"
     from products p
     left join pictures x on x.source_url = p.image_url and x.state = 'stored'
     left join product_summaries s on s.product_id = p.id
     where p.id = any($1::bigint[])`,
    [ids],
  );

/**
 * Creates products for offers that are split off; returns their ids in the same order. Until facts are made from its
 * own offers, a product has the brand and category of the one that its offer comes from; title and picture too, where
 * the article has no offer yet since its price waits to be confirmed.
 */
export async function insertSplitProducts(
  db: Database,
  splitOffs: readonly { merchantId: number; articleId: string; productId: number }[],
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `with wanted as (
       select nextval('products_id_seq') as id, merchant_id, article_id, product_id, place
       from unnest($1::integer[], $2::text[], $3::bigint[]) with ordinality
         as w (merchant_id, article_id, product_id, place)
     ), inserted as (
       insert into products (id, title, brand, image_url, category_id)
       select wanted.id, coalesce(o.title, p.title), p.brand, coalesce(o.image_url, p.image_url), p.category_id
       from wanted join products p on p.id = wanted.product_id
       left join offers o using (merchant_id, article_id)
       returning id
     )
     select id from wanted order by place`,
    [
      splitOffs.map(({ merchantId }) => merchantId),
      splitOffs.map(({ articleId }) => articleId),
      splitOffs.map(({ productId }) => productId),
    ],
  );
  return rows.map(({ id }) => id);
}
