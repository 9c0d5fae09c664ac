import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { article } from '../../../../test/helpers/awin-feed.ts';
import { articles, openFeedAdmin, untilAborted } from '../../../../test/helpers/feed-admin.ts';
import { bearer } from '../../../../test/helpers/people.ts';
import { dropUnusedMerchant, ensureMerchantOf } from '../../merchants/service.ts';
import type { Database } from '../../platform/database/database.ts';

const admin = openFeedAdmin();
const { call, addFeed, collect, countLive } = admin;

/** A feed of ten articles, and one of the same merchant that holds the first three of them and one of its own. */
async function addTwo() {
  const main = await addFeed();
  await collect();
  admin.merchant.served = [...articles(3), article('own')];
  const other = await addFeed({ name: 'other' });
  await collect();
  expect(await countLive()).toBe(11);
  return { main, other };
}
const remove = (id: string) => call('DELETE', `/admin/feeds/${id}`);
const liveArticles = async () =>
  (
    await admin.database.rows<{ id: string }>(
      'select article_id as id from offers where gone_at is null order by article_id',
    )
  ).map(({ id }) => id);

describe('deleting a feed', () => {
  test('says before what goes, and takes out what no other feed of the merchant holds', async () => {
    const { main, other } = await addTwo();
    const [gone] = await admin.database.rows<{ product: number }>(
      `select product_id as product from offers where article_id = 'n7'`,
    );
    expect((await call('GET', `/admin/feeds/${main}/loss`)).body).toEqual({
      offers: 10,
      kept: 3,
      products: 7,
      productsWithout: 7,
      runs: 1,
    });
    expect(await remove(main)).toMatchObject({ status: 200, body: { message: /deleted/ } });
    expect((await admin.feeds()).map(({ _id }) => _id)).toEqual([other]);
    expect((await call('GET', `/admin/feeds/${main}/runs`)).status).toBe(404);
    expect(await collect()).toBe(1);

    expect(await liveArticles()).toEqual(['n0', 'n1', 'n2', 'own']);
    expect(existsSync(path.join(admin.app.dataDir, 'feeds', main))).toBe(false);
    expect(await admin.database.rows('select 1 from feeds where id = $1', [main])).toEqual([]);
    // The product keeps its page and what was seen of its price, which ends now.
    const product = (await call('GET', `/products/${gone?.product}`)).body;
    expect(product).toMatchObject({ offers: [], lastKnown: { totalPrice: 25 } });
    const points = await admin.database.rows(
      `select p.price_cents, p.is_available from price_points p join offers o on o.id = p.offer_id
       where o.article_id = 'n7' order by p.observed_at`,
    );
    expect(points.map(({ is_available: available }) => available)).toEqual([true, false]);
    const [entry] = await admin.database.rows(
      'select action, details from audit_log order by id desc limit 1',
    );
    expect(entry).toEqual({
      action: 'feed_deleted',
      details: { feedId: Number(main), merchant: 'Alpha & Cie', name: 'main', offers: 7, products: 7 },
    });
  });

  test('leaves the articles that stay to the other feed, which decides their values from then on', async () => {
    const { main, other } = await addTwo();
    admin.merchant.served = [...articles(3, { search_price: '25.5' }), article('own')];
    await admin.database.execute('update feeds set next_at = now() where id = $1', [other]);
    await collect();
    const prices = async () =>
      (await admin.database.rows('select distinct price_cents from offers where gone_at is null')).length;
    expect(await prices()).toBe(1);
    await remove(main);
    await collect();
    await admin.database.execute('update feeds set next_at = now() where id = $1', [other]);
    await collect();
    expect(await prices()).toBe(2);
  });

  test('takes out what a machine whose clock runs ahead has just imported', async () => {
    const id = await addFeed();
    await collect();
    await admin.database.execute(`update offers set last_seen_at = last_seen_at + interval '20 seconds'`);
    await remove(id);
    await collect();
    expect(await countLive()).toBe(0);
  });

  test('takes articles out of matching whose prices wait to be confirmed', async () => {
    const id = await addFeed();
    await collect();
    admin.merchant.served = [...articles(9), article('n9', { search_price: '2400.00' })];
    await admin.collectAgain();
    const compared = async () =>
      (await admin.database.rows(`select from match_listings where is_live and article_id = 'n9'`)).length;
    expect([(await liveArticles()).includes('n9'), await compared()]).toEqual([false, 1]);
    await remove(id);
    await collect();
    expect(await compared()).toBe(0);
  });

  test('stops an import that runs', async () => {
    const id = await addFeed();
    let collected = 0;
    await collect(async (_feedId, signal, really) => {
      collected++;
      if (collected > 1) return really();
      expect((await remove(id)).status).toBe(200);
      return untilAborted(signal);
    });
    expect([collected, await countLive(), await admin.feeds()]).toEqual([2, 0, []]);
    expect(await admin.database.rows('select 1 from feeds')).toEqual([]);
  });

  test('is refused while an import writes to the catalogue, and done again where it broke off', async () => {
    const id = await addFeed();
    await collect();
    await admin.database.transaction(async (importing) => {
      await importing.execute('select 1 from feeds for update');
      const refused = await remove(id);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringContaining('changing the catalogue'),
      ]);
    });
    await remove(id);
    await collect(() => Promise.reject(new Error('killed')));
    const [feed] = await admin.database.rows<{ minutes: number }>(
      'select extract(epoch from next_at - now()) / 60 as minutes from feeds',
    );
    expect(Number(feed?.minutes)).toBeLessThan(20);
    await admin.database.execute('update feeds set next_at = now()');
    await collect();
    expect([await countLive(), (await admin.database.rows('select 1 from feeds')).length]).toEqual([0, 0]);
  });

  test('frees its name once it is done, not before', async () => {
    await remove(await addFeed());
    const again = { merchant: 'Alpha & Cie', name: 'main', url: admin.merchant.origin, intervalMinutes: 60 };
    expect((await call('POST', '/admin/feeds', again)).status).toBe(409);
    await collect();
    expect((await call('POST', '/admin/feeds', again)).status).toBe(200);
  });

  test('takes a merchant along that never had an offer, unless staff has written something of it', async () => {
    const merchants = async () =>
      (await admin.database.rows<{ name: string }>('select name from merchants order by name')).map(
        ({ name }) => name,
      );
    await addFeed();
    await collect();
    const known = await admin.feeds();
    await remove(known[0]?._id ?? '');
    const noFile = { name: 'main', url: null, intervalMinutes: 60 };
    const [typo, kept, twice] = await Promise.all(
      ['Alpa', 'Beta', 'Gamma'].map(
        async (merchant) => (await call('POST', '/admin/feeds', { merchant, ...noFile })).body._id,
      ),
    );
    await call('POST', '/admin/feeds', { merchant: 'Gamma', ...noFile, name: 'other' });
    await admin.database.execute(`update merchants set version = 2 where name = 'Beta'`);
    for (const id of [typo, kept, twice]) await remove(id);
    await collect();
    expect(await merchants()).toEqual(['Alpha & Cie', 'Beta', 'Gamma']);
  });

  test.each(['added', 'deleted'] as const)(
    'meets a new feed of its merchant that is written to the end first when it is %s',
    async (first) => {
      const add = () =>
        call('POST', '/admin/feeds', { merchant: 'Alpa', name: 'new', url: null, intervalMinutes: 60 });
      const [{ id = 0 } = {}] = await admin.database.rows<{ id: number }>(
        `insert into merchants (name, name_key) values ('Alpa', 'alpa') returning id`,
      );
      const drop = (db: Database) => dropUnusedMerchant(db, id);
      const other = await admin.database.transaction(async (db) => {
        if (first === 'deleted') await drop(db);
        else {
          const made = await ensureMerchantOf(db, { given: 'Alpa', networkId: '', name: '', host: '' });
          await db.execute(`insert into feeds (merchant_id, name) values ($1, 'new')`, [made?.id]);
        }
        const waiting = first === 'deleted' ? add() : admin.database.transaction(drop);
        const locked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(() => admin.database.rows(locked), { timeout: 10_000 }).toHaveLength(1);
        return { waiting };
      });
      const response = await other.waiting;
      if (response) expect(response.status).toBe(200);
      const names =
        'select m.name as merchant, f.name as feed from feeds f join merchants m on m.id = f.merchant_id';
      expect(await admin.database.rows(names)).toEqual([{ merchant: 'Alpa', feed: 'new' }]);
    },
  );

  test('is for admins, and for feeds that there are', async () => {
    const id = await addFeed();
    const employee = bearer(await admin.people.token(await admin.people.create({ role: 'employee' })));
    for (const [method, url] of [
      ['DELETE', `/admin/feeds/${id}`],
      ['GET', `/admin/feeds/${id}/loss`],
    ] as const) {
      expect((await admin.people.call(method, url, undefined, employee)).statusCode).toBe(403);
    }
    await remove(id);
    expect([(await remove(id)).status, (await remove('99999')).status]).toEqual([404, 404]);
    expect((await call('GET', `/admin/feeds/${id}/loss`)).status).toBe(404);
  });
});
