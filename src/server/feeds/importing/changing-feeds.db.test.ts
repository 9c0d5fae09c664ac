import { describe, expect, it } from 'vitest';
import { article } from '../../../../test/helpers/awin-feed.ts';
import { day, daysAgo, openFeedImports } from '../../../../test/helpers/feed-imports.ts';
import { sweepStaleOffers } from '../stale-offers.ts';
import { importFeedFile } from './import-feed.ts';

const feeds = openFeedImports();
const { write, importRows, listOffers } = feeds;

describe('a feed over time', () => {
  it('writes a point of history for each change of price, delivery or availability', async () => {
    await importRows([article('a'), article('b')], { observedAt: daysAgo(4) });
    await importRows([article('a', { search_price: '19.00' }), article('b', { description: 'Autre.' })], {
      observedAt: daysAgo(3),
    });
    await importRows([article('a', { search_price: '19.00' })], { observedAt: daysAgo(2) });
    const last = await importRows([article('a', { search_price: '19.00' }), article('b')], {
      observedAt: daysAgo(1),
    });
    expect(last.offers).toEqual({ new: 0, changed: 1, same: 1, gone: 0 });
    const points = await feeds.database.rows(
      `select o.article_id as article, p.observed_at as at, p.price_cents as price, p.is_available as available
       from price_points p join offers o on o.id = p.offer_id order by article, at`,
    );
    expect(points).toEqual([
      { article: 'a', at: daysAgo(4), price: 2_000, available: true },
      { article: 'a', at: daysAgo(3), price: 1_900, available: true },
      { article: 'b', at: daysAgo(4), price: 2_000, available: true },
      { article: 'b', at: daysAgo(2), price: 2_000, available: false },
      { article: 'b', at: daysAgo(1), price: 2_000, available: true },
    ]);
  });

  it('marks gone what the feed no longer holds, and takes it out of the summary', async () => {
    await importRows([article('a'), article('b')]);
    const result = await importRows([article('a')]);
    expect(result.offers).toEqual({ new: 0, changed: 0, same: 1, gone: 1 });
    const offers = await listOffers();
    expect(offers.map(({ gone_at }) => gone_at !== null)).toEqual([false, true]);
    const summaries = await feeds.database.rows(
      'select main_offer_id is null as empty, offers_count from product_summaries order by product_id',
    );
    expect(summaries).toEqual([
      { empty: false, offers_count: 1 },
      { empty: true, offers_count: 0 },
    ]);
  });

  it('makes a new offer of a row that speaks of another product; its former price stays with the former one', async () => {
    const other = {
      merchant_id: '90002',
      merchant_name: 'Beta',
      product_name: 'OKI Drum Kit Original',
      brand_name: 'OKI',
    };
    await importRows([article('a', { ean: '4977766618960' })], { observedAt: daysAgo(2) });
    await importRows([article('b', { ...other, ean: '0889842640816' })], {
      name: 'beta.csv',
      observedAt: daysAgo(2),
    });
    const [a, b] = await listOffers();
    expect(a?.product_id).not.toBe(b?.product_id);
    const changed = {
      product_name: other.product_name,
      brand_name: 'OKI',
      ean: '0889842640816',
      search_price: '21.00',
    };
    const { offers } = await importRows([article('a', changed)], { observedAt: daysAgo(1) });
    expect(offers).toMatchObject({ new: 1, changed: 0, gone: 1 });
    const live = (await listOffers()).filter(({ gone_at }) => gone_at === null);
    expect(live.map(({ product_id }) => product_id)).toEqual([b?.product_id, b?.product_id]);
    const points = await feeds.database.rows(
      `select o.product_id, p.price_cents, p.is_available from price_points p join offers o on o.id = p.offer_id
       where o.merchant_id = (select min(merchant_id) from offers) order by p.observed_at, o.id`,
    );
    expect(points).toEqual([
      { product_id: a?.product_id, price_cents: 2_000, is_available: true },
      { product_id: a?.product_id, price_cents: 2_000, is_available: false },
      { product_id: b?.product_id, price_cents: 2_100, is_available: true },
    ]);
  });

  it('refuses a state older than the one it has', async () => {
    await importRows([article('a')], { observedAt: daysAgo(1) });
    await expect(importRows([article('a')], { observedAt: daysAgo(2) })).rejects.toThrow('older state');
  });

  it('keeps rejected rows of the last ten imports', async () => {
    for (let run = 0; run < 12; run++) {
      await importRows([article('a'), article('b', { search_price: '' })]);
    }
    expect(await feeds.database.rows('select count(*) from rejected_rows')).toEqual([{ count: 10 }]);
    expect(await feeds.database.rows('select count(*) from import_runs')).toEqual([{ count: 12 }]);
  });
});

describe('one article in several feeds of a merchant', () => {
  const google = (...ids: string[]) =>
    `id\ttitle\tlink\tprice\n${ids
      .map((id) => `${id}\tLogitech Souris modèle ${id}XR${id}\thttps://www.alpha.example/p/${id}\t21.00 EUR`)
      .join('\n')}`;
  const importGoogle = async (...ids: string[]) =>
    importFeedFile({ database: feeds.database, file: await write('alpha.google.tsv', google(...ids)) });

  it('is one offer; the first feed by name decides its values until it drops it', async () => {
    await importRows([article('a'), article('b')]);
    const second = await importGoogle('a', 'b', 'c');
    expect(second.merchant).toMatchObject({ name: 'Alpha & Cie', isNew: false });
    expect(second.offers).toEqual({ new: 1, changed: 0, same: 2, gone: 0 });
    expect((await listOffers()).map(({ price_cents }) => price_cents)).toEqual([2_000, 2_000, 2_100]);

    const dropped = await importRows([article('a')]);
    expect(dropped.offers).toEqual({ new: 0, changed: 0, same: 1, gone: 0 });
    const taken = await importGoogle('a', 'b', 'c');
    expect(taken.offers).toEqual({ new: 0, changed: 1, same: 2, gone: 0 });
    expect((await listOffers()).map(({ price_cents }) => price_cents)).toEqual([2_000, 2_100, 2_100]);
  });

  it('has the same values whichever feed comes first', async () => {
    await importGoogle('a', 'b', 'c');
    expect((await importRows([article('a'), article('b')])).offers).toMatchObject({ new: 0, changed: 2 });
    expect((await importGoogle('a', 'b', 'c')).offers).toMatchObject({ changed: 0, same: 3 });
    expect((await listOffers()).map(({ price_cents }) => price_cents)).toEqual([2_000, 2_000, 2_100]);
  });

  it('is gone when the last feed has dropped it', async () => {
    await importRows([article('a'), article('b')]);
    await importGoogle('a', 'b');
    expect((await importRows([article('a')])).offers.gone).toBe(0);
    expect((await importGoogle('a')).offers.gone).toBe(1);
  });

  it('takes its values from the next feed when the first is no longer imported', async () => {
    await importRows([article('a')], { observedAt: daysAgo(20) });
    expect((await importGoogle('a')).offers).toMatchObject({ changed: 1 });
  });
});

describe('the sweep of stale offers', () => {
  it('takes them out of the summaries once, and an import brings them back', async () => {
    await importRows([article('a')], { observedAt: daysAgo(5) });
    const countOffers = async () =>
      (await feeds.database.rows<{ offers_count: number }>('select offers_count from product_summaries'))[0]
        ?.offers_count;
    expect(await countOffers()).toBe(1);
    const later = new Date(Date.now() + 3 * day);
    expect(await sweepStaleOffers(feeds.database, later)).toEqual({ feeds: 1, products: 1 });
    expect(await countOffers()).toBe(0);
    expect(await sweepStaleOffers(feeds.database, later)).toEqual({ feeds: 0, products: 0 });
    expect((await importRows([article('a')])).offers.same).toBe(1);
    expect(await countOffers()).toBe(1);
  });

  it('does not list what was seen too long ago from the beginning', async () => {
    await importRows([article('a')], { observedAt: daysAgo(30) });
    expect(await feeds.database.rows('select offers_count from product_summaries')).toEqual([
      { offers_count: 0 },
    ]);
    await importRows([article('a')], { observedAt: daysAgo(1) });
    expect(await feeds.database.rows('select offers_count from product_summaries')).toEqual([
      { offers_count: 1 },
    ]);
  });
});
