import { beforeEach, expect, it } from 'vitest';
import { type AwinRow, article } from '../../../test/helpers/awin-feed.ts';
import { emptyTables } from '../../../test/helpers/empty-tables.ts';
import { openFeedImports } from '../../../test/helpers/feed-imports.ts';
import { consolidateStaleProducts } from '../facts/consolidate-products.ts';
import { planPictures } from '../pictures/service.ts';

const feeds = openFeedImports();
const host = 'https://img.alpha.example';
/** With signs that have a meaning of their own on the way into the database. */
const odd = `${host}/a%22b,c{d}\\e.jpg`;

const importOne = async (pictures: AwinRow) => {
  await feeds.importRows([article('a', { merchant_image_url: `${host}/1.jpg`, ...pictures })]);
  await feeds.database.transaction((transaction) => consolidateStaleProducts(transaction, 10));
};
const gallery = async () => {
  const [product] = await feeds.database.rows<{ images: string[] }>(
    'select more_images as images from products',
  );
  return product?.images;
};

beforeEach(() => emptyTables(feeds.database, 'pictures'));

it('a product has the further pictures of its offer, which are fetched behind all first ones', async () => {
  await importOne({ alternate_image: `${host}/2.jpg`, alternate_image_two: odd });
  expect(await gallery()).toEqual([`${host}/2.jpg`, new URL(odd).href]);
  await planPictures(feeds.database);
  const planned = await feeds.database.rows<{ url: string; priority: number }>(
    'select source_url as url, priority from pictures order by priority desc, source_url',
  );
  expect(planned.map(({ url }) => url)).toEqual([`${host}/1.jpg`, `${host}/2.jpg`, new URL(odd).href]);
  expect(planned[0]?.priority).toBeGreaterThan(planned[1]?.priority ?? 0);
});

it('they change with the feed, though nothing else does', async () => {
  await importOne({ alternate_image: `${host}/2.jpg` });
  await importOne({ alternate_image: `${host}/3.jpg` });
  expect(await gallery()).toEqual([`${host}/3.jpg`]);
  await importOne({ alternate_image: '' });
  expect(await gallery()).toEqual([]);
});
