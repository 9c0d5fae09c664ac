import { describe, expect, it } from 'vitest';
import { article } from '../../../../test/helpers/awin-feed.ts';
import { openFeedAdmin } from '../../../../test/helpers/feed-admin.ts';
import { openFeedPushes } from '../../../../test/helpers/feed-pushes.ts';

const shop = openFeedAdmin();
const { addPushed, push } = openFeedPushes(shop);
describe('sizes that a merchant pushes', () => {
  const shoe = (size: string, changes: Record<string, string> = {}) =>
    article(`s${size}`, {
      product_name: 'Baskets Nova Runner blanc',
      merchant_category: 'Chaussures',
      merchant_image_url: 'https://img.example/nova.jpg',
      'Fashion:size': size,
      search_price: '50.00',
      stock_quantity: '2',
      ...changes,
    });
  const sizes = async () => {
    const [found] = await shop.database.rows<{
      price: number;
      stock: number | null;
      sizes: string;
      id: string;
    }>(
      `select o.price_cents as price, o.stock, o.article_id as id,
         (select string_agg(concat_ws(' ', s.label, s.availability, s.price_cents), ', ' order by s.label)
          from offer_sizes s where s.offer_id = o.id) as sizes
       from offers o where o.article_id like 'sizes-%' and o.gone_at is null`,
    );
    return found;
  };

  it('change, and the other sizes of their article stay as they are', async () => {
    const feed = await addPushed();
    await push(feed, { rows: [shoe('40'), shoe('41', { search_price: '45.00' }), shoe('42')] });
    expect(await sizes()).toMatchObject({
      price: 4_500,
      stock: 6,
      sizes: '40 in_stock 5000, 41 in_stock 4500, 42 in_stock 5000',
    });
    await push(feed, { rows: [shoe('41', { in_stock: '0', stock_quantity: '0' }), shoe('43')] });
    expect(await sizes()).toMatchObject({
      price: 5_000,
      stock: 6,
      sizes: '40 in_stock 5000, 41 out_of_stock 5000, 42 in_stock 5000, 43 in_stock 5000',
    });
  });

  it('are the only ones of an article that has gone before', async () => {
    const feed = await addPushed();
    await push(feed, { rows: [shoe('40'), shoe('41')] });
    const id = (await sizes())?.id ?? '';
    await push(feed, { rows: [], gone: [id] });
    expect(await sizes()).toBeUndefined();
    await push(feed, { rows: [shoe('41')] });
    expect((await sizes())?.sizes).toBe('41 in_stock 5000');
  });

  it('add up where several calls are merged together', async () => {
    const feed = await addPushed();
    await shop.database
      .transaction(async (tx) => {
        await tx.execute(`select pg_advisory_xact_lock(hashtextextended('merging pushes', 0))`);
        const sent = [];
        for (const rows of [[shoe('40')], [shoe('41')], [shoe('40', { search_price: '48.00' })]]) {
          sent.push(push(feed, { rows }));
          const waiting = sent.length;
          await expect
            .poll(() => tx.rows('select from offer_pushes where merged_at is null'))
            .toHaveLength(waiting);
        }
        await tx.execute('select pg_advisory_unlock_all()');
        return { sent };
      })
      .then(({ sent }) => Promise.all(sent));
    expect((await sizes())?.sizes).toBe('40 in_stock 4800, 41 in_stock 5000');
  });
});
