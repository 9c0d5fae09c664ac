import type { Database } from '../../platform/database/database.ts';
import { type MatchOffer, matchOfferOf } from './offers-queries.ts';

/** Why a person should look at a pair of articles. */
export type ReviewReason = 'near_threshold' | 'gtin_disagrees' | 'price_implausible';
/** A pair of listings in the review queue, by their ids; `a` below `b`. */
export type Review = { a: number; b: number; reason: ReviewReason; score: number };

/** Adds pairs to the review queue, or replaces them there. Returns the number of those that were not there. */
export async function insertReviews(db: Database, reviews: readonly Review[]): Promise<number> {
  if (reviews.length === 0) return 0;
  const rows = await db.rows<{ isNew: boolean }>(
    `insert into match_reviews (listing_id, other_listing_id, reason, score)
     select a, b, reason, score
     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::real[]) as d (a, b, reason, score)
     on conflict (listing_id, other_listing_id) do update set reason = excluded.reason, score = excluded.score
     returning xmax = 0 as "isNew"`,
    [
      reviews.map(({ a }) => a),
      reviews.map(({ b }) => b),
      reviews.map(({ reason }) => reason),
      reviews.map(({ score }) => score),
    ],
  );
  return rows.filter(({ isNew }) => isNew).length;
}

/**
 * Deletes pairs whose articles changed, are gone, or were decided, and those of one merchant; of the others keeps those
 * whose products are offered most, then those of which matching is least sure: `max` of each merchant and in all.
 */
export async function deleteNeedlessReviews(
  db: Database,
  max: { inAll: number; ofMerchant: number },
  threshold: number,
): Promise<void> {
  await db.execute(
    `delete from match_reviews r where not exists (
       select from match_listings a join match_listings b on b.id = r.other_listing_id
       where a.id = r.listing_id and a.is_live and b.is_live and a.merchant_id <> b.merchant_id)`,
  );
  await db.execute(
    `delete from match_reviews r using match_listings a, match_listings b, match_decision_pairs p, match_decisions d
     where a.id = r.listing_id and b.id = r.other_listing_id and d.id = p.decision_id and d.undone_at is null
       and (p.merchant_id, p.article_id) in ((a.merchant_id, a.article_id), (b.merchant_id, b.article_id))
       and (p.other_merchant_id is null
         or (p.other_merchant_id, p.other_article_id) in ((a.merchant_id, a.article_id), (b.merchant_id, b.article_id)))`,
  );
  await db.execute(
    `with weighed as (
       select r.listing_id, r.other_listing_id, array[a.merchant_id, b.merchant_id] as merchants,
         row_number() over (order by coalesce(s_a.offers_count, 0) + coalesce(s_b.offers_count, 0) desc,
           abs(r.score - $3), r.listing_id, r.other_listing_id) as place
       from match_reviews r
       join match_listings a on a.id = r.listing_id
       join match_listings b on b.id = r.other_listing_id
       left join product_summaries s_a on s_a.product_id = a.product_id
       left join product_summaries s_b on s_b.product_id = b.product_id
     ), placed as (
       select listing_id, other_listing_id, place,
         row_number() over (partition by merchant order by place) as place_of_merchant
       from weighed, unnest(merchants) as merchant
     ), surplus as (
       select distinct listing_id, other_listing_id from placed where place > $1 or place_of_merchant > $2
     )
     delete from match_reviews r using surplus w
     where r.listing_id = w.listing_id and r.other_listing_id = w.other_listing_id`,
    [max.inAll, max.ofMerchant, threshold],
  );
}

/** Pairs with offers on both sides that do not share a product yet for better reasons. */
const waiting = `match_reviews r
     join match_listings la on la.id = r.listing_id
     join match_listings lb on lb.id = r.other_listing_id
     join offers a on a.merchant_id = la.merchant_id and a.article_id = la.article_id
     join offers b on b.merchant_id = lb.merchant_id and b.article_id = lb.article_id`;
const isOpen = (threshold: string) => `(r.score >= ${threshold} or a.product_id <> b.product_id)`;

export type ReviewRow = {
  id: number;
  otherId: number;
  reason: ReviewReason;
  score: number;
  /** Live offers of both products, and clicks on the two offers in the last 30 days. */
  offers: number;
  clicks: number;
  /** Total count in the same query: a separate one would double the time. */
  total: number;
  left: MatchOffer;
  right: MatchOffer;
};

/** Pairs of the review queue, the most looked at first. */
export function listReviews(
  db: Database,
  { offset, limit, threshold }: { offset: number; limit: number; threshold: number },
): Promise<ReviewRow[]> {
  return db.rows<ReviewRow>(
    // Clicks are aggregated once, not per row. Names are read for the requested page only.
    `with clicked as materialized (
       select offer_id, count(*) as clicks from clicks
       where clicked_at > now() - interval '30 days' group by offer_id
     ), page as (
       select r.listing_id, r.other_listing_id, a.id as a_id, b.id as b_id,
         coalesce(s_a.offers_count, 0)
           + case when a.product_id <> b.product_id then coalesce(s_b.offers_count, 0) else 0 end as offers,
         coalesce(c_a.clicks, 0) + coalesce(c_b.clicks, 0) as clicks, count(*) over () as total
       from ${waiting}
       left join product_summaries s_a on s_a.product_id = a.product_id
       left join product_summaries s_b on s_b.product_id = b.product_id
       left join clicked c_a on c_a.offer_id = a.id
       left join clicked c_b on c_b.offer_id = b.id
       where ${isOpen('$3')}
       order by clicks desc, offers desc, r.listing_id, r.other_listing_id
       offset $1 limit $2
     )
     select r.listing_id as id, r.other_listing_id as "otherId", r.reason, r.score::float8 as score,
       page.offers, page.clicks, page.total, ${matchOfferOf('a')} as "left", ${matchOfferOf('b')} as "right"
     from page
     join match_reviews r using (listing_id, other_listing_id)
     join offers a on a.id = page.a_id
     join offers b on b.id = page.b_id
     order by page.clicks desc, page.offers desc, r.listing_id, r.other_listing_id`,
    [offset, limit, threshold],
  );
}

export async function countReviews(db: Database, threshold: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(`select count(*) from ${waiting} where ${isOpen('$1')}`, [
    threshold,
  ]);
  return row?.count ?? 0;
}
