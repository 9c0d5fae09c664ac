import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';
import { article, toCsv } from '../../../../test/helpers/awin-feed.ts';
import { collectNow } from '../../../../test/helpers/collect.ts';
import { emptyCatalogue } from '../../../../test/helpers/empty-tables.ts';
import {
  type MerchantServer,
  merchantAddress,
  startMerchantServer,
} from '../../../../test/helpers/merchant-server.ts';
import { bearer, createPeople, type People } from '../../../../test/helpers/people.ts';

let base: TestApp;
let people: People;
let admin: Record<string, string>;
let merchant: MerchantServer;

beforeAll(async () => {
  merchant = await startMerchantServer();
  base = await createTestApp({ config: { allowAddresses: [merchantAddress] } });
  people = createPeople(base);
  admin = bearer(await people.token(await people.create({ role: 'admin' })));
});
afterAll(async () => {
  merchant?.close();
  await base?.close();
});
beforeEach(async () => {
  await emptyCatalogue(base.database.database);
  merchant.asked = [];
  merchant.served = articles(10);
});

const articles = (count: number, price = '20.00') =>
  Array.from({ length: count }, (_, i) => article(`n${i}`, { search_price: price }));

const call = async (...[method, path, body]: Parameters<People['call']>) => {
  const answer = await people.call(method, path, body, admin);
  return {
    status: answer.statusCode,
    ...(answer.statusCode === 200 ? { body: answer.json() } : answer.json()),
  };
};

const add = (changes: object = {}) =>
  call('POST', '/admin/feeds', {
    merchant: 'Alpha & Cie',
    name: 'main',
    url: `${merchant.origin}/feed.csv?key=secret`,
    intervalMinutes: 60,
    ...changes,
  });

const collect = (run?: Parameters<typeof collectNow>[1]) =>
  collectNow({ database: base.database.database, dataDir: base.dataDir }, run);

const feedNow = async () => (await call('GET', '/admin/feeds')).body[0];
const countLive = async () => {
  const [row] = await base.database.database.rows<{ count: number }>(
    'select count(*) as count from offers where gone_at is null',
  );
  return row?.count;
};

describe('a feed with an address', () => {
  test('that is asked for while it is being read is read again', async () => {
    const { body: added } = await add();
    let readings = 0;
    const collected = await collect(async (_feedId, _signal, really) => {
      readings++;
      if (readings === 1) expect((await call('POST', `/admin/feeds/${added._id}/run`)).status).toBe(200);
      await really();
    });
    expect([collected, readings]).toEqual([2, 2]);
    expect(new Date((await feedNow()).nextAt).getTime()).toBeGreaterThan(Date.now());
  });

  test('is imported at once, again when it is due, and asked only for what is new', async () => {
    const { body: added } = await add();
    expect(added).toMatchObject({
      merchant: { name: 'Alpha & Cie' },
      name: 'main',
      format: null,
      isActive: true,
      busySince: null,
      lastRun: null,
    });
    expect(await collect()).toBe(1);
    expect(await countLive()).toBe(10);
    const first = await feedNow();
    expect(first).toMatchObject({ format: 'awin-csv', failures: 0, lastError: null, isFresh: true });
    expect(first.lastRun).toMatchObject({
      status: 'succeeded',
      fileName: 'main',
      rowsRead: 10,
      offersNew: 10,
    });
    const pause = Date.parse(first.nextAt) - Date.now();
    expect(pause).toBeGreaterThan(56 * 60_000);
    expect(pause).toBeLessThan(63 * 60_000);
    expect(await collect()).toBe(0);

    expect((await call('POST', `/admin/feeds/${added._id}/run`)).status).toBe(200);
    expect(await collect()).toBe(1);
    expect(merchant.asked.map((headers) => headers['if-none-match'])).toEqual([
      undefined,
      expect.any(String),
    ]);
    const second = await feedNow();
    expect(second.lastRun).toMatchObject({ status: 'succeeded', offersSame: 10 });
    expect(Date.parse(second.observedAt)).toBeGreaterThan(Date.parse(first.observedAt));
  });

  test('that cannot be had is tried again soon; what is known of it stays', async () => {
    const { body: added } = await add();
    await collect();
    merchant.served = undefined;
    await call('POST', `/admin/feeds/${added._id}/run`);
    await collect();
    const failed = await feedNow();
    expect(failed).toMatchObject({ failures: 1, lastError: expect.stringContaining('503') });
    expect(Date.parse(failed.nextAt) - Date.now()).toBeLessThan(16 * 60_000);
    expect(await countLive()).toBe(10);

    merchant.served = '<html>Wartung</html>';
    await call('POST', `/admin/feeds/${added._id}/run`);
    await collect();
    expect(await feedNow()).toMatchObject({ failures: 2, lastError: expect.stringContaining('neither RSS') });
    merchant.served = articles(10);
    await call('POST', `/admin/feeds/${added._id}/run`);
    await collect();
    expect(await feedNow()).toMatchObject({ failures: 0, lastError: null });
  });

  test('that would lose most offers waits for somebody, who accepts it as it is', async () => {
    await add();
    await collect();
    merchant.served = articles(10).slice(8);
    const feed = await feedNow();
    await call('POST', `/admin/feeds/${feed._id}/run`);
    await collect();
    const { lastRun } = await feedNow();
    expect(lastRun).toMatchObject({
      status: 'held',
      offersGone: 8,
      error: 'The file would remove 8 of the feed’s 10 offers. Nothing was changed.',
    });
    const french = await people.call('GET', '/admin/feeds', undefined, { ...admin, 'accept-language': 'fr' });
    expect(french.json()[0]).toMatchObject({
      lastError: 'Le fichier supprimerait 8 des 10 offres du flux. Rien n’a été modifié.',
      lastRun: { error: 'Le fichier supprimerait 8 des 10 offres du flux. Rien n’a été modifié.' },
    });
    await base.database.database.execute('update import_runs set fault = null');
    expect((await feedNow()).lastRun.error).toContain('accept the file with --force');
    expect(await countLive()).toBe(10);

    // What is accepted is the file that was held, whatever the merchant has by now.
    merchant.served = undefined;
    const decision = `/admin/import-runs/${lastRun._id}/decision`;
    expect(await call('PUT', decision, { decision: 'approved' })).toMatchObject({
      status: 200,
      body: { status: 'approved' },
    });
    await collect();
    expect(await countLive()).toBe(2);
    expect((await feedNow()).lastRun).toMatchObject({ status: 'succeeded', offersGone: 8 });
    expect((await call('PUT', decision, { decision: 'discarded' })).status).toBe(409);
    const { body: runs } = await call('GET', `/admin/feeds/${feed._id}/runs`);
    expect(runs.map((run: { status: string }) => run.status)).toEqual(['succeeded', 'approved', 'succeeded']);
  });

  test('whose held file is discarded stays as it was', async () => {
    await add();
    await collect();
    merchant.served = articles(10).slice(8);
    const feed = await feedNow();
    await call('POST', `/admin/feeds/${feed._id}/run`);
    await collect();
    const { lastRun } = await feedNow();
    await call('PUT', `/admin/import-runs/${lastRun._id}/decision`, { decision: 'discarded' });
    expect(await collect()).toBe(0);
    expect(await countLive()).toBe(10);
    expect((await feedNow()).lastRun.status).toBe('discarded');

    // The merchant still has it: nobody is asked again, until somebody asks for it.
    await base.database.database.execute('update feeds set next_at = now()');
    expect(await collect()).toBe(1);
    expect(await countLive()).toBe(10);
    expect(await feedNow()).toMatchObject({
      lastRun: { _id: lastRun._id, status: 'discarded' },
      lastError: 'This file has already been discarded. Nothing was changed.',
    });
    await call('POST', `/admin/feeds/${feed._id}/run`);
    await collect();
    expect((await feedNow()).lastRun.status).toBe('held');
  });

  test('has no file accepted but the one that was held', async () => {
    const { body: added } = await add();
    await collect();
    merchant.served = articles(10).slice(8);
    await call('POST', `/admin/feeds/${added._id}/run`);
    await collect();
    const { lastRun } = await feedNow();
    const approve = () => call('PUT', `/admin/import-runs/${lastRun._id}/decision`, { decision: 'approved' });
    await base.database.database.execute('update feeds set busy_since = now()');
    expect(await approve()).toMatchObject({ status: 409, details: { reason: 'feed_decision_busy' } });
    await base.database.database.execute('update feeds set busy_since = null');
    // As a fetch that broke off before its import told of anything leaves it.
    writeFileSync(path.join(base.dataDir, 'feeds', added._id), toCsv(articles(10).slice(9)));
    expect((await approve()).status).toBe(200);
    await collect();
    expect(await countLive()).toBe(10);
    expect((await feedNow()).lastRun).toMatchObject({ status: 'held', offersGone: 9 });
  });

  test('that fails by our fault is noted once, with its reason, and tried again ever later', async () => {
    const { body: added } = await add();
    const inTheWay = path.join(base.dataDir, 'feeds', added._id);
    rmSync(inTheWay, { force: true });
    mkdirSync(inTheWay, { recursive: true });
    await collect();
    rmSync(inTheWay, { recursive: true });
    const minutes = (nextAt: string) => (Date.parse(nextAt) - Date.now()) / 60_000;
    const failed = await feedNow();
    expect(failed).toMatchObject({ failures: 1, lastError: 'The import failed; the log says why.' });
    expect(minutes(failed.nextAt)).toBeLessThan(16);

    await base.database.database.execute('update feeds set next_at = now()');
    await collect(() => Promise.reject(new Error('killed')));
    const crashed = await feedNow();
    expect(crashed).toMatchObject({ failures: 2, lastError: 'The import was interrupted.' });
    expect(minutes(crashed.nextAt)).toBeGreaterThan(28);
    expect(minutes(crashed.nextAt)).toBeLessThan(32);
  });

  test('is stopped while it is imported, and due again later', async () => {
    const { body: added } = await add();
    expect((await call('POST', `/admin/feeds/${added._id}/cancel`)).status).toBe(409);
    await collect(async (_feedId, signal) => {
      expect((await feedNow()).busySince).not.toBeNull();
      expect((await call('POST', `/admin/feeds/${added._id}/cancel`)).status).toBe(200);
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    expect(await feedNow()).toMatchObject({ busySince: null, lastError: 'Cancelled.', lastRun: null });
    expect(await collect()).toBe(0);
  });
});

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
    await base.database.database.execute(
      `update feeds set last_error = 'late', last_fault = '{"code": "fetch_timeout", "parameters": {}}'`,
    );
    const french = { ...admin, 'accept-language': 'fr' };
    const refused = await people.call('PUT', `/admin/feeds/${feed._id}`, change, french);
    expect(refused.json().details.current.lastError).toBe(
      'Le fichier n’a pas pu être récupéré\u00a0: le serveur a mis trop de temps.',
    );
    expect(await collect()).toBe(0);
    const again = { ...change, isActive: true, version: saved.body.version };
    expect((await call('PUT', `/admin/feeds/${feed._id}`, again)).status).toBe(200);
    expect(await collect()).toBe(1);
  });

  test('stand in the audit log without the address, which may hold a key', async () => {
    await add();
    const [entry] = await base.database.database.rows<{ details: object }>(
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
    merchant.served = articles(10).slice(8);
    await call('POST', `/admin/feeds/${feed._id}/run`);
    await collect();
    const { lastRun } = await feedNow();
    await call('PUT', `/admin/import-runs/${lastRun._id}/decision`, { decision: 'discarded' });
    await base.database.database.execute('update feeds set busy_since = now()');
    await call('POST', `/admin/feeds/${feed._id}/cancel`);
    const entries = await base.database.database.rows<{ action: string; details: object }>(
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
    const answers = [
      await call('POST', '/admin/feeds/987654/run'),
      await call('POST', '/admin/feeds/987654/cancel'),
      await call('GET', '/admin/feeds/987654/runs'),
      await call('GET', '/admin/import-runs/987654/rejected-rows'),
      await call('PUT', '/admin/import-runs/987654/decision', { decision: 'approved' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
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
      const token = bearer(await people.token(await people.create({ role })));
      expect((await people.call('GET', '/admin/feeds', undefined, token)).statusCode).toBe(403);
    }
    expect((await people.call('GET', '/admin/feeds')).statusCode).toBe(401);
  });
});

describe('a look at a feed', () => {
  const preview = (url: string) => call('POST', '/admin/feed-previews', { url });

  test('tells what its first rows would become, and stores nothing', async () => {
    merchant.served = [
      article('a', { search_price: '12,50' }),
      article('b', { search_price: '0' }),
      ...articles(30),
    ];
    const { body } = await preview(`${merchant.origin}/feed.csv`);
    expect(body.format).toBe('awin-csv');
    expect(body.rows).toHaveLength(20);
    expect(body.rows[0]).toMatchObject({ price: 12.5, deliveryCost: 5, rejection: null });
    expect(body.rows[1]).toMatchObject({ price: null, rejection: 'price is zero' });
    expect((await call('GET', '/admin/feeds')).body).toEqual([]);
  });

  test('says what is wrong with an address', async () => {
    merchant.served = 'hello';
    const reasonOf = async (url: string) => (await preview(url)).details?.reason;
    expect(await reasonOf(`${merchant.origin}/feed.csv`)).toBe('feed_not_readable');
    merchant.served = undefined;
    expect(await reasonOf(`${merchant.origin}/feed.csv`)).toBe('feed_not_fetched');
    expect(await reasonOf('http://10.0.0.7/feed.csv')).toBe('feed_address_internal');
    for (const url of [
      'file:///etc/passwd',
      'ftp://shop.example/feed.csv',
      'https://93.184.216.34:8443/feed.csv',
    ])
      expect(await reasonOf(url)).toBe('feed_address_invalid');
  });
});
