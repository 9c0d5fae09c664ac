import { expect, it } from 'vitest';
import { type AwinRow, article } from '../../../../test/helpers/awin-feed.ts';
import { daysAgo, openFeedImports } from '../../../../test/helpers/feed-imports.ts';

const feeds = openFeedImports();

const eans: Record<string, string> = { '40': '4977766618960', '41': '0193575009926', '42': '0193575009933' };
const shoe = (size: string, changes: AwinRow = {}): AwinRow =>
  article(`s${size}`, {
    product_name: `Baskets Nova Runner blanc ${size}`,
    brand_name: 'Nova',
    description: 'Une basket légère.',
    merchant_category: 'Chaussures',
    merchant_image_url: 'https://img.example/nova.jpg',
    'Fashion:size': size,
    ean: eans[size] ?? '',
    stock_quantity: '2',
    ...changes,
  });

const readOffers = () =>
  feeds.database.rows(
    `select o.title, o.price_cents, o.availability, o.stock, o.link, cardinality(t.gtins) as gtins,
       (select string_agg(s.label || ' ' || s.availability || ' ' || s.price_cents, ', ' order by s.label)
        from offer_sizes s where s.offer_id = o.id) as sizes
     from offers o join offer_texts t on t.offer_id = o.id where o.gone_at is null order by o.article_id`,
  );

it('makes one offer of an article’s sizes, as its cheapest size in stock', async () => {
  const result = await feeds.importRows(
    [shoe('40', { search_price: '10.00', in_stock: '0' }), shoe('41', { search_price: '35.00' }), shoe('42')],
    { observedAt: daysAgo(3) },
  );
  expect(result).toMatchObject({ offers: { new: 1 }, rows: { read: 3, repeated: 2 } });
  expect(await readOffers()).toEqual([
    {
      title: 'Baskets Nova Runner blanc',
      price_cents: 2_000,
      availability: 'in_stock',
      stock: 4,
      link: 'https://www.awin1.com/pclick.php?p=s42',
      gtins: 3,
      sizes: '40 out_of_stock 1000, 41 in_stock 3500, 42 in_stock 2000',
    },
  ]);
});

const tee = (name: string, size: string, page: string, changes: AwinRow = {}) =>
  article(`${name} ${size}`, {
    parent_product_id: 'TP22',
    ean: '',
    product_name: `T-shirt ${name}`,
    merchant_category: 'Vêtements > T-shirts',
    'Fashion:size': size,
    aw_deep_link: `https://www.awin1.com/pclick.php?p=${page}`,
    ...changes,
  });

it('parts articles in sizes that share an id by mistake', async () => {
  const rows = [
    ...[tee('Arche', 'L', 'a1'), tee('Arche', 'M', 'a2')],
    ...[tee('Spirale', 'L', 's1'), tee('Spirale', 'S', 's2')],
  ];
  const result = await feeds.importRows(rows, { observedAt: daysAgo(3) });
  expect(result).toMatchObject({ offers: { new: 2 }, rows: { read: 4, repeated: 2 } });
  const sizesOf = async () =>
    Object.fromEntries((await readOffers()).map(({ title, sizes }) => [title, sizes] as [string, string]));
  const parted = {
    'T-shirt Arche': 'L in_stock 2000, M in_stock 2000',
    'T-shirt Spirale': 'L in_stock 2000, S in_stock 2000',
  };
  expect(await sizesOf()).toEqual(parted);
  const again = await feeds.importRows([...rows.slice(2), ...rows.slice(0, 2)], { observedAt: daysAgo(2) });
  expect(again.offers).toMatchObject({ new: 0, changed: 0, gone: 0 });
  expect(await sizesOf()).toEqual(parted);
});

it('keeps such articles apart where only one of their rows has changed', async () => {
  const [arche, spirale] = [tee('Arche', 'L', 'a1'), tee('Spirale', 'L', 's1')];
  await feeds.importRows([arche, spirale], { observedAt: daysAgo(3) });
  const cheaper = tee('Spirale', 'L', 's1', { search_price: '19.00' });
  const result = await feeds.importRows([arche, cheaper], { observedAt: daysAgo(2) });
  expect(result.offers).toMatchObject({ new: 0, changed: 1, gone: 0 });
});

it('adds up as many pieces as a number holds', async () => {
  const many = { stock_quantity: '999999999' };
  await feeds.importRows([shoe('40', many), shoe('41', many), shoe('42', many)], { observedAt: daysAgo(3) });
  expect(await readOffers()).toMatchObject([{ stock: 2_147_483_647 }]);
});

it('follows sizes that sell out, change their price, come and go, as one offer with one history', async () => {
  await feeds.importRows([shoe('40'), shoe('41')], { observedAt: daysAgo(4) });
  const [before] = await feeds.listOffers();
  const same = await feeds.importRows([shoe('40'), shoe('41')], { observedAt: daysAgo(3) });
  expect(same.offers).toMatchObject({ new: 0, changed: 0, same: 1, gone: 0 });
  const changed = await feeds.importRows([shoe('40', { in_stock: '0' }), shoe('41'), shoe('42')], {
    observedAt: daysAgo(2),
  });
  expect(changed.offers).toMatchObject({ new: 0, changed: 1, gone: 0 });
  expect(await readOffers()).toMatchObject([
    { sizes: '40 out_of_stock 2000, 41 in_stock 2000, 42 in_stock 2000', gtins: 3 },
  ]);
  await feeds.importRows([shoe('42', { in_stock: '0' })], { observedAt: daysAgo(1) });
  expect(await readOffers()).toMatchObject([{ sizes: '42 out_of_stock 2000', availability: 'out_of_stock' }]);
  // A row that was passed over as known is read again when another size comes.
  await feeds.importRows([shoe('42', { in_stock: '0' }), shoe('40')], { observedAt: daysAgo(0) });
  expect(await readOffers()).toMatchObject([{ sizes: '40 in_stock 2000, 42 out_of_stock 2000' }]);
  const [after] = await feeds.listOffers();
  expect(after).toMatchObject({ id: (before as unknown as { id: number }).id });
  const points = await feeds.database.rows('select is_available from price_points order by observed_at');
  expect(points).toEqual([{ is_available: true }, { is_available: false }, { is_available: true }]);
});

it('writes no size again that stays as it is', async () => {
  const places = async () => {
    const rows = await feeds.database.rows<{ label: string; place: string }>(
      'select label, ctid::text as place from offer_sizes order by label',
    );
    return new Map(rows.map(({ label, place }) => [label, place]));
  };
  await feeds.importRows([shoe('40'), shoe('41'), shoe('42')], { observedAt: daysAgo(2) });
  const before = await places();
  await feeds.importRows([shoe('40'), shoe('41', { search_price: '17.00' })], { observedAt: daysAgo(1) });
  const after = await places();
  expect([...after.keys()]).toEqual(['40', '41']);
  expect(after.get('40')).toBe(before.get('40'));
  expect(after.get('41')).not.toBe(before.get('41'));
});

it('compares a merchant that has other sizes, by any of their EANs', async () => {
  await feeds.importRows([shoe('40'), shoe('41')]);
  const other = {
    merchant_id: '90002',
    merchant_name: 'Beta',
    product_name: 'Nova Runner Sneaker Weiß',
    description: '',
  };
  await feeds.importRows([shoe('41', other), shoe('42', other)], { name: 'beta.csv' });
  const products = await feeds.database.rows('select distinct product_id from offers');
  expect(products).toHaveLength(1);
});

it('makes the sizes of an article of a row that lists them', async () => {
  const listed = shoe('40', {
    product_name: 'Baskets Nova Runner blanc',
    'Fashion:size': '40|41|42,5',
    size_stock_status: '1|0|1',
  });
  const result = await feeds.importRows([listed, article('b')], { observedAt: daysAgo(2) });
  expect(result).toMatchObject({ offers: { new: 2 }, rows: { read: 2, repeated: 0 } });
  expect(await readOffers()).toMatchObject([
    {},
    {
      title: 'Baskets Nova Runner blanc',
      stock: null,
      sizes: '40 in_stock 2000, 41 out_of_stock 2000, 42.5 in_stock 2000',
    },
  ]);
  const again = await feeds.importRows([listed, article('b')], { observedAt: daysAgo(1) });
  expect(again.offers).toMatchObject({ new: 0, changed: 0, same: 2, gone: 0 });
});

it('drops the row of an article whose sizes are rows, and says its description with them', async () => {
  const whole = shoe('', { 'Fashion:size': '', product_name: 'Baskets Nova Runner blanc' });
  const sizes = ['40', '41', '42'].map((size) => shoe(size, { description: '', 'Fashion:size': size }));
  const result = await feeds.importRows([whole, ...sizes], { observedAt: daysAgo(3) });
  expect(result).toMatchObject({ offers: { new: 1 }, rows: { read: 4, repeated: 3 } });
  const readTexts = () =>
    feeds.database.rows(
      'select t.description from offer_texts t join offers o on o.id = t.offer_id where o.gone_at is null',
    );
  expect(await readTexts()).toEqual([{ description: 'Une basket légère.' }]);
  const again = await feeds.importRows([...sizes, whole], { observedAt: daysAgo(2) });
  expect(again.offers).toMatchObject({ new: 0, gone: 0 });
  const told = await feeds.importRows([{ ...whole, description: 'Une basket.' }, ...sizes], {
    observedAt: daysAgo(1),
  });
  expect(told.offers).toMatchObject({ new: 0, changed: 1, gone: 0 });
  expect(await readTexts()).toEqual([{ description: 'Une basket.' }]);
});

it('drops the row of an article that says no colour, as its sizes do', async () => {
  const named = { product_name: 'Baskets Nova Runner', colour: 'Sable', 'Fashion:size': '40' };
  const whole = shoe('', { ...named, merchant_product_id: 'w', colour: '', 'Fashion:size': '' });
  const rows = [whole, shoe('40', named), shoe('41', { ...named, 'Fashion:size': '41' })];
  const result = await feeds.importRows(rows, { observedAt: daysAgo(3) });
  expect(result).toMatchObject({ offers: { new: 1 }, rows: { read: 3, repeated: 2 } });
  expect((await readOffers()).map(({ title }) => title)).toEqual(['Baskets Nova Runner Sable']);
});

it('takes no more than a few rows for that of one article', async () => {
  const wholes = Array.from({ length: 6 }, (_, i) =>
    shoe('', { merchant_product_id: `w${i}`, 'Fashion:size': '', product_name: 'Baskets Nova Runner blanc' }),
  );
  const sizes = ['40', '41'].map((size) => shoe(size, { 'Fashion:size': size }));
  const result = await feeds.importRows([...wholes, ...sizes], { observedAt: daysAgo(3) });
  expect(result).toMatchObject({ offers: { new: 7 }, rows: { read: 8, repeated: 1 } });
});

const sauce = (id: string, name: string, changes: AwinRow = {}) =>
  article(id, {
    parent_product_id: '',
    colour: '',
    ean: '',
    product_name: name,
    aw_deep_link: `https://www.awin1.com/pclick.php?p=${id}`,
    ...changes,
  });
const titles = async () => (await readOffers()).map(({ title }) => title);

it('drops the row of an article whose variants are called after it', async () => {
  const rows = [
    sauce('s1', 'Sauce Piri'),
    sauce('s2', 'Sauce Piri - 200 ml', { parent_product_id: 's1' }),
    sauce('s3', 'Sauce Piri - 15 ml', { parent_product_id: 's1' }),
  ];
  for (const days of [3, 2])
    expect(await feeds.importRows(rows, { observedAt: daysAgo(days) })).toMatchObject({
      rows: { repeated: 1 },
    });
  expect(await titles()).toEqual(['Sauce Piri - 200 ml', 'Sauce Piri - 15 ml']);
  // Without its variants the article is what is sold.
  await feeds.importRows(rows.slice(0, 1), { observedAt: daysAgo(1) });
  expect(await titles()).toEqual(['Sauce Piri']);
});

it('keeps a variant whose id is the group of all', async () => {
  const rows = [
    sauce('c1', 'Chaise Oslo', { colour: 'Rouge' }),
    sauce('c2', 'Chaise Oslo', { colour: 'Bleu', parent_product_id: 'c1' }),
    sauce('c3', 'Chaise Oslo', { colour: 'Vert', parent_product_id: 'c1' }),
    // Nor is one whose title says something else.
    sauce('d1', 'Table ronde Bergen', { parent_product_id: 'd0' }),
    sauce('d2', 'Table Bergen ovale', { parent_product_id: 'd0' }),
    sauce('d0', 'Table carrée Bergen'),
  ];
  await feeds.importRows(rows, { observedAt: daysAgo(3) });
  expect(await titles()).toEqual([
    ...['Chaise Oslo', 'Chaise Oslo Bleu', 'Chaise Oslo Vert'],
    ...['Table carrée Bergen', 'Table ronde Bergen', 'Table Bergen ovale'],
  ]);
});
