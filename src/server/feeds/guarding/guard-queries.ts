import type { Database } from '../../platform/database/database.ts';
import type { FileFigures } from './file-guard.ts';
import { farRatio, type PricedOffer, type Reprice } from './price-doubts.ts';

// The plan of the merge is in the temporary table `merge_plan`, the file's rows are in `feed_rows`.

/** A known offer whose price would move far, with evidence for the new one. */
export type RepricedRow = Reprice & { number: number; offerId: number };

/** A live offer of a product whose prices lie far apart. */
export type SpreadOffer = PricedOffer & { productId: number };

type FileScope = { feedId: number; observedAt: Date; statedAt: Date };

/**
 * Counts what the planned merge would do to the offers that the feed holds, but for those pushed since it was written. Grouped rather
 * than joined: of a new feed the planner may expect a single offer, and would compare each with each.
 */
export async function getFileFigures(db: Database, { feedId, statedAt }: FileScope): Promise<FileFigures> {
  const [figures] = await db.rows<FileFigures>(
    `with told as (
       select offer_id, true as is_held, coalesce(pushed_at > $2, false) as is_pushed, null::integer as number,
         null as action, false as is_passed
       from feed_offers where feed_id = $1 and gone_at is null
       union all
       select offer_id, false, false, number, action, false from pg_temp.merge_plan where offer_id is not null
       union all
       select offer_id, false, false, null, null, true from pg_temp.seen_offers
     ), held as (
       select offer_id, max(number) as number, max(action) as action, bool_or(is_passed) as is_passed,
         bool_or(is_passed or is_pushed) as is_seen
       from told group by offer_id having bool_or(is_held)
     ), repriced as (
       select r.price_cents, o.price_cents as known_cents
       from held join offers o on o.id = held.offer_id join pg_temp.feed_rows r using (number)
       where held.action = 'changed' and r.price_cents <> o.price_cents
     )
     select count(*) as known, count(*) filter (where number is null and not is_seen) as missing,
       (select count(*) from repriced where price_cents > known_cents * 1.5 or price_cents < known_cents * 0.5) as moved,
       (select count(*) from repriced) as repriced,
       (select count(*) from pg_temp.merge_plan where action = 'new') as added,
       (select count(*) from pg_temp.seen_offers) as seen,
       count(*) filter (where is_passed) as "seenHeld",
       count(*) filter (where is_passed and number is not null) as "seenPlanned"
     from held`,
    [feedId, statedAt],
  );
  return figures as FileFigures;
}

/** Held price `h`'s article was pushed since the file was written: the file says nothing of it. */
const isPushed = `exists (
  select from feed_offers fo join offers o on o.id = fo.offer_id join feeds f on f.id = fo.feed_id
  where fo.feed_id = $1 and fo.pushed_at > $2 and o.merchant_id = f.merchant_id and o.article_id = h.article_id)`;

/** Articles with held prices that no staged row repeats within a tenth. Grouped for the same reason as `getFileFigures`. */
const listUnrepeated = (db: Database, feedId: number): Promise<{ articleId: string }[]> =>
  db.rows(
    `with told as (
       select article_id, price_cents as held_cents, null::integer as stated_cents from held_prices where feed_id = $1
       union all
       select article_id, null, price_cents from pg_temp.feed_rows
     )
     select article_id as "articleId" from told group by article_id
     having max(held_cents) is not null
       and (max(stated_cents) between max(held_cents) * 0.9 and max(held_cents) * 1.1) is not true`,
    [feedId],
  );

/** Those of a feed's articles whose rows are unchanged. */
async function listSeen(db: Database, feedId: number, articles: readonly string[]): Promise<Set<string>> {
  const seen = await db.rows<{ articleId: string }>(
    `select o.article_id as "articleId" from feeds f
     join offers o on o.merchant_id = f.merchant_id and o.article_id = any($2::text[])
     join pg_temp.seen_offers s on s.offer_id = o.id
     where f.id = $1`,
    [feedId, articles],
  );
  return new Set(seen.map(({ articleId }) => articleId));
}

/** Deletes the feed's held prices that its file does not repeat, except of articles pushed since it was written; returns their articles. */
async function dropUnrepeated(db: Database, { feedId, statedAt }: FileScope): Promise<string[]> {
  const articles = (await listUnrepeated(db, feedId)).map(({ articleId }) => articleId);
  if (articles.length === 0) return [];
  const seen = await listSeen(db, feedId, articles);
  const deleted = await db.rows<{ articleId: string }>(
    `delete from held_prices h where feed_id = $1 and article_id = any($3::text[]) and not ${isPushed}
     returning article_id as "articleId"`,
    [feedId, statedAt, articles.filter((article) => !seen.has(article))],
  );
  return deleted.map(({ articleId }) => articleId);
}

/**
 * Confirms the feed's held prices that its file repeats within a tenth, and deletes the others; returns the articles of
 * these.
 */
export async function confirmHeldPrices(db: Database, scope: FileScope): Promise<string[]> {
  const { feedId, observedAt, statedAt } = scope;
  const dropped = await dropUnrepeated(db, scope);
  await db.execute(
    `update held_prices h set confirmed_at = $3
     where feed_id = $1 and confirmed_at is null and first_seen_at < $3 and not ${isPushed}`,
    [feedId, statedAt, observedAt],
  );
  return dropped;
}

/** None of the feed's prices is held any longer, as a person has accepted the file or the feed goes; returns their articles. */
export async function releaseHeldPrices(db: Database, feedId: number): Promise<string[]> {
  const released = await db.rows<{ articleId: string }>(
    'delete from held_prices where feed_id = $1 returning article_id as "articleId"',
    [feedId],
  );
  return released.map(({ articleId }) => articleId);
}

/** Those that wait: a confirmed one is an offer like any other. */
export async function countHeldPrices(db: Database, feedId: number): Promise<number> {
  const [counted] = await db.rows<{ count: number }>(
    'select count(*) as count from held_prices where feed_id = $1 and confirmed_at is null',
    [feedId],
  );
  return counted?.count ?? 0;
}

/** Known offers whose prices the plan would move far. */
export function listFarReprices(db: Database, feedId: number): Promise<RepricedRow[]> {
  return db.rows<RepricedRow>(
    `select p.number, p.offer_id as "offerId", r.price_cents as "priceCents",
       array(select o.price_cents union all
             (select price_cents from price_points
              where offer_id = o.id order by observed_at desc limit 50)) as own,
       array(select price_cents from offers
             where product_id = o.product_id and id <> o.id and gone_at is null limit 500) as others,
       exists (
         select from held_prices h
         where h.feed_id = $1 and h.article_id = r.article_id and h.confirmed_at is not null) as "isRepeated"
     from pg_temp.merge_plan p
     join pg_temp.feed_rows r using (number)
     join offers o on o.id = p.offer_id
     where p.action = 'changed' and r.price_cents <> o.price_cents
       and greatest(r.price_cents, o.price_cents) >= $2::bigint * least(r.price_cents, o.price_cents)`,
    [feedId, farRatio],
  );
}

/** A price that is held again although its feed repeated it is not confirmed: it is neither shown nor reported as confirmed. */
const heldAgain =
  'on conflict (feed_id, article_id) do update set price_cents = excluded.price_cents, reason = excluded.reason, confirmed_at = null';

/** Stores the prices of rows as held and removes the rows from the plan, as if the file lacked them. */
export async function holdRows(
  db: Database,
  { feedId, observedAt }: { feedId: number; observedAt: Date },
  numbers: readonly number[],
): Promise<void> {
  await db.execute(
    `with doubted as (delete from pg_temp.merge_plan where number = any($3::integer[]) returning number)
     insert into held_prices (feed_id, article_id, price_cents, reason, first_seen_at)
     select $1, r.article_id, r.price_cents, 'own_history', $2 from doubted join pg_temp.feed_rows r using (number)
     ${heldAgain}`,
    [feedId, observedAt, numbers],
  );
}

/**
 * Live offers (`live_offers`) of the products whose prices lie far apart. `isOpen`: only one import or push has
 * contained the offer, and no price of it was accepted (recorded) yet. Each offer is looked up by itself: with
 * "exists" the planner reads all offers of all feeds for these few.
 */
export function listSpreadOffers(db: Database): Promise<SpreadOffer[]> {
  return db.rows<SpreadOffer>(
    `select l.product_id as "productId", l.id, l.merchant_id as "merchantId", l.price_cents as "priceCents",
       array(
         select h.price_cents from match_listings held
         join feeds f on f.merchant_id = held.merchant_id
         join held_prices h on h.feed_id = f.id and h.article_id = held.article_id and h.confirmed_at is null
         where held.product_id = l.product_id and held.merchant_id <> l.merchant_id limit 500) as "alsoHeld",
       t.offer_id is not null as "isNew",
       (
         select count(*) from feed_offers fo join feeds f on f.id = fo.feed_id
         where fo.offer_id = l.id and fo.gone_at is null
           and greatest(f.observed_at, fo.pushed_at) = o.first_seen_at
       ) > 0 as "isOpen", exists (
         select from held_prices h join feeds f on f.id = h.feed_id
         where f.merchant_id = o.merchant_id and h.article_id = o.article_id and h.confirmed_at is not null
       ) and not exists (select from price_points where offer_id = o.id and is_available) as "isRepeated"
     from pg_temp.live_offers l
     join offers o on o.id = l.id
     left join pg_temp.touched_offers t on t.offer_id = l.id and t.change = 'new'
     where l.product_id in (
       select product_id from pg_temp.live_offers
       group by product_id having max(price_cents) >= $1::bigint * min(price_cents))
     order by l.product_id`,
    [farRatio],
  );
}

/**
 * Stores the prices of offers as held in each feed that has them, and removes the offers from these feeds.
 */
export async function holdOffers(db: Database, offerIds: readonly number[]): Promise<void> {
  await db.execute(
    `with left_feeds as (
       update feed_offers fo set gone_at = greatest(f.observed_at, fo.pushed_at), row_hash = null from feeds f
       where fo.offer_id = any($1::bigint[]) and fo.gone_at is null and f.id = fo.feed_id
       returning fo.feed_id, fo.offer_id, fo.gone_at
     )
     insert into held_prices (feed_id, article_id, price_cents, reason, first_seen_at)
     select l.feed_id, o.article_id, o.price_cents, 'other_offers', l.gone_at
     from left_feeds l join offers o on o.id = l.offer_id
     ${heldAgain}`,
    [offerIds],
  );
}

/** Deletes the feed entries of offers that are gone. */
export async function dropPresence(db: Database, offerIds: readonly number[]): Promise<void> {
  await db.execute('delete from feed_offers where offer_id = any($1::bigint[])', [offerIds]);
}

/** The products that offers have left or come to in this transaction. */
export async function listProductsLeft(db: Database, offerIds: readonly number[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select distinct product_id as id from pg_temp.touched_offers
     where change = 'moved' and offer_id = any($1::bigint[]) and product_id is not null`,
    [offerIds],
  );
  return rows.map(({ id }) => id);
}
