import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { picture, seedFourProducts } from '../../../test/helpers/four-products.ts';
import type { ProductCard } from '../../contract/catalogue/schema.ts';
import { type Endpoints, endpoints } from '../../contract/endpoints.ts';

let shop: TestApp;
let ids: Awaited<ReturnType<typeof seedFourProducts>>;

beforeAll(async () => {
  shop = await createTestApp();
  ids = await seedFourProducts(shop.seed);
  await shop.publish();
});

afterAll(() => shop.close());

async function answer<N extends keyof Endpoints>(name: N, url: string) {
  const response = await shop.get(`/api${url}`);
  expect(response.statusCode, response.body).toBe(200);
  const body: unknown = response.json();
  // What the contract declares, all of it, and nothing besides.
  const parsed = endpoints[name].response.parse(body);
  expect(body).toEqual(parsed);
  return { body: parsed as ReturnType<Endpoints[N]['response']['parse']>, headers: response.headers };
}

describe('GET /api/products/{id}', () => {
  test('shows the lowest delivered total of new offers in stock as its own price', async () => {
    const { body } = await answer('getProduct', `/products/${ids.shared}`);
    expect(body).toMatchObject({
      _id: String(ids.shared),
      title: 'Zenbook 14',
      name: 'Zenbook 14',
      brand: 'Asus',
      category: { name: 'Laptops', nameFr: 'Ordinateurs portables' },
      images: ['/pictures/abc-600.webp'],
      awImage: '/pictures/abc-600.webp',
      picture,
      merchant: 'Sudtech',
      condition: 'new',
      price: 905,
      storePrice: 905,
      deliveryCost: 0,
      deliveryKnown: true,
      totalPrice: 905,
      inStock: true,
      availabilityStatus: 'In Stock',
      stock: 3,
      affiliateId: '777',
      rating: 4.25,
      ratingCount: 12,
      offersCount: 5,
      merchantsCount: 2,
      description: 'Light',
      specifications: [{ name: 'RAM', value: '16 GB' }],
      gtins: ['04711081234567'],
      mpns: ['UX3402'],
      reviews: [],
      fallback: null,
      lastKnown: null,
      mainOffer: { merchant: 'Sudtech', storePrice: 905, deliveryInfo: '48 h' },
    });
    expect(body.awLink).toBe(`/go/${body.mainOffer?._id}`);
  });

  test('lists the other offers by condition, an unknown delivery cost last, in stock first, by delivered total', async () => {
    const { body } = await answer('getProduct', `/products/${ids.shared}`);
    expect(
      body.offers.map(({ condition, totalPrice, deliveryKnown, inStock }) => [
        condition,
        totalPrice,
        deliveryKnown,
        inStock,
      ]),
    ).toEqual([
      ['new', 909.99, true, true],
      ['new', 800, true, false],
      ['new', 909.99, false, true],
      ['refurbished', 500, true, true],
    ]);
    expect(body.offers[0]).toMatchObject({ merchant: 'Nord & Co', seller: 'Nord', deliveryCost: 9.99 });
    expect(body.offers[2]).toMatchObject({ deliveryCost: 0 });
  });

  test('takes another condition as its price where nothing new is offered', async () => {
    const { body } = await answer('getProduct', `/products/${ids.refurbished}`);
    expect(body).toMatchObject({ condition: 'used', price: 300, offers: [] });
  });

  test('keeps a product without offers, with the last known price', async () => {
    const { body } = await answer('getProduct', `/products/${ids.gone}`);
    expect(body).toMatchObject({
      price: null,
      merchant: null,
      awLink: null,
      mainOffer: null,
      offers: [],
      offersCount: 0,
      availabilityStatus: 'Out of Stock',
      lastKnown: { totalPrice: 200 },
    });
    // Its row is three days old, but the import of two days ago still held it.
    expect(Date.now() - Date.parse(body.lastKnown?.seenAt ?? '')).toBeLessThan(2.5 * 86_400_000);
  });

  test('names a category that is missing', async () => {
    const { body } = await answer('getProduct', `/products/${ids.unsorted}`);
    expect(body.category).toEqual({ _id: '', name: 'Unknown Category', nameFr: 'Catégorie inconnue' });
  });

  test.each(['999999', '0', 'abc', '1e3', '9'.repeat(30), '%00', '-1'])('answers 404 for %s', async (id) => {
    const response = await shop.get(`/api/products/${id}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found', message: 'Not found.' });
  });
});

describe('GET /api/products', () => {
  const titles = (products: ProductCard[]) => products.map((product) => product.title);

  test('lists products with live offers, the paging in headers', async () => {
    const { body, headers } = await answer('listProducts', '/products?limit=2');
    expect(titles(body)).toEqual(['Zenbook 14', 'Old Zenbook']);
    expect(headers).toMatchObject({
      'x-total-count': '3',
      link: '</api/products?limit=2&page=2>; rel="next"',
    });
  });

  test('links back from a later page and keeps the other parameters', async () => {
    const { body, headers } = await answer('listProducts', '/products?page=2&limit=1&sortBy=rating');
    expect(titles(body)).toEqual(['Old Zenbook']);
    expect(headers.link).toBe(
      '</api/products?limit=1&page=3&sortBy=rating>; rel="next", </api/products?limit=1&page=1&sortBy=rating>; rel="prev"',
    );
  });

  test('gives the card the same price as the page', async () => {
    const { body: cards } = await answer('listProducts', '/products?limit=1');
    const { body: page } = await answer('getProduct', `/products/${ids.shared}`);
    const card = cards[0];
    expect(card).toBeDefined();
    expect(page).toMatchObject(card as ProductCard);
    expect(card).not.toHaveProperty('offers');
    expect(card).not.toHaveProperty('description');
  });

  test.each(['Laptops', 'laptops', '  LAPTOPS ', 'Ordinateurs portables'])(
    'finds the category written as “%s”',
    async (name) => {
      const { body } = await answer('listProducts', `/products?category=${encodeURIComponent(name)}`);
      expect(titles(body)).toEqual(['Zenbook 14', 'Old Zenbook']);
    },
  );

  test('searches, and ignores a blank search', async () => {
    const { body } = await answer('listProducts', '/products?search=old');
    expect(titles(body)).toEqual(['Old Zenbook']);
    const { headers } = await answer('listProducts', '/products?search=%20');
    expect(headers['x-total-count']).toBe('3');
  });

  test('says of an unknown category that it is unknown, and of an empty one nothing', async () => {
    const ask = (language: string) =>
      shop.get('/api/products?category=Nope', { headers: { 'accept-language': language } });
    const [english, french] = await Promise.all([ask('en'), ask('fr')]);
    expect(english.statusCode).toBe(404);
    expect(english.json()).toMatchObject({ code: 'not_found', message: 'Unknown category' });
    expect(french.json()).toMatchObject({ code: 'not_found', message: 'Catégorie inconnue' });
    const empty = await answer('listProducts', '/products?category=Fashion');
    expect(empty.body).toEqual([]);
    expect(empty.headers['x-total-count']).toBe('0');
  });

  test('has nothing beyond the last page', async () => {
    const beyond = await answer('listProducts', '/products?page=9');
    expect(beyond.body).toEqual([]);
    expect(beyond.headers).toMatchObject({
      'x-total-count': '3',
      link: '</api/products?page=1>; rel="prev"',
    });
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=',
    'limit=ten',
    'limit=1.5',
    'limit=1&limit=2',
    'page=0',
    'page=10001',
    'sortBy=cheapest',
    'sortBy=',
    'search=a&search=b',
    `search=${'x'.repeat(201)}`,
    'search=%00',
    'category=%07',
  ])('answers 400 for %s', async (query) => {
    const response = await shop.get(`/api/products?${query}`);
    expect(response.statusCode, response.body).toBe(400);
    const body = response.json();
    expect(body).toMatchObject({ code: 'invalid_request', message: 'The request is not valid.' });
    expect(body.details[0].path).toBe(`query.${query.split('=')[0]}`);
  });

  test('speaks the language that was asked for', async () => {
    const response = await shop.get('/api/products?limit=0', {
      headers: { 'accept-language': 'fr-FR,en;q=0.5' },
    });
    const body = response.json();
    expect(body.message).toBe('La requête n’est pas valide.');
    expect(body.details[0].message).not.toMatch(/expected/i);
    expect(body.requestId).toBe(response.headers['x-request-id']);
  });
});

test('a product shows its own pictures and further ones of its feed, each once, as far as they are stored', async () => {
  const { seed, database } = shop;
  const id = await seed.product({ title: 'Pictured', imageUrl: 'https://img.example/1.jpg' });
  await seed.picture('https://img.example/1.jpg', 'first');
  await seed.picture('https://img.example/2.jpg', 'second');
  await seed.picture('https://cdn.example/2.jpg', 'second');
  await database.database.execute(
    `update products set more_images = '{https://img.example/2.jpg,https://cdn.example/2.jpg,https://img.example/later.jpg}'
     where id = $1`,
    [id],
  );
  const { body } = await answer('getProduct', `/products/${id}`);
  expect(body.pictures.map(({ name }) => name)).toEqual(['first', 'second']);
  expect(body.images).toEqual(['/pictures/first-600.webp', '/pictures/second-600.webp']);
  expect(body.awImage).toBe('/pictures/first-600.webp');
});

describe('GET /api/search', () => {
  test('gives a page with what stands around it', async () => {
    const { body } = await answer('searchProducts', '/search?category=laptops&limit=1&page=2');
    expect(body).toMatchObject({
      total: 2,
      page: 2,
      pages: 2,
      merchantsCount: 2,
      category: { key: 'laptops', productsCount: 2 },
      correctedQuery: null,
      missingWords: [],
    });
    expect(body.products).toHaveLength(1);
  });

  test('names categories near a text that nothing answers, unless the list is narrowed', async () => {
    const near = async (address: string) => {
      const { body } = await answer('searchProducts', address);
      expect(body.total).toBe(0);
      return body.nearbyCategories.map(({ key }) => key);
    };
    expect(await near('/search?search=motherboard')).toEqual(['laptops']);
    expect(await near('/search?search=motherboard&stock=in')).toEqual([]);
  });

  test.each([
    ['search=motherboard&stock=in', 0, true],
    ['search=zenbook&min=90000', 0, false],
    ['search=zenbook', 2, false],
    ['search=motherboard', 0, true],
  ])(
    'tells a list that is empty anyway from one that its choice leaves empty: %s',
    async (asked, total, empty) => {
      const { body } = await answer('searchProducts', `/search?${asked}`);
      expect(body.total > 0).toBe(total > 0);
      expect(body.emptyWithoutChoice).toBe(empty);
    },
  );

  test('answers 404 for an unknown category', async () => {
    const response = await shop.get('/api/search?category=Nope');
    expect(response.statusCode).toBe(404);
  });
});

describe('other lists', () => {
  test('similar products are of the same category', async () => {
    const { body } = await answer('listSimilarProducts', `/products/${ids.shared}/similar`);
    expect(body.map((product) => product.title)).toEqual(['Old Zenbook']);
    expect((await shop.get('/api/products/999999/similar')).statusCode).toBe(404);
    const gone = await answer('listSimilarProducts', `/products/${ids.gone}/similar`);
    expect(gone.body).toEqual([]);
  });

  test('categories come in menu order with the number of their products', async () => {
    const { body } = await answer('listCategories', '/categories');
    const [computing, computers, laptops] = body;
    expect(computing).toMatchObject({ key: 'computing', parent: null, productsCount: 2 });
    expect(computers).toMatchObject({ key: 'computers', parent: computing?._id, productsCount: 2 });
    expect(laptops).toMatchObject({ name: 'Laptops', parent: computers?._id, productsCount: 2 });
  });

  test('thumbnails are of departments that hold products', async () => {
    const { body } = await answer('listCategoryThumbnails', '/products/category-thumbnails');
    expect(body).toEqual([
      {
        category: 'Computing',
        categoryFr: 'Informatique',
        image: '/pictures/abc-600.webp',
        awImage: '/pictures/abc-600.webp',
        picture,
      },
    ]);
  });

  test('figures count what is on offer', async () => {
    const { body } = await answer('getCatalogueFigures', '/figures');
    expect(body).toEqual({
      products: 3,
      offers: 7,
      merchants: 2,
      lastImportAt: expect.stringMatching(/^\d{4}-/),
      importsLastDay: 0,
      isDemo: false,
      pageChecks: null,
    });
  });
});
