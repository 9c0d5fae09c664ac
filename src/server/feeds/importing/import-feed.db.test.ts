import { Transform } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { article } from '../../../../test/helpers/awin-feed.ts';
import { daysAgo, openFeedImports } from '../../../../test/helpers/feed-imports.ts';
import { plainReading } from '../../../contract/feeds/feed-fields.ts';
import { merchantNameKey } from '../../merchants/naming.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts';
import { importFeedFile } from './import-feed.ts';

const feeds = openFeedImports();
const { write, importRows, readCatalogue, readVersion, listOffers } = feeds;

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

  it('raises the catalogue’s version and notifies listeners', async () => {
    const version = await readVersion();
    const heard = new Promise<string | undefined>((resolve) => {
      void feeds.database.session(async (session) => {
        session.client.once('notification', ({ payload }) => resolve(payload));
        await session.execute('listen catalogue_changed');
        await importRows([article('a')]);
        await session.execute('unlisten *');
      });
    });
    expect(await heard).toBe(String(version + 1));
    expect(await readVersion()).toBe(version + 1);
  });

  it('keeps nothing of a dry run', async () => {
    const version = await readVersion();
    const result = await importRows([article('a')], { dryRun: true });
    expect(result.offers.new).toBe(1);
    expect(await feeds.database.rows('select from merchants union all select from import_runs')).toEqual([]);
    expect(await readVersion()).toBe(version);
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

  it('parts articles that share an id by mistake, alike in each import and whichever of them are left', async () => {
    const office = article('X', { product_name: 'Licence Office 2019' });
    const other = (price: string) =>
      article('X', { product_name: 'Licence Windows 10', search_price: price });
    const [a, b] = [office, { ...other('9.90'), aw_deep_link: 'https://www.awin1.com/pclick.php?p=w10' }];
    const result = await importRows([a, b, article('c')], { observedAt: daysAgo(3) });
    expect(result).toMatchObject({ rows: { repeated: 0 }, offers: { new: 3 } });
    const ids = async () => (await listOffers()).map(({ article_id: id }) => id);
    const before = await ids();
    expect(before).toHaveLength(3);
    // In another order, one of them cheaper.
    const again = await importRows([{ ...b, search_price: '8.90' }, article('c'), a], {
      observedAt: daysAgo(2),
    });
    expect(again.offers).toMatchObject({ new: 0, changed: 1, gone: 0 });
    expect(await ids()).toEqual(before);
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

  it('stores within how many working days an offer arrives, and of a product the fewest in stock', async () => {
    const common = { product_name: 'Logitech Souris M220 Silent', ean: '4977766618960' };
    const beta = { merchant_id: '90002', merchant_name: 'Bêta' };
    await importRows([
      article('a', { ...common, delivery_time: '2 à 5 jours ouvrés' }),
      article('b', { delivery_time: 'Voir conditions' }),
    ]);
    await importRows([article('a', { ...common, ...beta, delivery_time: '24/48 h', in_stock: '0' })], {
      name: 'beta.csv',
    });
    expect(
      await feeds.database.rows(
        `select delivery_min_days as min, delivery_max_days as max, s.delivery_days as days
         from offers o join product_summaries s using (product_id) order by o.id`,
      ),
    ).toEqual([
      { min: 2, max: 5, days: 5 },
      { min: null, max: null, days: null },
      { min: 1, max: 2, days: 5 },
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

  it('rejects rows of other programmes than the first in a network’s file', async () => {
    const row = (id: string, shop: string) =>
      `140,${shop},EUR,${id},active,Lampe Halo ${id},https://track.example/c?p=${id},35.00,Maison|Lampes`;
    const file = await feeds.write(
      'network.csv',
      [
        'id,name,currency,daisycon_unique_id,status,title,link,price,category_path',
        ...[row('a1', 'Maison Ora (FR)'), row('a2', 'Autre & Fils (FR)'), row('a3', 'Maison Ora (FR)')],
      ].join('\n'),
    );
    const result = await importFeedFile({ database: feeds.database, file, merchant: 'Ora' });
    expect([...result.rejected]).toEqual([['other_merchant', 1]]);
    expect(await feeds.listOffers()).toMatchObject([{ article_id: 'a1' }, { article_id: 'a3' }]);
  });
});

describe('links written as http:', () => {
  const rows = (host: string) => [
    article('a', { aw_deep_link: `http://${host}/a`, merchant_deep_link: '' }),
    article('b', { aw_deep_link: `http://${host}/b`, merchant_deep_link: '' }),
    article('c'),
  ];
  const links = async () =>
    (await feeds.database.rows<{ link: string }>('select link from offers order by article_id'))
      .map(({ link }) => link)
      .filter((link) => !link.includes('awin1.com'));

  it('are read as https where their site answers so, which is asked once', async () => {
    const asked: string[] = [];
    const askSite: SafeFetch = async (url) => {
      asked.push(url);
      return { url, headers: {}, body: new Transform(), cutShort: () => undefined };
    };
    expect([...(await importRows(rows('one.example'))).rejected]).toEqual([['link_http', 2]]);
    const again = await importRows(rows('one.example'), { askSite });
    expect([...again.rejected]).toEqual([]);
    expect(await links()).toEqual(['https://one.example/a', 'https://one.example/b']);
    await importRows(rows('one.example'), { askSite, observedAt: new Date() });
    expect(asked).toEqual(['https://one.example/a']);
  });

  it('are asked of where they leave out their scheme', async () => {
    const asked: string[] = [];
    const askSite: SafeFetch = async (url) => {
      asked.push(url);
      return { url, headers: {}, body: new Transform(), cutShort: () => undefined };
    };
    const given = ['//five.example/a', '//five.example/b', 'www.six.example/c'];
    const written = given.map((link, at) =>
      article(`a${at}`, { aw_deep_link: link, merchant_deep_link: '' }),
    );
    expect([...(await importRows(written, { askSite })).rejected]).toEqual([]);
    expect(await links()).toEqual([
      'https://five.example/a',
      'https://five.example/b',
      'https://www.six.example/c',
    ]);
    expect(asked).toEqual(['https://five.example/a', 'https://www.six.example/c']);
  });

  it('are refused where it does not, until staff say that it does', async () => {
    let asked = 0;
    const askSite: SafeFetch = () => {
      asked += 1;
      return Promise.reject(new FetchError('connection_failed', 'no TLS here'));
    };
    for (let i = 0; i < 2; i++) {
      const { rejected } = await importRows(rows('two.example'), { askSite });
      expect([...rejected]).toEqual([['link_http', 2]]);
    }
    expect(asked).toBe(1);
    await importRows(rows('two.example'), { askSite, reading: { ...plainReading, secureLinks: true } });
    expect(await links()).toEqual(['https://two.example/a', 'https://two.example/b']);
  });
});
