import { randomUUID } from 'node:crypto';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSeed, type Seed } from '../../../test/helpers/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { createPageReader } from '../merchant-pages/service.ts';
import { createMerchantFetch } from '../wiring/merchant-fetch.ts';
import { checkOffers } from './check-offers.ts';

let testDatabase: TestDatabase;
let server: http.Server;
let origin = '';
let internalOrigin = '';
let asked: { path: string; agent: string | undefined }[] = [];
let robots: RequestListener;
let page: RequestListener;
const secrets: string[] = [];

const productPage = (price: string, availability = 'InStock') =>
  `<!doctype html><script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name: 'Lamp',
    offers: { price, priceCurrency: 'EUR', availability: `https://schema.org/${availability}` },
  })}</script>`;
const html =
  (text: string | Buffer, headers: http.OutgoingHttpHeaders = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text);

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  seed = createSeed(testDatabase.database);
  server = http.createServer((request, response) => {
    const { url = '', headers } = request;
    asked.push({ path: url, agent: headers['user-agent'] });
    (url === '/robots.txt' ? robots : page)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const internal = http.createServer((request, response) => {
    secrets.push(request.url ?? '');
    response.end(productPage('10.00'));
  });
  await new Promise<void>((resolve) => internal.listen(0, '127.0.0.2', resolve));
  internalOrigin = `http://127.0.0.2:${(internal.address() as AddressInfo).port}`;
  afterAll(() => void internal.close());
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await testDatabase.drop();
});

let seed: Seed;
let offerId = 0;
let serial = 0;
beforeEach(async () => {
  asked = [];
  robots = (_request, response) => response.writeHead(404).end();
  page = html(productPage('10.00'));
  const { database } = testDatabase;
  await database.execute('truncate merchant_sites, page_checks, clicks');
  const merchantId = await seed.merchant({ name: `Nord ${++serial}` });
  const productId = await seed.product({ title: 'Lamp' });
  // Offers have https links; a test's server has no certificate, which its address behind a network does not need.
  const link = `https://www.awin1.com/cread.php?ued=${encodeURIComponent(`${origin}/lamp?a=${serial}`)}`;
  offerId = await seed.offer({ merchantId, productId, priceCents: 1_000, link });
  await click(offerId);
});

const click = (id: number) =>
  testDatabase.database.execute(
    `insert into clicks (id, offer_id, product_id, merchant_id)
     select $1, id, product_id, merchant_id from offers where id = $2`,
    [randomUUID(), id],
  );

const run = (signal = new AbortController().signal, limits = { timeout: 2_000, idleTimeout: 300 }) => {
  const fetch = createMerchantFetch(
    { publicUrl: 'https://visavis.test', allowAddresses: ['127.0.0.1'] },
    limits,
  );
  const { database } = testDatabase;
  return checkOffers(database, createPageReader({ database, fetch }), signal);
};
/** As if a minute had passed: the site may be asked again. */
const wait = () =>
  testDatabase.database.execute(`update merchant_sites set visited_at = visited_at - interval '61 seconds'`);
const results = () =>
  testDatabase.database.rows<{ outcome: string; differs: string[]; reason: string | null }>(
    'select outcome, differs, reason, page_cents as "pageCents" from page_checks order by id',
  );
/** What is noted once robots.txt is known and the page was asked for. */
async function outcome() {
  await run();
  await wait();
  await run();
  return (await results())[0];
}

test('an opened offer is compared with its merchant’s page: robots.txt first, one request a minute, under our name', async () => {
  expect(await run()).toEqual({ same: 0, differs: 0, unreadable: 0 });
  expect(await run()).toEqual({ same: 0, differs: 0, unreadable: 0 });
  expect(asked.map(({ path }) => path)).toEqual(['/robots.txt']);
  await wait();
  expect(await run()).toEqual({ same: 1, differs: 0, unreadable: 0 });
  await wait();
  expect(await run()).toEqual({ same: 0, differs: 0, unreadable: 0 });
  expect(asked.map(({ path }) => path)).toEqual(['/robots.txt', `/lamp?a=${serial}`]);
  expect(asked[1]?.agent).toMatch(/^Visavis\/[\d.]+ \(\+https:\/\/visavis\.test\)$/);
});

test('what differs is told apart', async () => {
  page = html(productPage('12.50', 'OutOfStock'));
  expect(await outcome()).toEqual({
    outcome: 'differs',
    differs: ['price', 'availability'],
    reason: null,
    pageCents: 1_250,
  });
});

test('one offer of a merchant in a run, and none that nobody opened or whose merchant is off', async () => {
  const { database } = testDatabase;
  const [offer] = await database.rows<{ merchantId: number; productId: number; link: string }>(
    'select merchant_id as "merchantId", product_id as "productId", link from offers where id = $1',
    [offerId],
  );
  if (!offer) throw new Error('No offer');
  await click(await seed.offer({ ...offer, priceCents: 1_000, link: `${offer.link}2` }));
  await seed.offer({ ...offer, priceCents: 1_000, link: `${offer.link}3` });
  await run();
  await wait();
  expect(await run()).toEqual({ same: 1, differs: 0, unreadable: 0 });
  await wait();
  expect(await run()).toEqual({ same: 1, differs: 0, unreadable: 0 });
  await wait();
  expect(await run()).toEqual({ same: 0, differs: 0, unreadable: 0 });
  await database.execute('truncate page_checks');
  await database.execute('update merchants set is_active = false');
  expect(await run()).toEqual({ same: 0, differs: 0, unreadable: 0 });
});

test.each<[string, () => void]>([
  [
    'robots',
    () => {
      robots = html('User-agent: *\nAllow: /\n\nUser-agent: visavis\nDisallow: /lamp', {
        'content-type': 'text/plain',
      });
    },
  ],
  [
    'status_503',
    () => {
      robots = (_request, response) => response.writeHead(503).end();
    },
  ],
  [
    'address_refused',
    () => {
      page = (_request, response) => response.writeHead(302, { location: `${internalOrigin}/secret` }).end();
    },
  ],
  [
    'address_refused',
    () => {
      page = (_request, response) =>
        response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
    },
  ],
  [
    'too_many_redirects',
    () => {
      page = (request, response) => response.writeHead(302, { location: `${request.url}x` }).end();
    },
  ],
  [
    'too_large',
    () => {
      page = html(' '.repeat(3_000_000));
    },
  ],
  [
    'too_large',
    () => {
      page = html(gzipSync(Buffer.alloc(200_000_000)), { 'content-encoding': 'gzip' });
    },
  ],
  [
    'cut_short',
    () => {
      page = html('not gzip', { 'content-encoding': 'gzip' });
    },
  ],
  [
    'cut_short',
    () => {
      page = html('x', { 'content-encoding': 'zip-of-death' });
    },
  ],
  [
    'timeout',
    () => {
      page = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
    },
  ],
  [
    'status_404',
    () => {
      page = (_request, response) => response.writeHead(404).end();
    },
  ],
  [
    'not_html',
    () => {
      page = html('{}', { 'content-type': 'application/json' });
    },
  ],
  [
    'no_data',
    () => {
      page = html('<script type="application/ld+json">{"@type":"Product",,}</script>');
    },
  ],
  [
    'no_data',
    () => {
      page = html(productPage('call us', 'SomeDay'));
    },
  ],
])('a page that tells nothing is no difference: %s', async (reason, prepare) => {
  prepare();
  expect(await outcome()).toMatchObject({ outcome: 'unreadable', reason });
  expect(secrets).toEqual([]);
  expect(asked.filter(({ path }) => path !== '/robots.txt').length).toBeLessThanOrEqual(4);
});

test('an affiliate network is never visited, and a link that does not tell its target is left', async () => {
  await testDatabase.database.execute(
    `update offers set link = 'https://www.awin1.com/pclick.php?p=1' where id = $1`,
    [offerId],
  );
  expect(await run()).toEqual({ same: 0, differs: 0, unreadable: 1 });
  expect(await results()).toMatchObject([{ reason: 'no_link' }]);
  expect(asked).toEqual([]);
});

test('a busy site is left alone for as long as it asks', async () => {
  page = (_request, response) => response.writeHead(429, { 'retry-after': '3600' }).end();
  expect(await outcome()).toMatchObject({ reason: 'status_429' });
  const [site] = await testDatabase.database.rows<{ rest: number }>(
    'select extract(epoch from visited_at - now())::float8 as rest from merchant_sites',
  );
  expect(site?.rest).toBeGreaterThan(3_000);
});

test('a run that is stopped notes nothing', async () => {
  const stopping = new AbortController();
  await run();
  await wait();
  page = () => stopping.abort(new Error('stopping'));
  await expect(run(stopping.signal)).rejects.toThrow('stopping');
  expect(await results()).toEqual([]);
});
