import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { emptyTables } from '../../../test/helpers/empty-tables.ts';
import { matchInput } from '../../../test/helpers/match-input.ts';
import { addSharedGtins } from '../../../test/helpers/shared-gtins.ts';
import {
  deleteBrandAlias,
  dismissBrandAlias,
  findBrandAliases,
  readBrandNames,
  saveBrandAlias,
} from './brand-aliases.ts';
import { describeListing } from './comparing/listing.ts';
import { listAliases, listSuggestions } from './storing/alias-queries.ts';

const actor = { actorId: 1, address: '192.0.2.1' };
let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());
beforeEach(async () => {
  await emptyTables(testDatabase.database, 'brand_aliases', 'match_listings', 'products');
});

describe('saveBrandAlias', () => {
  it('keeps a name, replaces it, and gives it up', async () => {
    const { database } = testDatabase;
    await saveBrandAlias(database, { alias: ' Bosch Électroménager ', brand: 'Siemens' }, actor);
    await saveBrandAlias(database, { alias: 'Bosch électroménager', brand: 'Bosch' }, actor);
    expect(await listAliases(database)).toEqual([
      { key: 'boschelectromenager', alias: 'Bosch électroménager', brand: 'Bosch' },
    ]);
    await deleteBrandAlias(database, 'boschelectromenager', actor);
    expect(await listAliases(database)).toEqual([]);
  });

  it('leads an alias of an alias to the brand itself', async () => {
    const { database } = testDatabase;
    await saveBrandAlias(database, { alias: 'Moulinex SA', brand: 'Moulinex' }, actor);
    const saved = await saveBrandAlias(database, { alias: 'Groupe Moulinex', brand: 'Moulinex SA' }, actor);
    expect(saved.brand).toBe('Moulinex');
  });

  it('leads what led to an alias to its brand, and makes no circles', async () => {
    const { database } = testDatabase;
    await saveBrandAlias(database, { alias: 'Groupe Moulinex', brand: 'Moulinex SA' }, actor);
    await saveBrandAlias(database, { alias: 'Moulinex SA', brand: 'Moulinex' }, actor);
    expect((await listAliases(database)).map(({ brand }) => brand)).toEqual(['Moulinex', 'Moulinex']);
    await expect(
      saveBrandAlias(database, { alias: 'Moulinex', brand: 'Groupe Moulinex' }, actor),
    ).rejects.toMatchObject({ reason: 'brand_names_same' });
  });

  it.each([
    ['nothing', '', 'HP'],
    ['signs only', '★★', 'HP'],
    ['no brand', 'Compaq', ' '],
    ['the same name', 'TP-Link', 'TP Link'],
    ['a long name', 'x'.repeat(101), 'HP'],
    ['a name that is long once it is folded', '㎯'.repeat(100), 'HP'],
    ['control characters', 'Com\u0000paq', 'HP'],
    ['half a character', 'Compaq', 'HP\ud800'],
  ])('refuses %s', async (_, alias, brand) => {
    await expect(saveBrandAlias(testDatabase.database, { alias, brand }, actor)).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });
});

it('says that there is no such alias to delete', async () => {
  await expect(deleteBrandAlias(testDatabase.database, 'nobody', actor)).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('reads offers under the brand that an alias stands for', async () => {
  const { database } = testDatabase;
  await saveBrandAlias(database, { alias: 'Fnac Essentiel', brand: 'Essentiel b' }, actor);
  const names = await readBrandNames(database);
  const offer = matchInput({ title: 'Fnac Essentiel souris S10', brand: 'FNAC Essentiel' });
  expect(describeListing(offer, names)).toMatchObject({
    brand: 'essentielb',
    title: 'essentiel b mouse s10',
  });
});

it('suggests brands whose GTINs agree in several products', async () => {
  const { database } = testDatabase;
  const renamed = ['lenovo', 'lenovogroup'];
  await addSharedGtins(database, [renamed, renamed, renamed, ['lenovo', 'mislabelled']]);
  const pair = { brand: 'lenovo', other: 'lenovogroup' };
  expect(await listSuggestions(database)).toEqual([]);
  await findBrandAliases(database);
  const suggested = [{ ...pair, brandName: 'lenovo', otherName: 'lenovogroup', products: 3 }];
  expect(await listSuggestions(database)).toEqual(suggested);
  await dismissBrandAlias(database, pair, actor);
  await findBrandAliases(database);
  expect(await listSuggestions(database)).toEqual([]);
  await database.execute('update brand_alias_suggestions set is_dismissed = false');
  expect(await listSuggestions(database)).toEqual(suggested);
  await saveBrandAlias(database, { alias: 'Lenovo Group', brand: 'Lenovo' }, actor);
  expect(await listSuggestions(database)).toEqual([]);
  await emptyTables(database, 'match_listings');
  await findBrandAliases(database);
  expect(await database.rows('select from brand_alias_suggestions')).toEqual([]);
});
