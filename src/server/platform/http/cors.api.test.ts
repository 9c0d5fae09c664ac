import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';

const allowed = 'https://partner.example';
let closed: TestApp;
let open: TestApp;

beforeAll(async () => {
  [closed, open] = await Promise.all([
    createTestApp(),
    createTestApp({ config: { corsOrigins: [allowed] }, responseCacheBytes: 1_000_000 }),
  ]);
});
afterAll(async () => {
  await closed.close();
  await open.close();
});

const preflight = (shop: TestApp, origin: string, url = '/api/users/me') =>
  shop.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    },
  });
const corsHeaders = (headers: object) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

test('no other origin may call, unless the operator names it', async () => {
  const asked = await preflight(closed, allowed);
  expect(asked.statusCode).toBe(405);
  const { headers } = await closed.get('/api/categories', { headers: { origin: allowed } });
  expect([...corsHeaders(asked.headers), ...corsHeaders(headers)]).toEqual([]);
});

test('an origin that is named may call, without cookies', async () => {
  const asked = await preflight(open, allowed);
  expect(asked.statusCode).toBe(204);
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': allowed,
    'access-control-allow-methods': expect.stringContaining('PUT'),
    'access-control-allow-headers': expect.stringContaining('Authorization'),
    vary: 'Origin',
  });
  // The second one comes from memory.
  for (const _ of [1, 2]) {
    const { statusCode, headers } = await open.get('/api/categories', { headers: { origin: allowed } });
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-origin']).toBe(allowed);
    expect(headers['access-control-expose-headers']).toContain('X-Total-Count');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers.vary).toMatch(/Origin/);
  }
});

test.each(['https://partner.example.evil.test', 'http://partner.example', 'null', 'https://other.example'])(
  '%s is not named, and may not',
  async (origin) => {
    expect((await preflight(open, origin)).statusCode).toBe(405);
    const { headers } = await open.get('/api/categories', { headers: { origin } });
    expect(corsHeaders(headers)).toEqual([]);
    expect(headers.vary).toMatch(/Origin/);
  },
);

test('pages and other files stay closed', async () => {
  expect((await preflight(open, allowed, '/fr')).statusCode).toBe(405);
  expect(corsHeaders((await open.get('/robots.txt', { headers: { origin: allowed } })).headers)).toEqual([]);
});
