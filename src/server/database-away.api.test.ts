import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/helpers/app.ts';
import { type BreakableLink, createBreakableLink } from '../../test/helpers/breakable-link.ts';
import { openTestPool } from '../../test/helpers/database-server.ts';
import { createDatabase, type DatabasePool } from './platform/database/database.ts';
import type { Pages } from './wiring/ssr.ts';

const metricsToken = 'a-long-metrics-token';

/** Pages that show what the API gives them. */
const pages: Pages = async (request, { api }) =>
  Response.json(
    await api('getProduct', {
      params: { id: new URL(request.url).searchParams.get('product') ?? '' },
      query: {},
      language: 'en',
    }).then(
      (product) => ({ title: product.title }),
      (error: { code: string }) => ({ code: error.code }),
    ),
  );

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
  test('times out once, then requests are refused at once until it responds; cached responses are served', async () => {
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
        const response = await other.get('/api/products/999');
        expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
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
