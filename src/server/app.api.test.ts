import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/helpers/app.ts';
import { type BreakableLink, createBreakableLink } from '../../test/helpers/breakable-link.ts';
import { openTestPool } from '../../test/helpers/database-server.ts';
import { createDatabase, type DatabasePool } from './platform/database/database.ts';
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
let database: DatabasePool;
let link: BreakableLink;
let product: number;

beforeAll(async () => {
  const base = await createTestApp();
  link = await createBreakableLink(base.database.url);
  database = openTestPool(link.url, 4);
  shop = await createTestApp({ database, pages, config: { metricsToken } });
  product = await base.seed.product({ title: 'Phone' });
  const merchantId = await base.seed.merchant({ name: 'Nord' });
  await base.seed.offer({ merchantId, productId: product, priceCents: 100 });
  return () => base.close();
});

afterAll(async () => {
  await shop.close();
  await database.close();
  await link.cut();
});

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

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('has no %s here', async (method) => {
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
  });

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

describe('database away', () => {
  test('is 503, then recovers without a restart', async () => {
    expect((await shop.get(`/api/products/${product}`)).statusCode).toBe(200);
    await link.cut();
    const away = await shop.get(`/api/products/${product}`, { headers: { 'accept-language': 'fr' } });
    expect(away.statusCode).toBe(503);
    expect(away.json()).toMatchObject({
      code: 'unavailable',
      message: 'Le service est momentanément indisponible. Réessayez.',
    });
    expect(away.body).not.toContain('ECONN');
    const page = await shop.get('/go/1', { headers: { accept: 'text/html,*/*', 'accept-language': 'en' } });
    expect(page.statusCode).toBe(503);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('The service is temporarily unavailable.');
    expect((await shop.get(`/product?product=${product}`)).json()).toEqual({ code: 'unavailable' });
    expect((await shop.get('/readyz')).json()).toMatchObject({ status: 'not ready', database: false });
    expect((await shop.get('/healthz')).statusCode).toBe(200);

    await link.mend();
    expect((await shop.get(`/api/products/${product}`)).statusCode).toBe(200);
  });
});

describe('a database that does not answer', () => {
  test('is waited for once, then requests are refused at once until it answers; what is kept is served', async () => {
    const frozen = createDatabase({
      url: link.url,
      applicationName: 'impatient',
      max: 2,
      responseTimeout: 300,
      onIdleError: () => undefined,
      onTimeout: { begin: () => undefined, end: () => undefined },
    });
    const other = await createTestApp({
      database: frozen,
      responseCacheBytes: 1_000_000,
      config: { metricsToken },
    });
    const kept = `/api/products/${product}`;
    const asked = async () =>
      (await other.get('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })).body.match(
        /^visavis_database_asked (\d)$/m,
      )?.[1];
    try {
      await other.publish();
      expect([(await other.get(kept)).statusCode, await asked()]).toEqual([200, '1']);
      link.freeze();
      for (const _time of [1, 2, 3]) {
        const answer = await other.get('/api/products/999');
        expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
      }
      expect((await other.get('/readyz')).json()).toMatchObject({ status: 'not ready', database: false });
      expect([(await other.get(kept)).statusCode, await asked()]).toEqual([200, '0']);
      link.thaw();
      await vi.waitFor(async () => expect((await other.get('/readyz')).json().database).toBe(true), 5_000);
      expect([(await other.get('/api/products/999')).statusCode, await asked()]).toEqual([404, '1']);
    } finally {
      link.thaw();
      await other.close();
      await frozen.close();
    }
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

describe('pictures', () => {
  test('never change', async () => {
    writeFileSync(path.join(shop.dataDir, 'pictures', 'a.webp'), 'picture');
    const response = await shop.get('/pictures/a.webp');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    '/pictures/',
    '/pictures/b.webp',
    '/pictures/../secret',
    '/pictures/%2e%2e/secret',
    '/pictures/.hidden',
  ])('does not give %s', async (url) => {
    writeFileSync(path.join(shop.dataDir, 'secret'), 'secret');
    writeFileSync(path.join(shop.dataDir, 'pictures', '.hidden'), 'secret');
    const response = await shop.get(url);
    expect([400, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain('secret"');
  });
});

test('serves the built interface: hashed files for ever and compressed, others for a while', async () => {
  const clientDirectory = path.join(shop.dataDir, 'client');
  mkdirSync(path.join(clientDirectory, 'assets'), { recursive: true });
  writeFileSync(path.join(clientDirectory, 'assets', 'app-1a2b.js'), 'plain');
  writeFileSync(path.join(clientDirectory, 'assets', 'app-1a2b.js.br'), 'small');
  writeFileSync(path.join(clientDirectory, 'favicon.svg'), '<svg/>');
  const other = await createTestApp({ clientDirectory });
  const small = await other.get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.body).toBe('small');
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(small.headers['content-type']).toContain('javascript');
  expect((await other.get('/assets/app-1a2b.js')).body).toBe('plain');
  expect((await other.get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  expect((await other.get('/assets/gone.js')).statusCode).toBe(404);
  await other.close();
});

test('has an icon for those who ask for /favicon.ico', async () => {
  const other = await createTestApp({ clientDirectory: path.resolve('public') });
  const icon = await other.get('/favicon.ico');
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  // An ICO file with several pictures.
  expect([...icon.rawPayload.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  expect(icon.rawPayload.readUInt16LE(4)).toBeGreaterThan(1);
  await other.close();
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
});
