import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { createSitemapService } from './service.ts';

let shop: TestApp;
const products: number[] = [];
let withoutOffers: number;

beforeAll(async () => {
  shop = await createTestApp();
  const { seed } = shop;
  const merchantId = await seed.merchant({ name: 'Boutique' });
  for (const title of ['Alpha', 'Beta', 'Gamma']) {
    const productId = await seed.product({ title });
    await seed.offer({ merchantId, productId, priceCents: 10_000 });
    products.push(productId);
  }
  withoutOffers = await seed.product({ title: 'Delta' });
  await shop.publish();
  await shop.database.database.execute(
    `update product_summaries set changed_at = '2026-01-01T00:00:00Z'::timestamptz + product_id * interval '1 day'`,
  );
});
afterAll(() => shop.close());

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
const dayOf = (id: number | undefined) => new Date(Date.UTC(2026, 0, 1 + (id ?? 0))).toISOString();

test('robots.txt names the sitemap and keeps crawlers off what is not for them', async () => {
  const { body, headers, statusCode } = await shop.get('/robots.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /go/',
      'Disallow: /api/',
      'Allow: /api/docs',
      'Sitemap: http://shop.test/sitemap.xml',
    ]),
  );
});

test('the index names every sitemap with its last change', async () => {
  const { body, headers } = await shop.get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(locations(body)).toEqual([
    'http://shop.test/sitemaps/pages.xml',
    'http://shop.test/sitemaps/products-1.xml',
  ]);
  expect(body).toContain(`products-1.xml</loc><lastmod>${dayOf(products[2])}</lastmod>`);
});

test('products with live offers are named, in both languages; others are not', async () => {
  const { body, headers } = await shop.get('/sitemaps/products-1.xml');
  expect(headers['content-encoding']).toBeUndefined();
  expect(locations(body)).toEqual(
    products.flatMap((id) => [`http://shop.test/fr/product/${id}`, `http://shop.test/en/product/${id}`]),
  );
  expect(body).not.toContain(`/product/${withoutOffers}<`);
  expect(body).toContain(`/fr/product/${products[0]}</loc><lastmod>${dayOf(products[0])}</lastmod>`);
});

test('a crawler that takes gzip gets it', async () => {
  const plain = await shop.get('/sitemaps/products-1.xml');
  const packed = await shop.get('/sitemaps/products-1.xml', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
});

test('HEAD is answered without making the list', async () => {
  const { statusCode, body, headers } = await shop.app.inject({
    method: 'HEAD',
    url: '/sitemaps/products-1.xml',
  });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body).toBe('');
});

test('home, the categories and merchants that offer something, how we rank, the legal notice and privacy are named', async () => {
  const { body } = await shop.get('/sitemaps/pages.xml');
  expect(locations(body)).toEqual([
    'http://shop.test/fr',
    'http://shop.test/en',
    'http://shop.test/fr/category/Computing',
    'http://shop.test/en/category/Computing',
    'http://shop.test/fr/category/Computers',
    'http://shop.test/en/category/Computers',
    'http://shop.test/fr/category/Laptops',
    'http://shop.test/en/category/Laptops',
    `http://shop.test/fr/merchant/Boutique`,
    `http://shop.test/en/merchant/Boutique`,
    'http://shop.test/fr/deals',
    'http://shop.test/en/deals',
    'http://shop.test/fr/barometer',
    'http://shop.test/en/barometer',
    'http://shop.test/fr/find',
    'http://shop.test/en/find',
    'http://shop.test/fr/how-we-rank',
    'http://shop.test/en/how-we-rank',
    'http://shop.test/fr/accessibility',
    'http://shop.test/en/accessibility',
    'http://shop.test/fr/legal',
    'http://shop.test/en/legal',
    'http://shop.test/fr/privacy',
    'http://shop.test/en/privacy',
  ]);
});

test.each([
  'products-0.xml',
  'products-2.xml',
  'products-1',
  'products--1.xml',
  'products-99999999.xml',
  'x',
])('there is no sitemap %s', async (file) => {
  expect((await shop.get(`/sitemaps/${file}`)).statusCode).toBe(404);
});

test('a catalogue that does not fit into one file is split', async () => {
  const sitemap = createSitemapService(shop.database.database, {
    publicUrl: 'http://shop.test',
    version: () => 1,
    productsPerFile: 2,
  });
  expect(locations(await sitemap.getIndex())).toHaveLength(3);
  const read = async (number: number) => {
    let xml = '';
    for await (const piece of (await sitemap.findProducts(number)) ?? []) xml += piece;
    return locations(xml).filter((address) => address?.includes('/fr/'));
  };
  expect(await read(1)).toEqual(products.slice(0, 2).map((id) => `http://shop.test/fr/product/${id}`));
  expect(await read(2)).toEqual(products.slice(2).map((id) => `http://shop.test/fr/product/${id}`));
  expect(await sitemap.findProducts(3)).toBeUndefined();
});
