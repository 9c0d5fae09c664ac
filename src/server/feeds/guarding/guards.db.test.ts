import { describe, expect, it } from 'vitest';
import { type AwinRow, article } from '../../../../test/helpers/awin-feed.ts';
import { openFeedImports } from '../../../../test/helpers/feed-imports.ts';
import { dayMs } from '../../platform/durations.ts';
import type { ImportOptions } from '../importing/import-options.ts';
import { HeldFileError } from './file-guard.ts';

const feeds = openFeedImports();

// Within the merchants’ freshness limit.
const start = Date.now() - 6 * dayMs;

/** Imports rows as the state of the given day. */
const importDay = (number: number, rows: readonly AwinRow[], options: Partial<ImportOptions> = {}) =>
  feeds.importRows(rows, {
    name: `${rows[0]?.merchant_id}.csv`,
    observedAt: new Date(start + number * dayMs),
    ...options,
  });

const articles = (count: number, price = '20.00') =>
  Array.from({ length: count }, (_, i) => article(`n${i}`, { search_price: price }));

const listLive = () =>
  feeds.database.rows<{ article: string; price: number }>(
    `select merchant_id || '/' || article_id as article, price_cents as price
     from offers where gone_at is null order by article`,
  );
const listPoints = () =>
  feeds.database.rows<{ price: number; available: boolean }>(
    'select price_cents as price, is_available as available from price_points order by offer_id, observed_at',
  );
/** Of the last version: products that pages do not show as they were any longer. */
const readTold = () =>
  feeds.database.rows(
    `select may_lag as "mayLag", prompt_ids = array[(select id from products order by id limit 1)] as "isPrompt"
     from product_changes where version = (select version from catalogue_state)`,
  );
const readRuns = () =>
  feeds.database.rows('select status, rows_read, offers_changed, offers_gone from import_runs order by id');

describe('a file that would turn its feed over', () => {
  const removing = articles(20).slice(11);
  const repricing = articles(20, '31.00');

  it.each([
    ['removes over half of the offers', removing, 'would remove 11 of the feed’s 20 offers', [9, 0, 11]],
    ['moves most prices up', repricing, 'change the prices of 20 of 20 known offers', [20, 20, 0]],
    ['moves most prices down', articles(20, '9.00'), 'by more than half', [20, 20, 0]],
  ])('is held where it %s, until it is accepted', async (_, rows, message, [read, changed, gone]) => {
    await importDay(1, articles(20));
    const live = await listLive();
    const refused = importDay(2, rows);
    await expect(refused).rejects.toThrow(HeldFileError);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toThrow('--force');
    expect(await listLive()).toEqual(live);
    expect(await readRuns()).toEqual([
      { status: 'succeeded', rows_read: 20, offers_changed: 0, offers_gone: 0 },
      { status: 'held', rows_read: read, offers_changed: changed, offers_gone: gone },
    ]);
    const accepted = await importDay(3, rows, { isAccepted: true });
    expect(accepted.offers).toMatchObject({ changed, gone });
    expect(accepted.held).toBe(0);
    // What was accepted is what is known from then on.
    expect((await importDay(4, rows)).offers).toMatchObject({ changed: 0, gone: 0 });
  });

  it('does not stand in the way of the next good file', async () => {
    await importDay(1, articles(20));
    await expect(importDay(2, removing)).rejects.toThrow(HeldFileError);
    expect((await importDay(3, articles(21))).offers).toEqual({ new: 1, changed: 0, same: 20, gone: 0 });
  });

  it('is accepted at half, and in a shop of a few articles', async () => {
    await importDay(1, articles(20));
    expect((await importDay(2, articles(10))).offers.gone).toBe(10);
    expect((await importDay(3, articles(6))).offers.gone).toBe(4);
    expect((await importDay(4, articles(2))).offers.gone).toBe(4);
    expect((await importDay(5, articles(2, '40.00'))).offers.changed).toBe(2);
  });

  it('tells of it in a dry run, and keeps nothing', async () => {
    await importDay(1, articles(20));
    await expect(importDay(2, removing, { dryRun: true })).rejects.toThrow('would remove 11');
    expect(await readRuns()).toHaveLength(1);
  });
});

describe('a price that jumps against the offer’s history', () => {
  const rows = (price: string) => [article('a', { search_price: price }), ...articles(9)];
  const before = [{ article: '1/a', price: 2_000 }];
  const livePrice = async () => (await listLive()).filter((offer) => offer.article === '1/a');

  it('is held, with the offer, until the next import confirms it', async () => {
    await importDay(1, rows('20.00'));
    const held = await importDay(2, rows('240.00'));
    expect(held).toMatchObject({ held: 1, offers: { changed: 0, same: 9 } });
    expect(await livePrice()).toEqual([]);
    const confirmed = await importDay(3, rows('240.00'));
    expect(confirmed).toMatchObject({ held: 0, offers: { changed: 1, same: 9 } });
    expect(await livePrice()).toEqual([{ article: '1/a', price: 24_000 }]);
    expect((await listPoints()).slice(0, 3)).toEqual([
      { price: 2_000, available: true },
      { price: 2_000, available: false },
      { price: 24_000, available: true },
    ]);
    // Back to what it was before: its own history speaks for that.
    expect((await importDay(4, rows('20.00'))).held).toBe(0);
    expect(await livePrice()).toEqual(before);
  });

  it('a hundredfold is not published because the same mistake comes again: it takes a person', async () => {
    await importDay(1, rows('20.00'));
    await importDay(2, rows('2000.00'));
    expect((await importDay(3, rows('2000.00'))).held).toBe(1);
    expect(await livePrice()).toEqual([]);
    await importDay(4, rows('2000.00'), { isAccepted: true });
    expect(await livePrice()).toEqual([{ article: '1/a', price: 200_000 }]);
  });

  it('is dropped where the next import has the old price again', async () => {
    await importDay(1, rows('20.00'));
    await importDay(2, rows('0.20'));
    expect((await importDay(3, rows('20.00'))).held).toBe(0);
    expect(await livePrice()).toEqual(before);
    expect(await feeds.database.rows('select from held_prices')).toEqual([]);
    // A second jump is a new one.
    expect((await importDay(4, rows('0.20'))).held).toBe(1);
  });

  it('is not confirmed by the same state read twice', async () => {
    await importDay(1, rows('20.00'));
    await importDay(2, rows('2000.00'));
    expect((await importDay(2, rows('2000.00'))).held).toBe(1);
    expect(await livePrice()).toEqual([]);
  });
});

describe('a first price that the product’s other offers contradict', () => {
  const thing = { product_name: 'Logitech Souris M220 Silent', ean: '4977766618960' };
  const offerOf = (merchant: number, price: string) => [
    article('m', {
      ...thing,
      merchant_id: `${merchant}`,
      merchant_name: `M ${merchant}`,
      search_price: price,
    }),
  ];

  it('is held until the next import confirms it', async () => {
    await importDay(1, offerOf(1, '20.00'));
    await importDay(1, offerOf(2, '21.00'));
    expect(await importDay(1, offerOf(3, '250.00'))).toMatchObject({ held: 1, offers: { new: 0 } });
    expect(await listLive()).toHaveLength(2);
    expect(await listPoints()).toHaveLength(2);
    expect(await importDay(2, offerOf(3, '250.00'))).toMatchObject({ held: 0, offers: { new: 1 } });
    expect(await listLive()).toHaveLength(3);
    expect((await importDay(3, offerOf(3, '250.00'))).offers.same).toBe(1);
    // Nor is it doubted when another merchant comes.
    expect((await importDay(3, offerOf(4, '19.00'))).held).toBe(0);
    expect(await listLive()).toHaveLength(4);
  });

  it('says nothing of its product any more once its article is gone from the feed', async () => {
    for (const merchant of [1, 2]) await importDay(1, offerOf(merchant, '20.00'));
    const other = article('z', { merchant_id: '3', merchant_name: 'M 3' });
    expect((await importDay(1, [...offerOf(3, '250.00'), other])).held).toBe(1);
    const listed = () =>
      feeds.database.rows<{ isLive: boolean }>(
        `select is_live as "isLive" from match_listings where merchant_id = (select id from merchants where name = 'M 3')
         and article_id = 'm'`,
      );
    expect(await listed()).toEqual([{ isLive: true }]);
    await importDay(2, [other]);
    expect(await listed()).toEqual([{ isLive: false }]);
  });

  it('is not taken back once it was believed: a newcomer a hundred times cheaper is the one in doubt', async () => {
    await importDay(1, offerOf(1, '20.00'));
    await importDay(1, offerOf(2, '21.00'));
    await importDay(1, offerOf(3, '250.00'));
    for (const confirmed of [2, 3]) await importDay(confirmed, offerOf(3, '250.00'));
    for (const merchant of ['1', '2']) {
      await importDay(3, [article('z', { merchant_id: merchant, merchant_name: `M ${merchant}` })]);
    }
    const [live, points] = [await listLive(), await listPoints()];
    expect(live).toContainEqual({ article: '3/m', price: 25_000 });
    expect((await importDay(4, offerOf(4, '2.50'))).held).toBe(1);
    expect(await listLive()).toEqual(live);
    expect(await listPoints()).toEqual(points);
  });

  it('is published once two merchants say it, whoever was the first with another one', async () => {
    for (const day of [1, 2]) await importDay(day, offerOf(1, '20.00'));
    expect((await importDay(2, offerOf(2, '2000.00'))).held).toBe(1);
    expect((await importDay(3, offerOf(2, '2000.00'))).held).toBe(1);
    expect((await importDay(3, offerOf(3, '1990.00'))).held).toBe(0);
    expect((await importDay(4, offerOf(2, '2000.00'))).held).toBe(0);
    expect(await listLive()).toHaveLength(3);
  });

  it('is not held because one merchant has two articles at another one', async () => {
    const [twice] = offerOf(1, '20.00');
    for (const day of [1, 2])
      await importDay(day, [twice, { ...twice, merchant_product_id: 'n' }] as AwinRow[]);
    expect((await importDay(2, offerOf(2, '250.00'))).held).toBe(0);
  });

  it('is taken back where others come only later', async () => {
    await importDay(1, offerOf(1, '2000.00'));
    expect(await importDay(1, offerOf(2, '20.00'))).toMatchObject({ held: 1, offers: { new: 1 } });
    expect(await listLive()).toEqual([{ article: '2/m', price: 2_000 }]);
    expect(await listPoints()).toEqual([{ price: 2_000, available: true }]);
    // No page shows it for another moment, as it may what an import changes otherwise.
    expect(await readTold()).toEqual([{ mayLag: false, isPrompt: true }]);
    expect(await feeds.database.rows('select offers_count, price_cents from product_summaries')).toEqual([
      { offers_count: 1, price_cents: 2_000 },
    ]);
    // The same mistake again is no evidence; a person is, for good.
    for (const again of [2, 3]) expect((await importDay(again, offerOf(1, '2000.00'))).held).toBe(1);
    expect(await listLive()).toHaveLength(1);
    await importDay(4, offerOf(1, '2000.00'), { isAccepted: true });
    expect((await importDay(5, offerOf(1, '2000.00'))).held).toBe(0);
    expect(await readTold()).toEqual([{ mayLag: true, isPrompt: null }]);
    expect(await listLive()).toHaveLength(2);
  });
});

describe('a feed whose prices differ from others', () => {
  const things = (merchant: number, factor: number, spread = 0.02) =>
    Array.from({ length: 24 }, (_, i) =>
      article(`t${i}`, {
        merchant_id: `${merchant}`,
        merchant_name: `M ${merchant}`,
        product_name: `Logitech Souris M${220 + i} Silent`,
        model_number: `M${220 + i}`,
        ean: gtinOf(i),
        search_price: ((20 + i) * factor * (1 + spread * Math.sin(i))).toFixed(2),
      }),
    );
  const gtinOf = (i: number) => {
    const digits = `97777661${String(i).padStart(4, '0')}`;
    const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
    return `${digits}${(10 - (sum % 10)) % 10}`;
  };

  it('by one factor is held as another currency or without VAT, until it is accepted; that is kept', async () => {
    await importDay(1, things(1, 1));
    const refused = importDay(1, things(2, 1 / 1.2));
    await expect(refused).rejects.toThrow(HeldFileError);
    await expect(refused).rejects.toThrow('about 0.83 times those of the same products');
    expect(await listLive()).toHaveLength(24);
    // It waits for somebody although its merchant is new.
    expect((await readRuns()).at(-1)).toMatchObject({ status: 'held', rows_read: 24 });
    await expect(importDay(1, things(3, 4.3))).rejects.toThrow('about 4.3');
    expect((await importDay(1, things(4, 1.05))).offers.new).toBe(24);

    await importDay(2, things(2, 1 / 1.2), { isAccepted: true });
    expect((await importDay(3, things(2, 1 / 1.22))).offers.changed).toBe(24);
  });

  it('is held where its merchant is new and far below several others, until staff has looked', async () => {
    await importDay(1, things(1, 1));
    const cheap = (factor: number) => things(9, factor, 0.6);
    // One other merchant says little.
    expect((await importDay(1, cheap(0.55))).offers.new).toBe(24);
    await importDay(1, things(2, 1.03));
    await importDay(1, things(3, 0.98));
    const trap = things(8, 0.55, 0.6);
    await expect(importDay(1, trap)).rejects.toThrow(/This merchant is new, .* about \d\d% below/);
    await importDay(2, trap, { isAccepted: true });
    expect((await importDay(3, things(8, 0.5, 0.6))).offers.changed).toBe(24);
  });
});
