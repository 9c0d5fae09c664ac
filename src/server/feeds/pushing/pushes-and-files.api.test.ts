import { describe, expect, it } from 'vitest';
import { article, toCsv } from '../../../../test/helpers/awin-feed.ts';
import { articles, openFeedAdmin } from '../../../../test/helpers/feed-admin.ts';
import { openFeedPushes } from '../../../../test/helpers/feed-pushes.ts';
import { sweepStaleOffers } from '../service.ts';

const shop = openFeedAdmin();
const { addPushed, push, offer } = openFeedPushes(shop);
// Written shorter than before: the merchant's server tells its files apart by their length.
const priced = (id: string, price: string) => article(id, { search_price: price });
/** Serves a file as one that was last modified so many minutes from now. */
function serve(rows: Parameters<typeof toCsv>[0], minutes: number): void {
  const date = new Date(Date.now() + minutes * 60_000).toUTCString();
  shop.merchant.respond = (_request, response) =>
    response.writeHead(200, { 'last-modified': date }).end(toCsv(rows));
}

describe('a file and what was pushed', () => {
  it('from before the push, fetched again, takes nothing back', async () => {
    // A row with dates: the file is read each time.
    shop.merchant.served = [...articles(9), article('n9', { valid_to: '2099-01-01' })];
    const feed = await addPushed();
    await push(feed, { rows: [priced('n1', '18.00'), priced('new', '30.00')], gone: ['n2'] });
    shop.merchant.respond = (_request, response) =>
      response.writeHead(200).end(toCsv(shop.merchant.served as never));
    for (let round = 0; round < 2; round++) {
      await shop.collectAgain();
      expect(await offer('n1')).toMatchObject({ price: 1_800, gone: null });
      expect(await offer('new')).toMatchObject({ price: 3_000, gone: null });
      expect((await offer('n2')).gone).not.toBeNull();
    }
    const [{ lastRun } = {}] = await shop.feeds();
    expect(lastRun).toMatchObject({ status: 'succeeded', offersNew: 0, offersChanged: 0, offersGone: 0 });
  });

  it('counts all rows of a file that is fetched again after a push, whether it is read or not', async () => {
    const feed = await addPushed();
    await push(feed, { rows: [priced('n1', '18.00')], gone: ['n2'] });
    shop.merchant.respond = (_request, response) =>
      response.writeHead(200).end(toCsv(shop.merchant.served as never));
    for (let round = 0; round < 2; round++) {
      await shop.collectAgain();
      const [{ lastRun } = {}] = await shop.feeds();
      expect(lastRun).toMatchObject({ rowsRead: 10, offersSame: 10, offersChanged: 0 });
    }
  });

  it('that is another one, but was written before the push, changes only the rest', async () => {
    const feed = await addPushed();
    await shop.database.execute(`update feeds set stated_at = stated_at - interval '1 day'`);
    await push(feed, { rows: [priced('n1', '18.00'), priced('new', '30.00')], gone: ['n2'] });
    serve([...articles(3), priced('n3', '21'), ...articles(10).slice(4)], -30);
    await shop.collectAgain();
    expect(await offer('n1')).toMatchObject({ price: 1_800 });
    expect(await offer('n3')).toMatchObject({ price: 2_100 });
    expect(await offer('new')).toMatchObject({ price: 3_000, gone: null });
    expect((await offer('n2')).gone).not.toBeNull();
  });

  it('from before a push that made other goods of an article changes neither the former nor the present ones', async () => {
    shop.merchant.served = [...articles(9), article('n9', { valid_to: '2099-01-01' })];
    const feed = await addPushed();
    await shop.database.execute(`update offers set first_seen_at = first_seen_at - interval '2 days'`);
    await push(feed, { rows: [article('n1', { condition: 'used', search_price: '9.00' })] });
    shop.merchant.respond = (_request, response) =>
      response.writeHead(200).end(toCsv(shop.merchant.served as never));
    await shop.collectAgain();
    const offers = await shop.database.rows(
      `select condition, price_cents as cents, gone_at is not null as "isGone",
         (select json_agg(json_build_array(price_cents, is_available) order by observed_at)
          from price_points where offer_id = o.id) as points
       from offers o where article_id like '%n1' order by id`,
    );
    expect(offers).toEqual([
      {
        condition: 'new',
        cents: 2_000,
        isGone: true,
        points: [
          [2_000, true],
          [2_000, false],
        ],
      },
      { condition: 'used', cents: 900, isGone: false, points: [[900, true]] },
    ]);
  });

  it('that was written after the push decides again', async () => {
    const feed = await addPushed();
    await push(feed, { rows: [priced('n1', '18.00'), priced('new', '30.00')], gone: ['n2'] });
    shop.merchant.served = [...articles(3), priced('n3', '21'), ...articles(10).slice(4)];
    await shop.collectAgain();
    expect(await offer('n1')).toMatchObject({ price: 2_000 });
    expect(await offer('n2')).toMatchObject({ gone: null });
    expect((await offer('new')).gone).not.toBeNull();
    // The push is no reason to hold a file back, nor to take a date on trust that stays while files change.
    await push(feed, { rows: [priced('n1', '18.00')] });
    serve(articles(9), -600);
    await shop.collectAgain();
    expect(await offer('n1')).toMatchObject({ price: 2_000 });
  });

  it('that is being imported meanwhile gives way to the push, which waits for it', async () => {
    const feed = await addPushed();
    shop.merchant.served = articles(10, { search_price: '21' });
    let answer: ReturnType<typeof push> | undefined;
    await shop.database.execute('update feeds set next_at = now()');
    await shop.collect(async (_feedId, _signal, really) => {
      const importing = really();
      // Its file is fetched by then.
      await expect
        .poll(() => shop.database.rows('select from feeds where progress is not null'))
        .toHaveLength(1);
      answer = push(feed, { rows: [priced('n1', '18.00')], gone: ['n2'] });
      await importing;
    });
    expect((await answer)?.body.rows).toMatchObject([{ status: 'accepted' }]);
    expect(await offer('n1')).toMatchObject({ price: 1_800 });
    expect(await offer('n3')).toMatchObject({ price: 2_100 });
    expect((await offer('n2')).gone).not.toBeNull();
  });

  it('does not confirm a pushed price that is held, unless it is newer', async () => {
    const feed = await addPushed();
    await push(feed, { rows: [priced('n1', '240.00')] });
    const held = () => shop.database.rows('select confirmed_at as confirmed from held_prices');
    await shop.collectAgain();
    expect(await held()).toEqual([{ confirmed: null }]);
    expect((await offer('n1')).gone).not.toBeNull();
    shop.merchant.served = [article('n0'), priced('n1', '240.00'), ...articles(10).slice(2)];
    await shop.collectAgain();
    expect(await held()).not.toEqual([{ confirmed: null }]);
    expect(await offer('n1')).toMatchObject({ price: 24_000, gone: null });
  });
});

describe('what was only pushed', () => {
  it('leaves lists once it is older than offers stay fresh, and comes back when it is pushed again', async () => {
    const feed = await addPushed({ url: null, name: 'pushed' });
    await push(feed, { rows: [article('n1')] });
    const listed = () => shop.database.rows('select from product_summaries where main_offer_id is not null');
    const points = () =>
      shop.database.rows<{ available: boolean }>(
        'select is_available as available from price_points order by observed_at',
      );
    await sweepStaleOffers(shop.database, new Date());
    expect(await listed()).toHaveLength(1);
    await shop.database.execute(
      `update offers set last_seen_at = last_seen_at - interval '8 days', first_seen_at = first_seen_at - interval '8 days'`,
    );
    await shop.database.execute(`update feed_offers set pushed_at = pushed_at - interval '8 days'`);
    await shop.database.execute(`update price_points set observed_at = observed_at - interval '8 days'`);
    await sweepStaleOffers(shop.database, new Date());
    expect(await listed()).toHaveLength(0);
    await push(feed, { rows: [article('n1')] });
    expect(await listed()).toHaveLength(1);
    expect((await points()).map(({ available }) => available)).toEqual([true, false, true]);
  });

  it('gives way to a feed that comes first, and counts as such where it is the first', async () => {
    const late = await addPushed({ name: 'z', url: null });
    await addPushed({ name: 'main' });
    expect((await push(late, { rows: [priced('n1', '18.00')] })).body.rows).toMatchObject([
      { articleId: 'n1', status: 'accepted', reason: 'other_feed' },
    ]);
    expect(await offer('n1')).toMatchObject({ price: 2_000 });
    const early = await addPushed({ name: 'a', url: null });
    await push(early, { rows: [priced('n1', '17.00')] });
    shop.merchant.served = articles(10, { search_price: '21' });
    await shop.collectAgain();
    expect(await offer('n1')).toMatchObject({ price: 1_700 });
    expect(await offer('n3')).toMatchObject({ price: 2_100 });
  });
});
