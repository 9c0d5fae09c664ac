import { describe, expect, it } from 'vitest';
import { type AwinRow, article } from '../../../test/helpers/awin-feed.ts';
import { openFeedImports } from '../../../test/helpers/feed-imports.ts';
import { applyDeliveryRules, setDeliveryRule } from '../merchants/delivery-rules/service.ts';
import { dayMs } from '../platform/durations.ts';
import { createPricesService } from '../prices/service.ts';
import { sweepStaleOffers } from './stale-offers.ts';

const feeds = openFeedImports();
const now = Math.floor(Date.now() / 1_000) * 1_000;
const daysAgo = (days: number) => new Date(now - days * dayMs);

const importAt = (days: number, rows: readonly AwinRow[], name = 'alpha.csv') =>
  feeds.importRows(rows, { observedAt: daysAgo(days), isAccepted: true, name });
const seen = (days: number, changes: AwinRow = {}, name?: string) =>
  importAt(days, [article('a', changes)], name);

/** Of an offer, as "days ago price", "days ago -" where it is not available. */
async function points(articleId = 'a'): Promise<string[]> {
  const rows = await feeds.database.rows<{ at: Date; cents: number; isAvailable: boolean }>(
    `select p.observed_at as at, p.price_cents as cents, p.is_available as "isAvailable"
     from price_points p join offers o on o.id = p.offer_id where o.article_id = $1 order by 1`,
    [articleId],
  );
  return rows.map(
    ({ at, cents, isAvailable }) => `${(now - at.getTime()) / dayMs} ${isAvailable ? cents / 100 : '-'}`,
  );
}

async function history() {
  const [offer] = await feeds.database.rows<{ id: number }>(
    `select product_id as id from offers where article_id = 'a'`,
  );
  return createPricesService(feeds.database).getHistory(offer?.id ?? 0, 90);
}

describe('history of a feed that was not read for longer than the freshness limit', () => {
  it('has no price for the time in which nobody saw one', async () => {
    await seen(40);
    await seen(35);
    await sweepStaleOffers(feeds.database, daysAgo(20));
    await seen(10);
    await seen(5);
    expect(await points()).toEqual(['40 20', '28 -', '10 20']);
    const { lowest, pricedDays90 } = await history();
    expect(lowest.map(({ total }) => total)).toEqual([25, null, 25]);
    expect(pricedDays90).toBe(22);
  });

  it('goes on where the feed comes back within the limit', async () => {
    await seen(40);
    await seen(33);
    await seen(26.5);
    await seen(20, { search_price: '21.00' });
    expect(await points()).toEqual(['40 20', '20 21']);
  });

  it('has the end of the limit where offers come back otherwise', async () => {
    const away = { in_stock: '0' };
    await importAt(40, [article('a'), article('b'), article('c'), article('d', away), article('e', away)]);
    await importAt(20, [
      article('a', { search_price: '21.00' }),
      article('b', away),
      article('d', away),
      article('e'),
    ]);
    expect(await points('a')).toEqual(['40 20', '33 -', '20 21']);
    expect(await points('b')).toEqual(['40 20', '33 -']);
    expect(await points('c'), 'gone').toEqual(['40 20', '33 -']);
    expect(await points('d'), 'never in stock').toEqual(['40 -']);
    expect(await points('e')).toEqual(['40 -', '20 20']);
  });

  it('is that of the other feed that showed the offer meanwhile', async () => {
    await seen(40);
    for (const days of [38, 32, 26, 20]) await seen(days, {}, 'other.csv');
    await seen(19);
    expect(await points()).toEqual(['40 20']);
  });

  it('ends where another feed shows the offer again', async () => {
    await seen(40);
    await seen(20, {}, 'other.csv');
    await seen(15);
    expect(await points()).toEqual(['40 20', '33 -', '20 20']);
  });

  it('has its price again once the feed is read that still held it while another dropped it', async () => {
    const first = [article('a'), article('b')];
    await importAt(40, first, 'first.csv');
    await seen(40, {}, 'second.csv');
    await importAt(20, [article('b')], 'first.csv');
    expect(await points()).toEqual(['40 20', '33 -']);
    await seen(10, {}, 'second.csv');
    expect(await points()).toEqual(['40 20', '33 -', '10 20']);
    // What is not in stock stays so.
    await seen(9, { in_stock: '0' }, 'second.csv');
    await seen(1, { in_stock: '0' }, 'second.csv');
    expect(await points()).toEqual(['40 20', '33 -', '10 20', '9 -']);
  });

  it('takes an offer off lists that only such a feed still holds', async () => {
    const listed = async () =>
      (await feeds.database.rows('select from product_summaries where offers_count > 0')).length;
    await importAt(20, [article('a'), article('b')], 'first.csv');
    await seen(20, {}, 'second.csv');
    await importAt(2, [article('a', { search_price: '21.00' }), article('b')], 'first.csv');
    await sweepStaleOffers(feeds.database, daysAgo(1));
    expect(await listed()).toBe(2);
    await importAt(1, [article('b')], 'first.csv');
    expect(await listed()).toBe(1);
    await seen(0, {}, 'second.csv');
    expect([await listed(), await points()]).toEqual([2, ['20 20', '13 -', '2 21', '1 -', '0 20']]);
  });

  it('counts no price that a delivery rule gave it meanwhile', async () => {
    await seen(40);
    await feeds.database.execute(
      `insert into price_points select id, $1, price_cents, 0, true from offers where article_id = 'a'`,
      [daysAgo(25)],
    );
    await seen(20);
    expect(await points()).toEqual(['40 20', '33 -', '25 -', '20 20']);
  });
});

it('the history ends with what holds now, also where an import began before a delivery rule was applied', async () => {
  const [earlier, later] = [{ delivery_cost: '' }, { delivery_cost: '', search_price: '21.00' }];
  await seen(2, earlier);
  await feeds.database.execute(
    `insert into users (id, email, name, role) values (1, 'admin@shop.test', 'Ada', 'admin') on conflict do nothing`,
  );
  const [merchant] = await feeds.database.rows<{ id: number }>('select id from merchants');
  await feeds.database.transaction((transaction) =>
    setDeliveryRule(
      transaction,
      merchant?.id ?? 0,
      { flatCents: 300, freeFromCents: null },
      { actorId: 1, address: '' },
    ),
  );
  await applyDeliveryRules(feeds.database);
  await seen(1, later);
  const { lowest } = await history();
  expect(lowest.map(({ total }) => total)).toEqual([null, 24]);
});
