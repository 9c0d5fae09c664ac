import { describe, expect, test } from 'vitest';
import { categories, createEngine, find, product, synonyms } from '../../../../test/helpers/search-engine.ts';
import { createTestCatalogue } from '../../../../test/helpers/search-index.ts';
import { openEngine } from './engine.ts';
import type { SearchCategory } from './search-document.ts';
import { createSenseFinders } from './words/synonyms.ts';

describe('a kind that the vocabulary names and nothing is of', () => {
  const engine = createEngine([
    product(1, 'Acme A1 fridge freezer', { categoryId: 50 }),
    product(2, 'Zeta Z1 fridge red', { categoryId: 50, kinds: ['Fridge'] }),
    product(3, 'Zeta Z2 red', { categoryId: 30, description: 'for a netbook' }),
    product(4, 'Zeta fridge', { categoryId: 50, kinds: ['Fridge'] }),
  ]);
  const search = (from: typeof engine, query: string) =>
    from.search({ query, sort: 'relevance', offset: 0, limit: 9 });

  test('finds nothing where its shelf is empty, whatever mentions it', () => {
    expect(search(engine, 'netbook red')).toMatchObject({ ids: [], shelfIds: [] });
  });

  test('is not meant where something is called by all that is asked for: a maker may call a laptop so', () => {
    const laptops = createEngine([
      product(1, 'Orvane Window netbook', { categoryId: 10, kinds: ['Laptops'] }),
      product(2, 'Orvane netbook', { categoryId: 10, kinds: ['Laptops'], merchantsCount: 9 }),
    ]);
    expect(find(laptops, 'zeta window')).toEqual([]);
    expect(find(laptops, 'orvane window')[0]).toBe(1);
    expect(search(laptops, 'orvane window')).toMatchObject({ holdsAllWords: true, missingWords: [] });
  });

  test('finds what has the very word as its own name, where its shelf is empty', () => {
    const laptops = createEngine([
      product(1, 'Orvane Window netbook', { categoryId: 10, kinds: ['Laptops'] }),
      product(2, 'Orvane netbook', { categoryId: 10, kinds: ['Laptops'], description: 'has a window' }),
    ]);
    expect(search(laptops, 'window')).toMatchObject({ ids: [1], shelfIds: [], holdsAllWords: true });
  });

  test('finds its shelf where only other things mention it: a charger for e-readers is none', () => {
    const cooling = createEngine([
      product(1, 'Zeta Z1 red', { categoryId: 50 }),
      product(2, 'Acme charger', { categoryId: 30, description: 'for a freezer' }),
    ]);
    expect(search(cooling, 'freezer')).toMatchObject({ ids: [1], shelfIds: [50], holdsAllWords: false });
  });

  test('by a name of no language finds what is for it', () => {
    const games = createEngine([
      product(1, 'Acme Dreams Zorbox video game', { categoryId: 30, kinds: ['Video game'] }),
      product(2, 'Acme headset red', { categoryId: 30, description: 'for a Zorbox' }),
    ]);
    expect(search(games, 'zorbox')).toMatchObject({ ids: [1, 2], shelfIds: [], missingWords: [] });
  });

  test('finds its shelf, which is said', () => {
    const fridges = createEngine([
      product(2, 'Zeta Z1 fridge red', { categoryId: 50, kinds: ['Fridge'] }),
      product(3, 'Zeta Z2 red ice maker', { categoryId: 30, description: 'for a freezer' }),
      product(4, 'Zeta fridge', { categoryId: 50, kinds: ['Fridge'], merchantsCount: 9 }),
    ]);
    const missingWords = ['freezer'];
    expect(search(fridges, 'freezer')).toMatchObject({ ids: [4, 2], shelfIds: [50], missingWords });
    expect(search(fridges, 'freezer red')).toMatchObject({ ids: [2, 4], shelfIds: [50], missingWords });
    expect(search(fridges, 'congélateur')).toMatchObject({ ids: [4, 2], missingWords: ['congélateur'] });
  });

  test('is no slip of another, and its name begins no other word', () => {
    const fridges = createEngine([
      product(1, 'Zeta freezerette fridge', { categoryId: 50, kinds: ['Fridge'] }),
    ]);
    expect(search(fridges, 'freezer')).toMatchObject({ shelfIds: [50], correctedQuery: null });
  });

  test('nor is what says nothing on its shelf, where no product says its name', () => {
    const fridges = createEngine([
      product(1, 'Zeta Z1', { categoryId: 50 }),
      product(2, 'Zeta red lamp', { categoryId: 30 }),
    ]);
    expect(search(fridges, 'freezer red')).toMatchObject({ ids: [1], shelfIds: [50] });
  });

  test('is not told where something is of it', () => {
    expect(search(engine, 'freezer')).toMatchObject({ shelfIds: [], missingWords: [] });
  });
});

test('a thing of another kind that lacks a word as well is no match', () => {
  const engine = createEngine([
    product(1, 'Acme laptop', { categoryId: 10, kinds: ['Laptop'] }),
    product(2, 'Zeta wireless screen', { categoryId: 70, kinds: ['Screen'] }),
    product(3, 'Acme wireless laptop', { categoryId: 10 }),
  ]);
  expect(find(engine, 'laptop wireless')).toEqual([3, 1]);
});

describe('a kind whose name has several words', () => {
  const things = new Map([
    [30, ['video']],
    [50, ['fridge', 'wine cooler']],
    [70, ['screen', 'videoscreen']],
  ]);
  const shelves = categories.map((each) => ({ ...each, called: things.get(each.id) ?? [] }));
  const createShop = (...documents: ReturnType<typeof product>[]) =>
    openEngine(
      createTestCatalogue(documents).build({ categories: shelves, synonyms }),
      createSenseFinders(synonyms),
    );
  const search = (from: ReturnType<typeof createShop>, query: string) =>
    from.search({ query, sort: 'relevance', offset: 0, limit: 9 });

  test('finds, where nothing is of it, what has a part of its name before the rest of its shelf', () => {
    const shop = createShop(
      product(1, 'Zeta fridge', { categoryId: 50, kinds: ['Fridge'], merchantsCount: 9 }),
      product(2, 'Zeta cooler fridge', { categoryId: 50, kinds: ['Fridge'] }),
    );
    expect(search(shop, 'wine cooler')).toMatchObject({ ids: [2, 1], shelfIds: [50] });
  });

  test('does not find what its first word may mean alone', () => {
    const games: SearchCategory[] = [
      { id: 220, names: ['Board Games', 'Jeux de société'], parentId: 120 },
      { id: 240, names: ['Video Games', 'Jeux console'], parentId: 90 },
      {
        id: 260,
        names: ['Sports Shoes', 'Chaussures de sport'],
        called: ['chaussure de course'],
        parentId: 120,
      },
      { id: 270, names: ['Shoes', 'Chaussures'], parentId: 90 },
      ...categories,
    ];
    const meanings = [...synonyms, { said: ['video game'], asked: ['jeu'] }];
    const shop = openEngine(
      createTestCatalogue([
        product(1, 'Zeta Rally', { categoryId: 240 }),
        product(2, 'Acme Runner chaussures', { categoryId: 270 }),
      ]).build({ categories: games, synonyms: meanings }),
      createSenseFinders(meanings),
    );
    expect(find(shop, 'jeu de société')).toEqual([]);
    expect(find(shop, 'jeu')).toEqual([1]);
    expect(search(shop, 'chaussure de course')).toMatchObject({ ids: [2], missingWords: ['course'] });
  });

  test('finds what a phrase of its words names: t-shirts, where none is for men', () => {
    const groups = [...synonyms, { said: ['t-shirt', 'tee-shirt'] }];
    const shop = openEngine(
      createTestCatalogue([
        product(1, 'Zeta t-shirt bleu', { categoryId: 301 }),
        product(2, 'Acme trousers', { categoryId: 301, kinds: ['Trousers'] }),
      ]).build({
        categories: [
          { id: 300, names: ['Fashion', 'Mode'], parentId: null },
          { id: 301, names: ['Clothing', 'Vêtements'], called: ['t-shirt'], parentId: 300 },
          { id: 302, names: ['Menswear', 'Vêtements homme'], called: ['t-shirt homme'], parentId: 301 },
          ...categories,
        ],
        synonyms: groups,
      }),
      createSenseFinders(groups),
    );
    expect(search(shop, 't-shirt homme')).toMatchObject({ ids: [1], missingWords: ['homme'] });
  });

  test('does not find what one of its words names in another department', () => {
    const shop = openEngine(
      createTestCatalogue([product(1, 'Zeta laptop housse', { categoryId: 60 })]).build({
        categories: [
          { id: 60, names: ['Bags & Cases', 'Sacs & housses'], parentId: 90 },
          {
            id: 220,
            names: ['Bedding & Linen', 'Linge de lit'],
            called: ['housse de couette'],
            parentId: 120,
          },
          ...categories.filter(({ id }) => id !== 60),
        ],
        synonyms,
      }),
      createSenseFinders(synonyms),
    );
    expect(find(shop, 'housse')).toEqual([1]);
    expect(find(shop, 'housse de couette')).toEqual([]);
  });

  test.each(['tablette enfant', 'tablette pour enfant'])(
    'finds it in another department where the name only adds for whom: %s',
    (query) => {
      const shop = openEngine(
        createTestCatalogue([
          product(1, 'Zeta slate', { categoryId: 411, kinds: ['Tablette'] }),
          product(2, 'Acme slime', { categoryId: 421 }),
        ]).build({
          categories: [
            { id: 410, names: ['Computing', 'Informatique'], parentId: null },
            { id: 411, names: ['Tablets', 'Tablettes'], parentId: 410 },
            { id: 420, names: ['Games', 'Jeux'], parentId: null },
            { id: 421, names: ['Toys', 'Jouets'], called: ['tablette enfant'], parentId: 420 },
          ],
          synonyms,
        }),
        createSenseFinders(synonyms),
      );
      expect(search(shop, query)).toMatchObject({ ids: [1], missingWords: ['enfant'] });
    },
  );

  test.each(['couteau cuisine', 'couteau de cuisine'])(
    'of French does not find what is for the same place: %s',
    (query) => {
      const shop = openEngine(
        createTestCatalogue([
          product(1, 'Zeta speaker', { categoryId: 30, description: 'Cuisine, kitchen.' }),
        ]).build({
          categories: [
            { id: 400, names: ['Home', 'Maison'], parentId: null },
            { id: 401, names: ['Kitchen & Dining', 'Cuisine & table'], parentId: 400 },
            { id: 402, names: ['Utensils', 'Ustensiles'], called: ['couteau de cuisine'], parentId: 401 },
            { id: 30, names: ['Speakers', 'Enceintes de cuisine'], parentId: 401 },
          ],
          synonyms,
        }),
        createSenseFinders(synonyms),
      );
      expect(find(shop, query)).toEqual([]);
    },
  );

  test('is the same in two words as in one', () => {
    const shop = createShop(
      product(1, 'Zeta video', { categoryId: 30, merchantsCount: 9 }),
      product(2, 'Acme videoscreen', { categoryId: 70 }),
    );
    expect(search(shop, 'vidéo screen')).toMatchObject({ ids: [2], missingWords: [] });
  });
});
