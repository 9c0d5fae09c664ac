import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Condition } from '../../../contract/catalogue/conditions.ts';
import { readOfDescription } from '../../matching/service.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { incomingColumns } from './incoming.ts';
import { dropParentRows } from './parent-rows-queries.ts';

/** A row of `feed_rows` as matching needs it; of the description its beginning. */
export type StagedRow = {
  number: number;
  articleId: string;
  /** The product that its offer has; null: it is new. */
  productId: number | null;
  title: string;
  brand: string;
  description: string;
  gtins: string[];
  mpn: string;
  model: string;
  categoryKey: string;
  condition: Condition;
  priceCents: number;
  imageUrl: string | null;
};

/** Creates the session's temporary table for the rows of one file. */
export async function createStaging(session: Database): Promise<void> {
  await dropStaging(session);
  await session.execute(
    `create temporary table feed_rows (
       number integer not null, content_hash bigint not null, article_id text not null,
       group_id text not null, size_label text not null, size_title text not null,
       network_article_id text, title text not null, brand text not null, description text not null,
       specifications text not null, gtins text[] not null, mpn text not null, model text not null,
       category_key text not null, category_hash bigint not null, evidence_hash bigint, condition text not null, price_cents integer not null,
       announced_cents integer, delivery_cents integer, delivery_info text not null, delivery_min_days smallint, delivery_max_days smallint, warranty_months smallint, warranty_by text, availability text not null, stock integer,
       seller text not null, link text not null, page_link text, image_url text,
       more_images text[] not null, promotion_ids text[], rating numeric(3, 2), rating_count integer
     )`,
  );
  await session.execute(
    `create temporary table seen_offers (offer_id bigint not null);
     create temporary table feed_sizes (
       article_id text not null, label text not null, number integer not null, availability text not null,
       stock integer, price_cents integer not null, gtins text[] not null, link text not null,
       primary key (article_id, label))`,
  );
}

export async function dropStaging(session: Database): Promise<void> {
  await session.execute('drop table if exists pg_temp.feed_rows, pg_temp.seen_offers, pg_temp.feed_sizes');
}

/** Fills `seen_offers`: offers whose rows are unchanged since the last import. */
export async function copySeenOffers(session: Transaction, offerIds: Iterable<number[]>): Promise<void> {
  const stream = session.client.query(copyFrom('copy pg_temp.seen_offers (offer_id) from stdin'));
  const lines = Readable.from(offerIds).map((ids: number[]) => `${ids.join('\n')}\n`);
  await pipeline(lines, stream);
  await session.execute('analyze pg_temp.seen_offers');
}

/** Opens a stream that takes COPY lines: number, hash, then `incomingColumns`. */
export const copyToStaging = (session: Transaction): Writable =>
  session.client.query(
    copyFrom(`copy pg_temp.feed_rows (number, content_hash, ${incomingColumns.join(', ')}) from stdin`),
  );

/**
 * Adds a row for each size that an offer has and that the staged rows of its article do not mention, so that these
 * sizes stay as they are. It is a copy of one of the article's rows with the size's own values.
 */
export async function addKeptSizes(
  session: Database,
  { merchantId, id: feedId }: { merchantId: number; id: number },
  articles: readonly string[],
): Promise<void> {
  if (articles.length === 0) return;
  const own = [
    'number',
    'content_hash',
    'size_label',
    'availability',
    'stock',
    'price_cents',
    'announced_cents',
    'gtins',
    'link',
  ];
  const shared = incomingColumns.filter((name) => !own.includes(name)).join(', ');
  await session.execute(
    `insert into pg_temp.feed_rows (${own.join(', ')}, ${shared})
     select (select max(number) from pg_temp.feed_rows) + row_number() over (order by s.offer_id, s.label),
       hashtextextended(s::text, 0) & 4503599627370495, s.label, s.availability, s.stock, s.price_cents, null::integer, s.gtins, s.link, ${shared
         .split(', ')
         .map((name) => `r.${name}`)
         .join(', ')}
     from offers o
     join feed_offers fo on fo.offer_id = o.id and fo.feed_id = $2 and fo.gone_at is null
     join offer_sizes s on s.offer_id = o.id
     cross join lateral (
       select * from pg_temp.feed_rows r where r.article_id = o.article_id order by number limit 1) r
     where o.merchant_id = $1 and o.article_id = any($3::text[]) and o.gone_at is null
       and not exists (
         select from pg_temp.feed_rows f where f.article_id = o.article_id and f.size_label = s.label)`,
    [merchantId, feedId, articles],
  );
}

/** Sizes of one article at most. */
const maxSizes = 100;

/** `order by` of rows that one is taken of. */
const bestFirst = `availability = 'in_stock' desc, availability = 'unknown' desc, price_cents, number`;

/**
 * Collects the sizes of clothes and shoes in `feed_sizes`, and merges what the rows of an article say: all GTINs, the
 * stock of all sizes, a title without a size, and the promotions if all sizes have the same.
 */
async function gatherSizes(session: Database): Promise<void> {
  const sizes = await session.execute(
    `insert into pg_temp.feed_sizes
     select article_id, label, number, availability, stock, price_cents, gtins, link from (
       select *, row_number() over (partition by article_id order by number) as place from (
         select distinct on (article_id, size_label) article_id, size_label as label, number, availability, stock,
           price_cents, gtins, link
         from pg_temp.feed_rows where size_label <> ''
         order by article_id, size_label, ${bestFirst}) as best
       ) as placed
     where place <= ${maxSizes}`,
  );
  if (sizes === 0) return;
  // What the offer says depends on all of its rows, so does its hash; below zero: they are read each time.
  await session.execute(
    `with together as (
       select article_id, -1 - (
           hashtextextended(string_agg(content_hash::text, ' ' order by number), 0) & 4503599627370495) as hash,
         count(distinct title) > 1 as is_titled,
         count(distinct coalesce(promotion_ids::text, '')) = 1 as is_promoted_alike
       from pg_temp.feed_rows where size_label <> '' group by article_id having count(*) > 1
     ), sized as (
       select s.article_id,
         case when sum(s.stock) filter (where s.availability = 'in_stock') > 2147483647 then 2147483647
           else sum(s.stock) filter (where s.availability = 'in_stock') end as stock,
         coalesce((select array_agg(distinct gtin order by gtin) from pg_temp.feed_sizes z
           cross join unnest(z.gtins) as gtin where z.article_id = s.article_id), '{}') as gtins
       from pg_temp.feed_sizes s group by s.article_id
     )
     update pg_temp.feed_rows r set content_hash = hash, evidence_hash = null, gtins = sized.gtins, stock = sized.stock,
       title = case when is_titled then size_title else title end,
       promotion_ids = case when is_promoted_alike then promotion_ids end
     from together join sized using (article_id)
     where r.article_id = together.article_id`,
  );
}

/**
 * Gives different ids to articles that share one although their titles and pages differ, so that none is lost. The
 * new id contains a hash of the title, whichever of them the file still holds. Their content hash becomes negative:
 * such rows are read each time.
 */
async function partSharedIds(session: Database): Promise<void> {
  await session.execute(
    `with repeated as materialized (
       select article_id from pg_temp.feed_rows where size_label = '' group by article_id having count(*) > 1
     ), shared as (
       select article_id from repeated join pg_temp.feed_rows using (article_id) where size_label = ''
       group by article_id having count(distinct lower(title)) > 1 and count(distinct link) > 1
     )
     update pg_temp.feed_rows r set content_hash = -abs(content_hash),
       article_id = left(r.article_id, 240) || '/' || left(md5(lower(r.title)), 10)
     from shared where r.article_id = shared.article_id and r.size_label = ''`,
  );
  await partSharedSizes(session);
}

/**
 * The same for articles in sizes: they share an id where one size comes under several titles, each with its own page.
 */
async function partSharedSizes(session: Database): Promise<void> {
  await session.execute(
    `with shared as (
       select distinct article_id from (
         select article_id from pg_temp.feed_rows where size_label <> '' group by article_id, size_label
         having min(lower(size_title)) <> max(lower(size_title)) and min(link) <> max(link)) as ambiguous
     )
     update pg_temp.feed_rows r set content_hash = -abs(content_hash),
       article_id = left(r.article_id, 240) || '/' || left(md5(lower(r.size_title)), 10)
     from shared where r.article_id = shared.article_id and r.size_label <> ''`,
  );
}

/**
 * Leaves one row of each article (one row per size, the same row twice, that of all its variants): in stock before out of stock, then
 * the cheapest, then the first. Returns how many were dropped.
 */
export async function dropRepeatedRows(session: Database): Promise<number> {
  await partSharedIds(session);
  const parents = await dropParentRows(session);
  await gatherSizes(session);
  // Which of several rows is taken may change while the row does not: it is marked to be read each time.
  const dropped = await session.execute(
    `with repeated as (
       select number, row_number() over (
         partition by article_id order by ${bestFirst}) as place
       from pg_temp.feed_rows
       where article_id in (select article_id from pg_temp.feed_rows group by article_id having count(*) > 1)
     ), marked as (
       update pg_temp.feed_rows r set content_hash = -abs(content_hash)
       from repeated where repeated.number = r.number and repeated.place = 1
     )
     delete from pg_temp.feed_rows r using repeated where repeated.number = r.number and repeated.place > 1`,
  );
  await session.execute('create index on pg_temp.feed_rows (number)');
  // Only columns of joins: statistics of long texts cost seconds.
  await session.execute('analyze pg_temp.feed_rows (number, article_id)');
  return parents + dropped;
}

/**
 * Opens a cursor over the rows for matching, in the order of the file: new ones, those that changed in more than price, stock
 * and delivery, and those unknown to it (matching's tables can be emptied).
 */
export async function openRowsToMatch(transaction: Database): Promise<void> {
  await transaction.execute(
    `declare rows_to_match no scroll cursor for
     select f.number, f.article_id as "articleId", p.product_id as "productId", f.title, f.brand,
            left(f.description, ${readOfDescription}) as description, f.gtins, f.mpn, f.model, f.category_key as "categoryKey",
            f.condition, f.price_cents as "priceCents", f.image_url as "imageUrl"
     from pg_temp.feed_rows f
     join pg_temp.merge_plan p using (number)
     left join offers o on o.id = p.offer_id
     left join match_listings l on l.merchant_id = o.merchant_id and l.article_id = o.article_id
     where p.action = 'new' or p.action = 'changed' and (not p.is_alike or l.is_live is not true)
       or p.action = 'same' and l.id is null
     order by number`,
  );
}

export const fetchRowsToMatch = (transaction: Database, count: number): Promise<StagedRow[]> =>
  transaction.rows<StagedRow>(`fetch ${Math.trunc(count)} from rows_to_match`);
