import { afterEach, describe, expect, test } from 'vitest';
import type { AwinRow } from '../../../test/helpers/awin-feed.ts';
import { openFeedImports } from '../../../test/helpers/feed-imports.ts';
import { consolidateProducts } from './consolidate-products.ts';
import { refreshFacts } from './refresh-facts.ts';
import { markStaleByRules } from './stale-by-rules.ts';

const feeds = openFeedImports();

const french = 'Cet écran affiche des couleurs fidèles et un contraste profond dans une pièce claire.';
const screen = (merchant: number, changes: AwinRow = {}): AwinRow => ({
  merchant_id: String(merchant),
  merchant_name: `Boutique ${merchant}`,
  merchant_product_id: `A${merchant}`,
  product_name: 'Écran Kovarn Vivid 27Q 27 pouces IPS',
  brand_name: 'Kovarn',
  description: french,
  specifications: 'Diagonale : 27 pouces|Dalle : IPS',
  ean: '9520000000011',
  mpn: 'KOV-27Q',
  merchant_category: 'Écrans',
  search_price: '199.00',
  currency: 'EUR',
  in_stock: '1',
  aw_deep_link: `https://www.awin1.com/pclick.php?p=${merchant}`,
  ...changes,
});

async function importRows(rows: readonly AwinRow[], daysAgo = 0): Promise<void> {
  await feeds.importRows(rows, {
    name: `feed-${rows[0]?.merchant_id}.csv`,
    observedAt: new Date(Date.now() - daysAgo * 86_400_000),
  });
}

/** The database refuses products whose titles are like this, until the test ends. */
const refuse = (pattern: string) =>
  feeds.database.execute(
    `alter table products add constraint refused check (title not like '${pattern}') not valid`,
  );
afterEach(() => feeds.database.execute('alter table products drop constraint if exists refused'));

type Facts = Record<'title' | 'brand' | 'description' | 'category', string> & { specifications: unknown };

const readFacts = () =>
  feeds.database.rows<Facts>(
    `select p.title, p.brand, p.description, p.specifications, c.key as category
     from products p left join categories c on c.id = p.category_id order by p.title`,
  );
const readTyped = () =>
  feeds.database.rows<{ key: string; value: string; number: number | null; unit: string | null }>(
    `select key, value_text as value, number, unit from product_specifications order by product_id, position, value_text`,
  );

const keyboard = {
  brand_name: 'Tavik',
  ean: '',
  mpn: 'TAV-2',
  specifications: 'Disposition : AZERTY',
  merchant_category: 'Claviers',
};
const loud = screen(1, {
  product_name: 'ÉCRAN KOVARN VIVID 27Q 27 POUCES IPS',
  brand_name: 'KOVARN',
  description: 'Livraison gratuite !',
  specifications: 'Diagonale : 32 pouces',
  merchant_category: 'Promotions',
});
const proper = screen(2);
const decorated = screen(3, {
  product_name: '[Officiel] Écran Kovarn Vivid 27Q 27 pouces IPS - Livraison rapide',
  description: '',
  specifications: 'screen_size: 27|Fréquence : 144 Hz',
});

const expected = {
  title: 'Kovarn Vivid 27Q écran 27 pouces IPS',
  brand: 'Kovarn',
  description: french,
  category: 'monitors',
  specifications: [
    { key: 'screen-size', name: 'Diagonale', value: '27 pouces' },
    { key: 'refresh-rate', name: 'Fréquence', value: '144 Hz' },
    { key: 'panel', name: 'Dalle', value: 'IPS' },
  ],
};

test('a brand or title of brackets that are never closed does not hold up the facts of all products', async () => {
  await importRows([
    screen(1),
    screen(1, {
      merchant_product_id: 'B1',
      ean: '',
      mpn: '',
      brand_name: '(Kovarn',
      product_name: 'Casque Vivid',
    }),
    screen(1, {
      merchant_product_id: 'C1',
      ean: '',
      mpn: '',
      brand_name: '',
      product_name: '(Nouveau clavier',
    }),
  ]);
  expect(await refreshFacts(feeds.database)).toBe(3);
  expect((await readFacts()).map(({ title }) => title)).toEqual([
    'Kovarn Vivid 27Q écran 27 pouces IPS',
    'Kovarn casque Vivid',
    'Nouveau clavier',
  ]);
});

test('a product whose facts are refused holds up no other, keeps what it had and is told', async () => {
  await refuse('%Refused%');
  const others = Array.from({ length: 9 }, (_, i) =>
    screen(1, {
      ...keyboard,
      merchant_product_id: `B${i}`,
      mpn: `TAV-${i}9`,
      product_name: `CLAVIER TAVIK TAV-${i}9`,
    }),
  );
  await importRows([screen(1, { product_name: 'Écran Kovarn Vivid 27Q' }), ...others]);
  await feeds.database.execute(`update offers set title = 'Refused' where title like '%Vivid%'`);
  await feeds.database.execute(
    'insert into stale_product_facts select id from products on conflict do nothing',
  );
  await expect(refreshFacts(feeds.database)).rejects.toThrow(/the facts of product \d+ could not be made/);
  expect((await readFacts()).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Écran Kovarn Vivid 27Q', ...others.map((_, i) => `Tavik TAV-${i}9 clavier`)]),
  );
  expect(await refreshFacts(feeds.database)).toBe(0);
});

test('where hardly any facts can be made, no run goes through all products', async () => {
  const rows = Array.from({ length: 25 }, (_, i) =>
    screen(1, {
      ...keyboard,
      merchant_product_id: `B${i}`,
      mpn: `TAV-${i}9`,
      product_name: `Clavier TAV-${i}9`,
    }),
  );
  await importRows(rows);
  await refuse('Tavik%');
  const setAside = () =>
    refreshFacts(feeds.database).then(
      () => 0,
      ({ errors }: AggregateError) => errors.length,
    );
  expect([await setAside(), await setAside(), await setAside()]).toEqual([20, 5, 0]);
});

describe('facts of products', () => {
  test.each([
    ['first', [loud, proper, decorated]],
    ['last', [decorated, proper, loud]],
    ['between', [proper, loud, decorated]],
  ])('are made of all offers, with the loud one %s', async (_, rows) => {
    for (const row of rows) await importRows([row]);
    expect(await refreshFacts(feeds.database)).toBe(1);
    expect(await readFacts()).toEqual([expected]);
    expect(await readTyped()).toEqual([
      { key: 'screen-size', value: '27', number: 27, unit: 'in' },
      { key: 'refresh-rate', value: '144', number: 144, unit: 'Hz' },
      { key: 'panel', value: 'ips', number: null, unit: null },
    ]);
    expect(await refreshFacts(feeds.database)).toBe(0);
  });

  test('are recomputed for a text or a gone offer, not for a price', async () => {
    const other = screen(2, {
      merchant_product_id: 'B2',
      product_name: 'Clavier Tavik Simple 2 AZERTY',
      ...keyboard,
    });
    await importRows([proper, other], 3);
    await importRows([loud], 3);
    await refreshFacts(feeds.database);

    await importRows([{ ...proper, search_price: '189.00' }, other], 2);
    expect(await refreshFacts(feeds.database)).toBe(0);

    await importRows([{ ...proper, product_name: 'Écran Kovarn Vivid 27Q incurvé' }, other], 1);
    expect(await refreshFacts(feeds.database)).toBe(1);
    expect((await readFacts()).map(({ title }) => title)).toContain('Kovarn Vivid 27Q écran incurvé');

    await importRows([other]);
    expect(await refreshFacts(feeds.database)).toBe(1);
    const left = (await readFacts()).find(({ title }) => title === expected.title);
    // What is left says little: what others said of brand, category and use is still true.
    expect(left).toMatchObject({ description: french, category: 'monitors' });
    expect((await readTyped()).map(({ key, value }) => `${key} ${value}`)).toEqual([
      'screen-size 32',
      'layout azerty',
    ]);
  });

  test('are made once where all are new', async () => {
    await importRows([proper]);
    expect(await refreshFacts(feeds.database)).toBe(1);
    await markStaleByRules(feeds.database);
    expect(await refreshFacts(feeds.database)).toBe(0);
  });

  test('are made anew once where other rules made them', async () => {
    await importRows([proper]);
    await refreshFacts(feeds.database);
    await feeds.database.execute("update products set title = 'made by older rules'");
    await markStaleByRules(feeds.database, 'older rules');
    expect(await refreshFacts(feeds.database)).toBe(1);
    expect((await readFacts()).map(({ title }) => title)).toEqual(['Kovarn Vivid 27Q écran 27 pouces IPS']);
    await markStaleByRules(feeds.database, 'older rules');
    expect(await refreshFacts(feeds.database)).toBe(0);
    await markStaleByRules(feeds.database);
    expect(await refreshFacts(feeds.database)).toBe(1);
  });

  test('stay when the last offer goes', async () => {
    const other = screen(2, {
      merchant_product_id: 'B2',
      product_name: 'Clavier Tavik Simple 2 AZERTY',
      ...keyboard,
    });
    await importRows([proper, other], 1);
    await refreshFacts(feeds.database);
    const before = await readFacts();
    await importRows([other]);
    expect(await refreshFacts(feeds.database)).toBe(1);
    expect(await readFacts()).toEqual(before);
  });

  test('that staff has written stay as they are', async () => {
    await importRows([proper]);
    await refreshFacts(feeds.database);
    await feeds.database.execute(
      `update products set title = 'Notre titre', category_id = (select id from categories where key = 'tvs'),
         edited_fields = '{title,category}'`,
    );
    await importRows([decorated]);
    await refreshFacts(feeds.database);
    const [facts] = await readFacts();
    expect(facts).toMatchObject({ title: 'Notre titre', category: 'tvs', description: french });
    // Typed as the category that staff gave it.
    expect((await readTyped()).map(({ key }) => key)).toEqual(['screen-size', 'panel', 'refresh-rate']);
  });

  test('keep a title as long as its merchant wrote it for search, unless staff has written another', async () => {
    const whole =
      'Kovarn Vivid 27Q écran 27 pouces IPS avec pied réglable en hauteur, bras articulé et support mural vissé';
    const readTitles = () =>
      feeds.database.rows<{ title: string; whole: string | null }>(
        'select title, whole_title as whole from products',
      );
    await importRows([screen(1, { product_name: whole })]);
    await refreshFacts(feeds.database);
    const [made] = await readTitles();
    expect(made?.whole).toBe(whole);
    expect(made?.title.length).toBeLessThan(whole.length);
    await feeds.database.execute(`update products set title = 'Mon écran', edited_fields = '{title}'`);
    await markStaleByRules(feeds.database, 'others');
    await refreshFacts(feeds.database);
    expect(await readTitles()).toEqual([{ title: 'Mon écran', whole: null }]);
  });

  test('follow offers that are moved to another product, codes and all', async () => {
    const other = screen(2, {
      merchant_product_id: 'B2',
      product_name: 'Clavier mécanique Tavik Rapide 75',
      ean: '9520000000028',
      mpn: 'TAV-75',
      specifications: 'Disposition : AZERTY',
      merchant_category: 'Claviers',
    });
    await importRows([proper, other]);
    await refreshFacts(feeds.database);
    const ids = (await feeds.database.rows<{ id: number }>('select id from products order by id')).map(
      ({ id }) => id,
    );
    expect(ids).toHaveLength(2);
    await feeds.database.execute('update offers set product_id = $1', [ids[0]]);
    await feeds.database.transaction((transaction) => consolidateProducts(transaction, ids));
    const codes = await feeds.database.rows(
      `select product_id as id, kind, value from product_identifiers order by value`,
    );
    expect(codes).toEqual([
      { id: ids[0], kind: 'gtin', value: '09520000000011' },
      { id: ids[0], kind: 'gtin', value: '09520000000028' },
      { id: ids[0], kind: 'mpn', value: 'KOV-27Q' },
      { id: ids[0], kind: 'mpn', value: 'TAV-75' },
    ]);
  });

  test('of a hostile feed hold no markup, control or direction characters', async () => {
    const evil =
      '<img src=x onerror=alert(1)>\u202eÉcran&lt;script&gt;alert(2)&lt;/script&gt;\u0007 Kovarn 27Q';
    await importRows([
      screen(1, {
        product_name: evil,
        brand_name: '<b>Kovarn</b>',
        description: `<p onclick="x()">${french}</p><script>alert(3)</script>`,
        specifications: '<i>Diagonale</i> : <b>27 pouces</b>|Dalle\u202e : <svg onload=x>IPS',
      }),
    ]);
    await refreshFacts(feeds.database);
    const text = JSON.stringify(await readFacts());
    expect(text).toContain(french);
    expect(text).not.toMatch(/<\w|alert\(3\)|\u202e|\\u0007|onerror|onload/);
    expect((await readTyped()).map(({ key, value }) => [key, value])).toEqual([
      ['screen-size', '27'],
      ['panel', 'ips'],
    ]);
  });
});

test('what staff has written of specifications is what lists narrow by', async () => {
  await importRows([screen(1)]);
  await refreshFacts(feeds.database);
  expect((await readTyped()).map(({ key, value }) => `${key} ${value}`)).toContain('screen-size 27');
  await feeds.database.execute(
    `update products set edited_fields = '{specifications}',
       specifications = '[{"name": "Diagonale", "value": "32 pouces"}, {"name": "Humeur", "value": "bonne"}]'`,
  );
  const [{ id } = { id: 0 }] = await feeds.database.rows<{ id: number }>('select id from products');
  await feeds.database.transaction((transaction) => consolidateProducts(transaction, [id]));
  expect((await readTyped()).map(({ key, value }) => `${key} ${value}`)).toEqual(['screen-size 32']);
  await importRows([screen(1, { specifications: 'Diagonale : 24 pouces|Dalle : VA' })]);
  await refreshFacts(feeds.database);
  expect((await readTyped()).map(({ key, value }) => `${key} ${value}`)).toEqual(['screen-size 32']);
});

test('labels are what merchants state together, narrowed by as one value; a warranty is each offer’s own', async () => {
  const labelled = (classOf: string) =>
    `Diagonale : 27 pouces|Classe énergétique : ${classOf}|EPREL : 999990001|Indice de réparabilité : 7,9/10|Consommation : 20 kWh/1000 h`;
  await importRows([screen(1, { specifications: labelled('E'), warranty: '2 ans constructeur' })]);
  await importRows([screen(2, { specifications: labelled('E'), warranty: 'à vie' })]);
  await importRows([screen(3, { specifications: labelled('D') })]);
  await refreshFacts(feeds.database);
  const readLabels = () => feeds.database.rows(`select labels from products`);
  const stated = {
    ...{ eprel: '999990001', repairability: 7.9 },
    consumption: { kwh: 20, per: '1000 hours', times: 1460 },
  };
  expect(await readLabels()).toEqual([{ labels: { ...stated, energyClass: 'E' } }]);
  expect(await readTyped()).toContainEqual({ key: 'energy-class', value: 'e', number: null, unit: null });
  expect(
    await feeds.database.rows('select warranty_months as months, warranty_by as by from offers order by id'),
  ).toEqual([
    { months: 24, by: 'manufacturer' },
    { months: null, by: null },
    { months: null, by: null },
  ]);
  await importRows([screen(2, { specifications: labelled('D'), warranty: 'à vie' })]);
  await importRows([screen(1, { specifications: labelled('E'), warranty: '12 mois' })]);
  await importRows([screen(4, { specifications: labelled('E') })]);
  await refreshFacts(feeds.database);
  expect(await readLabels()).toEqual([{ labels: stated }]);
  expect(await readTyped()).not.toContainEqual(expect.objectContaining({ key: 'energy-class' }));
  const [first] = await feeds.database.rows(
    'select warranty_months as months from offers order by id limit 1',
  );
  expect(first).toEqual({ months: 12 });
});
