import { describe, expect, test } from 'vitest';
import { categories, product, synonyms } from '../../../../test/helpers/search-engine.ts';
import { createTestCatalogue } from '../../../../test/helpers/search-index.ts';
import { openEngine } from './engine.ts';
import type { SearchCategory } from './search-document.ts';
import { createSenseFinders } from './words/synonyms.ts';

const shelves: SearchCategory[] = [
  { id: 210, names: ['Coffee', 'Café'], called: ['capsule', 'zespresso'], parentId: 120 },
  { id: 220, names: ['Vitamins', 'Vitamines'], called: ['capsule'], parentId: 120 },
  { id: 230, names: ['Taps', 'Robinetterie'], called: ['robinet', 'tap'], parentId: 120 },
  { id: 240, names: ['Kitchenware', 'Ustensiles'], called: ['cuisine'], parentId: 120 },
  { id: 250, names: ['Wallets', 'Maroquinerie'], called: ['portefeuille'], parentId: 120 },
  { id: 260, names: ['Bags', 'Bagagerie'], called: ['cuir'], parentId: 120 },
  { id: 270, names: ['Shaving', 'Rasage'], called: ['tondeuse à barbe', 'rasoir'], parentId: 120 },
  { id: 275, names: ['Beards', 'Barbe'], parentId: 120 },
  { id: 280, names: ['Gaming', 'Jeu'], called: ['volant'], parentId: 90 },
  { id: 285, names: ['Batteries', 'Piles'], called: ['batterie', 'baterie'], parentId: 90 },
  {
    id: 288,
    names: ['Motorbike Gear', 'Équipement moto'],
    called: ['gants moto', 'casque moto intégral'],
    parentId: 120,
  },
  { id: 291, names: ['Sports Shoes', 'Chaussures de sport'], called: ['running shoes'], parentId: 120 },
  { id: 292, names: ['Shoes', 'Chaussures'], parentId: 120 },
  { id: 293, names: ['Running', 'Course'], parentId: 120 },
  { id: 294, names: ['Children’s Clothing', 'Vêtements enfant'], called: ['children'], parentId: 120 },
  { id: 295, names: ['Toys', 'Jouets'], parentId: 120 },
  { id: 296, names: ['Controls', 'Commandes'], called: ['joystick', 'pedal'], parentId: 120 },
  { id: 290, names: ['Computers', 'Ordinateurs'], called: ['pc'], parentId: 90 },
];

const groups = [...synonyms, { said: ['children', 'enfants'], asked: ['kids'] }];

function createShop(...documents: ReturnType<typeof product>[]) {
  const data = createTestCatalogue(documents).build({
    categories: [...shelves, ...categories],
    synonyms: groups,
  });
  const engine = openEngine(data, createSenseFinders(groups));
  return (query: string) => engine.search({ query, sort: 'relevance', offset: 0, limit: 9 });
}

describe('of several kinds that a text names', () => {
  test('what they have in common is meant', () => {
    const search = createShop(
      product(1, 'Acme capsule zespresso style', { categoryId: 220, merchantsCount: 9 }),
      product(2, 'Zeta capsule zespresso', { categoryId: 210 }),
    );
    expect(search('capsule zespresso').ids[0]).toBe(2);
  });

  test.each([
    ['a room', 'robinet cuisine', 230],
    ['a stuff', 'portefeuille cuir', 250],
    ['a person', 'portefeuille homme cuir', 250],
    ['a colour', 'portefeuille cuir noir', 250],
  ])('the first one is, where French puts %s behind it: %s', (_what, query, categoryId) => {
    const search = createShop(
      product(1, 'Zeta Z1 cuisine cuir', { categoryId: 240, merchantsCount: 9 }),
      product(2, 'Acme A1', { categoryId: 260, merchantsCount: 9 }),
      product(3, 'Acme A2', { categoryId }),
    );
    expect(search(query).ids[0]).toBe(3);
  });

  test('one that nothing is of is told as missing beside another that is shown', () => {
    const search = createShop(product(1, 'Acme pc', { categoryId: 290 }));
    expect(search('volant pc')).toMatchObject({ ids: [1], missingWords: ['volant'] });
  });
});

test('of two words for things of one shelf the first one says what it is, whatever else is called by the second', () => {
  const search = createShop(
    product(1, 'Acme bin with pedal', { categoryId: 240, isCategoryGuessed: true }),
    product(2, 'Zeta joystick', { categoryId: 296 }),
  );
  expect(search('joystick pedal').ids).toEqual([2]);
});

test('where nothing holds all words, what has a part of the kind’s name and more of the others is none', () => {
  const search = createShop(
    product(1, 'Acme sac moto cuir rouge', { categoryId: 260 }),
    product(2, 'Zeta gants moto', { categoryId: 288 }),
    product(3, 'Zeta gants moto verts', { categoryId: 40, isCategoryGuessed: true }),
  );
  expect(search('gants moto cuir rouge').ids.toSorted()).toEqual([2, 3]);
});

test('on a shelf of several things what says that it is another is not lifted', () => {
  const search = createShop(
    product(1, 'Acme rapid', {
      categoryId: 270,
      kinds: ['Tondeuse à barbe'],
      description: 'Suits whoever has no rasoir.',
    }),
    product(2, 'Acme compact rasoir for travel'),
  );
  expect(search('acme rasoir').ids).toEqual([2, 1]);
});

test('where nothing holds the words of a kind, its shelf is shown rather than what has a part of its name', () => {
  const search = createShop(
    product(1, 'Zeta Z1', { categoryId: 270 }),
    product(2, 'Acme le trésor de Barbe Noire', { categoryId: 40, merchantsCount: 9 }),
    product(3, 'Acme tondeuse', { categoryId: 120 }),
  );
  expect(search('tondeuse à barbe')).toMatchObject({
    ids: [1],
    missingWords: ['tondeuse', 'barbe'],
    shelfIds: [270],
  });
});

test('of a kind that nothing is of only the words are told that nothing on its shelf is called by either', () => {
  const search = createShop(product(1, 'Acme casque moto intégral', { categoryId: 288 }));
  expect(search('gants moto')).toMatchObject({ ids: [1], missingWords: ['gants'], shelfIds: [288] });
});

test('a kind’s name that nothing is called by is a slip of another name of that kind', () => {
  const search = createShop(product(1, 'Acme batterie', { categoryId: 285 }));
  expect(search('baterie')).toMatchObject({ ids: [1], correctedQuery: 'batterie', missingWords: [] });
});

test.each([
  ['gants moto', ['gants']],
  ['casque moto intégral', []],
])('a name is told where half of it is lacking: %s', (query, missingWords) => {
  const search = createShop(
    product(1, 'Zeta plate', { categoryId: 288 }),
    product(2, 'Acme AGV full-face casque', { categoryId: 288 }),
    product(3, 'Zeta gants intégral', { categoryId: 120 }),
  );
  expect(search(query)).toMatchObject({ missingWords });
});

test('of a name that nothing is of the thing itself is shown, before what it is for', () => {
  const search = createShop(
    product(1, 'Acme running top', { categoryId: 293, merchantsCount: 9 }),
    product(2, 'Zeta shoes', { categoryId: 292 }),
  );
  expect(search('running shoes').ids[0]).toBe(2);
});

test('for whom a thing is names none of them', () => {
  const search = createShop(
    product(1, 'Acme fruit kids', { categoryId: 294, merchantsCount: 9 }),
    product(2, 'Zeta blocks', { categoryId: 295 }),
  );
  expect(search('kids toys')).toMatchObject({ ids: [2] });
});

test('where nothing holds all words, what is no such thing follows apart from what is', () => {
  const search = createShop(
    product(1, 'Acme joystick wireless blue', { categoryId: 296 }),
    product(2, 'Zeta joystick wireless', { categoryId: 296 }),
    product(3, 'Acme pedal wireless', { categoryId: 296, kinds: ['Pedals'] }),
    product(4, 'Zeta lamp red', { categoryId: 120 }),
  );
  expect(search('wireless joystick red')).toMatchObject({
    ids: [2, 1, 3],
    leading: 2,
    missingWords: ['red'],
  });
});

test('of three words and more, what lacks one goes before what only mentions such a thing', () => {
  const search = createShop(
    product(1, 'Acme screen full hd', { categoryId: 70 }),
    product(2, 'Zeta screen hd', { categoryId: 70 }),
    product(3, 'Acme desk', { categoryId: 120, description: 'screen, full hd', merchantsCount: 9 }),
  );
  expect(search('screen full hd')).toMatchObject({ ids: [1, 2, 3], leading: 1 });
});
