import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeed } from '../../../test/helpers/catalogue.ts';
import { caughtUp } from '../../../test/helpers/caught-up.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { silentLog } from '../../../test/helpers/silent-log.ts';
import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import { allColours } from '../language/colour-words.ts';
import { type AliasEditor, createAliasEditor } from './aliases.ts';
import { listAliases } from './aliases-queries.ts';
import { isWanted, splitWords } from './engine/words/scan-words.ts';
import { createSenseFinders, phraseTerms } from './engine/words/synonyms.ts';
import { createSearch, type Search } from './service.ts';

const actor = { actorId: 1, address: '192.0.2.1' };
let testDatabase: TestDatabase;
let aliases: AliasEditor;
let search: Search;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const seed = createSeed(testDatabase.database);
  const merchantId = await seed.merchant({ name: 'Pixel' });
  const productId = await seed.product({ title: 'Acme air crusher', category: 'home-appliances' });
  await seed.offer({ merchantId, productId, priceCents: 9_900 });
  await seed.summaries();
  aliases = createAliasEditor(testDatabase.database, raiseCatalogueVersion);
  search = createSearch({ databaseUrl: testDatabase.url, log: silentLog, pollEvery: 60_000 });
  await search.start();
});
afterAll(async () => {
  await search?.close();
  await testDatabase.drop();
});

test.each([
  ['aspirateur robot', 'aspirateur'],
  ['aspirateur balai', 'aspirateur'],
  ['handheld vacuum', 'vacuum cleaner'],
  ['sèche-linge pompe à chaleur', 'sèche-linge'],
  ['routeur wifi', 'wireless router'],
  ['tondeuse à gazon thermique', 'lawn mower'],
  ['petrol chainsaw', 'tronçonneuse'],
])('what says a kind says what it is a kind of: %s is %s', async (special, kind) => {
  const { said, asked } = createSenseFinders(await listAliases(testDatabase.database));
  const meant = (find: typeof said, text: string) =>
    find(splitWords(text, 6).filter(isWanted)).flatMap(({ terms }) => terms);
  expect(meant(said, special)).toEqual(expect.arrayContaining(meant(asked, kind)));
});

test.each([
  ['tel samsung', 'smartphone'],
  ['café en grain', 'coffee beans'],
  ['rasoir', 'shaver'],
  ['alim', 'power supply'],
  ['alimentation', 'power supply'],
  ['sauce tomate', 'tomato sauce'],
  ['thon', 'tuna'],
  ['jeu', 'board game'],
  ['jeu', 'video game'],
  ['sauce soja', 'soy sauce'],
  ['lait de coco', 'coconut milk'],
  ['démarreur de batterie', 'jump starter'],
  ['drap de bain', 'bath towel'],
  ['store vénitien', 'venetian blind'],
  ['bâche bassin', 'pond liner'],
  ['congélateur bahut', 'chest freezer'],
  ['lave-linge ouverture dessus', 'top loader'],
  ['séchoir à cheveux', 'sèche-cheveux'],
  ['box internet', 'routeur'],
  ['double sim', 'dual sim'],
  ['scanner à plat', 'flatbed scanner'],
  ['tronçonneuse thermique', 'petrol chainsaw'],
])('what shoppers type means what shops call it: %s', async (typed, called) => {
  const { asked } = createSenseFinders(await listAliases(testDatabase.database));
  const meant = (text: string) => asked(splitWords(text, 6).filter(isWanted)).flatMap(({ terms }) => terms);
  expect(meant(typed)).toEqual(expect.arrayContaining(meant(called)));
  expect(meant(called)).toHaveLength(1);
});

test('a colour means the same in both languages and genders', async () => {
  const plain = (phrases: readonly string[]) => phrases.map((phrase) => phraseTerms(phrase).join(' '));
  const groups = (await listAliases(testDatabase.database)).map(({ said }) => new Set(plain(said)));
  const named = allColours.filter(({ isOnlyStated }) => !isOnlyStated);
  expect(named.length).toBeGreaterThan(25);
  const names = named.map(({ fr, feminine = fr, en }) => plain([fr, feminine, en]));
  const missing = names.filter(
    (each) => new Set(each).size > 1 && !groups.some((group) => each.every((name) => group.has(name))),
  );
  expect(missing).toEqual([]);
});

const find = async (query: string) =>
  (await search.search({ query, sort: 'relevance', offset: 0, limit: 10 })).total;

/** Makes an edit and waits until searches use it. */
async function edited<T>(edit: () => Promise<T>): Promise<T> {
  const done = await edit();
  await caughtUp(search, testDatabase);
  return done;
}

test('there are aliases from the start, in both languages', async () => {
  const groups = await listAliases(testDatabase.database);
  expect(groups.length).toBeGreaterThan(50);
  const laptop = groups.find(({ said }) => said.includes('laptop'));
  expect(laptop?.asked).toContain('portable');
  expect(laptop?.said).toContain('ordinateur portable');
});

test('a group that is added, changed and removed is searched by at once', async () => {
  expect(await find('broyeuse sans huile')).toBe(0);
  const group = { said: ['air crusher', ' broyeuse  sans huile ', 'Air Crushers'], asked: ['broyeuse'] };
  const saved = await edited(() => aliases.save(group, actor));
  expect(saved).toEqual({
    id: saved.id,
    said: ['air crusher', 'broyeuse sans huile'],
    asked: ['broyeuse'],
  });
  expect(await find('broyeuses sans huile')).toBe(1);
  expect(await find('broyeuse')).toBe(1);

  await edited(() => aliases.save({ ...saved, asked: [] }, actor));
  expect(await listAliases(testDatabase.database)).toContainEqual({ ...saved, asked: [] });
  expect(await find('broyeuse sans huile')).toBe(1);

  await edited(() => aliases.remove(saved.id, actor));
  expect(await find('broyeuse sans huile')).toBe(0);
});

test.each([
  [['alone'], []],
  [['fan', 'Fans'], []],
  [[], ['one', 'two']],
  [['fan', ' '], []],
  [['fan', 'the'], []],
  [['fan', 'a\u0000b'], []],
])('refuses a group that means nothing: %j, %j', async (said, asked) => {
  await expect(aliases.save({ said, asked }, actor)).rejects.toMatchObject({ code: 'invalid_request' });
});

test('does not know groups that are not there', async () => {
  const before = await listAliases(testDatabase.database);
  await expect(aliases.save({ id: 999_999, said: ['a1', 'b1'], asked: [] }, actor)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(aliases.remove(999_999, actor)).rejects.toMatchObject({ code: 'not_found' });
  expect(await listAliases(testDatabase.database)).toEqual(before);
});

test('a power supply is no food, as shelves of food call it', async () => {
  const { said } = createSenseFinders(await listAliases(testDatabase.database));
  const meant = (text: string) => said(splitWords(text, 6).filter(isWanted)).flatMap(({ terms }) => terms);
  expect(meant('alimentation & boissons')).not.toEqual(expect.arrayContaining(meant('psu')));
  expect(meant('alimentation pc')).toEqual(expect.arrayContaining(meant('psu')));
});
