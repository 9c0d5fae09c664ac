import type { Database } from '../../platform/database/database.ts';

// Pushed rows are in `feed_rows`, the plan of their merge in `merge_plan`, as for a file.

type Pushed = { merchantId: number; feedId: number; observedAt: Date };

/**
 * Deletes the feed's held prices of pushed articles that are not repeated within a tenth, and of those that go; confirms
 * the others that have been held for some minutes: the same push sent again confirms nothing. Returns the articles of
 * the deleted ones.
 */
export async function confirmPushedPrices(
  db: Database,
  { feedId, observedAt }: Pushed,
  { gone, minutes }: { gone: readonly string[]; minutes: number },
): Promise<string[]> {
  const deleted = await db.rows<{ articleId: string }>(
    `delete from held_prices h
     where feed_id = $1 and (article_id = any($2::text[]) or exists (
       select from pg_temp.feed_rows r where r.article_id = h.article_id
         and r.price_cents not between h.price_cents * 0.9 and h.price_cents * 1.1))
     returning article_id as "articleId"`,
    [feedId, gone],
  );
  await db.execute(
    `update held_prices set confirmed_at = $2
     where feed_id = $1 and confirmed_at is null and first_seen_at <= $2::timestamptz - make_interval(mins => $3)
       and article_id in (select article_id from pg_temp.feed_rows)`,
    [feedId, observedAt, minutes],
  );
  return deleted.map(({ articleId }) => articleId);
}

/** Articles of the feed whose prices are not believed yet. */
export async function listHeldArticles(
  db: Database,
  feedId: number,
  articles: readonly string[],
): Promise<Set<string>> {
  const rows = await db.rows<{ id: string }>(
    `select article_id as id from held_prices
     where feed_id = $1 and article_id = any($2::text[]) and confirmed_at is null`,
    [feedId, articles],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Pushed articles whose values another feed of the merchant decides. */
export async function listOverruledArticles(db: Database): Promise<Set<string>> {
  const rows = await db.rows<{ id: string }>(
    `select r.article_id as id from pg_temp.merge_plan p join pg_temp.feed_rows r using (number) where p.action = 'held'`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Those of the articles that the feed holds. */
export async function listKnownArticles(
  db: Database,
  { merchantId, feedId }: Pushed,
  articles: readonly string[],
): Promise<Set<string>> {
  const rows = await db.rows<{ id: string }>(
    `select o.article_id as id from offers o join feed_offers fo on fo.offer_id = o.id
     where o.merchant_id = $1 and o.article_id = any($3::text[]) and fo.feed_id = $2 and fo.gone_at is null`,
    [merchantId, feedId, articles],
  );
  return new Set(rows.map(({ id }) => id));
}

/** What the first articles of the feed are called and described by, and the categories that its merchant writes them in. */
export const listThings = (
  db: Database,
  feedId: number,
  max: number,
): Promise<{ title: string; path: string; networkPath: string; description: string; brand: string }[]> =>
  db.rows(
    `select o.title, coalesce(c.path, '') as path, coalesce(c.network_path, '') as "networkPath",
       left(t.description, 1000) as description, t.brand
     from (select offer_id from feed_offers where feed_id = $1 and gone_at is null order by offer_id limit $2) first
     join offers o on o.id = first.offer_id
     join offer_texts t on t.offer_id = o.id
     left join merchant_categories c on c.merchant_id = o.merchant_id and c.hash = t.category_hash
     order by o.id`,
    [feedId, max],
  );

/** Marks offers of the feed that were pushed as gone, and those whose prices are held; returns them. */
export async function markPushedGone(
  db: Database,
  { merchantId, feedId, observedAt }: Pushed,
  gone: readonly string[],
): Promise<number[]> {
  const rows = await db.rows<{ offerId: number }>(
    `update feed_offers fo set gone_at = $3, row_hash = null
     from offers o
     where fo.feed_id = $2 and fo.gone_at is null and o.id = fo.offer_id and o.merchant_id = $1
       and o.article_id in (
         select unnest($4::text[])
         union
         select article_id from pg_temp.feed_rows where number not in (select number from pg_temp.merge_plan))
     returning fo.offer_id as "offerId"`,
    [merchantId, feedId, observedAt, gone],
  );
  return rows.map(({ offerId }) => offerId);
}

/** Notes when the feed's articles were pushed: files from before say nothing of them any more. */
export async function notePushed(
  db: Database,
  { merchantId, feedId, observedAt }: Pushed,
  articles: readonly string[],
): Promise<void> {
  await db.execute(
    `update feed_offers fo set pushed_at = $3 from offers o
     where fo.feed_id = $2 and o.id = fo.offer_id and o.merchant_id = $1 and o.article_id = any($4::text[])`,
    [merchantId, feedId, observedAt, articles],
  );
}

/** Whether the merge brought, moved or removed offers, or changed their texts: facts of products are to be made. */
export async function hasTouchedTexts(db: Database): Promise<boolean> {
  const [row] = await db.rows<{ has: boolean }>(
    `select exists (select from pg_temp.touched_texts)
       or exists (select from pg_temp.touched_offers where change <> 'changed') as has`,
  );
  return row?.has ?? false;
}

/** The middle price of the feed's live offers, in cents; undefined: it has none. */
export async function findMiddlePrice(db: Database, feedId: number): Promise<number | undefined> {
  const [found] = await db.rows<{ cents: number | null }>(
    `select percentile_disc(0.5) within group (order by o.price_cents) as cents
     from feed_offers fo join offers o on o.id = fo.offer_id
     where fo.feed_id = $1 and fo.gone_at is null and o.gone_at is null`,
    [feedId],
  );
  return found?.cents ?? undefined;
}

/** What the feed's live offers of some articles cost, in cents, by article; of several sizes the dearest. */
export async function findPricesOf(
  db: Database,
  feedId: number,
  articles: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.rows<{ id: string; cents: number }>(
    `select o.article_id as id, max(o.price_cents)::int as cents
     from feed_offers fo join offers o on o.id = fo.offer_id
     where fo.feed_id = $1 and o.article_id = any($2::text[]) and fo.gone_at is null and o.gone_at is null
     group by o.article_id`,
    [feedId, articles],
  );
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}
