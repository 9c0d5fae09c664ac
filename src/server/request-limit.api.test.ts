import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/helpers/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({
    pages: async () => new Response('page', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    responseCacheBytes: 1_000_000,
    config: { rateLimit: 6, trustProxy: '127.0.0.1' },
  });
  await test.publish();
});
afterAll(() => test.close());

/** Asks as a client behind a proxy does; three at once are what six a minute allow. */
const ask = (url: string, client: string, headers: Record<string, string> = {}) =>
  test.get(url, { headers: { 'x-forwarded-for': client, ...headers } });

async function useUp(client: string): Promise<void> {
  for (const text of ['a', 'b', 'c']) {
    expect((await ask(`/api/products?search=${client}${text}`, client)).statusCode).toBe(200);
  }
}

describe('a client who asks for too much', () => {
  it('is told when to come back, in its language', async () => {
    await useUp('192.0.2.1');
    const refused = await ask('/api/products?search=d', '192.0.2.1', { 'accept-language': 'fr' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.json()).toEqual({
      code: 'too_many_requests',
      message: 'Trop de requêtes. Réessayez plus tard.',
      requestId: refused.headers['x-request-id'],
    });
  });

  it('is refused in a page’s words where it asked for a page', async () => {
    await useUp('192.0.2.2');
    const refused = await ask('/en/products?search=d', '192.0.2.2', {
      accept: 'text/html',
      'accept-language': 'en',
    });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused.body).toContain('Too many requests. Try again later.');
  });

  it('is refused in the language of the page’s address, with a link that tries again', async () => {
    await useUp('192.0.2.6');
    const refused = await ask('/fr/products?search=d', '192.0.2.6', {
      accept: 'text/html',
      'accept-language': 'en',
    });
    expect(refused.body).toContain('Trop de requêtes. Réessayez plus tard.');
    expect(refused.body).toContain('<a href="">Réessayer</a>');
  });

  it.each(['/go/1', '/share/fr/1.png', '/sitemap.xml', '/fr/unknown'])('gets no %s', async (url) => {
    const client = `192.0.2.${10 + url.length}`;
    await useUp(client);
    expect((await ask(url, client)).statusCode).toBe(429);
  });

  it('still gets what is kept already, and what costs nothing', async () => {
    expect((await ask('/fr/kept', '192.0.2.3')).statusCode).toBe(200);
    await useUp('192.0.2.4');
    for (const url of ['/fr/kept', '/healthz', '/api/openapi.json']) {
      expect((await ask(url, '192.0.2.4')).statusCode).toBe(200);
    }
  });

  it('is one network of IPv6, and nobody else', async () => {
    await useUp('2001:db8:0:1::1');
    expect((await ask('/api/products?search=d', '2001:db8:0:1:ffff::2')).statusCode).toBe(429);
    expect((await ask('/api/products?search=d', '2001:db8:0:2::1')).statusCode).toBe(200);
    expect((await ask('/api/products?search=e', '192.0.2.5')).statusCode).toBe(200);
  });
});

it('trusts no forwarded address unless configured', async () => {
  const open = await createTestApp({ config: { rateLimit: 6 } });
  await open.publish();
  const statuses: number[] = [];
  for (const last of [1, 2, 3, 4]) {
    const headers = { 'x-forwarded-for': `192.0.2.${last}` };
    statuses.push((await open.get(`/api/products?search=${last}`, { headers })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await open.close();
});
