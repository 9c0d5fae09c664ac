import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/helpers/app.ts';
import { bearer, createPeople } from '../../test/helpers/people.ts';
import { type CallName, calls } from '../contract/calls.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';

let shop: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  shop = await createTestApp();
  const people = createPeople(shop);
  headers = bearer(await people.token(await people.create({ role: 'superadmin' })));
  const merchantId = await shop.seed.merchant({ name: 'Nord' });
  for (const title of ['SSD 1 To', 'Casque']) {
    const productId = await shop.seed.product({ title });
    await shop.seed.offer({ merchantId, productId, priceCents: 9_900 });
  }
  await shop.publish();
});
afterAll(() => shop.close());

const names = Object.keys(calls) as CallName[];
const endpointOf = (name: CallName): Endpoint => endpoints[name];
const isRead = (name: CallName) => {
  const { method, params, access } = endpointOf(name);
  return method === 'GET' && !params && access !== 'employee';
};
const searched = names.filter((name) => Object.hasOwn(endpointOf(name).query?.shape ?? {}, 'search'));

test.each(names.filter(isRead))('%s refuses a parameter that it does not know, by its name', async (name) => {
  const refused = await shop.get(`/api${calls[name].path}?utm_source=x`, { headers });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    code: 'invalid_request',
    message: 'Unknown parameter: utm_source.',
    details: [{ path: 'query.utm_source', message: expect.stringMatching(/^Unknown; this call takes/) }],
  });
});

test.each(searched)('%s takes a text to search for by either name, and not two texts', async (name) => {
  const ask = (query: string) => shop.get(`/api${calls[name].path}?${query}`, { headers });
  const [long, short, both] = await Promise.all([ask('search=ssd'), ask('q=ssd'), ask('q=ssd&search=ssd')]);
  expect(long.statusCode).toBe(200);
  for (const { statusCode, body } of [short, both]) {
    expect(statusCode).toBe(200);
    expect(body).toBe(long.body);
  }
  const refused = await ask('q=ssd&search=hdd');
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toBe('“q” and “search” mean the same: give one of them.');
});

test('every list that is searched is among them', () => {
  expect(searched).toEqual(
    expect.arrayContaining(['searchProducts', 'suggest', 'listProducts', 'listUsers']),
  );
  expect(searched.length).toBeGreaterThan(8);
});

describe('a search', () => {
  test('by the short name finds what it says, and its links keep it', async () => {
    const found = await shop.get('/api/search?q=ssd');
    expect(found.json().products.map(({ title }: { title: string }) => title)).toEqual(['SSD 1 To']);
    const { headers } = await shop.get('/api/products?q=Casque&page=2&limit=1');
    expect(headers.link).toBe('</api/products?limit=1&page=1&search=Casque>; rel="prev"');
  });

  test.each([
    ['?x=1&q=a', 'Paramètre inconnu\u00a0: x.'],
    ['?__proto__=1&constructor=2', 'Paramètres inconnus\u00a0: __proto__, constructor.'],
    [
      '?q=a&search=b',
      '«\u00a0q\u00a0» et «\u00a0search\u00a0» veulent dire la même chose\u00a0: n’en donnez qu’un.',
    ],
    [`?${'x'.repeat(5_000)}=1`, `Paramètre inconnu\u00a0: ${'x'.repeat(40)}.`],
  ])('%.30s is refused in the language of the request', async (query, message) => {
    const refused = await shop.get(`/api/search${query}`, { headers: { 'accept-language': 'fr' } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe(message);
  });
});

test('calls that write refuse such parameters too, before they do anything', async () => {
  const given = { name: 'Ada', email: 'ada@shop.example', phone: '0612345678', password: 'secret-1' };
  const refused = await shop.app.inject({ method: 'POST', url: '/api/auth/register?x=1', payload: given });
  expect(refused.statusCode).toBe(400);
  expect(await shop.database.database.rows(`select 1 from users where email = 'ada@shop.example'`)).toEqual(
    [],
  );
});

test.each([
  '/api/products?category=Computer%20Components&limit=8&sortBy=rating',
  '/api/products?category=Laptops',
  '/api/products',
  '/api/categories',
  '/api/products/category-thumbnails',
])('the call %s is answered', async (url) => {
  expect((await shop.get(url)).statusCode).toBe(200);
});

test('lists of one’s own are answered with the id and without', async () => {
  const { id } = (await shop.get('/api/users/me', { headers })).json();
  for (const path of ['favorites', 'alerts']) {
    expect((await shop.get(`/api/${path}?userId=${id}`, { headers })).statusCode).toBe(200);
    expect((await shop.get(`/api/${path}`, { headers })).statusCode).toBe(200);
  }
});
