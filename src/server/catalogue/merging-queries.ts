import type { Database } from '../platform/database.ts';

/**
 * Makes products parts of others: their addresses lead there. Offers have moved before (offers/), texts and codes are
 * those of the offers (facts/). What people keep of products (favourites, alerts, carts) finds the new one by
 * `merged_into`.
 */
export async function markMerged(
  db: Database,
  merges: readonly { from: number; into: number }[],
): Promise<void> {
  const values = [merges.map(({ from }) => from), merges.map(({ into }) => into)];
  await db.execute('delete from product_identifiers where product_id = any($1::bigint[])', [values[0]]);
  await db.execute(
    `update products p set merged_into = merged.into_id
     from unnest($1::bigint[], $2::bigint[]) as merged (from_id, into_id)
     where p.id = merged.from_id or p.merged_into = merged.from_id`,
    values,
  );
}

/** Brings back those of the products that were merged away; answers them. */
export async function revive(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `update products set merged_into = null, updated_at = now()
     where id = any($1::bigint[]) and merged_into is not null returning id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/**
 * Makes products of offers that part from theirs; answers ids in their order. Brand and category are those of the
 * product that they come from until its facts are made of its own offers; so are title and picture where the article
 * has no offer yet, since its price waits to be confirmed.
 */
export async function insertSplitProducts(
  db: Database,
  outcasts: readonly { merchantId: number; articleId: string; productId: number }[],
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
      outcasts.map(({ merchantId }) => merchantId),
      outcasts.map(({ articleId }) => articleId),
      outcasts.map(({ productId }) => productId),
    ],
  );
  return rows.map(({ id }) => id);
}
