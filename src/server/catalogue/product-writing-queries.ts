import type { Database } from '../platform/database/database.ts';
import { arrayOf } from '../platform/database/id-arrays.ts';
import { takeNumbers } from '../platform/database/sequence-queries.ts';

// A feed's rows stand in the temporary table `feed_rows`, the offers that changed in `touched_offers`.

/** Reserves ids of new products. */
export const takeProductIds = (db: Database, count: number): Promise<number[]> =>
  takeNumbers(db, 'products_id_seq', count);

/** Makes products of the given rows of `feed_rows`, with these ids. */
export async function insertProducts(
  db: Database,
  ids: readonly number[],
  numbers: readonly number[],
): Promise<void> {
  // Not prepared: planned for this very range, in which the rows of a batch lie together.
  await db.execute(
    `insert into products (id, title, brand, description, specifications, image_url, rating, rating_count,
       category_id)
     select wanted.id, r.title, r.brand, r.description, r.specifications::jsonb, r.image_url, r.rating,
       r.rating_count, c.id
     from unnest($1::bigint[], $2::integer[]) as wanted (id, number)
     join pg_temp.feed_rows r on r.number = wanted.number and r.number between $3 and $4
     left join category_keys c on c.key = r.category_key`,
    [arrayOf(ids), arrayOf(numbers), Math.min(...numbers), Math.max(...numbers)],
  );
}

/**
 * Gives products a picture: where they have none, or where the offers that changed or went may have taken
 * theirs along. A picture that is still offered stays.
 */
export async function refreshPictures(db: Database): Promise<void> {
  await db.execute(
    `with doubtful as (
       select p.id
       from (select product_id, bool_and(change = 'new') as is_new from pg_temp.touched_offers group by product_id) t
       join products p on p.id = t.product_id
       where (p.image_url is null or not t.is_new) and not 'pictures' = any(p.edited_fields)
         and not exists (select from offers o
                         where o.product_id = p.id and o.gone_at is null and o.image_url = p.image_url)
     ), offered as (
       select distinct on (d.id) d.id, o.image_url
       from doubtful d join offers o on o.product_id = d.id
       where o.gone_at is null and o.image_url is not null
       order by d.id, o.condition = 'new' desc, o.id
     )
     update products p set image_url = offered.image_url, updated_at = now()
     from offered
     where p.id = offered.id`,
  );
}

/** Products of `touched_offers` whose ratings may be other ones: an offer brought one, changed, went or moved. */
const withTouchedRatings = `
  select t.product_id from pg_temp.touched_offers t left join offers o on o.id = t.offer_id
  where o.rating is not null or t.change <> 'new'`;

/** What a column of counts holds: merchants state what they like. */
const largest = 2_147_483_647;

/**
 * Recomputes products' ratings: the mean of the ratings of their live offers (`live_offers`), weighted by their
 * counts where given; one rating for each merchant, as its articles share their reviews; none where no live offer is
 * rated. `of`: products whose offers changed, or all `touched_products`, where offers became or ceased to be live.
 * Returns how many changed.
 */
export function refreshRatings(db: Database, of: 'changed offers' | 'touched products'): Promise<number> {
  const products =
    of === 'changed offers' ? withTouchedRatings : 'select product_id from pg_temp.touched_products';
  return db.execute(
    `with due as (select distinct product_id from (${products}) as p), merchant_ratings as (
       select distinct on (product_id, merchant_id) product_id, rating, rating_count
       from pg_temp.live_offers
       where rating is not null and product_id in (select product_id from due)
       order by product_id, merchant_id, rating_count desc nulls last, id
     ), rated as (
       select product_id, case when sum(rating_count) > ${largest} then ${largest} else sum(rating_count) end as rating_count,
         round(sum(rating * greatest(coalesce(rating_count, 1), 1))
               / sum(greatest(coalesce(rating_count, 1), 1)), 2) as rating
       from merchant_ratings group by product_id
     )
     update products p set rating = rated.rating, rating_count = rated.rating_count, updated_at = now()
     from due left join rated using (product_id)
     where p.id = due.product_id
       and (p.rating, p.rating_count) is distinct from (rated.rating, rated.rating_count)`,
  );
}
