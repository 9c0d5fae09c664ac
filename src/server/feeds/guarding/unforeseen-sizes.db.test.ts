import { expect, test } from 'vitest';
import { openFeedImports } from '../../../../test/helpers/feed-imports.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { markLeftOffers } from '../feeds-queries.ts';
import { createStaging } from '../importing/staging-queries.ts';
import { confirmHeldPrices, getFileFigures } from './guard-queries.ts';

const feeds = openFeedImports();

const size = 2_000;
const now = new Date();
const scope = { feedId: 2, observedAt: now, statedAt: now };

/** A merchant's known feed, and a new one of the same offers, which the planner still takes for an empty one. */
const newFeed = `
  insert into merchants (id, name, name_key) values (1, 'Norvik', 'norvik');
  insert into feeds (id, merchant_id, name) values (1, 1, 'known'), (2, 1, 'new');
  insert into products (id, title) values (1, 'Lamp');
  insert into offers (id, merchant_id, article_id, product_id, title, price_cents, availability, link, content_hash, first_seen_at, last_seen_at)
    select n, 1, 'a' || n, 1, 'Lamp', 1000, 'in_stock', 'https://norvik.example/' || n, 1, now(), now()
    from generate_series(1, ${size}) n;
  insert into feed_offers (feed_id, offer_id) select 1, id from offers;
  insert into held_prices (feed_id, article_id, price_cents, reason, first_seen_at)
    select 1, article_id, 2000, 'own_history', now() from offers;
  analyze offers, feed_offers, held_prices, feeds;
  insert into feed_offers (feed_id, offer_id) select 2, id from offers;
  insert into held_prices (feed_id, article_id, price_cents, reason, first_seen_at)
    select 2, article_id, 2000, 'own_history', now() from offers where id % 2 = 0`;

/** Of its rows nine in ten are unchanged, but for one that left; the others have new prices. */
async function stage(transaction: Transaction): Promise<void> {
  await createStaging(transaction);
  await transaction.execute(
    `insert into pg_temp.seen_offers select id from offers where id % 10 > 0 and id > 1;
     create temporary table merge_plan (number integer, content_hash bigint, offer_id bigint, product_id bigint,
       action text, is_alike boolean) on commit drop;
     insert into pg_temp.merge_plan select id, 1, id, 1, 'changed', false from offers where id % 10 = 0;
     insert into pg_temp.feed_rows (number, content_hash, article_id, group_id, size_label, size_title, title, brand,
         description, specifications, gtins, mpn, model, category_key, category_hash, condition, price_cents,
         delivery_info, availability, seller, link, more_images)
       select id, 1, article_id, '', '', '', title, '', '', '', '{}', '', '', '', 1, 'new', 1900, '', 'in_stock', '', link, '{}'
       from offers where id % 10 = 0;
     analyze pg_temp.seen_offers, pg_temp.merge_plan, pg_temp.feed_rows`,
  );
}

test('a feed that is new to the planner is compared with its file in steps that grow with its size', async () => {
  await feeds.database.execute(newFeed);
  await feeds.database.transaction(async (transaction) => {
    await stage(transaction);
    expect(await getFileFigures(transaction, scope)).toMatchObject({
      known: size,
      missing: 1,
      repriced: size / 10,
      moved: size / 10,
      seen: size * 0.9 - 1,
      seenHeld: size * 0.9 - 1,
      seenPlanned: 0,
    });
    // Of the articles with held prices those with new rows repeat them, and the unchanged ones keep them.
    expect(await confirmHeldPrices(transaction, scope)).toEqual([]);
    expect(await markLeftOffers(transaction, scope)).toEqual([1]);
    const [read] = await transaction.rows<{ rows: number }>(
      `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as rows
       from pg_stat_xact_all_tables where relname in ('seen_offers', 'merge_plan', 'feed_rows', 'offers', 'held_prices')`,
    );
    expect(read?.rows).toBeLessThan(size * 30);
  });
});
