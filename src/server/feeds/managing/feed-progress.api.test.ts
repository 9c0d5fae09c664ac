import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';
import { bearer, createPeople, type People } from '../../../../test/helpers/people.ts';
import type { FeedNews } from '../../../contract/feeds/schema.ts';

let shop: TestApp;
let people: People;
let address: string;

beforeAll(async () => {
  shop = await createTestApp({ watchFeedsEvery: 50 });
  people = createPeople(shop);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/api/admin/feed-progress`;
  const merchantId = await shop.seed.merchant({ name: 'Nord' });
  await shop.database.database.execute(`insert into feeds (id, merchant_id, name) values (5, $1, 'main')`, [
    merchantId,
  ]);
});
afterAll(() => shop.close());

/** The stream's news one by one; undefined: it has ended. */
async function follow(token: string) {
  const response = await fetch(address, { headers: bearer(token) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  async function next(): Promise<FeedNews | undefined> {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end >= 0) {
        const event = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (event.startsWith('data: ')) return JSON.parse(event.slice(6)) as FeedNews;
        continue;
      }
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return undefined;
      rest += value;
    }
  }
  return { response, next };
}

const signedIn = async (role: 'admin' | 'user') => people.token(await people.create({ role }));

test('progress is told as it changes, and that something else has', async () => {
  const { database } = shop.database;
  const { response, next } = await follow(await signedIn('admin'));
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  const first = await next();
  expect(first?.busy).toEqual([]);
  const progress = { phase: 'reading', size: 10, read: 4, rows: 2 };
  await database.execute('update feeds set busy_since = now(), progress = $1 where id = 5', [
    JSON.stringify(progress),
  ]);
  const second = await next();
  expect(second).toMatchObject({ busy: [{ _id: '5', progress }] });
  expect(second?.changed).not.toBe(first?.changed);
  await database.execute(`update feeds set progress = progress || '{"rows": 3}' where id = 5`);
  expect(await next()).toMatchObject({ changed: second?.changed, busy: [{ progress: { rows: 3 } }] });
});

test('signing out ends it', async () => {
  const token = await signedIn('admin');
  const { next } = await follow(token);
  await next();
  await people.call('POST', '/auth/logout', undefined, bearer(token));
  expect(await next()).toBeUndefined();
});

test('looking on is no use of the session: it ends when nothing else was done for an hour', async () => {
  const token = await signedIn('admin');
  const { next } = await follow(token);
  await next();
  await shop.database.database.execute(
    `update sessions set last_seen_at = now() - interval '61 minutes' where id = $1`,
    [people.claims(token).sid],
  );
  expect(await next()).toBeUndefined();
  expect((await fetch(address, { headers: bearer(token) })).status).toBe(401);
});

test('it is for admins', async () => {
  expect((await fetch(address)).status).toBe(401);
  expect((await fetch(address, { headers: bearer(await signedIn('user')) })).status).toBe(403);
});

test('there are only so many at once, and a server that ends lets them go', async () => {
  const token = await signedIn('admin');
  const streams = await Promise.all(Array.from({ length: 55 }, () => follow(token)));
  const statuses = streams.map(({ response }) => response.status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(50);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const last = streams.find(({ response }) => response.status === 200);
  await last?.next();
  await shop.app.close();
  expect(await last?.next()).toBeUndefined();
});
