import { beforeEach, describe, expect, it } from 'vitest';
import { type AwinRow, article } from '../../../test/helpers/awin-feed.ts';
import { openFeedImports } from '../../../test/helpers/feed-imports.ts';
import { decideMatch } from '../match-decisions/decisions.ts';
import { dayMs } from '../platform/durations.ts';
import { applyMerchantChanges } from './merchant-standing.ts';
import { sweepStaleOffers } from './stale-offers.ts';

const feeds = openFeedImports();
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

const mouse = { ean: '4977766618960', product_name: 'Logitech Souris M220 Silent' };
const rated = { average_rating: '4', reviews: '10' };
const alpha = (changes: AwinRow = {}, seenDaysAgo = 0) =>
  feeds.importRows([article('a', { ...mouse, ...changes }), article('z')], {
    observedAt: daysAgo(seenDaysAgo),
  });
const beta = (changes: AwinRow = {}) =>
  feeds.importRows([article('b', { ...mouse, merchant_id: '90002', merchant_name: 'Beta', ...changes })], {
    name: 'beta.csv',
  });

/** Of the mouse of the two merchants. */
const rating = async () => {
  const [product] = await feeds.database.rows<{ rating: string | null; count: number | null }>(
    `select p.rating, p.rating_count as count from products p join offers o on o.product_id = p.id
     where o.article_id = 'a'`,
  );
  return product && [product.rating, product.count];
};

describe('a product’s rating', () => {
  beforeEach(async () => {
    await alpha(rated, 5);
    await beta();
    expect(await rating()).toEqual(['4.00', 10]);
  });

  it('goes with the last one that a feed gives', async () => {
    await alpha({ average_rating: '5', reviews: '2' }, 4);
    expect(await rating()).toEqual(['5.00', 2]);
    await alpha({}, 3);
    expect(await rating()).toEqual([null, null]);
  });

  it('is not that of who claims more votes than anything has, and fails nobody’s import', async () => {
    const claimed = { average_rating: '1', reviews: '999999999' };
    const rows = ['c', 'd', 'e'].map((id) =>
      article(id, { ...mouse, ...claimed, merchant_id: '90003', merchant_name: 'Gamma' }),
    );
    await feeds.importRows(rows, { name: 'gamma.csv' });
    await alpha({ ...rated, search_price: '21.00' }, 2);
    expect(await rating()).toEqual(['3.73', 10]);
    await feeds.database.execute('update offers set rating_count = 999999999 where rating is not null');
    await alpha({ ...rated, search_price: '22.00' }, 1);
    expect(await rating()).toEqual(['1.00', 1_000_000_009]);
  });

  it('counts the reviews of a merchant once, however many of its articles are the product', async () => {
    const rows = ['c', 'd'].map((id, i) =>
      article(id, {
        ...mouse,
        average_rating: '5',
        reviews: i === 0 ? '30' : '20',
        merchant_id: '90003',
        merchant_name: 'Gamma',
      }),
    );
    await feeds.importRows(rows, { name: 'gamma.csv' });
    expect(await rating()).toEqual(['4.75', 40]);
  });

  it('goes with the offer that has it', async () => {
    await feeds.importRows([article('z')], { observedAt: daysAgo(4), isAccepted: true });
    expect(await rating()).toEqual([null, null]);
  });

  it('goes while its feed is too old, and comes back with it', async () => {
    await sweepStaleOffers(feeds.database, new Date(Date.now() + 3 * dayMs));
    expect(await rating()).toEqual([null, null]);
    await alpha(rated);
    expect(await rating()).toEqual(['4.00', 10]);
  });

  it('goes while its merchant is not with us, and comes back with it', async () => {
    const setActive = async (isActive: boolean) => {
      await feeds.database.execute(
        `update merchants set is_active = $1, standing_changed_at = clock_timestamp() where network_id = '90001'`,
        [isActive],
      );
      expect(await applyMerchantChanges(feeds.database)).toBe(1);
    };
    await setActive(false);
    expect(await rating()).toEqual([null, null]);
    await setActive(true);
    expect(await rating()).toEqual(['4.00', 10]);
  });

  it('follows an offer that becomes another product', async () => {
    const [offer] = await feeds.database.rows<{ id: number; product: number }>(
      `select id, product_id as product from offers where article_id = 'a'`,
    );
    await feeds.database.execute(
      `insert into users (id, email, name, role) values (1, 'admin@shop.test', 'Ada', 'admin') on conflict do nothing`,
    );
    const split = { kind: 'split' as const, product: offer?.product ?? 0, offers: [offer?.id ?? 0] };
    await decideMatch(feeds.database, { decision: split, note: '' }, { actorId: 1, address: '127.0.0.1' });
    const ratings = await feeds.database.rows<{ article: string; rating: string | null }>(
      `select o.article_id as article, p.rating from products p join offers o on o.product_id = p.id
       where o.article_id in ('a', 'b') order by 1`,
    );
    expect(ratings).toEqual([
      { article: 'a', rating: '4.00' },
      { article: 'b', rating: null },
    ]);
  });
});
