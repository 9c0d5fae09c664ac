import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { bearer, createPeople, type People } from '../../../test/helpers/people.ts';
import type { ApiKey } from '../../contract/api-keys/api-key-schema.ts';
import { deleteOldKeys } from './service.ts';

let shop: TestApp;
let people: People;
let owner: Record<string, string>;

beforeAll(async () => {
  shop = await createTestApp({ config: { rateLimit: 4 }, responseCacheBytes: 1_000_000 });
  people = createPeople(shop);
});
beforeEach(async () => {
  owner = await signIn();
});
afterAll(() => shop?.close());

const wanted = { name: 'Tableur', scopes: ['catalogue', 'assistants'], perMinute: 600, days: 90 };
/** Each from an address of its own, so that nobody's limit is another's. */
let lastAddress = 0;
const newAddress = () => `192.0.2.${++lastAddress}`;
async function signIn(isVerified = true): Promise<Record<string, string>> {
  const { email } = await people.create({ isVerified });
  const response = await people.signIn(email, undefined, newAddress());
  return bearer(response.json<{ token: string }>().token);
}
const asOwner = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
  shop.app.inject({
    method,
    url: `/api/users/me/keys${path}`,
    headers: owner,
    remoteAddress: newAddress(),
    ...(payload && { payload }),
  });
async function make(change: object = {}): Promise<{ key: ApiKey; secret: string }> {
  const response = await asOwner('POST', '', { ...wanted, ...change });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
const list = async () => (await asOwner('GET')).json<ApiKey[]>();
const ask = (url: string, secret: string, remoteAddress = newAddress()) =>
  shop.get(url, { headers: { authorization: `Bearer ${secret}` }, remoteAddress });
const askAssistant = (secret: string, remoteAddress = newAddress()) =>
  shop.app.inject({
    method: 'POST',
    url: '/mcp',
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    headers: { accept: 'application/json, text/event-stream', authorization: `Bearer ${secret}` },
    remoteAddress,
  });

describe('a key', () => {
  test('is shown once, stored as a hash, listed without its secret, and exported so', async () => {
    const { key, secret } = await make();
    expect(secret).toMatch(/^vvk_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'Tableur', scopes: wanted.scopes, perMinute: 600, lastUsedAt: null });
    expect(key.ending).toBe(secret.slice(-4));
    expect(Date.parse(key.expiresAt) - Date.parse(key.createdAt)).toBe(90 * 86_400_000);
    expect(await list()).toEqual([key]);
    const exported = await shop.get('/api/users/me/export', { headers: owner, remoteAddress: newAddress() });
    expect(exported.json().apiKeys).toEqual([key]);
    expect(exported.body).not.toContain(secret);
    const rows = await shop.database.database.rows('select * from api_keys');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('says when it was last used', async () => {
    const { secret } = await make();
    expect((await ask('/api/categories', secret)).statusCode).toBe(200);
    const [used] = await list();
    expect(used?.lastUsedAt).toMatch(/^20/);
  });

  test('is good for what it is made for only', async () => {
    const catalogue = await make({ scopes: ['catalogue'] });
    const assistants = await make({ scopes: ['assistants', 'assistants'] });
    expect(assistants.key.scopes).toEqual(['assistants']);
    expect((await ask('/api/categories', catalogue.secret)).statusCode).toBe(200);
    expect((await askAssistant(assistants.secret)).statusCode).toBe(200);
    const refused = await ask('/api/categories', assistants.secret);
    expect([refused.statusCode, refused.json().details]).toEqual([403, { reason: 'key_scope' }]);
    expect((await askAssistant(catalogue.secret)).statusCode).toBe(403);
  });

  test('asks more than its address may, as often as it is said to, and all of an account together no more', async () => {
    const address = newAddress();
    const askOften = async (secret: string) => {
      // A key is looked up for an address that has requests left; then it is known.
      await ask('/api/categories', secret);
      const responses = await Promise.all(
        Array.from({ length: 30 }, () => ask('/api/categories', secret, address)),
      );
      expect(responses.some(({ statusCode }) => statusCode === 429)).toBe(true);
      for (const { statusCode, headers } of responses) {
        if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      return responses.filter(({ statusCode }) => statusCode === 200).length;
    };
    // At once an address may make two requests here, and an account's keys ten.
    expect(await askOften((await make({ perMinute: 6_000 })).secret)).toBeGreaterThanOrEqual(9);
    expect(await askOften((await make()).secret)).toBeLessThan(9);
  });

  test('that asks too much is refused without a query, from one address and from many', async () => {
    const lookups = vi.spyOn(shop.database.database, 'named');
    const ofKeys = () => lookups.mock.calls.filter(([name]) => name === 'good_api_key').length;
    onTestFinished(() => lookups.mockRestore());
    const address = newAddress();
    for (const addressOf of [newAddress, () => address]) {
      owner = await signIn();
      const { secret } = await make({ perMinute: 6_000 });
      lookups.mockClear();
      const statuses = [];
      for (let at = 0; at < 40; at++)
        statuses.push((await ask('/api/categories', secret, addressOf())).statusCode);
      const refused = statuses.filter((status) => status === 429).length;
      expect(refused).toBeGreaterThan(20);
      expect(ofKeys()).toBeLessThanOrEqual(statuses.length - refused);
    }
    // Nor do keys of several accounts let one address ask more.
    owner = await signIn();
    const { secret } = await make();
    lookups.mockClear();
    expect((await ask('/api/categories', secret, address)).statusCode).toBe(429);
    expect(ofKeys()).toBe(0);
  });

  test('opens nothing: it is no session, and what changes something counts by address', async () => {
    const { secret } = await make();
    for (const url of ['/api/users/me', '/api/users/me/keys', '/api/users/me/export', '/api/alerts']) {
      const refused = await ask(url, secret);
      expect([refused.statusCode, refused.json().details], url).toEqual([
        401,
        { reason: 'key_acts_for_nobody' },
      ]);
    }
    const address = newAddress();
    const report = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: {},
        headers: { authorization: `Bearer ${secret}` },
        remoteAddress: address,
      });
    const statuses = [];
    for (let at = 0; at < 3; at++) statuses.push((await report()).statusCode);
    expect(statuses).toEqual([400, 400, 429]);
  });

  test('splits carts, and takes what is kept for everybody', async () => {
    const { secret } = await make();
    const split = await shop.app.inject({
      method: 'POST',
      url: '/api/cart/split',
      payload: { items: [{ _id: '1', quantity: 1 }] },
      headers: { authorization: `Bearer ${secret}` },
      remoteAddress: newAddress(),
    });
    expect(split.statusCode).toBe(200);
    const { headers } = await ask('/api/categories', secret);
    expect(headers['cache-control']).toContain('public');
    expect(headers.etag).toBeDefined();
  });

  test('ends when it is withdrawn, by its owner alone, and when it has expired', async () => {
    const { key, secret } = await make();
    expect((await ask('/api/categories', secret)).statusCode).toBe(200);
    const other = await signIn();
    const path = `/api/users/me/keys/${key._id}`;
    const byOther = await shop.app.inject({
      method: 'DELETE',
      url: path,
      headers: other,
      remoteAddress: newAddress(),
    });
    expect(byOther.statusCode).toBe(404);
    expect((await asOwner('DELETE', `/${key._id}`)).json().message).toBe('The key no longer works.');
    const gone = await ask('/api/categories', secret);
    expect([gone.statusCode, gone.json().details]).toEqual([401, { reason: 'key_invalid' }]);
    const { key: old, secret: expired } = await make();
    await shop.database.database.execute(
      `update api_keys set expires_at = now() - interval '31 days' where id = $1`,
      [old._id],
    );
    expect((await ask('/api/categories', expired)).statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
    await deleteOldKeys(shop.database.database);
    expect(await list()).toEqual([]);
  });

  test('that is made up costs its address what any request does', async () => {
    const address = newAddress();
    expect((await ask('/api/categories', 'vvk_cut')).json().details).toEqual({ reason: 'key_invalid' });
    const statuses = [];
    for (let at = 0; at < 3; at++) {
      statuses.push((await ask('/api/categories', `vvk_${String(at).repeat(43)}`, address)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 429]);
  });
});

test('keys are refused beyond ten, to whom has not confirmed their address, and of any other shape', async () => {
  for (let made = 0; made < 10; made++) await make();
  const full = await asOwner('POST', '', wanted);
  expect([full.statusCode, full.json().details]).toEqual([409, { reason: 'keys_full' }]);
  for (const change of [
    { name: ' \u200b' },
    { name: 'x'.repeat(61) },
    { scopes: [] },
    { scopes: ['admin'] },
    { perMinute: 7 },
    { perMinute: 10 ** 9 },
    { days: 36_500 },
  ]) {
    expect((await asOwner('POST', '', { ...wanted, ...change })).statusCode, JSON.stringify(change)).toBe(
      400,
    );
  }
  owner = await signIn(false);
  const unconfirmed = await asOwner('POST', '', wanted);
  expect([unconfirmed.statusCode, unconfirmed.json().details]).toEqual([
    409,
    { reason: 'email_confirmation_required' },
  ]);
});
