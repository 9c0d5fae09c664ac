import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { matchInput } from '../../../test/helpers/match-input.ts';
import {
  deleteBrandAlias,
  listBrandAliases,
  readBrandNames,
  saveBrandAlias,
  suggestBrandAliases,
} from './brand-aliases.ts';
import { describeListing } from './listing.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());
beforeEach(async () => {
  await testDatabase.database.execute('truncate brand_aliases, match_listings, products cascade');
});

describe('saveBrandAlias', () => {
  it('keeps a name, replaces it, and gives it up', async () => {
    const { database } = testDatabase;
    await saveBrandAlias(database, { alias: ' Bosch Électroménager ', brand: 'Siemens' });
    await saveBrandAlias(database, { alias: 'Bosch électroménager', brand: 'Bosch' });
    expect(await listBrandAliases(database)).toEqual([
      { key: 'boschelectromenager', alias: 'Bosch électroménager', brand: 'Bosch' },
    ]);
    await deleteBrandAlias(database, 'boschelectromenager');
    expect(await listBrandAliases(database)).toEqual([]);
  });

  it('leads an alias of an alias to the brand itself', async () => {
    const { database } = testDatabase;
    await saveBrandAlias(database, { alias: 'Moulinex SA', brand: 'Moulinex' });
    const saved = await saveBrandAlias(database, { alias: 'Groupe Moulinex', brand: 'Moulinex SA' });
    expect(saved.brand).toBe('Moulinex');
  });

  it.each([
    ['nothing', '', 'HP'],
    ['signs only', '★★', 'HP'],
    ['no brand', 'Compaq', ' '],
    ['the same name', 'TP-Link', 'TP Link'],
    ['a long name', 'x'.repeat(101), 'HP'],
  ])('refuses %s', async (_, alias, brand) => {
    await expect(saveBrandAlias(testDatabase.database, { alias, brand })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });
});

it('says that there is no such alias to delete', async () => {
  await expect(deleteBrandAlias(testDatabase.database, 'nobody')).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('reads offers under the brand that an alias stands for', async () => {
  const { database } = testDatabase;
  await saveBrandAlias(database, { alias: 'Fnac Essentiel', brand: 'Essentiel b' });
  const names = await readBrandNames(database);
  const offer = matchInput({ title: 'Fnac Essentiel souris S10', brand: 'FNAC Essentiel' });
  expect(describeListing(offer, names)).toMatchObject({
    brand: 'essentielb',
    title: 'essentiel b mouse s10',
  });
});

it('suggests brands whose GTINs agree in several products', async () => {
  const { database } = testDatabase;
  const products = await database.rows<{ id: number }>(
    `insert into products (title) select 'P' || n from generate_series(1, 4) n returning id`,
  );
  for (const [i, { id }] of products.entries())
    for (const brand of i < 3 ? ['lenovo', 'lenovogroup'] : ['lenovo', 'mislabelled'])
      await database.rows(
        `insert into match_listings (id, article_id, product_id, home_product_id, component, facts_hash, merchant_id,
           is_new, price_cents, brand, title, codes, gtins, mpn, model, pack, accessory, details, picture)
         values (nextval('match_listing_ids'), $2 || $3, $1, $1, 1, 1, 1, true, 1, $2, 't', '', $3, '', '', 1,
           '', '', '')`,
        [id, brand, `0952382675695${i}`],
      );
  expect(await suggestBrandAliases(database)).toEqual([
    { brand: 'lenovo', other: 'lenovogroup', products: 3 },
  ]);
});
