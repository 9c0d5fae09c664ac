import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/helpers/app.ts';
import type { Pages } from './wiring/ssr.ts';

const metricsToken = 'a-long-metrics-token';

/** Pages that say what they were asked, and show what the API gives them. */
const pages: Pages = async (request, { api, site, reportError }) => {
  const url = new URL(request.url);
  if (url.pathname === '/throws') {
    reportError(new Error('broken page'));
    return new Response('Oops!', { status: 500, headers: { 'content-type': 'text/html' } });
  }
  if (url.pathname === '/product') {
    const outcome = await api('getProduct', {
      params: { id: url.searchParams.get('product') ?? '' },
      query: {},
      language: 'en',
    }).then(
      (product) => ({ title: product.title }),
      (error: { code: string }) => ({ code: error.code }),
    );
    return Response.json(outcome);
  }
  const headers = { 'content-type': 'text/plain' };
  return new Response(`${request.method} ${request.url} ${site.publicUrl}`, { status: 404, headers });
};

let shop: TestApp;

let product: number;

beforeAll(async () => {
  shop = await createTestApp({ pages, config: { metricsToken } });
  product = await shop.seed.product({ title: 'Phone' });
  const merchantId = await shop.seed.merchant({ name: 'Nord' });
  await shop.seed.offer({ merchantId, productId: product, priceCents: 100 });
});
afterAll(() => shop.close());

describe('API', () => {
  test.each(['/api/nope', '/api/', '/api/products/1/nope'])('knows no %s', async (url) => {
    const response = await shop.get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      code: 'not_found',
      message: 'Not found.',
      requestId: response.headers['x-request-id'],
    });
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const)(
    'has no %s here',
    async (method) => {
      const response = await shop.app.inject({
        method,
        url: '/api/figures',
        headers: { 'accept-language': 'fr', 'content-type': 'text/nonsense' },
      });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('GET, HEAD');
      expect(response.json()).toMatchObject({
        code: 'method_not_allowed',
        message: 'Cette méthode n’est pas disponible ici.',
      });
    },
  );

  test.each(['/api/categories/', '/api/users/', '/api/favorites/', '/api/alerts/', '/api/cart/'])(
    'has nothing at %s, which names no object',
    async (url) => {
      const response = await shop.get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers.allow).toBeUndefined();
    },
  );

  test('knows nothing else, whatever is sent there', async () => {
    const payload = '{broken';
    const sent = { method: 'POST', payload, headers: { 'content-type': 'application/json' } } as const;
    expect((await shop.app.inject({ ...sent, url: '/api/nope' })).statusCode).toBe(404);
    const page = await shop.app.inject({ ...sent, url: '/fr' });
    expect(page.statusCode).toBe(405);
    expect(page.headers.allow).toBe('GET, HEAD');
  });

  test('answers HEAD without a body', async () => {
    const response = await shop.app.inject({ method: 'HEAD', url: '/api/categories' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });

  test.each(['/api/products/%zz', '/api/%E0%A4%A'])('refuses the malformed address %s', async (url) => {
    const response = await shop.get(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request' });
  });

  test.each([
    ['/%', '/%25'],
    ['/fr/category/%E0%A4%A?page=2', '/fr/category/%25E0%25A4%25A?page=2'],
  ])('lets the interface say that there is no page %s', async (url, page) => {
    const response = await shop.get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain(`${page} `);
  });

  test('protects what it sends', async () => {
    const { headers } = await shop.get('/api/categories');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('strict-transport-security');
    const secure = await createTestApp({ config: { publicUrl: 'https://shop.test' } });
    expect((await secure.get('/healthz')).headers['strict-transport-security']).toContain('max-age');
    await secure.close();
  });

  test('logs each request without its query, and gives it an id', async () => {
    const response = await shop.get(`/api/products/${product}/history?days=31`);
    const entry = shop.logged.findLast(({ message }) => message === 'request');
    expect(entry?.fields).toMatchObject({
      method: 'GET',
      path: `/api/products/${product}/history`,
      status: 200,
      requestId: response.headers['x-request-id'],
    });
  });

  test('logs no address that is a key', async () => {
    const token = 'a'.repeat(32);
    for (const address of ['/api/shared-lists/', '/unsubscribe/']) await shop.get(address + token);
    await shop.get(`/alert-feeds/${token}.atom`);
    expect(JSON.stringify(shop.logged)).not.toContain(token);
  });

  test('takes over a proxy’s request id only when it trusts one', async () => {
    const given = { headers: { 'x-request-id': 'from-the-proxy-1' } };
    expect((await shop.get('/healthz', given)).headers['x-request-id']).not.toBe('from-the-proxy-1');
    const behind = await createTestApp({ config: { trustProxy: true } });
    expect((await behind.get('/healthz', given)).headers['x-request-id']).toBe('from-the-proxy-1');
    const forged = await behind.get('/healthz', { headers: { 'x-request-id': 'a b\tc d e f' } });
    expect(forged.headers['x-request-id']).toMatch(/^[\da-f]{12}-\w+$/);
    await behind.close();
  });
});

describe('documents', () => {
  test('are in English for everybody, and say so', async () => {
    const headers = { 'accept-language': 'fr' };
    const description = await shop.get('/api/openapi.json', { headers });
    expect(description.json()).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Visavis API' },
      servers: [{ url: 'http://shop.test/api' }],
    });
    const page = await shop.get('/api/docs?lang=fr', { headers });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
    expect(page.body).toContain('<html lang="en">');
  });
});

describe('health', () => {
  test('is not ready before the search index is', async () => {
    const response = await shop.get('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: 'not ready', database: true, search: false });
    expect((await shop.get('/api/products')).statusCode).toBe(503);
    expect((await shop.get(`/api/products/${product}`)).statusCode).toBe(200);
    await shop.publish();
    const ready = await shop.get('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({ status: 'ready', database: true, search: true });
  });
});

describe('metrics', () => {
  const authorized = { headers: { authorization: `Bearer ${metricsToken}` } };

  test('are for who has the token', async () => {
    expect((await shop.get('/metrics')).statusCode).toBe(401);
    expect((await shop.get('/metrics', { headers: { authorization: 'Bearer no' } })).statusCode).toBe(401);
    await shop.get(`/api/products/${product}`);
    const { body, headers } = await shop.get('/metrics', authorized);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('route="/api/products/:id",status="200"');
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).toMatch(/^visavis_search_version \d+$/m);
  });

  test('are those that the dashboard and the alert rules of deploy/ ask for', async () => {
    const { body } = await shop.get('/metrics', authorized);
    const known = body + readFileSync('src/server/wiring/describe-state.ts', 'utf8');
    const asked = ['grafana/visavis.json', 'prometheus/visavis.rules.yml']
      .map((file) => readFileSync(`deploy/${file}`, 'utf8'))
      .join('\n')
      .matchAll(/\b(?:visavis|http|nodejs|process)_[a-z\d_]+/g);
    const names = [...new Set(Array.from(asked, ([name]) => name.replace(/_(?:bucket|count)$/, '')))];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('are off unless configured', async () => {
    const other = await createTestApp();
    expect((await other.get('/metrics', authorized)).statusCode).toBe(404);
    await other.close();
  });
});

describe('pages', () => {
  test('get every other address, under the configured origin', async () => {
    const response = await shop.get('//evil.example/a?search=%20c', { headers: { host: 'evil.example' } });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('GET http://shop.test//evil.example/a?search=+c http://shop.test');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  test('answer HEAD with the headers alone', async () => {
    const response = await shop.app.inject({ method: 'HEAD', url: '/fr' });
    expect(response.body).toBe('');
    expect(response.headers['content-type']).toBe('text/plain');
  });

  test('tell an unknown offer in their own words', async () => {
    expect((await shop.get('/go/999999')).body).toBe('GET http://shop.test/go/999999 http://shop.test');
  });

  test('have the API without a request, with the same checks', async () => {
    expect((await shop.get(`/product?product=${product}`)).json()).toMatchObject({ title: 'Phone' });
    expect((await shop.get('/product?product=999999')).json()).toEqual({ code: 'not_found' });
  });

  test('report what they throw with the request’s id', async () => {
    const response = await shop.get('/throws');
    expect(response.statusCode).toBe(500);
    expect(shop.logged.findLast(({ level }) => level === 'error')).toMatchObject({
      message: 'page failed',
      fields: { requestId: response.headers['x-request-id'] },
    });
  });
});

test('cuts off a client that does not finish its headers', async () => {
  const { headersTimeout, requestTimeout } = shop.app.server;
  expect(headersTimeout).toBeLessThanOrEqual(10_000);
  expect(requestTimeout).toBeLessThanOrEqual(30_000);
});

describe('on the wire', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });

  /** Sends bytes and reads until the server hangs up. */
  const exchange = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', () => resolve(received));
    });

  test('refuses what is no HTTP', async () => {
    expect(await exchange('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
  });

  test('takes a whole address as its path', async () => {
    const end = ' HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(await exchange(`GET http://evil.example/fr?page=2${end}`)).toContain(
      'GET http://shop.test/fr?page=2 ',
    );
    expect(await exchange(`GET http://evil.example${end}`)).toContain('GET http://shop.test/ ');
  });

  test('takes a fragment, which no browser sends, for no part of the address', async () => {
    const end = ' HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(await exchange(`GET /fr#1${end}`)).toContain('GET http://shop.test/fr ');
    expect(await exchange(`GET /fr?page=2#/../en${end}`)).toContain('GET http://shop.test/fr?page=2 ');
    expect(await exchange(`GET /healthz#1${end}`)).toMatch(/^HTTP\/1.1 200/);
  });

  test.each([
    '/fr/%2e%2e',
    '/fr/../en/category/Audio',
    '/fr/.%2E/',
    '/fr/./a',
    '/fr/a\\..\\..\\en',
    '/fr/...data',
    '/fr/%2e%2e.data',
  ])(
    'has no page for an address in steps, which would be kept for all under another: %s',
    async (address) => {
      const received = await exchange(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(received).toMatch(/^HTTP\/1.1 404/);
      expect(received).not.toContain('GET http://shop.test');
    },
  );

  test.each(['/', '\\', '/\\'])(
    'has no page for an address of many slashes, which would hold it up: %s',
    async (slash) => {
      const address = `/fr${slash.repeat(5_000)}a`;
      const received = await exchange(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(received).toMatch(/^HTTP\/1.1 404/);
      expect(received).not.toContain('GET http://shop.test');
    },
  );

  test.each(['*', 'ftp://evil.example/fr', 'ws:/fr'])('knows no page at %s', async (target) => {
    const received = await exchange(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(received).toMatch(/^HTTP\/1.1 4/);
  });
});
