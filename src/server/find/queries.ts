import type { Database, Transaction } from '../platform/database/database.ts';

/** What an offer's page is known by; hashes as decimal texts. */
export type OfferPage = { offerId: number; link: string; pageKey: string | null; pathKey: string | null };

const linkOf = 'coalesce(t.page_link, o.link)';

/** Takes up to `limit` offers off the list of those with another link; an import that is under way keeps its own. */
export const takeOtherLinks = (tx: Transaction, limit: number): Promise<{ id: number; link: string }[]> =>
  tx.rows(
    `with taken as (
       delete from stale_offer_pages
       where offer_id in (select offer_id from stale_offer_pages order by offer_id limit $1 for update skip locked)
       returning offer_id
     )
     select o.id, ${linkOf} as link
     from taken join offers o on o.id = taken.offer_id left join offer_texts t on t.offer_id = o.id`,
    [limit],
  );

/** Offers behind the last one whose page is noted: imports write new ones one after the other. */
export const listNewOffers = (db: Database, limit: number): Promise<{ id: number; link: string }[]> =>
  db.rows(
    `select o.id, ${linkOf} as link
     from offers o left join offer_texts t on t.offer_id = o.id
     where o.id > coalesce((select max(offer_id) from offer_pages), 0)
     order by o.id limit $1`,
    [limit],
  );

export async function saveOfferPages(db: Database, rule: number, pages: readonly OfferPage[]): Promise<void> {
  await db.execute(
    `insert into offer_pages (offer_id, link_hash, page_key, path_key)
     select n.id, hashtextextended(n.link, $1), n.page_key, n.path_key
     from unnest($2::bigint[], $3::text[], $4::bigint[], $5::bigint[]) as n (id, link, page_key, path_key)
     join offers o on o.id = n.id
     on conflict (offer_id) do update set link_hash = excluded.link_hash, page_key = excluded.page_key,
       path_key = excluded.path_key`,
    [
      rule,
      pages.map(({ offerId }) => offerId),
      pages.map(({ link }) => link),
      pages.map(({ pageKey }) => pageKey),
      pages.map(({ pathKey }) => pathKey),
    ],
  );
}

/** Living products of codes, those with most offers first. */
export const listByGtin = (
  db: Database,
  gtins: readonly string[],
): Promise<{ gtin: string; productId: number }[]> =>
  db.rows(
    `select wanted.gtin, found.id as "productId"
     from unnest($1::text[]) as wanted (gtin)
     cross join lateral (
       select p.id from product_identifiers i join products p on p.id = i.product_id and p.merged_into is null
       left join product_summaries s on s.product_id = p.id
       where i.kind = 'gtin' and i.value = wanted.gtin
       order by s.offers_count desc nulls last, p.id limit 12
     ) as found`,
    [gtins],
  );

/** An offer that a page's hash leads to, live ones first: whether it is that very page is for the caller to see. */
export type PageOffer = { key: string; productId: number; link: string };

/**
 * At most fifty offers for each hash, live ones first, of the first five hundred that have it: an address that more offers
 * share identifies nothing, and reading all of them would take long.
 */
export const listByPage = (
  db: Database,
  column: 'page_key' | 'path_key',
  keys: readonly string[],
): Promise<PageOffer[]> =>
  db.rows(
    `select wanted.key::text, found.*
     from unnest($1::bigint[]) as wanted (key)
     cross join lateral (
       select coalesce(p.merged_into, p.id) as "productId", ${linkOf} as link
       from (select offer_id from offer_pages where ${column} = wanted.key limit 500) x join offers o on o.id = x.offer_id join products p on p.id = o.product_id
       left join offer_texts t on t.offer_id = o.id
       order by o.gone_at nulls first, o.id limit 50
     ) as found`,
    [keys],
  );

/** The products that ids stand for by now. */
export const listLiving = (
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; productId: number }[]> =>
  db.rows(`select id, coalesce(merged_into, id) as "productId" from products where id = any($1::bigint[])`, [
    ids,
  ]);
