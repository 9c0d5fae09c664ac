import type { Database } from '../platform/database/database.ts';
import type { Comparison, OwnOffer } from './compare.ts';

/** An offer to compare with its merchant's page. */
export type SampledOffer = OwnOffer & {
  offerId: number;
  merchantId: number;
  link: string;
  pageLink: string | null;
};

/**
 * One offer of each merchant, at most `limit`, whom we did not check for longest first: drawn from the live offers that were
 * opened within 7 days and not checked within one, those opened often more likely. Clicks say nothing of who clicked.
 */
export function sampleOffers(db: Database, limit: number): Promise<SampledOffer[]> {
  return db.rows<SampledOffer>(
    `with clicked as (
       select offer_id, merchant_id, count(*) as clicks from clicks
       where clicked_at > now() - interval '7 days' group by offer_id, merchant_id
     ), drawn as (
       select distinct on (c.merchant_id) c.merchant_id, c.offer_id
       from clicked c join offers o on o.id = c.offer_id and o.gone_at is null
       join merchants m on m.id = o.merchant_id and m.is_active
       where not exists (
         select from page_checks p where p.offer_id = c.offer_id and p.checked_at > now() - interval '1 day')
       order by c.merchant_id, -ln(1 - random()) / c.clicks
     )
     select o.id as "offerId", o.merchant_id as "merchantId", o.link, t.page_link as "pageLink",
       o.price_cents as "priceCents", o.availability, coalesce(t.gtins, '{}') as gtins
     from drawn d join offers o on o.id = d.offer_id left join offer_texts t on t.offer_id = o.id
     left join lateral (
       select max(checked_at) as at from page_checks where merchant_id = d.merchant_id) as last on true
     order by last.at nulls first, o.id limit $1`,
    [limit],
  );
}

/** What a check found; `unreadable` as well where the page could not be read. */
export type CheckResult =
  | Exclude<Comparison, { outcome: 'unreadable' }>
  | { outcome: 'unreadable'; reason: string };

export async function insertCheck(
  db: Database,
  { offerId, merchantId, priceCents, availability }: SampledOffer,
  result: CheckResult,
): Promise<void> {
  const read = result.outcome === 'unreadable' ? undefined : result;
  await db.execute(
    `insert into page_checks (merchant_id, offer_id, outcome, price_cents, availability, page_cents, page_currency,
       page_availability, differs, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      merchantId,
      offerId,
      result.outcome,
      priceCents,
      availability,
      read?.pageCents ?? null,
      read?.pageCurrency ?? null,
      read?.pageAvailability ?? null,
      read?.differs ?? [],
      result.outcome === 'unreadable' ? result.reason : null,
    ],
  );
}

/** Deletes checks older than `keepDays`, at most `rows`; returns how many. */
export const deleteOldChecks = (db: Database, keepDays: number, rows: number): Promise<number> =>
  db.execute(
    `delete from page_checks where id in (
       select id from page_checks where checked_at < now() - make_interval(days => $1) order by checked_at limit $2)`,
    [keepDays, rows],
  );
