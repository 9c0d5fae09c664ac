import type { Database } from '../../platform/database/database.ts';
import { arrayOf } from '../../platform/database/id-arrays.ts';
import { takeNumbers } from '../../platform/database/sequence-queries.ts';

/** An article as it is stored; lists separated by spaces. */
export type ListingRow = {
  id: number;
  merchantId: number;
  articleId: string;
  productId: number;
  homeProductId: number;
  component: number;
  factsHash: number;
  isNew: boolean;
  priceCents: number;
  brand: string;
  title: string;
  codes: string;
  gtins: string;
  mpn: string;
  model: string;
  pack: number;
  accessory: string;
  byColour: boolean;
  details: string;
  picture: string;
};

export const listingColumns = `id, merchant_id as "merchantId", article_id as "articleId", product_id as "productId",
  home_product_id as "homeProductId", component, facts_hash as "factsHash", is_new as "isNew",
  price_cents as "priceCents", brand, title, codes, gtins, mpn, model, pack, accessory,
  by_colour as "byColour", details, picture`;

/** Listings with these ids, live or gone. */
export function listListings(
  db: Database,
  ids: readonly number[],
): Promise<(ListingRow & { isLive: boolean })[]> {
  return db.named(
    'matching-listings',
    `select ${listingColumns}, is_live as "isLive" from match_listings where id = any($1::bigint[])`,
    [arrayOf(ids)],
  );
}

/** All live listings of the components. */
export function listMembers(db: Database, components: Iterable<number>): Promise<ListingRow[]> {
  return db.named(
    'matching-members',
    `select ${listingColumns} from match_listings where is_live and component = any($1::bigint[])`,
    [arrayOf(components)],
  );
}

/** The parts of a listing that can rule out another one, and its present component and product. */
export type TraitsRow = Pick<
  ListingRow,
  'id' | 'merchantId' | 'isNew' | 'gtins' | 'pack' | 'accessory' | 'title' | 'component' | 'productId'
>;

/** The same of the components' live listings, without what is compared. */
export function listTraits(db: Database, components: Iterable<number>): Promise<TraitsRow[]> {
  return db.named(
    'matching-traits',
    `select id, merchant_id as "merchantId", is_new as "isNew", gtins, pack, accessory, title,
            component, product_id as "productId"
       from match_listings where is_live and component = any($1::bigint[])`,
    [arrayOf(components)],
  );
}

/** Component and product of a known article. */
export type KnownRow = {
  merchantId: number;
  articleId: string;
  id: number;
  component: number;
  productId: number;
  homeProductId: number;
  factsHash: number;
  isLive: boolean;
};

/** The listings of these articles; unknown articles are left out. */
export function listKnown(
  db: Database,
  articles: readonly { merchantId: number; articleId: string }[],
): Promise<KnownRow[]> {
  return db.named(
    'matching-known',
    `select merchant_id as "merchantId", article_id as "articleId", id, component,
            product_id as "productId", home_product_id as "homeProductId", facts_hash as "factsHash", is_live as "isLive"
       from unnest($1::integer[], $2::text[]) as wanted (merchant_id, article_id)
       join match_listings using (merchant_id, article_id)`,
    [articles.map(({ merchantId }) => merchantId), articles.map(({ articleId }) => articleId)],
  );
}

/** Gone listings under each key whose product no live listing has, the latest of a key. */
export function listAbandoned(
  db: Database,
  keys: Iterable<number>,
  limit: number,
): Promise<{ key: number; id: number }[]> {
  return db.named(
    'matching-abandoned',
    `select wanted.key, found.id
       from unnest($1::bigint[]) wanted(key)
      cross join lateral (
        select l.id
          from match_keys k join match_listings l on l.id = k.listing_id
         where k.key = wanted.key and not l.is_live
           and not exists (select from match_listings o where o.product_id = l.product_id and o.is_live)
         order by l.id desc limit $2
      ) found`,
    [arrayOf(keys), limit],
  );
}

/** Whether any listing is gone, in which case new ones may be old ones under a new id. */
export async function hasGone(db: Database): Promise<boolean> {
  const [row] = await db.rows<{ found: boolean }>(
    'select exists (select from match_listings where not is_live) as found',
  );
  return row?.found ?? false;
}

/**
 * Live listings of those of the merchant's articles that are gone from its feeds. An article whose price only waits to
 * be confirmed is still there: it still says something about its product.
 */
export function listLeaving(
  db: Database,
  merchantId: number,
  articles: readonly string[],
): Promise<{ id: number; component: number }[]> {
  return db.rows(
    `select l.id, l.component
       from match_listings l
      where l.merchant_id = $1 and l.article_id = any($2::text[]) and l.is_live
        and not exists (
          select from offers o
           where o.merchant_id = $1 and o.article_id = l.article_id and o.gone_at is null)
        and not exists (
          select from held_prices h join feeds f on f.id = h.feed_id
           where f.merchant_id = $1 and h.article_id = l.article_id and h.confirmed_at is null)`,
    [merchantId, articles],
  );
}

/** Components in which live listings have one of the products. */
export async function listComponentsOfProducts(
  db: Database,
  productIds: Iterable<number>,
): Promise<number[]> {
  const rows = await db.rows<{ component: number }>(
    'select distinct component from match_listings where is_live and product_id = any($1::bigint[])',
    [arrayOf(productIds)],
  );
  return rows.map(({ component }) => component);
}

/** Reserves numbers for new listings and components. */
export const takeIds = (db: Database, count: number): Promise<number[]> =>
  takeNumbers(db, 'match_listing_ids', count);

export async function markGone(db: Database, ids: readonly number[]): Promise<void> {
  await db.execute('update match_listings set is_live = false where id = any($1::bigint[])', [arrayOf(ids)]);
}

/** Listings of articles whose ids were given to other goods go by the names that their offers got. */
export async function retireListings(
  db: Database,
  retired: readonly { merchantId: number; articleId: string; retiredAs: string }[],
): Promise<void> {
  await db.execute(
    `update match_listings l set article_id = wanted.retired_as
       from unnest($1::integer[], $2::text[], $3::text[]) as wanted (merchant_id, article_id, retired_as)
      where l.merchant_id = wanted.merchant_id and l.article_id = wanted.article_id`,
    [
      retired.map(({ merchantId }) => merchantId),
      retired.map(({ articleId }) => articleId),
      retired.map(({ retiredAs }) => retiredAs),
    ],
  );
}

/** Deletes listings that are about to be stored again. */
export async function deleteListings(db: Database, ids: readonly number[]): Promise<void> {
  await db.execute('delete from match_listings where id = any($1::bigint[])', [arrayOf(ids)]);
}

/** Deletes the keys of listings that are about to get others. */
export async function deleteKeys(db: Database, rows: readonly { key: number; id: number }[]): Promise<void> {
  await db.execute(
    `delete from match_keys k using unnest($1::bigint[], $2::bigint[]) as old (key, id)
      where k.key = old.key and k.listing_id = old.id`,
    [arrayOf(rows.map(({ key }) => key)), arrayOf(rows.map(({ id }) => id))],
  );
}

/** The first product of each listing. */
export async function listFormerProducts(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.rows<{ id: number; home: number }>(
    'select id, home_product_id as home from match_listings where id = any($1::bigint[])',
    [arrayOf(ids)],
  );
  return new Map(rows.map(({ id, home }) => [id, home]));
}

/** Those of these products that others took in. */
export async function listMergedAway(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    'select id from products where id = any($1::bigint[]) and merged_into is not null',
    [arrayOf(ids)],
  );
  return rows.map(({ id }) => id);
}

/** The products of the offers of these listings. */
export function listPlaces(
  db: Database,
  ids: Iterable<number>,
): Promise<{ merchantId: number; articleId: string; productId: number }[]> {
  return db.rows(
    `select merchant_id as "merchantId", article_id as "articleId", product_id as "productId"
       from match_listings where id = any($1::bigint[])`,
    [arrayOf(ids)],
  );
}

export type Placement = { id: number; component: number; productId: number };

/** Gives listings that are stored another component or product. */
export async function updatePlaces(db: Database, places: readonly Placement[]): Promise<void> {
  await db.execute(
    `update match_listings l set component = wanted.component, product_id = wanted.product_id
       from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as wanted (id, component, product_id)
      where l.id = wanted.id`,
    [
      arrayOf(places.map(({ id }) => id)),
      arrayOf(places.map(({ component }) => component)),
      arrayOf(places.map(({ productId }) => productId)),
    ],
  );
}

/** Gone listings follow their product where it was merged. */
export async function followMerges(
  db: Database,
  merges: readonly { from: number; into: number }[],
): Promise<void> {
  await db.execute(
    `update match_listings l set product_id = merged.target
       from unnest($1::bigint[], $2::bigint[]) as merged (source, target)
      where l.product_id = merged.source`,
    [arrayOf(merges.map(({ from }) => from)), arrayOf(merges.map(({ into }) => into))],
  );
}
