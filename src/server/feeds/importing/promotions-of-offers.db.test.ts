import { expect, it } from 'vitest';
import { openFeedImports } from '../../../../test/helpers/feed-imports.ts';
import { importFeedFile } from './import-feed.ts';

const feeds = openFeedImports();
const columns = ['id', 'title', 'link', 'price', 'item_group_id', 'size', 'product_type', 'promotion_id'];
const line = (
  id: string,
  title: string,
  promotions: string,
  [group = '', size = '', type = ''] = [] as string[],
) => [id, title, `https://www.alpha.example/p/${id}`, '21.00 EUR', group, size, type, promotions].join('\t');
const shoe = (size: string, group: string, promotions: string) =>
  line(`${group}${size}`, `Baskets Nova ${group} ${size}`, promotions, [group, size, 'Chaussures > Baskets']);

it('an offer names the promotions that its feed does, of sizes only those that all have, and follows the feed', async () => {
  const importFeed = async (promotions: string) => {
    const rows = [
      line('l', 'Lampe de bureau Aster', promotions),
      line('m', 'Miroir rond Bora', ''),
      ...[shoe('40', 'A', 'soldes'), shoe('41', 'A', 'soldes')],
      ...[shoe('40', 'B', 'soldes'), shoe('41', 'B', '')],
    ];
    await importFeedFile({
      database: feeds.database,
      merchant: 'Alpha',
      file: await feeds.write('alpha.tsv', [columns.join('\t'), ...rows].join('\n')),
    });
    const offers = await feeds.database.rows<{ title: string; ids: string[] | null }>(
      'select title, promotion_ids as ids from offers where gone_at is null order by title',
    );
    return Object.fromEntries(offers.map(({ title, ids }) => [title.slice(0, 14), ids]));
  };
  expect(await importFeed('hiver, "lampes",hiver')).toEqual({
    'Baskets Nova A': ['soldes'],
    'Baskets Nova B': null,
    'Lampe de burea': ['hiver', '"lampes"'],
    'Miroir rond Bo': null,
  });
  expect(await importFeed('')).toMatchObject({ 'Lampe de burea': null });
});
