import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Database } from '../platform/database/database.ts';

/** What identifies the goods of an offer. */
type Said = {
  title: string;
  brand: string;
  description: string;
  gtins: string[];
  mpn: string;
  condition: Condition;
};

/** A planned row of a known offer under another title or in another condition, and what the offer said before. */
export type RewordedRow = {
  offerId: number;
  /** It came less than a day ago. */
  isYoung: boolean;
  categoryKey: string;
  now: Said;
  before: Said;
};

const said = (own: string, texts: string): string =>
  `json_build_object('title', ${own}.title, 'brand', ${texts}.brand, 'description', left(${texts}.description, $1),
     'gtins', ${texts}.gtins, 'mpn', ${texts}.mpn, 'condition', ${own}.condition)`;

/**
 * Opens a cursor over rows whose title or condition has changed, which may be all of a large feed. Articles that
 * people have decided about are left out: decisions hold whatever imports bring. `readOfDescription`: characters of
 * descriptions that are read.
 */
export async function openRewordedRows(
  transaction: Database,
  observedAt: Date,
  readOfDescription: number,
): Promise<void> {
  await transaction.execute(
    `declare reworded_rows no scroll cursor for
     select o.id as "offerId", o.first_seen_at > $2::timestamptz - interval '1 day' as "isYoung", r.category_key as "categoryKey", ${said('r', 'r')} as now, ${said('o', 't')} as before
     from pg_temp.merge_plan p
     join pg_temp.feed_rows r using (number)
     join offers o on o.id = p.offer_id
     join offer_texts t on t.offer_id = o.id
     where p.action = 'changed' and not p.is_alike and (o.condition <> r.condition or lower(o.title) <> lower(r.title))
       and not exists (select from match_decision_pairs d
                       where d.merchant_id = o.merchant_id and d.article_id = o.article_id)
       and not exists (select from match_decision_pairs d
                       where d.other_merchant_id = o.merchant_id and d.other_article_id = o.article_id)`,
    [readOfDescription, observedAt],
  );
}

export const fetchRewordedRows = (transaction: Database, count: number): Promise<RewordedRow[]> =>
  transaction.rows<RewordedRow>(`fetch ${Math.trunc(count)} from reworded_rows`);

/** An offer that was parted from its article. */
export type Retired = { offerId: number; merchantId: number; articleId: string; retiredAs: string };

/**
 * Parts planned offers from their articles, which are other goods by now: the rows become new offers, and the history of
 * the old ones stays with the former goods. No feed's id begins with a space: none reaches the old ones again.
 */
export async function retireOffers(db: Database, offerIds: readonly number[]): Promise<Retired[]> {
  await db.execute(
    `update pg_temp.merge_plan set action = 'new', offer_id = null, product_id = null
     where offer_id = any($1::bigint[])`,
    [offerIds],
  );
  return db.rows<Retired>(
    `update offers o set article_id = ' ' || o.id || ' ' || o.article_id
     from offers before
     where o.id = any($1::bigint[]) and before.id = o.id
     returning o.id as "offerId", o.merchant_id as "merchantId", before.article_id as "articleId",
       o.article_id as "retiredAs"`,
    [offerIds],
  );
}
