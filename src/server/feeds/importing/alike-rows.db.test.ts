import { expect, it } from 'vitest';
import { type AwinRow, article } from '../../../../test/helpers/awin-feed.ts';
import { openFeedImports } from '../../../../test/helpers/feed-imports.ts';
import { countMerchantCategories } from '../../merchants/service.ts';

const feeds = openFeedImports();

const hour = 3_600_000;
const start = Date.now() - 48 * hour;

const importHour = (number: number, rows: readonly AwinRow[]) =>
  feeds.importRows(rows, { observedAt: new Date(start + number * hour) });

/** What is stored of an article. */
async function findArticle(id = 'a') {
  const [found] = await feeds.database.rows<{ price: number; description: string; category: string }>(
    `select o.price_cents as price, t.description, t.category_key as category
     from offers o join offer_texts t on t.offer_id = o.id where o.article_id = $1`,
    [id],
  );
  return found;
}

const listStale = () => feeds.database.rows('select product_id from stale_product_facts');

/** Made up, to show whether texts are compared: they would be corrected. */
const misstate = () =>
  feeds.database.execute(`update offer_texts set description = 'Misstated.';
    delete from stale_product_facts`);

it('compares no texts where an article changed in price, stock and delivery alone', async () => {
  await importHour(1, [article('a'), article('b')]);
  await misstate();
  const changed = { search_price: '20.10', in_stock: '0', delivery_cost: '4.00' };
  const result = await importHour(2, [article('a', changed), article('b')]);
  expect(result.offers).toMatchObject({ changed: 1, same: 1 });
  expect(await findArticle()).toMatchObject({ price: 2_010, description: 'Misstated.' });
  expect(await listStale()).toEqual([]);
  const points = await feeds.database.rows(
    `select p.price_cents, p.delivery_cents, p.is_available from price_points p join offers o on o.id = p.offer_id
     where o.article_id = 'a' order by observed_at`,
  );
  expect(points).toEqual([
    { price_cents: 2_000, delivery_cents: 500, is_available: true },
    { price_cents: 2_010, delivery_cents: 400, is_available: false },
  ]);
});

it.each<[string, AwinRow]>([
  ['a text changed as well', { description: 'Une autre souris.' }],
  ['its price goes far', { search_price: '29.00' }],
])('compares the texts of an article where %s', async (_, changes) => {
  await importHour(1, [article('a'), article('b')]);
  await misstate();
  await importHour(2, [article('a', { search_price: '20.10', ...changes }), article('b')]);
  expect(await findArticle()).toMatchObject({ description: changes.description ?? 'La souris a.' });
  expect(await listStale()).toHaveLength(1);
});

it('compares the texts of an article that was gone meanwhile', async () => {
  await importHour(1, [article('a'), article('b')]);
  await importHour(2, [article('b')]);
  await misstate();
  await importHour(3, [article('a', { search_price: '20.10' }), article('b')]);
  expect(await findArticle()).toMatchObject({ price: 2_010, description: 'La souris a.' });
});

it('compares the texts of an article that a process of an earlier version has written meanwhile', async () => {
  await importHour(1, [article('a'), article('b')]);
  await misstate();
  await feeds.database.execute('update offers set content_hash = 77');
  await importHour(2, [article('a', { search_price: '20.10' }), article('b')]);
  expect(await findArticle()).toMatchObject({ price: 2_010, description: 'La souris a.' });
});

it('compares an article again whose listing is gone', async () => {
  await importHour(1, [article('a'), article('b')]);
  await feeds.database.execute('delete from match_listings');
  await importHour(2, [article('a', { search_price: '20.10' }), article('b')]);
  expect(await feeds.database.rows('select article_id from match_listings order by 1')).toEqual([
    { article_id: 'a' },
  ]);
});

const called = (id: string, title: string, changes: AwinRow = {}) =>
  article(id, {
    product_name: title,
    brand_name: '',
    description: '',
    merchant_category: '',
    merchant_deep_link: `https://www.alpha.example/${id}`,
    ...changes,
  });
const namesOf = (what: string) =>
  Array.from({ length: 8 }, (_, i) => called(`${what}${i}`, `${what} Norvik Halo ${i}`));

it('leaves an article in its category where only its price changed and its shop sells other things now', async () => {
  const before = namesOf('Tente');
  const after = namesOf('Perceuse');
  const halo = 'Halo Grand Modèle';
  await importHour(1, [...before, called('a', halo)]);
  await feeds.importRows([...before, ...after, called('a', halo, { search_price: '20.10' })], {
    observedAt: new Date(start + 2 * hour),
    isAccepted: true,
  });
  await feeds.importRows([...after, called('a', halo, { search_price: '20.20' }), called('z', halo)], {
    observedAt: new Date(start + 3 * hour),
    isAccepted: true,
  });
  expect(await findArticle('z')).toMatchObject({ category: 'power-tools' });
  expect(await findArticle()).toMatchObject({ price: 2_020, category: 'camping-hiking' });
});

it('tells staff of a category again that was forgotten while its article was gone', async () => {
  const found = () => feeds.database.rows('select path, rule_key from merchant_categories order by path');
  await importHour(1, [article('a', { merchant_category: 'Claviers' }), article('b')]);
  const before = await found();
  await importHour(2, [article('b')]);
  await countMerchantCategories(feeds.database);
  expect(await found()).toHaveLength(1);
  await importHour(3, [article('a', { merchant_category: 'Claviers' }), article('b')]);
  expect(await found()).toEqual(before);
});
