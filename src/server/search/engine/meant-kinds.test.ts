import { describe, expect, test } from 'vitest';
import { product } from '../../../../test/helpers/search-engine.ts';
import { createTestCatalogue } from '../../../../test/helpers/search-index.ts';
import { openEngine } from './engine.ts';
import type { SearchCategory, Synonyms } from './search-document.ts';
import { createSenseFinders } from './words/synonyms.ts';

const [phones, power, clothing, security, making, nails, games, consoles, audio, riding, vitamins] = [
  11, 21, 31, 41, 51, 52, 61, 62, 71, 81, 91,
];
const shelves: SearchCategory[] = [
  { id: 10, names: ['Telephony', 'Téléphonie'], parentId: null },
  { id: phones, names: ['Phones', 'Téléphones'], called: ['iphone'], parentId: 10 },
  { id: 20, names: ['Accessories', 'Accessoires'], parentId: null },
  { id: power, names: ['Power', 'Alimentation'], called: ['charger', 'chargeur'], parentId: 20 },
  { id: 30, names: ['Fashion', 'Mode'], parentId: null },
  { id: clothing, names: ['Clothing', 'Vêtements'], called: ['pull', 'dress', 'robe'], parentId: 30 },
  { id: 40, names: ['Home', 'Maison'], parentId: null },
  { id: security, names: ['Security', 'Sécurité'], parentId: 40 },
  { id: 50, names: ['Beauty', 'Beauté'], parentId: null },
  { id: making, names: ['Make-up', 'Maquillage'], called: ['vernis à ongles'], parentId: 50 },
  { id: nails, names: ['Nail care', 'Ongles'], parentId: 50 },
  { id: 60, names: ['Gaming', 'Jeu'], parentId: null },
  { id: games, names: ['Games', 'Jeux vidéo'], parentId: 60 },
  { id: 70, names: ['Electronics', 'High-tech'], parentId: null },
  { id: audio, names: ['Audio', 'Son'], called: ['headphones', 'microphone'], parentId: 70 },
  { id: 90, names: ['Well-being', 'Bien-être'], parentId: null, isNeverGiven: true },
  { id: vitamins, names: ['Vitamins', 'Vitamines'], parentId: 90 },
  { id: 80, names: ['Motorbikes', 'Motos'], parentId: null },
  { id: riding, names: ['Riding', 'Équipement moto'], called: ['casque moto'], parentId: 80 },
  {
    id: consoles,
    names: ['Consoles', 'Consoles de jeux'],
    called: ['zorb4', 'zorbox', 'playstation 5'],
    parentId: 60,
  },
];
const groups: Synonyms = [
  { said: ['charger', 'chargeur'] },
  { said: ['dress', 'robe'] },
  { said: ['maxi dress', 'robe longue', 'long dress'] },
  { said: ['sweater'], asked: ['pull'] },
  { said: ['headphones'], asked: ['casque', 'oreillette', 'cassette'] },
  { said: ['microphone'], asked: ['micro'] },
  { said: ['playstation 5', 'ps5'] },
  { said: ['motorcycle helmet', 'casque moto'], asked: ['casque'] },
];

function createShop(...documents: ReturnType<typeof product>[]) {
  const data = createTestCatalogue(documents).build({ categories: shelves, synonyms: groups });
  const engine = openEngine(data, createSenseFinders(groups));
  return (query: string) => engine.search({ query, sort: 'relevance', offset: 0, limit: 20 });
}

test.each(['iphone charger', 'chargeur iphone'])('what has a name is what the thing is for: %s', (query) => {
  const search = createShop(
    product(1, 'iPhone 16 blue', { categoryId: phones, merchantsCount: 9 }),
    product(2, 'Acme charger 20 W', { categoryId: power }),
  );
  expect(search(query)).toMatchObject({ ids: [2], missingWords: ['iphone'] });
});

test('a line whose models are numbered within the word is found by its name', () => {
  const search = createShop(product(1, 'Acme Buds3 Pro'), product(2, 'Acme X3'));
  expect(search('acme buds').ids[0]).toBe(1);
  expect(search('buds')).toMatchObject({ ids: [1], missingWords: [], correctedQuery: null });
});

test('what a word of several meanings names is each of them', () => {
  const search = createShop(
    product(1, 'Acme motorcycle helmet', { categoryId: riding }),
    product(2, 'Zeta headphones', { categoryId: audio, merchantsCount: 9 }),
  );
  expect(search('casque acme').ids[0]).toBe(1);
  expect(search('casque zeta').ids[0]).toBe(2);
});

test('of one department both are meant', () => {
  const search = createShop(
    product(1, 'Acme zorb4', { categoryId: consoles }),
    product(2, 'Zeta games', { categoryId: games }),
  );
  expect(search('zorb4 games').ids.toSorted()).toEqual([1, 2]);
});

test('a phrase that no shelf is called by is a kind of what one of its parts names', () => {
  const search = createShop(
    product(1, 'Acme summer robe', { categoryId: clothing }),
    product(2, 'Acme maxi dress', { categoryId: clothing }),
    product(3, 'Acme veste', { categoryId: clothing, merchantsCount: 9 }),
  );
  expect(search('robe longue').ids).toEqual([2, 1]);
});

test('a kind’s name of one word means another thing in another department, unless the title speaks against the shelf', () => {
  const search = createShop(
    product(1, 'Zeta pull lever', { categoryId: security, merchantsCount: 9 }),
    product(2, 'Acme sweater', { categoryId: clothing }),
    product(3, 'Acme pull', { categoryId: security, isCategoryGuessed: true }),
  );
  expect(search('pull').ids.at(-1)).toBe(1);
});

describe('a word that means a thing only where it is asked for', () => {
  test('names that rather than what products say with it', () => {
    const search = createShop(
      product(1, 'Acme USB micro', { merchantsCount: 9 }),
      product(2, 'Acme condenser microphone with much else that is said of it'),
    );
    expect(search('micro').ids).toEqual([2, 1]);
  });

  test.each(['pull', 'pull laine'])('is not what says it in another department: %s', (query) => {
    const search = createShop(
      product(1, 'Zeta pull lever', { categoryId: security, merchantsCount: 9 }),
      product(2, 'Acme veste', { categoryId: clothing }),
    );
    expect(search(query)).toMatchObject({ ids: [2], shelfIds: [clothing] });
  });

  test('is what says it where nothing speaks against it', () => {
    const search = createShop(
      product(1, 'Zeta pull', { categoryId: clothing }),
      product(2, 'Acme veste', { categoryId: clothing }),
    );
    expect(search('pull')).toMatchObject({ ids: [1], shelfIds: [] });
  });
});

describe('a name that nothing is called by itself', () => {
  const search = createShop(
    product(1, 'Acme charger for zorbox in the blue edition of six', {
      categoryId: power,
      kinds: ['Chargers'],
    }),
    product(2, 'Edition six', { merchantsCount: 9 }),
    product(3, 'Zeta cover for playstation 5', { categoryId: power, kinds: ['Chargers'] }),
  );
  test('finds what is for it before what holds its other words', () => {
    expect(search('zorbox edition six').ids[0]).toBe(1);
  });
  test('also where it is a maker’s that dictionaries list', () => {
    expect(search('playstation 5').ids).toEqual([3]);
  });
});

test('an ending of French tells that the first of two kinds is meant', () => {
  const search = createShop(
    product(1, 'Zeta games', { categoryId: games }),
    product(2, 'Acme headphones', { categoryId: audio }),
  );
  expect(search('oreillette games').ids).toEqual([2]);
  expect(search('cassette games').ids).toContain(1);
});

test('so does a noun of French only at its beginning, not at its end', () => {
  const search = createShop(
    product(1, 'Zeta games', { categoryId: games }),
    product(2, 'Acme headphones', { categoryId: audio }),
  );
  expect(search('casque games').ids).toEqual([2]);
  expect(search('games casque').ids).toContain(1);
});

test('a part of a kind’s name shows nothing but what stands on its shelf', () => {
  const search = createShop(
    product(1, 'Zeta capsules for ongles', { categoryId: security, merchantsCount: 9 }),
    product(2, 'Zeta blush', { categoryId: making, kinds: ['Blush'] }),
  );
  expect(search('vernis à ongles')).toMatchObject({ ids: [2], shelfIds: [making] });
});

test('where few things of a kind hold half of the words the others follow, but nothing else does', () => {
  const search = createShop(
    product(1, 'Acme robe verte', { categoryId: clothing }),
    product(2, 'Zeta robe', { categoryId: clothing }),
    product(3, 'Zeta velours satin', { categoryId: security }),
  );
  expect(search('robe verte velours satin').ids).toEqual([1, 2]);
});

test('what a thing comes in or is made of is no kind of it', () => {
  const search = createShop(
    product(1, 'Acme robe rouge', { categoryId: clothing }),
    product(2, 'Acme zorbets 400 g', { categoryId: making }),
  );
  expect(search('zorbets en robe')).toMatchObject({ ids: [2] });
  expect(search('robe en tinzets')).toMatchObject({ ids: [1], missingWords: ['tinzets'] });
});

test('behind what names nothing the thing itself is named, as it is in several words', () => {
  const search = createShop(
    product(1, 'Acme robe rouge', { categoryId: clothing }),
    product(2, 'Acme gamme', { categoryId: power, merchantsCount: 9 }),
    product(3, 'Zeta zorbets', { categoryId: power, merchantsCount: 9 }),
    product(4, 'Zeta vernis rouge', { categoryId: making, kinds: ['Vernis à ongles'] }),
  );
  for (const query of ['gamme en robe', 'gammes en robes']) expect(search(query).ids).toEqual([1]);
  expect(search('zorbets en vernis à ongles').ids).toEqual([4]);
});

describe('presents', () => {
  const search = createShop(
    product(1, 'Acme vitamines femme women', {
      categoryId: vitamins,
      isCategoryGuessed: true,
      merchantsCount: 9,
    }),
    product(2, 'Acme robe rouge de soirée femme women', { categoryId: clothing }),
  );

  test.each(['cadeau maman', 'idée cadeau pour maman', 'gift for mom'])(
    'are nothing for health: %s',
    (query) => {
      expect(search('femme').ids).toEqual([1, 2]);
      expect(search(query).ids).toEqual([2, 1]);
    },
  );

  test('may be anything that is asked for by its name', () => {
    expect(search('cadeau vitamines maman').ids[0]).toBe(1);
  });
});
