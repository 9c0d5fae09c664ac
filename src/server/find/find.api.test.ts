import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { createPageFetch } from '../wiring/merchant-fetch.ts';
import { noteOfferPages } from './note-pages.ts';

const base = openTestApp({
  config: { merchantPages: { areChecked: false, areReadOnRequest: true } },
  fetchPasted: createPageFetch({ publicUrl: 'http://shop.test', allowAddresses: ['127.0.0.1'] }),
});
const shielded = openTestApp({
  config: {
    allowAddresses: ['127.0.0.1'],
    merchantPages: { areChecked: false, areReadOnRequest: true },
  },
});
const off = openTestApp();

const radio = '04006381333931';
const book = '09782070612758';
let ids: { radio: number; lamp: number; book: number };
let asked: string[] = [];
let page: RequestListener;
let server: http.Server;
let origin = '';

const note = () => noteOfferPages(base.database.database, new AbortController().signal);

beforeAll(async () => {
  const { seed } = base;
  const merchantId = await seed.merchant({ name: 'Nord' });
  ids = {
    radio: await seed.product({ title: 'Radio 12', gtins: [radio] }),
    lamp: await seed.product({ title: 'Lamp' }),
    book: await seed.product({ title: 'Le Petit Prince', gtins: [book] }),
  };
  const offer = (productId: number, link: string, isGone = false) =>
    seed.offer({ merchantId, productId, priceCents: 1_000, deliveryCents: 0, link, isGone });
  await offer(ids.radio, 'https://www.nord.example/p/radio-12?utm_source=visavis&couleur=noir');
  await offer(ids.lamp, 'https://www.nord.example/index.php?id=1');
  await offer(ids.book, 'https://www.nord.example/index.php?id=2');
  await offer(ids.lamp, 'https://www.awin1.com/cread.php?ued=https%3A%2F%2Fsud.example%2Flamp', true);
  await offer(ids.lamp, 'https://www.nord.example/');
  await base.publish();
  expect(await note()).toBe(5);
  expect(await note()).toBe(0);
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    page(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(async () => {
  asked = [];
  await base.database.database.execute('truncate merchant_sites, throttles');
});

const post = (url: string, text: unknown, app = base) =>
  app.app.inject({ method: 'POST', url, payload: { text }, headers: { 'accept-language': 'en' } });
const find = async (text: string) => {
  const found = (await post('/api/find', text)).json();
  return { ...found, products: found.products.map(({ _id }: { _id: string }) => Number(_id)) };
};
const readPage = async (text: string) => (await post('/api/find/page', text)).json();

test.each<[string, string, 'radio' | 'lamp' | 'book' | undefined]>([
  ['a merchant’s link', 'http://nord.example/p/radio-12/?couleur=noir&gclid=abc#avis', 'radio'],
  ['shared with words around it', 'Regarde : https://m.nord.example/p/radio-12?couleur=noir !', 'radio'],
  ['with parameters that we do not know', 'https://nord.example/p/radio-12?page=2', 'radio'],
  [
    'behind a network',
    'https://clk.tradedoubler.com/click?p=1&url=https%3A%2F%2Fnord.example%2Fp%2Fradio-12',
    'radio',
  ],
  ['one of many at a path', 'https://nord.example/index.php?id=2&utm_medium=x', 'book'],
  ['another variant at a path', 'https://nord.example/p/radio-12?couleur=rouge', undefined],
  ['none of many at a path', 'https://nord.example/index.php?id=3', undefined],
  ['a page whose offer is gone', 'https://sud.example/lamp', 'lamp'],
  ['a home page', 'https://nord.example/', undefined],
  ['a barcode in an unknown address', 'https://ouest.example/radio-4006381333931.html', 'radio'],
  ['an ISBN-10 in an unknown address', 'https://ouest.example/dp/2070612759/ref=x', 'book'],
  ['a barcode', '4 006381 333931', 'radio'],
  ['an ISBN-10', '2-07-061275-9', 'book'],
  ['an ISBN-13', 'ISBN 978-2-07-061275-8', 'book'],
  ['an unknown barcode', '3017620422003', undefined],
  ['words', 'Radio 12', undefined],
])('%s', async (_kind, text, product) => {
  expect((await find(text)).products).toEqual(product ? [ids[product]] : []);
});

test('one’s own address leads back to its product, wherever that went', async () => {
  expect((await find(`http://shop.test/fr/product/${ids.lamp}?sort=price`)).products).toEqual([ids.lamp]);
  expect(await find('http://shop.test/fr/product/999999')).toMatchObject({
    products: [],
    canReadPage: false,
  });
});

test('an offer’s new link is noted, its former one forgotten', async () => {
  await base.database.database.execute(
    `update offers set link = 'https://www.nord.example/p/lamp-2' where link like '%id=1'`,
  );
  expect(await note()).toBe(1);
  expect((await find('https://nord.example/p/lamp-2')).products).toEqual([ids.lamp]);
  expect((await find('https://nord.example/index.php?id=1')).products).toEqual([]);
});

const productPage =
  (gtin: string): RequestListener =>
  (request, response) => {
    if (request.url === '/robots.txt') return void response.end('User-agent: *\nDisallow: /private');
    const data = JSON.stringify({ '@type': 'Product', name: 'Radio <12>', gtin });
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<script type="application/ld+json">${data}</script>`);
  };

test('a page that no offer has is read for its product’s code, once a minute', async () => {
  page = productPage('4006381333931');
  expect(await find(`${origin}/unknown`)).toEqual({ kind: 'link', products: [], canReadPage: true });
  expect(asked).toEqual([]);
  expect(await readPage(`Look: ${origin}/unknown`)).toMatchObject({
    outcome: 'found',
    products: [{ _id: String(ids.radio) }],
    name: 'Radio <12>',
  });
  expect(asked).toEqual(['/robots.txt', '/unknown']);
  expect(await readPage(`${origin}/other`)).toEqual({ outcome: 'busy', products: [], name: null });
  expect(asked).toHaveLength(2);
});

test.each<[string, string, RequestListener]>([
  ['unknown', '/lamp', productPage('3017620422003')],
  ['forbidden', '/private/lamp', productPage('4006381333931')],
  ['unreadable', '/lamp', (_request, response) => response.writeHead(404).end()],
  [
    'unreadable',
    '/lamp',
    (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  ],
  [
    'unreadable',
    '/lamp',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
  ],
])('it says where that leads to nothing: %s', async (outcome, path, answer) => {
  page = (request, response) =>
    request.url === '/robots.txt' && outcome !== 'forbidden'
      ? response.writeHead(404).end()
      : answer(request, response);
  expect(await readPage(origin + path)).toMatchObject({ outcome, products: [] });
});

test.each([
  'http://127.0.0.2/',
  'http://localhost:5432/',
  'http://169.254.169.254/latest',
  'http://[::1]/',
  'http://10.0.0.1/',
  `http://${'a.'.repeat(900)}example/`,
])('nothing within our network is asked: %s', async (url) =>
  expect(await readPage(url)).toMatchObject({ outcome: 'unreadable' }),
);

test('what feeds may be fetched from within our network is not for visitors to ask', async () => {
  page = productPage('4006381333931');
  const answer = await post('/api/find/page', `${origin}/lamp`, shielded);
  expect(answer.json()).toMatchObject({ outcome: 'unreadable' });
  expect(asked).toEqual([]);
});

test('who has pages read again and again is refused', async () => {
  page = productPage('4006381333931');
  const statuses: number[] = [];
  for (let n = 0; n < 7; n++) statuses.push((await post('/api/find/page', `${origin}/${n}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(asked).toHaveLength(2);
});

test('bad input is refused, and where it is turned off nothing is read', async () => {
  for (const text of ['', ' ', 'x'.repeat(2_001), 'a\0b', 5, null]) {
    expect((await post('/api/find', text)).statusCode).toBe(400);
  }
  for (const text of ['words', 'https://www.awin1.com/pclick.php?p=1']) {
    expect((await post('/api/find/page', text)).statusCode).toBe(400);
  }
  expect((await post('/api/find', 'https://ouest.example/a', off)).json()).toMatchObject({
    canReadPage: false,
  });
  expect((await post('/api/find/page', 'https://ouest.example/a', off)).statusCode).toBe(404);
});
