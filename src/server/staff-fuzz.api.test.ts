import { afterAll, beforeAll, expect, test } from 'vitest';
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
});
afterAll(() => shop.close());

/** What has no place in any field, or breaks what takes it for granted. */
const ugly = [
  ...['\0', 'a\0b', '\u202eabc', '\ud800', '', ' ', '%', "' or 1=1 --", '=1+1', 'x'.repeat(10_000)],
  ...['-1', '1.5', '1e999', 'NaN', '99999999999999999999', '0', '__proto__', '👩‍👩‍👧‍👦'],
];
const inBodies = [...ugly, null, -1, 1e308, true, [], {}, [['a\0b']], { a: '\0' }];

const isForStaff = (name: CallName) => {
  const { access } = endpoints[name] as Endpoint;
  return access === 'admin' || access === 'superadmin';
};
const fieldsOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** A call with one ugly thing in one place; in all others nothing, or an id that nothing has. */
function* requestsTo(endpoint: Endpoint) {
  const pathWith = (id: string) => `/api${endpoint.path.replaceAll(/\{\w+\}/g, () => encode(id))}`;
  const nowhere = pathWith('987654');
  if (endpoint.params) for (const value of ugly) yield { url: pathWith(value), payload: {} };
  for (const field of fieldsOf(endpoint.query)) {
    for (const value of ugly) yield { url: `${nowhere}?${field}=${encode(value)}`, payload: {} };
  }
  const fields = fieldsOf(endpoint.body);
  for (const value of inBodies) {
    yield { url: nowhere, payload: Object.fromEntries(fields.map((field) => [field, value])) };
  }
}

const names = (Object.keys(calls) as CallName[]).filter(isForStaff);

test.each(names)('%s answers whatever staff send to it', async (name) => {
  const endpoint: Endpoint = endpoints[name];
  const { method } = endpoint;
  for (const { url, payload } of requestsTo(endpoint)) {
    const given = method === 'GET' ? { headers } : { headers, payload };
    const { statusCode, body } = await shop.app.inject({ method, url, ...given });
    expect(statusCode, `${url.slice(0, 80)} ${JSON.stringify(payload).slice(0, 80)} ${body}`).toBeLessThan(
      500,
    );
    expect([401, 403]).not.toContain(statusCode);
  }
});

test('there are such calls', () => {
  expect(names.length).toBeGreaterThan(40);
});
