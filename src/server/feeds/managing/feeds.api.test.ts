import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { toCsv } from '../../../../test/helpers/awin-feed.ts';
import { articles, feedCalls, openFeedAdmin, untilAborted } from '../../../../test/helpers/feed-admin.ts';

const admin = openFeedAdmin();
const { collect, countLive } = admin;
const { call, add, feedNow } = feedCalls(admin);

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
    expect(admin.merchant.asked.map((headers) => headers['if-none-match'])).toEqual([
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
    admin.merchant.served = undefined;
    await call('POST', `/admin/feeds/${added._id}/run`);
    await collect();
    const failed = await feedNow();
    expect(failed).toMatchObject({ failures: 1, lastError: expect.stringContaining('503') });
    expect(Date.parse(failed.nextAt) - Date.now()).toBeLessThan(16 * 60_000);
    expect(await countLive()).toBe(10);

    admin.merchant.served = '<html>Wartung</html>';
    await call('POST', `/admin/feeds/${added._id}/run`);
    await collect();
    expect(await feedNow()).toMatchObject({
      failures: 2,
      lastError: expect.stringContaining('is a web page'),
    });
    admin.merchant.served = articles(10);
    await call('POST', `/admin/feeds/${added._id}/run`);
    await collect();
    expect(await feedNow()).toMatchObject({ failures: 0, lastError: null });
  });

  test('that would lose most offers waits for somebody, who accepts it as it is', async () => {
    await add();
    await collect();
    admin.merchant.served = articles(10).slice(8);
    const feed = await feedNow();
    await call('POST', `/admin/feeds/${feed._id}/run`);
    await collect();
    const { lastRun } = await feedNow();
    expect(lastRun).toMatchObject({
      status: 'held',
      offersGone: 8,
      error: 'The file would remove 8 of the feed’s 10 offers. Nothing was changed.',
    });
    const french = await admin.feeds('fr');
    expect(french[0]).toMatchObject({
      lastError: 'Le fichier supprimerait 8 des 10 offres du flux. Rien n’a été modifié.',
      lastRun: { error: 'Le fichier supprimerait 8 des 10 offres du flux. Rien n’a été modifié.' },
    });
    await admin.database.execute('update import_runs set fault = null');
    expect((await feedNow()).lastRun.error).toContain('accept the file with --force');
    expect(await countLive()).toBe(10);

    // What is accepted is the file that was held, whatever the merchant has by now.
    admin.merchant.served = undefined;
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
    admin.merchant.served = articles(10).slice(8);
    const feed = await feedNow();
    await call('POST', `/admin/feeds/${feed._id}/run`);
    await collect();
    const { lastRun } = await feedNow();
    await call('PUT', `/admin/import-runs/${lastRun._id}/decision`, { decision: 'discarded' });
    expect(await collect()).toBe(0);
    expect(await countLive()).toBe(10);
    expect((await feedNow()).lastRun.status).toBe('discarded');

    // The merchant still has it: nobody is asked again, until somebody asks for it.
    await admin.database.execute('update feeds set next_at = now()');
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
    admin.merchant.served = articles(10).slice(8);
    await call('POST', `/admin/feeds/${added._id}/run`);
    await collect();
    const { lastRun } = await feedNow();
    const approve = () => call('PUT', `/admin/import-runs/${lastRun._id}/decision`, { decision: 'approved' });
    await admin.database.execute('update feeds set busy_since = now()');
    expect(await approve()).toMatchObject({ status: 409, details: { reason: 'feed_decision_busy' } });
    await admin.database.execute('update feeds set busy_since = null');
    // As a fetch that broke off before its import told of anything leaves it.
    writeFileSync(path.join(admin.app.dataDir, 'feeds', added._id), toCsv(articles(10).slice(9)));
    expect((await approve()).status).toBe(200);
    await collect();
    expect(await countLive()).toBe(10);
    expect((await feedNow()).lastRun).toMatchObject({ status: 'held', offersGone: 9 });
  });

  test('that fails by our fault is noted once, with its reason, and tried again ever later', async () => {
    const { body: added } = await add();
    const inTheWay = path.join(admin.app.dataDir, 'feeds', added._id);
    rmSync(inTheWay, { force: true });
    mkdirSync(inTheWay, { recursive: true });
    await collect();
    rmSync(inTheWay, { recursive: true });
    const minutes = (nextAt: string) => (Date.parse(nextAt) - Date.now()) / 60_000;
    const failed = await feedNow();
    expect(failed).toMatchObject({ failures: 1, lastError: 'The import failed; the log says why.' });
    expect(minutes(failed.nextAt)).toBeLessThan(16);

    await admin.database.execute('update feeds set next_at = now()');
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
      await untilAborted(signal);
    });
    expect(await feedNow()).toMatchObject({ busySince: null, lastError: 'Cancelled.', lastRun: null });
    expect(await collect()).toBe(0);
  });
});
