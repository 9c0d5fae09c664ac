import { truncate } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { toCsv } from '../../../../test/helpers/awin-feed.ts';
import { articles, openFeedAdmin } from '../../../../test/helpers/feed-admin.ts';

const admin = openFeedAdmin();
const { call, collect, collectAgain, countLive, addFeed } = admin;

const rows = articles(20);
const whole = toCsv(rows);
/** Cut behind 12 rows, where a row ends; and in the middle of the 13th. */
const atRow = whole
  .split('\r\n')
  .slice(0, 13)
  .map((line) => `${line}\r\n`)
  .join('');
const inRow = `${atRow}${whole.split('\r\n')[13]?.slice(0, 60)}`;

const feedNow = async (language?: string) => {
  const [feed] = await admin.feeds(language);
  if (!feed?.lastRun) throw new Error('The feed has no run');
  return { ...feed, lastRun: feed.lastRun };
};

beforeEach(async () => {
  admin.merchant.served = rows;
  await addFeed();
  await collect();
});

/** Without a length: only the connection's end tells the body's. */
function endByClosing(response: ServerResponse, body: string | Buffer): void {
  response.shouldKeepAlive = false;
  response.useChunkedEncodingByDefault = false;
  response.removeHeader('transfer-encoding');
  response.writeHead(200, { connection: 'close' });
  response.end(body);
}
/** Closes the connection before all was sent that was announced. */
const breakOff = (headers: Record<string, string>, body: string) => (response: ServerResponse) => {
  response.writeHead(200, headers);
  response.write(body, () => response.destroy());
};

const inRowMessage = /in the middle, after 13 rows/;
const sentMessage = /connection was interrupted before the end of the file: 12 rows/;

describe('a file that is cut', () => {
  test.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['in a row, and is whole as far as anybody can tell', (to) => to.end(inRow), inRowMessage],
    ['in a row, by closing', (to) => endByClosing(to, inRow), inRowMessage],
    ['in its gzip', (to) => to.end(gzipSync(whole).subarray(0, -30)), /in the middle/],
    ['without its last chunk', breakOff({}, atRow), sentMessage],
    ['before its stated length', breakOff({ 'content-length': '50000' }, atRow), sentMessage],
    [
      'by a reset',
      (to) => {
        to.writeHead(200);
        to.write(atRow, () => to.socket?.resetAndDestroy());
      },
      sentMessage,
    ],
  ])('%s, publishes nothing and waits for somebody', async (_, answer, message) => {
    admin.merchant.respond = (_request, response) => answer(response);
    await collectAgain();
    expect(await countLive()).toBe(20);
    const feed = await feedNow();
    expect(feed).toMatchObject({ failures: 0, lastRun: { status: 'held', offersKnown: 20 } });
    expect(feed.lastRun.error).toMatch(message);
    expect((await feedNow('fr')).lastRun.error).toMatch(/Rien n’a été modifié/);
    const { body: dashboard } = await call('GET', '/admin/dashboard');
    expect(dashboard.todo).toMatchObject({ heldFeeds: 1, failingFeeds: 0 });
    // A whole one may be there soon.
    expect(Date.parse(feed.nextAt ?? '') - Date.now()).toBeLessThan(65 * 60_000);

    // The same again is no news, and was not taken for what is known.
    await collectAgain();
    expect(admin.merchant.asked.at(-1)).not.toHaveProperty('if-none-match');
    expect((await feedNow()).lastRun._id).toBe(feed.lastRun._id);

    admin.merchant.respond = undefined;
    await collectAgain();
    expect((await feedNow()).lastRun).toMatchObject({ status: 'succeeded', offersSame: 20, offersGone: 0 });
  });

  test('is published as it is where somebody accepts it, and is no question any more', async () => {
    admin.merchant.served = inRow;
    await collectAgain();
    const { lastRun } = await feedNow();
    expect(lastRun).toMatchObject({ offersGone: 8, rowsRead: 13, rowsRejected: 1 });
    await call('PUT', `/admin/import-runs/${lastRun._id}/decision`, { decision: 'approved' });
    await collect();
    expect(await countLive()).toBe(12);
    await collectAgain();
    expect((await feedNow()).lastRun).toMatchObject({ status: 'succeeded', offersSame: 12 });
  });

  test('is held where it is the first of its feed, and fails where nothing of it can be read', async () => {
    const id = await addFeed({ merchant: 'Beta', name: 'first' });
    admin.merchant.served = inRow.replaceAll('90001', '90002').replaceAll('Alpha', 'Beta');
    await collect();
    const find = async () => (await admin.feeds()).find(({ _id }) => _id === id);
    expect(await find()).toMatchObject({ lastRun: { status: 'held', rowsRead: 13 } });
    admin.merchant.respond = (_request, response) => breakOff({}, whole.slice(0, 30))(response);
    await collectAgain();
    expect(await find()).toMatchObject({
      failures: 1,
      lastError: expect.stringContaining('before the end of the file'),
    });
    expect(await countLive()).toBe(20);
  });

  test('is imported where only the end of its last line is missing', async () => {
    admin.merchant.served = whole.slice(0, whole.lastIndexOf('\r\n'));
    await collectAgain();
    expect((await feedNow()).lastRun).toMatchObject({ status: 'succeeded', offersSame: 19, offersGone: 1 });
  });
});

describe('the file that lies here', () => {
  test.each([
    ['is empty', 0],
    ['is shorter', 100],
  ])('is asked for without conditions where it %s', async (_, size) => {
    const file = path.join(admin.app.dataDir, 'feeds', (await feedNow())._id);
    await collectAgain();
    expect(admin.merchant.asked.at(-1)).toHaveProperty('if-none-match');
    await truncate(file, size);
    await collectAgain();
    expect(admin.merchant.asked.at(-1)).not.toHaveProperty('if-none-match');
    expect((await feedNow()).lastRun).toMatchObject({ status: 'succeeded', offersSame: 20 });
  });
});
