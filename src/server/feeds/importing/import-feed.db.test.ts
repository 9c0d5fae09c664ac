import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { article, toCsv } from '../../../../test/helpers/awin-feed.ts';
import { openFeedImports } from '../../../../test/helpers/feed-imports.ts';
import { merchantNameKey } from '../../merchants/naming.ts';
import { sweepStaleOffers } from '../sweep.ts';
import { importFeedFile } from './import-feed.ts';

const feeds = openFeedImports();

const { write, importRows } = feeds;

const day = 86_400_000;
const start = Math.floor(Date.now() / 1_000) * 1_000;
const daysAgo = (days: number) => new Date(start - days * day);

/** All that readers of the catalogue see, to compare two states. */
async function readCatalogue() {
  const [offers, points, products, summaries, state] = await Promise.all([
    feeds.database.rows('select *, ctid::text from offers order by id'),
    feeds.database.rows('select *, ctid::text from price_points order by offer_id, observed_at'),
    feeds.database.rows('select *, ctid::text from products order by id'),
    feeds.database.rows('select *, ctid::text from product_summaries order by product_id'),
    feeds.database.rows(
      'select feed_id, offer_id, gone_at, ctid::text from feed_offers order by feed_id, offer_id',
    ),
  ]);
  return { offers, points, products, summaries, state };
}

const getVersion = async () =>
  (await feeds.database.rows<{ version: number }>('select version from catalogue_state'))[0]?.version ?? 0;

type OfferRow = { article_id: string; price_cents: number; gone_at: Date | null; product_id: number };

const listOffers = () => feeds.database.rows<OfferRow>('select * from offers order by article_id');

describe('one import', () => {
  it('brings merchant, products, offers, history and summaries in', async () => {
    const result = await importRows([
      article('a', { ean: '4977766618960', mpn: 'M-1', average_rating: '4', reviews: '10' }),
      article('b', { in_stock: '0' }),
      article('c', { search_price: 'N/C' }),
    ]);
    expect(result).toMatchObject({
      merchant: { name: 'Alpha & Cie', isNew: true },
      offers: { new: 2, changed: 0, same: 0, gone: 0 },
      rows: { read: 3, repeated: 0 },
    });
    expect([...result.rejected]).toEqual([['price_unreadable', 1]]);
    const [merchant] = await feeds.database.rows('select network_id, website_host from merchants');
    expect(merchant).toEqual({ network_id: '90001', website_host: 'alpha.example' });
    const products = await feeds.database.rows(
      `select p.title, p.rating, p.rating_count, c.key, s.total_cents, s.in_stock, s.offers_count
       from products p join categories c on c.id = p.category_id
       join product_summaries s on s.product_id = p.id order by p.title`,
    );
    expect(products).toEqual([
      {
        title: 'Logitech Souris modèle aXRa',
        rating: '4.00',
        rating_count: 10,
        key: 'keyboards-mice',
        total_cents: 2_500,
        in_stock: true,
        offers_count: 1,
      },
      expect.objectContaining({ in_stock: false, total_cents: 2_500, offers_count: 1 }),
    ]);
    expect(await feeds.database.rows('select reason, article_id, row_number from rejected_rows')).toEqual([
      { reason: 'price_unreadable', article_id: 'c', row_number: 3 },
    ]);
    expect(
      await feeds.database.rows('select price_cents, delivery_cents, is_available from price_points'),
    ).toEqual([
      { price_cents: 2_000, delivery_cents: 500, is_available: true },
      { price_cents: 2_000, delivery_cents: 500, is_available: false },
    ]);
  });

  it('leaves every row as it is when the same file comes again', async () => {
    await importRows([article('a'), article('b')], { observedAt: daysAgo(2) });
    const before = await readCatalogue();
    const again = await importRows([article('a'), article('b')], { observedAt: daysAgo(1) });
    expect(again.offers).toEqual({ new: 0, changed: 0, same: 2, gone: 0 });
    expect(await readCatalogue()).toEqual(before);
    const [feed] = await feeds.database.rows('select observed_at from feeds');
    expect(feed).toEqual({ observed_at: daysAgo(1) });
  });

  it('raises the catalogue’s version and tells those who listen', async () => {
    const version = await getVersion();
    const heard = new Promise<string | undefined>((resolve) => {
      void feeds.database.session(async (session) => {
        session.client.once('notification', ({ payload }) => resolve(payload));
        await session.execute('listen catalogue_changed');
        await importRows([article('a')]);
        await session.execute('unlisten *');
      });
    });
    expect(await heard).toBe(String(version + 1));
    expect(await getVersion()).toBe(version + 1);
  });

  it('keeps nothing of a dry run', async () => {
    const version = await getVersion();
    const result = await importRows([article('a')], { dryRun: true });
    expect(result.offers.new).toBe(1);
    expect(await feeds.database.rows('select from merchants union all select from import_runs')).toEqual([]);
    expect(await getVersion()).toBe(version);
  });

  it('makes one offer of an article that stands there several times: in stock, then the cheapest', async () => {
    const result = await importRows([
      article('a', { search_price: '10.00', in_stock: '0' }),
      article('a', { search_price: '30.00' }),
      article('a', { search_price: '25.00' }),
      article('a', { search_price: '25.00' }),
    ]);
    expect(result.rows.repeated).toBe(3);
    expect(await listOffers()).toMatchObject([{ article_id: 'a', price_cents: 2_500 }]);
  });

  it('applies the merchant’s delivery rule where a row states no cost', async () => {
    await feeds.database.execute(
      `insert into merchants (name, name_key, delivery_flat_cents, delivery_free_from_cents)
       values ('Alpha & Cie', $1, 490, 5000)`,
      [merchantNameKey('Alpha & Cie')],
    );
    await importRows([
      article('a', { delivery_cost: '' }),
      article('b', { delivery_cost: '', search_price: '50.00' }),
      article('c'),
    ]);
    const offers = await feeds.database.rows(
      'select stated_delivery_cents as stated, delivery_cents as cost from offers order by article_id',
    );
    expect(offers).toEqual([
      { stated: null, cost: 490 },
      { stated: null, cost: 0 },
      { stated: 500, cost: 500 },
    ]);
  });

  it('compares the offers of several merchants under one product, by condition and delivered total', async () => {
    const beta = { merchant_id: '90002', merchant_name: 'Bêta', ean: '4977766618960' };
    const common = { product_name: 'Logitech Souris M220 Silent', ean: '4977766618960' };
    await importRows([article('a', common)]);
    await importRows([article('b', { ...common, ...beta, search_price: '18.00', delivery_cost: '4.00' })], {
      name: 'beta.csv',
    });
    await importRows(
      [
        article('c', {
          ...common,
          merchant_id: '90003',
          merchant_name: 'Gamma',
          condition: 'refurbished',
          search_price: '9.00',
          delivery_cost: '',
        }),
      ],
      { name: 'gamma.csv' },
    );
    const summaries = await feeds.database.rows(
      `select s.total_cents, s.condition, s.offers_count, s.merchants_count, m.name
       from product_summaries s join offers o on o.id = s.main_offer_id join merchants m on m.id = o.merchant_id`,
    );
    expect(summaries).toEqual([
      { total_cents: 2_200, condition: 'new', offers_count: 3, merchants_count: 3, name: 'Bêta' },
    ]);
  });
});

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

  it('moves an offer whose row speaks of another product, with its new price', async () => {
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
    expect(offers).toMatchObject({ new: 0, changed: 1 });
    const [moved] = await listOffers();
    expect(moved?.product_id).toBe(
      b?.product_id === undefined ? undefined : Math.min(b.product_id, a?.product_id ?? 0),
    );
    const points = await feeds.database.rows(
      'select price_cents from price_points where offer_id = 1 order by observed_at',
    );
    expect(points).toEqual([{ price_cents: 2_000 }, { price_cents: 2_100 }]);
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

describe('whose feed it is', () => {
  it('is told by a given name before all else, whatever its spelling', async () => {
    await importRows([article('a')], { merchant: 'Béta  Shop' });
    const again = await importRows([article('a')], { merchant: 'beta shop' });
    expect(again.merchant).toMatchObject({ name: 'Béta Shop', isNew: false });
  });

  it('is told by the channel, or by the host of the links', async () => {
    const rss = (title: string) =>
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>${title}</title><item><g:id>1</g:id>
       <title>Souris</title><link>https://www.shop.example/1</link><g:price>5 EUR</g:price></item></channel></rss>`;
    const first = await importFeedFile({
      database: feeds.database,
      file: await write('1.xml', rss('Mon Shop')),
    });
    const second = await importFeedFile({ database: feeds.database, file: await write('2.xml', rss('')) });
    expect(first.merchant).toMatchObject({ name: 'Mon Shop', isNew: true });
    expect(second.merchant).toEqual({ id: first.merchant.id, name: 'Mon Shop', isNew: false });
  });

  it('does not take other merchants’ rows of a mixed file', async () => {
    const result = await importRows([article('a'), article('b', { merchant_id: '90009' })]);
    expect([...result.rejected]).toEqual([['other_merchant', 1]]);
  });
});

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
    const version = await getVersion();
    const file = await write('alpha.csv', content());
    await expect(
      importFeedFile({ database: feeds.database, file, merchant: 'Alpha & Cie' }),
    ).rejects.toThrow();
    expect(await readCatalogue()).toEqual(before);
    expect(await getVersion()).toBe(version);
    const [run] = await feeds.database.rows('select status, error from import_runs order by id desc limit 1');
    expect(run).toMatchObject({ status, error: expect.stringContaining('file') });
    // Nothing is left over that stands in the way of the next one.
    expect((await importRows([article('a')])).offers.same).toBe(1);
  });

  it('leave nothing of a merchant that was not known', async () => {
    const file = await write('new.csv', toCsv([article('a', { search_price: '' })]));
    await expect(importFeedFile({ database: feeds.database, file })).rejects.toThrow('None of the 1 rows');
    expect(await feeds.database.rows('select from merchants union all select from feeds')).toEqual([]);
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
