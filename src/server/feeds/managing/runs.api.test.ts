import { describe, expect, test } from 'vitest';
import { article } from '../../../../test/helpers/awin-feed.ts';
import { articles, openFeedAdmin } from '../../../../test/helpers/feed-admin.ts';
import type { ImportRun } from '../../../contract/feeds/run-schema.ts';
import { partsOf } from '../../../web/admin/feeds/run-rows.ts';

const admin = openFeedAdmin();
const { call, addFeed, collect, collectAgain } = admin;

const lastRun = async (): Promise<ImportRun> => {
  const [feed] = await admin.feeds();
  if (!feed?.lastRun) throw new Error('The feed has no run');
  return feed.lastRun;
};
const partsNow = async () => {
  const run = await lastRun();
  const parts = Object.fromEntries(partsOf(run).map(({ part, count }) => [part, count]));
  const sum = partsOf(run).reduce((total, { count }) => total + count, 0);
  expect(sum).toBe(run.rowsRead);
  return parts;
};
const rejectedOf = (run: ImportRun, query = '', language?: string) =>
  call('GET', `/admin/import-runs/${run._id}/rejected-rows${query}`, undefined, language);

describe('what an import made of its rows', () => {
  test('adds up, whatever became of them', async () => {
    admin.merchant.served = [
      ...articles(10),
      article('n0'),
      article('n1', { product_name: 'Souris, taille 38' }),
      article('bad', { search_price: 'sur devis' }),
    ];
    await addFeed();
    await collect();
    expect(await partsNow()).toEqual({ new: 10, repeated: 2, rejected: 1 });
    admin.merchant.served = [
      ...articles(10).slice(2),
      article('n0', { search_price: '22.00' }),
      article('n1', { search_price: '2000.00' }),
      article('n10'),
      article('n2'),
      article('bad', { search_price: '0' }),
    ];
    await collectAgain();
    expect(await partsNow()).toEqual({ new: 1, changed: 1, same: 8, repeated: 1, held: 1, rejected: 1 });
  });

  test('is told of files of which nothing was published as well', async () => {
    await addFeed();
    await collect();
    admin.merchant.served = [article('n0'), article('bad', { search_price: '-1' })];
    await collectAgain();
    expect((await lastRun()).status).toBe('held');
    expect(await partsNow()).toEqual({ unpublished: 1, rejected: 1 });
  });
});

describe('refused rows', () => {
  const bad = (count: number) =>
    Array.from({ length: count }, (_, i) => article(`bad${i}`, { search_price: 'N/C' }));

  test('tell where they stand, why they were refused and what they say', async () => {
    admin.merchant.served = [
      ...articles(3),
      article('bad', { search_price: '0', product_name: 'Écran mat' }),
    ];
    await addFeed();
    await collect();
    const row = {
      row: 4,
      line: 5,
      reason: 'price_zero',
      articleId: 'bad',
      title: 'Écran mat',
      price: '0',
      raw: expect.stringContaining('bad'),
    };
    const run = await lastRun();
    expect((await rejectedOf(run)).body).toEqual([{ ...row, explanation: 'price is zero' }]);
    expect((await rejectedOf(run, '', 'fr')).body).toEqual([{ ...row, explanation: 'le prix est à zéro' }]);
  });

  test('come in pages, or all at once', async () => {
    admin.merchant.served = [...articles(1), ...bad(25)];
    await addFeed();
    await collect();
    const run = await lastRun();
    const { body: second, total } = await rejectedOf(run, '?page=2&limit=20');
    expect([second.map(({ row }: { row: number }) => row), total]).toEqual([[22, 23, 24, 25, 26], 25]);
    expect((await rejectedOf(run)).body).toHaveLength(25);
    expect((await rejectedOf(run, '?limit=10001')).status).toBe(400);
    expect((await call('GET', '/admin/import-runs/999999/rejected-rows')).status).toBe(404);
  });

  test.each([
    ['that fails', () => bad(3), 'failed', 3],
    ['that is held', () => [article('n0'), ...bad(2)], 'held', 2],
  ])('are kept of a file %s', async (_, rows, status, count) => {
    await addFeed();
    await collect();
    admin.merchant.served = rows();
    await collectAgain();
    const run = await lastRun();
    expect(run).toMatchObject({ status, rowsRejected: count });
    const { body } = await rejectedOf(run);
    expect(body).toHaveLength(count);
    expect(body[0]).toMatchObject({ reason: 'price_unreadable', title: expect.any(String), price: 'N/C' });
  });

  test('can hold what a database cannot', async () => {
    admin.merchant.served = [...articles(2), article('nul\0', { product_name: 'a\0b' })];
    await addFeed();
    await collect();
    const { body } = await rejectedOf(await lastRun());
    expect(body).toMatchObject([{ reason: 'row_nul', line: 4, raw: expect.stringContaining('a\u2400b') }]);
    expect(await admin.countLive()).toBe(2);
  });
});
