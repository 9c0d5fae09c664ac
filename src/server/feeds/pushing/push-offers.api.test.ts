import { describe, expect, it } from 'vitest';
import { article } from '../../../../test/helpers/awin-feed.ts';
import { openFeedAdmin } from '../../../../test/helpers/feed-admin.ts';
import { openFeedPushes } from '../../../../test/helpers/feed-pushes.ts';
import { pushLimits } from '../../../contract/feeds/feed-limits.ts';
import { getCatalogueVersion } from '../../catalogue-version/service.ts';

const shop = openFeedAdmin();
const { addPushed, push, offer } = openFeedPushes(shop);
const accepted = (articleId: string) => ({ articleId, status: 'accepted', reason: null, explanation: null });
describe('offers that a merchant pushes', () => {
  it('change at once, with their history, while all others stay as they are', async () => {
    const feed = await addPushed();
    const before = await shop.database.rows(`select * from offers where article_id <> 'n1' order by id`);
    const version = await getCatalogueVersion(shop.database);
    const { status, body } = await push(feed, {
      rows: [article('n1', { search_price: '18,90', in_stock: '0' })],
    });
    expect(status).toBe(200);
    expect(body).toEqual({ state: 'merged', rows: [accepted('n1')], unknown: [] });
    expect(await offer('n1')).toMatchObject({ price: 1_890, stock: 'out_of_stock', gone: null });
    expect(await shop.database.rows(`select * from offers where article_id <> 'n1' order by id`)).toEqual(
      before,
    );
    expect(await getCatalogueVersion(shop.database)).toBe(version + 1);
    const points = await shop.database.rows(
      `select p.price_cents as cents, p.is_available as available from price_points p join offers o on o.id = p.offer_id
       where o.article_id = 'n1' order by p.observed_at`,
    );
    expect(points).toEqual([
      { cents: 2_000, available: true },
      { cents: 1_890, available: false },
    ]);
  });

  it('are seen now where nothing changed, which is no news', async () => {
    const feed = await addPushed();
    await push(feed, { rows: [article('n1')] });
    const { seen } = await offer('n1');
    const version = await getCatalogueVersion(shop.database);
    expect((await push(feed, { rows: [article('n1')] })).body.rows).toEqual([accepted('n1')]);
    expect((await offer('n1')).seen.getTime()).toBeGreaterThan(seen.getTime());
    expect(await getCatalogueVersion(shop.database)).toBe(version);
  });

  it('are not believed where they seem to be in cents, unless the feed says how its prices are written', async () => {
    const feed = await addPushed();
    const mug = (id: string, price: string) =>
      article(id, {
        product_name: `Mug en grès ${id}`,
        merchant_category: 'Cuisine > Mugs',
        search_price: price,
      });
    const rows = [mug('m1', '1990'), mug('m2', '2490')];
    const { body } = await push(feed, { rows });
    expect(body.rows.map(({ status, reason }) => [status, reason])).toEqual([
      ['rejected', 'price_in_cents'],
      ['rejected', 'price_in_cents'],
    ]);
    expect((await push(feed, { rows: [mug('m1', '19.90')] })).body.rows).toEqual([accepted('m1')]);
    await shop.database.execute(`update feeds set reading = reading || '{"priceNotation": "cents"}'`);
    expect((await push(feed, { rows })).body.rows).toEqual([accepted('m1'), accepted('m2')]);
    expect(await offer('m2')).toMatchObject({ price: 2_490 });
  });

  it('are believed though one is far dearer than the others, where it costs as much already', async () => {
    const feed = await addPushed();
    await shop.database.execute(`update offers set price_cents = 199000 where article_id = 'n1'`);
    const dear = article('n1', {
      product_name: 'Mug en or massif',
      merchant_category: 'Cuisine > Mugs',
      search_price: '1990',
      in_stock: '0',
    });
    expect((await push(feed, { rows: [dear] })).body.rows).toEqual([accepted('n1')]);
    expect(await offer('n1')).toMatchObject({ price: 199_000, stock: 'out_of_stock' });
  });

  it('that were not seen for too long are in lists again', async () => {
    const feed = await addPushed();
    await shop.database.execute(`update offers set last_seen_at = last_seen_at - interval '9 days'`);
    await shop.database.execute(
      `update feeds set observed_at = observed_at - interval '9 days', is_fresh = false`,
    );
    await shop.database.execute('update product_summaries set main_offer_id = null, offers_count = 0');
    await push(feed, { rows: [article('n1')] });
    const listed = await shop.database.rows(
      `select o.article_id from product_summaries s join offers o on o.id = s.main_offer_id`,
    );
    expect(listed).toEqual([{ article_id: 'n1' }]);
  });

  it('that say nothing of what they are are what the shop mostly has, as in its files', async () => {
    const blind = (id: string, name: string) =>
      article(id, { product_name: name, merchant_category: '', brand_name: 'Lumo' });
    const names = Array.from({ length: 20 }, (_, i) => blind(`s${i}`, `Roller blind no ${i}`));
    shop.merchant.served = names;
    const feed = await addPushed();
    await push(feed, { rows: [blind('s99', 'California sky')] });
    const [pushed] = await shop.database.rows(
      `select t.category_key as key from offers o join offer_texts t on t.offer_id = o.id where o.article_id = 's99'`,
    );
    expect(pushed).toEqual({ key: 'rugs-curtains' });
  });

  it('are refused by the same rules as a file’s, in the language asked for', async () => {
    const feed = await addPushed();
    const { body } = await push(
      feed,
      {
        rows: [
          article('n1', { currency: 'BRL', search_price: '90.00' }),
          article('n2', { search_price: 'sur devis' }),
          article('n3', { merchant_id: '90002' }),
          { ...article('n4'), search_price: 21.5, in_stock: true, store_price: null },
        ],
      },
      'fr',
    );
    expect(body.rows.map(({ status, reason, explanation }) => [status, reason, explanation])).toEqual([
      ['rejected', 'price_foreign', 'le prix n’est pas en euros'],
      ['rejected', 'price_unreadable', 'le prix n’est pas un nombre'],
      ['rejected', 'other_merchant', 'appartient à un autre marchand que le fichier'],
      ['accepted', null, null],
    ]);
    expect(await offer('n1')).toMatchObject({ price: 2_000, gone: null });
    expect(await offer('n4')).toMatchObject({ price: 2_150 });
    const [known] = await shop.feeds();
    expect(known).toMatchObject({ pushedToday: { accepted: 1, rejected: 3, held: 0, gone: 0 } });
  });

  it('with a price that is far from the last one are hidden, until it is repeated a good while later', async () => {
    const feed = await addPushed();
    const rows = [article('n1', { search_price: '240.00' })];
    const held = { articleId: 'n1', status: 'held', reason: 'price_held' };
    expect((await push(feed, { rows })).body.rows).toMatchObject([held]);
    expect((await push(feed, { rows })).body.rows).toMatchObject([held]);
    expect((await offer('n1')).gone).not.toBeNull();
    await shop.database.execute(
      `update held_prices set first_seen_at = first_seen_at - make_interval(mins => $1)`,
      [pushLimits.confirmMinutes],
    );
    expect((await push(feed, { rows })).body.rows).toEqual([accepted('n1')]);
    expect(await offer('n1')).toMatchObject({ price: 24_000, gone: null });
  });

  it('find their products, and are not believed where these cost a hundredth', async () => {
    const feed = await addPushed();
    const common = { ean: '4977766618960', product_name: 'Logitech Souris M220 Silent' };
    await push(feed, { rows: [article('m1', common)] });
    const beta = await addPushed({ merchant: 'Bêta', name: 'pushed', url: null });
    const own = { ...common, merchant_id: '', merchant_name: '' };
    const rows = [article('b1', { ...own, search_price: '2000.00' })];
    expect((await push(beta, { rows })).body.rows).toMatchObject([{ articleId: 'b1', status: 'held' }]);
    // Nor is it said to be published once it was repeated.
    await shop.database.execute(
      `update held_prices set first_seen_at = first_seen_at - make_interval(mins => $1)`,
      [pushLimits.confirmMinutes],
    );
    expect((await push(beta, { rows })).body.rows).toMatchObject([{ articleId: 'b1', status: 'held' }]);
    expect((await push(beta, { rows: [article('b1', own)] })).body.rows).toEqual([accepted('b1')]);
    expect((await offer('b1')).product).toBe((await offer('m1')).product);
    expect(await shop.feeds()).toMatchObject([
      {},
      { format: 'awin-csv', pushedToday: { accepted: 1, held: 2 } },
    ]);
    // One that goes before it was believed says nothing of its product any more.
    await push(beta, { rows: [article('b2', { ...own, search_price: '2000.00' })] });
    await push(beta, { gone: ['b2'] });
    expect(await shop.database.rows(`select is_live from match_listings where article_id = 'b2'`)).toEqual([
      { is_live: false },
    ]);
  });

  it('go where the merchant says so', async () => {
    const feed = await addPushed();
    const { body } = await push(feed, {
      rows: [article('n1', { is_for_sale: '0' })],
      gone: ['n2', 'nobody’s'],
    });
    expect(body).toMatchObject({ rows: [{ articleId: 'n1', status: 'gone' }], unknown: ['nobody’s'] });
    expect([(await offer('n1')).gone, (await offer('n2')).gone]).not.toContain(null);
    expect((await offer('n3')).gone).toBeNull();
    await push(feed, { rows: [article('n2')] });
    expect((await offer('n2')).gone).toBeNull();
  });

  it('are read by what the feed’s settings say of its columns', async () => {
    const columns = { id: 'ref', title: 'libelle', price: 'prix', link: 'lien', availability: 'dispo' };
    const feed = await addPushed({ url: null, columns, currency: 'EUR' });
    const row = {
      Ref: 'x1',
      libelle: 'Souris sans fil',
      prix: '12,50',
      lien: 'https://alpha.example/x1',
      dispo: 3,
    };
    expect((await push(feed, { rows: [row] })).body.rows).toEqual([accepted('x1')]);
    expect(await offer('x1')).toMatchObject({ price: 1_250, stock: 'in_stock' });
  });

  it('of one article in several sizes are one offer; what comes later in a call of its own replaces it', async () => {
    const feed = await addPushed();
    await push(feed, {
      rows: [
        article('n1', { in_stock: '0', search_price: '10.00' }),
        article('n1', { search_price: '30.00' }),
      ],
    });
    expect(await offer('n1')).toMatchObject({ price: 3_000, stock: 'in_stock' });
    await shop.database
      .transaction(async (tx) => {
        // Two calls that are merged together.
        await tx.execute(`select pg_advisory_xact_lock(hashtextextended('merging pushes', 0))`);
        const sent = ['31.00', '32.00'].map((price) =>
          push(feed, { rows: [article('n1', { search_price: price })] }),
        );
        await expect.poll(() => tx.rows('select from offer_pushes where merged_at is null')).toHaveLength(2);
        await tx.execute('select pg_advisory_unlock_all()');
        return { sent };
      })
      .then(({ sent }) => Promise.all(sent));
    expect((await offer('n1')).price).toBeGreaterThan(3_000);
  });
});
