import type { Client } from '@opensearch-project/opensearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EngineRequest } from '../../src/server/search/engine/request.ts';
import { openClient } from '../../src/server/search/opensearch/client.ts';
import type { RemoteEngine } from '../../src/server/search/opensearch/engine.ts';
import { merchants } from '../helpers/facet-catalogue.ts';
import { categories, product, synonyms } from '../helpers/search-engine.ts';
import { anyProducts, anyRequests, specificationKeys, categories as two } from './any-catalogue.ts';
import { createEmbeddedEngine, createOpenSearchEngine, type TestCatalogue } from './engine.ts';

let client: Client;
beforeAll(() => {
  client = openClient({ nodes: (process.env.TEST_SEARCH_URL ?? '').split(',') });
});
afterAll(() => client.close());

const engines = {
  embedded: createEmbeddedEngine,
  OpenSearch: (catalogue: TestCatalogue) => createOpenSearchEngine(client, catalogue),
};

describe.each(Object.entries(engines))('%s', (name, create) => {
  let engine: RemoteEngine;
  beforeAll(async () => {
    const documents = [
      product(1, 'HP EliteBook 840 notebook 14"', {
        brand: 'HP',
        categoryId: 10,
        codes: ['EB-840G5', '0884420588030'],
      }),
      product(2, 'Clavier mécanique Acme K70', { brand: 'Acme' }),
      product(3, 'Acme headset', { categoryId: 30 }),
      product(4, 'Asus GeForce RTX 4070 12 Go'),
      product(5, 'MSI RTX4070 12GB'),
      product(6, 'Smart watch Acme'),
      product(7, 'Casque Sony sans fil', { brand: 'Sony', categoryId: 30 }),
      product(8, 'Gone casque', { hasOffers: false }),
      product(9, 'Portable radio'),
      product(10, 'Acme smartwatch'),
      product(11, 'Apple iPhone 13 128 Go', { familyId: 5 }),
      product(12, 'Apple iPhone 14 128 Go', { familyId: 5 }),
      product(13, 'Coque iPhone 14'),
    ];
    engine = await create({ documents, categories, synonyms });
  });

  const ask = (request: Partial<EngineRequest>) =>
    engine.search({ sort: 'relevance', offset: 0, limit: 100, ...request });

  test.each([
    ['accents and case', 'CLAVIER MECANIQUE', [2]],
    ['plurals', 'notebooks', [1]],
    ['a synonym in the other language', 'keyboard', [2]],
    ['a word that means it only in queries', 'portable', [1, 9]],
    ['a code, glued, parted or joined', 'eb-840g5', [1]],
    ['an EAN', '0884420588030', [1]],
    ['letters and digits parted', 'rtx 4070', [4, 5]],
    ['letters and digits joined', 'rtx4070', [5, 4]],
    ['compounds parted', 'smart watch', [10, 6]],
    ['units in either language', '12 gb rtx4070', [5, 4]],
    ['a beginning where no word is meant', 'headse', [3]],
    ['function words left out', 'le casque de la sony', [7]],
    ['the number of a model, before what is made for it', 'iphone 14', [12, 13, 11]],
    ['no product without offers', 'gone', []],
    ['nothing for an unknown word', 'zzzzzz', []],
    ['nothing without a word', '%', []],
  ])('finds %s: %s', async (_what, query, expected) => {
    expect((await ask({ query })).ids).toEqual(expected);
  });

  test('corrects slips and tells words that are left out', async () => {
    expect(await ask({ query: 'clavire' })).toMatchObject({ ids: [2], correctedQuery: 'clavier' });
    expect(await ask({ query: 'clavire', isAsTyped: true })).toMatchObject({ ids: [], correctedQuery: null });
    expect((await ask({ query: 'acme xyzzyq' })).missingWords).toEqual(['xyzzyq']);
  });

  test('suggests what begins so', async () => {
    const { productIds, categoryIds, brands } = await engine.suggest('so', 5);
    expect({ productIds, brands }).toEqual({ productIds: [7], brands: [{ brand: 'Sony', count: 1 }] });
    expect(categoryIds).toEqual([]);
    expect((await engine.suggest('lapt', 5)).categoryIds).toEqual([10]);
  });

  test('knows families, categories and what is like a product', async () => {
    expect(await engine.family(12)).toEqual([11, 12]);
    expect(engine.countsByCategory().get(30)).toBe(2);
    expect(await engine.similar(3, 5)).toEqual(await engine.similar(3, 5));
    expect((await ask({ isFolded: true })).total).toBe(11);
  });

  test('pages of an order part it, however deep', async () => {
    const whole = (await ask({ sort: 'price_desc' })).ids;
    const pages = await Promise.all(whole.map((_, offset) => ask({ sort: 'price_desc', offset, limit: 1 })));
    expect(pages.flatMap(({ ids }) => ids)).toEqual(whole);
    expect((await ask({ sort: 'price_desc', offset: 9_999 })).ids).toEqual([]);
  });

  test('a page beyond what pages reach costs nothing', async () => {
    const found = ask({ sort: 'price_desc', offset: 1_000_000 });
    if (name === 'embedded') expect((await found).ids).toEqual([]);
    else await expect(found).rejects.toMatchObject({ code: 'invalid_request', reason: 'page_too_deep' });
  });

  test('values that nobody has are left out, whatever they say', async () => {
    const specifications = [{ key: 'socket".*', value: '{' }];
    const filters = { brands: ['"}]}'], merchants: ['*'], specifications };
    const { total } = await ask({ filters, facets: { specificationKeys } });
    expect(total).toBe(12);
  });
});

describe('both engines', () => {
  test('tell alike what is of another kind, and a kind that nothing is of', async () => {
    const documents = [
      product(1, 'Zeta Z1 fridge red', { categoryId: 50, kinds: ['Fridge'] }),
      product(2, 'Zeta fridge', { categoryId: 50, kinds: ['Fridge'], merchantsCount: 9 }),
      product(3, 'Zeta wireless screen', { categoryId: 70, kinds: ['Laptop parts', 'Screen'] }),
      product(4, 'Acme wireless laptop', { categoryId: 10 }),
      product(5, 'Acme laptop', { categoryId: 10 }),
      product(6, 'Acme mouse', { categoryId: 80, kinds: ['Keyboards & Mice'] }),
      product(7, 'Orvane Window netbook', { categoryId: 10, kinds: ['Laptops'] }),
    ];
    const catalogue = { documents, categories, synonyms };
    const [embedded, remote] = [await engines.embedded(catalogue), await engines.OpenSearch(catalogue)];
    const texts = ['freezer', 'freezer red', 'congélateur zeta', 'laptop wireless', 'laptop wireless zeta'];
    const several = [
      'netbook screen',
      'freezer screen',
      'mouse zorbox',
      'fridge freezer',
      'fridge freezer zeta',
      'window',
      'orvane window',
      'acme or zeta',
      'laptop not zeta',
    ];
    for (const query of [...texts, ...several, 'keyboard', 'clavier acme']) {
      const request = { query, sort: 'relevance', offset: 0, limit: 20 } as const;
      expect(await remote.search(request), query).toEqual(await embedded.search(request));
    }
    const { ids, shelfIds } = await remote.search({
      query: 'freezer red',
      sort: 'relevance',
      offset: 0,
      limit: 20,
    });
    expect({ ids, shelfIds }).toEqual({ ids: [1, 2], shelfIds: [50] });
  });

  test('find alike what has several figures, what only mentions a kind, and what has its name', async () => {
    const documents = [
      product(1, 'Acme Rafale screen 49 inch 144 Hz', { categoryId: 70, merchantsCount: 9 }),
      product(2, 'Acme Toile screen 27 inch 60 Hz and more', { categoryId: 70 }),
      product(3, 'Acme Mini tablette 8,3 pouces', { description: '10 h of battery' }),
      product(4, 'Acme Carnet tablette 10,1 pouces'),
      product(5, 'Acme charger', { categoryId: 30, description: 'for a freezer' }),
      product(6, 'Zeta Z1 red', { categoryId: 50 }),
      product(7, 'Orvane Window netbook', { categoryId: 10, kinds: ['Laptops'] }),
      product(8, 'Zeta montre solaire', { description: 'montre connectée pour femme' }),
      product(9, 'Acme montre connectée rouge'),
      product(10, 'Acme micro USB', { merchantsCount: 9 }),
      product(11, 'Acme Tribune microphone'),
      product(12, 'Acme réfrigérateur avec screen', {
        categoryId: 50,
        kinds: ['Fridge'],
        description: 'congélateur',
        merchantsCount: 9,
      }),
      product(13, 'Acme congélateur with much else that is said of it, screen', { categoryId: 50 }),
      product(14, 'Acme Silent ventilateur 140'),
      product(15, 'Orvane sacoche', { categoryId: 30, description: 'window' }),
    ];
    const more = [
      { said: ['watch', 'montre'] },
      { said: ['smartwatch', 'montre connectée'] },
      { said: ['microphone'], asked: ['micro'] },
    ];
    const catalogue = { documents, categories, synonyms: [...synonyms, ...more] };
    const [embedded, remote] = [await engines.embedded(catalogue), await engines.OpenSearch(catalogue)];
    const figures = [
      'screen 27 inch 144hz',
      'screen 144 hz 27 inch',
      'screen 27',
      'tablette 10 pouces',
      'silent 140mm',
    ];
    const kinds = [
      'congélateur screen',
      'freezer',
      'window',
      'zeta window',
      'orvane window',
      'micro streaming',
    ];
    for (const query of [...figures, ...kinds, 'montre connectée femme'])
      for (const categoryId of [undefined, 10, 30]) {
        const request = { query, categoryId, sort: 'relevance', offset: 0, limit: 20 } as const;
        expect(await remote.search(request), query).toEqual(await embedded.search(request));
      }
  });

  test('find alike without what is not wanted, and what is compared', async () => {
    const documents = [
      product(1, 'Acme laptop noir', { brand: 'Acme', categoryId: 10 }),
      product(2, 'Zetaro laptop black 15', { brand: 'Zetaro Field', categoryId: 10 }),
      product(3, 'Zetaro laptop rouge 16', { brand: 'Zetaro Field', categoryId: 10 }),
      product(4, 'Laptop sleeve for Acme 17', { brand: 'Orvane', categoryId: 10 }),
      product(5, 'Laptop 21 and 22 zetaro', { categoryId: 10 }),
      product(6, 'Laptop 22 zetaro', { categoryId: 10 }),
      product(7, 'Radio acme 23', { brand: '' }),
      product(8, 'Radio orvane 24', { brand: '' }),
    ];
    const [embedded, remote] = [
      await engines.embedded({ documents, categories, synonyms }),
      await engines.OpenSearch({ documents, categories, synonyms }),
    ];
    for (const [query, ids] of [
      ['laptop pas noir', [3, 4, 5, 6]],
      ['laptop sauf zetaro field', [1, 4, 5, 6]],
      ['laptop sauf acme et rouge', [2, 4, 5, 6]],
      ['laptop sauf sleeve', [1, 2, 3, 5, 6]],
      ['laptop sauf acme, zetaro field', [4, 5, 6]],
      ['radio sauf acme', [8]],
      ['laptop 15 vs 16 vs 17', [2, 3, 4]],
      ['laptop 15 ou 16 zetaro', [2, 3]],
      ['laptop 21 ou 22 zetaro', [5, 6]],
    ] as const) {
      const request = { query, sort: 'relevance', offset: 0, limit: 20 } as const;
      const found = await remote.search(request);
      expect(found, query).toEqual(await embedded.search(request));
      expect(found.ids.slice(0, ids.length).toSorted(), query).toEqual(ids);
    }
    for (const text of ['laptop sauf acme', 'lapto pas noir', 'laptop sauf zetaro field acme'])
      expect(await remote.suggest(text, 6), text).toEqual(await embedded.suggest(text, 6));
  });

  test('take a slip for a word of a language before a name that is more frequent', async () => {
    const documents = [
      product(1, 'Acme laser'),
      product(2, 'Vasur one'),
      product(3, 'Vasur two'),
      product(4, 'Vasur three'),
    ];
    for (const engine of [engines.embedded, engines.OpenSearch]) {
      const { search } = await engine({ documents, categories, synonyms });
      const found = await search({ query: 'lasur', sort: 'relevance', offset: 0, limit: 20 });
      expect(found).toMatchObject({ ids: [1], correctedQuery: 'laser' });
    }
  });

  test('put what nobody gives away behind other presents', async () => {
    const guessed = { isCategoryGuessed: true, merchantsCount: 9 };
    const documents = [
      product(1, 'Acme women pills', { categoryId: 91, ...guessed }),
      product(2, 'Acme red women dress of silk', { categoryId: 90 }),
    ];
    const shelves = [
      { id: 90, names: ['Fashion', 'Mode'], parentId: null },
      { id: 91, names: ['Health', 'Santé'], parentId: null, isNeverGiven: true },
    ];
    for (const engine of [engines.embedded, engines.OpenSearch]) {
      const { search } = await engine({ documents, categories: shelves });
      const find = async (query: string) =>
        (await search({ query, sort: 'relevance', offset: 0, limit: 20 })).ids;
      expect(await find('women')).toEqual([1, 2]);
      expect(await find('gift for mom')).toEqual([2, 1]);
    }
  });

  test.each([1, 2, 3])('answer alike for any products and requests, with every count (%i)', async (seed) => {
    const catalogue = { documents: anyProducts(seed), categories: two, merchants };
    const [embedded, remote] = [await engines.embedded(catalogue), await engines.OpenSearch(catalogue)];
    for (const request of anyRequests(seed, 60))
      expect(await remote.search(request), JSON.stringify(request)).toEqual(await embedded.search(request));
    for (const text of [
      'ra',
      'usb h',
      'ac',
      'cat',
      'acme ra',
      'lmap',
      'ordinateur por',
      'port',
      'acme cas',
      'acme por',
      'acme lamp d',
      "lampe d'",
      'acme lmap',
      'usb cabel',
      'acme radoi',
      'laptop',
    ])
      expect(await remote.suggest(text, 6), text).toEqual(await embedded.suggest(text, 6));
    for (const { id } of catalogue.documents) {
      expect(await remote.similar(id, 6)).toEqual(await embedded.similar(id, 6));
      expect(await remote.family(id)).toEqual(await embedded.family(id));
    }
    expect(remote.countsByCategory()).toEqual(embedded.countsByCategory());
    expect(await remote.nearbyCategories('raddio', 6)).toEqual(await embedded.nearbyCategories('raddio', 6));
  });
});
