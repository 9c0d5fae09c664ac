import type { MappedCategory } from '../../facts/service.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * Stores the categories of a merchant's feed with their automatic mapping. New ones only while the merchant
 * has fewer than `max`: a hostile feed may hold another one in each row.
 */
export async function upsertCategories(
  db: Database,
  merchantId: number,
  categories: readonly MappedCategory[],
  max: number,
): Promise<void> {
  await db.execute(
    `with given as (
       select * from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[])
         as g (hash, path, network_path, rule_key, rule)
     ), anew as (
       update merchant_categories c set rule_key = g.rule_key, rule = g.rule
       from given g
       where c.merchant_id = $1 and c.hash = g.hash and (c.rule_key, c.rule) is distinct from (g.rule_key, g.rule)
     ), fresh as (
       select g.*, row_number() over () as place from given g
       where not exists (select from merchant_categories c where c.merchant_id = $1 and c.hash = g.hash)
     )
     insert into merchant_categories (merchant_id, hash, path, network_path, rule_key, rule)
     select $1, hash, path, network_path, rule_key, rule from fresh
     where place + (select count(*) from merchant_categories where merchant_id = $1) <= $7
     on conflict do nothing`,
    [
      merchantId,
      categories.map(({ hash }) => hash),
      categories.map(({ path }) => path),
      categories.map(({ networkPath }) => networkPath),
      categories.map(({ key }) => key),
      categories.map(({ rule }) => rule),
      max,
    ],
  );
}

/** The merchant's categories that are stored, by their hashes: whether staff has decided about them. */
export async function listStoredHashes(db: Database, merchantId: number): Promise<Map<number, boolean>> {
  const rows = await db.rows<{ hash: number; isDecided: boolean }>(
    `select hash, category_id is not null or is_ignored as "isDecided" from merchant_categories
     where merchant_id = $1`,
    [merchantId],
  );
  return new Map(rows.map(({ hash, isDecided }) => [hash, isDecided]));
}

/** Merchants whose offers have come or gone since their categories were counted, or shortly before that. */
export async function listMerchantsToCount(db: Database): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select f.merchant_id as id
     from feeds f join import_runs r on r.feed_id = f.id and r.status = 'succeeded'
     join (select merchant_id, coalesce(min(counted_at), '-infinity') as counted_at
           from merchant_categories group by merchant_id) as c using (merchant_id)
     where r.finished_at > now() - interval '2 days' and r.finished_at > c.counted_at - interval '10 minutes'
     group by f.merchant_id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Counts the live offers of each of a merchant's categories, with two of their titles and the categories of
 * their products; deletes those without offers or a decision. Products count only where their category has
 * another source: another merchant offers the product too, or staff has chosen it.
 */
export async function countOffers(db: Database, merchantId: number): Promise<void> {
  await db.execute(
    `with placed as (
       select t.category_hash as hash, count(*) as offers, min(o.title) as first, max(o.title) as last,
         case when s.merchants_count > 1 or 'category' = any(p.edited_fields) then p.category_id end as category_id
       from offers o
       join offer_texts t on t.offer_id = o.id
       join products p on p.id = o.product_id
       left join product_summaries s on s.product_id = p.id
       where o.merchant_id = $1 and o.gone_at is null and t.category_hash is not null
       group by 1, 5
     ), counted as (
       select hash, sum(offers)::integer as offers,
         array(select distinct unnest(array[min(first), max(last)])) as examples,
         coalesce(jsonb_agg(jsonb_build_object('categoryId', category_id, 'offers', offers) order by offers desc)
           filter (where category_id is not null), '[]') as standing
       from placed group by hash
     )
     update merchant_categories c
     set offers_count = coalesce(counted.offers, 0), examples = coalesce(counted.examples, c.examples),
       standing = coalesce(counted.standing, '[]'), counted_at = now()
     from merchant_categories each left join counted on counted.hash = each.hash
     where each.merchant_id = $1 and c.merchant_id = $1 and c.hash = each.hash`,
    [merchantId],
  );
  await db.execute(
    'delete from merchant_categories where merchant_id = $1 and offers_count = 0 and category_id is null and not is_ignored',
    [merchantId],
  );
}
