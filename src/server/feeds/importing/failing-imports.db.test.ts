import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { article, toCsv } from '../../../../test/helpers/awin-feed.ts';
import { openFeedImports } from '../../../../test/helpers/feed-imports.ts';
import { importFeedFile } from './import-feed.ts';

const feeds = openFeedImports();
const { write, importRows, readCatalogue, readVersion, listOffers } = feeds;

describe('files that fail', () => {
  it.each<[string, () => string | Buffer, status?: string]>([
    [
      'a cut gzip',
      () => gzipSync(toCsv(Array.from({ length: 3_000 }, (_, i) => article(`n${i}`)))).subarray(0, -9),
      'held',
    ],
    ['a cut row', () => toCsv([article('a'), article('b'), article('c')]).slice(0, -40), 'held'],
    ['no rows', () => toCsv([])],
    ['only bad rows', () => toCsv([article('a', { search_price: '' })])],
    [
      'an endless line',
      () => `${toCsv([article('a', { search_price: '1.00' })])}\r\n${'x'.repeat(1_100_000)}`,
    ],
  ])('leave the catalogue as it was: %s', async (_, content, status = 'failed') => {
    await importRows([article('a')]);
    const before = await readCatalogue();
    const version = await readVersion();
    const file = await write('alpha.csv', content());
    await expect(
      importFeedFile({ database: feeds.database, file, merchant: 'Alpha & Cie' }),
    ).rejects.toThrow();
    expect(await readCatalogue()).toEqual(before);
    expect(await readVersion()).toBe(version);
    const [run] = await feeds.database.rows('select status, error from import_runs order by id desc limit 1');
    expect(run).toMatchObject({ status, error: expect.stringContaining('file') });
    // Nothing is left over that stands in the way of the next one.
    expect((await importRows([article('a')])).offers.same).toBe(1);
  });

  it('say why no row of a new merchant’s can be published: each reason, how often, and where', async () => {
    const dollars = Array.from({ length: 3 }, (_, i) => article(`d${i}`, { currency: 'USD' }));
    const file = await write('new.csv', toCsv([...dollars, article('n', { search_price: '' })]));
    await expect(importFeedFile({ database: feeds.database, file })).rejects.toThrow(
      'None of the 4 rows of the file can be published: the catalogue is unchanged. ' +
        '3: price is not in euros (USD), as on line 2 (“20.00”); 1: no price, first on line 5.',
    );
    expect(await listOffers()).toEqual([]);
    const [run] = await feeds.database.rows(
      `select r.status, r.rejections, array_agg(j.detail order by j.row_number) as details
       from import_runs r join rejected_rows j on j.run_id = r.id group by r.id`,
    );
    expect(run).toMatchObject({
      status: 'failed',
      details: ['USD', 'USD', 'USD', null],
      rejections: [
        { reason: 'price_foreign', detail: 'USD', count: 3, line: 2, value: '20.00' },
        { reason: 'price_missing', detail: null, count: 1, line: 5, value: '' },
      ],
    });
    // Tried only, nothing is kept.
    const other = await write('other.csv', toCsv([article('o', { merchant_name: 'B', currency: 'SEK' })]));
    await expect(importFeedFile({ database: feeds.database, file: other, dryRun: true })).rejects.toThrow(
      'SEK',
    );
    expect(await feeds.database.rows('select name from feeds')).toEqual([{ name: 'new.csv' }]);
  });
});

describe('imports that meet', () => {
  it('leave old or new catalogue when the connection is killed in the middle', async () => {
    const rows = (price: string) =>
      Array.from({ length: 300 }, (_, i) => article(`k${i}`, { search_price: price }));
    await importRows(rows('20.00'));
    const before = await readCatalogue();
    const killed = importRows(rows('19.00'), {
      onProgress: ({ phase }) => {
        if (phase !== 'merging') return;
        void feeds.database.execute(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and query like '%feed_rows%'`,
        );
      },
    });
    await killed.catch(() => undefined);
    const prices = new Set((await listOffers()).map(({ price_cents }) => price_cents));
    if (!prices.has(1_900)) expect(await readCatalogue()).toEqual(before);
    expect(prices.size).toBe(1);
    const next = await importRows(rows('19.00'));
    expect(next.offers.changed + next.offers.same).toBe(300);
    expect(new Set((await listOffers()).map(({ price_cents }) => price_cents))).toEqual(new Set([1_900]));
  });

  it('go one after the other for one merchant, and say so', async () => {
    const rows = Array.from({ length: 200 }, (_, i) => article(`m${i}`));
    const notices: string[] = [];
    const onNotice = (text: string) => notices.push(text);
    const results = await Promise.all([
      importRows(rows, { onNotice }),
      importRows(rows, { name: 'second.csv', onNotice }),
    ]);
    expect(results.map(({ offers }) => offers.new).sort((a, b) => a - b)).toEqual([0, 200]);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain('waiting');
    expect(await listOffers()).toHaveLength(200);
  });

  it('of several merchants at once make the same product once', async () => {
    const common = { product_name: 'Logitech Souris M220 Silent', ean: '4977766618960' };
    await Promise.all(
      ['90011', '90012', '90013'].map((merchant_id) =>
        importRows([article('a', { ...common, merchant_id, merchant_name: `M ${merchant_id}` })], {
          name: `${merchant_id}.csv`,
        }),
      ),
    );
    expect(await feeds.database.rows('select from products')).toHaveLength(1);
    expect(await listOffers()).toHaveLength(3);
  });
});
