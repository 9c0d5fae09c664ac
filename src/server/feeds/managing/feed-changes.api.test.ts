import { describe, expect, test } from 'vitest';
import { article } from '../../../../test/helpers/awin-feed.ts';
import { articles, feedCalls, openFeedAdmin } from '../../../../test/helpers/feed-admin.ts';
import { bearer } from '../../../../test/helpers/people.ts';

const admin = openFeedAdmin();
const { collect } = admin;
const { call, add, feedNow } = feedCalls(admin);

describe('changes', () => {
  test('are refused where somebody else made one meanwhile; a feed that is switched off is not fetched', async () => {
    const { body: feed } = await add();
    const change = {
      url: feed.url,
      intervalMinutes: 120,
      isActive: false,
      version: feed.version,
    };
    const saved = await call('PUT', `/admin/feeds/${feed._id}`, change);
    expect(saved).toMatchObject({ status: 200, body: { intervalMinutes: 120, isActive: false } });
    expect(await call('PUT', `/admin/feeds/${feed._id}`, change)).toMatchObject({
      status: 409,
      details: { reason: 'stale', current: { _id: feed._id, intervalMinutes: 120, isActive: false } },
    });
    await admin.database.execute(
      `update feeds set last_error = 'late', last_fault = '{"code": "fetch_timeout", "parameters": {}}'`,
    );
    const refused = await admin.call('PUT', `/admin/feeds/${feed._id}`, change, 'fr');
    expect(refused.body.details.current.lastError).toBe(
      'Le fichier n’a pas pu être récupéré\u00a0: le serveur a mis trop de temps.',
    );
    expect(await collect()).toBe(0);
    const again = { ...change, isActive: true, version: saved.body.version };
    expect((await call('PUT', `/admin/feeds/${feed._id}`, again)).status).toBe(200);
    expect(await collect()).toBe(1);
  });

  test('stand in the audit log without the address, which may hold a key', async () => {
    await add();
    const [entry] = await admin.database.rows<{ details: object }>(
      "select details from audit_log where action = 'feed_added' order by id desc limit 1",
    );
    expect(entry?.details).toMatchObject({ merchant: 'Alpha & Cie', name: 'main' });
    expect(JSON.stringify(entry)).not.toContain('secret');
  });

  test('of each kind stand in the audit log', async () => {
    const { body: feed } = await add();
    await collect();
    const settings = { url: feed.url, intervalMinutes: 120, isActive: true, version: feed.version };
    await call('PUT', `/admin/feeds/${feed._id}`, settings);
    admin.merchant.served = articles(10).slice(8);
    await call('POST', `/admin/feeds/${feed._id}/run`);
    await collect();
    const { lastRun } = await feedNow();
    await call('PUT', `/admin/import-runs/${lastRun._id}/decision`, { decision: 'discarded' });
    await admin.database.execute('update feeds set busy_since = now()');
    await call('POST', `/admin/feeds/${feed._id}/cancel`);
    const entries = await admin.database.rows<{ action: string; details: object }>(
      'select action, details from audit_log order by id desc limit 4',
    );
    const feedId = Number(feed._id);
    expect(entries.toReversed()).toEqual([
      { action: 'feed_changed', details: { feedId, intervalMinutes: 120, isActive: true } },
      { action: 'feed_run', details: { feedId } },
      {
        action: 'held_run_decided',
        details: { feedId, runId: Number(lastRun._id), decision: 'discarded' },
      },
      { action: 'feed_cancelled', details: { feedId } },
    ]);
  });

  test.each([14, 10_081, 60.5])('%s minutes are no interval', async (intervalMinutes) => {
    expect((await add({ intervalMinutes })).status).toBe(400);
    expect((await call('GET', '/admin/feeds')).body).toEqual([]);
  });

  test('are none of a feed or import that is not there', async () => {
    const responses = [
      await call('POST', '/admin/feeds/987654/run'),
      await call('POST', '/admin/feeds/987654/cancel'),
      await call('GET', '/admin/feeds/987654/runs'),
      await call('GET', '/admin/import-runs/987654/rejected-rows'),
      await call('PUT', '/admin/import-runs/987654/decision', { decision: 'approved' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(404));
  });

  test('a feed without an address is not fetched', async () => {
    const { body: feed } = await add({ url: null });
    expect(await call('POST', `/admin/feeds/${feed._id}/run`)).toMatchObject({
      status: 409,
      message: 'This feed has no address to fetch it from.',
    });
  });

  test.each([
    ['ftp://shop.example/feed.csv', 'feed_address_invalid'],
    ['https://me:secret@shop.example/feed.csv', 'feed_address_invalid'],
    ['nonsense', 'feed_address_invalid'],
    ['http://localhost/feed.csv', 'feed_address_internal'],
    ['http://10.0.0.7/feed.csv', 'feed_address_internal'],
    ['http://[::1]/feed.csv', 'feed_address_internal'],
    ['http://169.254.169.254/latest/meta-data', 'feed_address_internal'],
  ])('%s is no address of a feed', async (url, reason) => {
    expect(await add({ url })).toMatchObject({ status: 400, details: { reason } });
    expect((await call('GET', '/admin/feeds')).body).toEqual([]);
  });

  test('a merchant has a name once per feed', async () => {
    await add();
    expect(await add()).toMatchObject({ status: 409, details: { reason: 'feed_exists' } });
  });

  test('are for admins', async () => {
    for (const role of ['user', 'employee'] as const) {
      const token = bearer(await admin.people.token(await admin.people.create({ role })));
      expect((await admin.people.call('GET', '/admin/feeds', undefined, token)).statusCode).toBe(403);
    }
    expect((await admin.people.call('GET', '/admin/feeds')).statusCode).toBe(401);
  });
});

describe('a look at a feed', () => {
  const preview = (url: string) => call('POST', '/admin/feed-previews', { url });

  test('tells what its first rows would become, and stores nothing', async () => {
    admin.merchant.served = [
      article('a', { search_price: '12,50' }),
      article('b', { search_price: '0' }),
      ...articles(30),
    ];
    const { body } = await preview(`${admin.merchant.origin}/feed.csv`);
    expect(body.format).toBe('awin-csv');
    expect(body.rows).toHaveLength(20);
    expect(body.rows[0]).toMatchObject({ price: 12.5, deliveryCost: 5, rejection: null });
    expect(body.rows[1]).toMatchObject({ price: null, rejection: 'price is zero' });
    expect((await call('GET', '/admin/feeds')).body).toEqual([]);
  });

  test('says what is wrong with an address', async () => {
    admin.merchant.served = 'hello';
    const reasonOf = async (url: string) => (await preview(url)).details?.reason;
    expect(await reasonOf(`${admin.merchant.origin}/feed.csv`)).toBe('feed_not_readable');
    admin.merchant.served = undefined;
    expect(await preview(`${admin.merchant.origin}/feed.csv`)).toMatchObject({
      details: { reason: 'fetch_status' },
      message: expect.stringContaining('the server answered 503'),
    });
    expect(await reasonOf('http://10.0.0.7/feed.csv')).toBe('feed_address_internal');
    for (const url of [
      'file:///etc/passwd',
      'ftp://shop.example/feed.csv',
      'https://93.184.216.34:8443/feed.csv',
    ])
      expect(await reasonOf(url)).toBe('feed_address_invalid');
  });
});
