import type { Database } from '../platform/database/database.ts';

/** An offer, by its article, and the product that it belongs to now. */
export type OfferMove = { merchantId: number; articleId: string; productId: number };

// Moved offers are recorded in the temporary table `touched_offers`, under the old and the new product: both
// get new summaries. Price history and clicks belong to offers and move with them: they are of the same goods, which are only
// grouped otherwise (retiring-queries.ts).

/** Gives offers another product. */
export async function moveOffers(db: Database, moves: readonly OfferMove[]): Promise<void> {
  if (moves.length === 0) return;
  await db.execute(
    `with wanted as (
       select o.id, o.product_id as source, w.product_id as target
       from unnest($1::integer[], $2::text[], $3::bigint[]) as w (merchant_id, article_id, product_id)
       join offers o using (merchant_id, article_id)
       where o.product_id <> w.product_id
     ), moved as (
       update offers o set product_id = wanted.target from wanted where o.id = wanted.id
     )
     insert into pg_temp.touched_offers
     select id, source, 'moved' from wanted union all select id, target, 'moved' from wanted`,
    [
      moves.map(({ merchantId }) => merchantId),
      moves.map(({ articleId }) => articleId),
      moves.map(({ productId }) => productId),
    ],
  );
}

/** Moves all remaining offers of merged products, mostly gone ones, to the products they were merged into. */
export async function takeInProducts(
  db: Database,
  merges: readonly { from: number; into: number }[],
): Promise<void> {
  if (merges.length === 0) return;
  await db.execute(
    `with merged as (
       select source, target from unnest($1::bigint[], $2::bigint[]) as merged (source, target)
     ), moved as (
       update offers o set product_id = target from merged where o.product_id = source returning o.id, source, target
     )
     insert into pg_temp.touched_offers
     select id, target, 'moved' from moved
     union all
     select null, product_id, 'moved' from merged cross join lateral (values (source), (target)) as p (product_id)`,
    [merges.map(({ from }) => from), merges.map(({ into }) => into)],
  );
}

/** Records restored products without a moving offer. */
export async function touchProducts(db: Database, ids: readonly number[]): Promise<void> {
  await db.execute(
    `insert into pg_temp.touched_offers select null, id, 'moved' from unnest($1::bigint[]) as id`,
    [ids],
  );
}
