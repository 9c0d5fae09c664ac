import { mkdtempSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { article } from './helpers/awin-feed.ts';
import { createTestDatabase, type TestDatabase } from './helpers/database.ts';
import { type MerchantServer, merchantAddress, startMerchantServer } from './helpers/merchant-server.ts';
import { type OwnProcess, startProcess } from './helpers/own-processes.ts';
import { password, passwordHash } from './helpers/people.ts';
import { findPort } from './helpers/ports.ts';

// Two web and two worker processes, as servers run them, on one PostgreSQL.
let testDatabase: TestDatabase;
let dataDir: string;
let merchant: MerchantServer;
let webs: OwnProcess[] = [];
let workers: OwnProcess[] = [];
let origins: string[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  dataDir = mkdtempSync('/tmp/visavis-two-');
  merchant = await startMerchantServer();
  const ports = [await findPort(), await findPort()];
  origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const variables = { DATABASE_URL: testDatabase.url, DATA_DIR: dataDir, ALLOW_ADDRESSES: merchantAddress };
  // The first worker tells the database what is scheduled; then a fortnight goes by without any.
  await (await startProcess('worker', variables)).stop();
  await testDatabase.database.execute(`update jobs.version set cron_on = now() - interval '14 days'`);
  await testDatabase.database.execute(`update jobs.schedule set created_on = now() - interval '14 days'`);
  [workers, webs] = await Promise.all([
    Promise.all([1, 2].map(() => startProcess('worker', variables))),
    Promise.all(ports.map((port) => startProcess('web', { ...variables, PORT: String(port) }))),
  ]);
}, 300_000);

afterAll(async () => {
  const codes = await Promise.all([...webs, ...workers].map((each) => each.stop()));
  merchant?.close();
  await testDatabase?.drop();
  rmSync(dataDir, { recursive: true, force: true });
  expect(codes).toEqual([0, 0, 0, 0]);
}, 60_000);

type HttpResult = { status: number; body: unknown };

async function ask(
  index: number,
  path: string,
  init: { method?: string; token?: string; body?: object } = {},
) {
  const { method = 'GET', token, body } = init;
  const result = await fetch(`${origins[index]}${path}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await result.text();
  return {
    status: result.status,
    body: path.startsWith('/api') ? JSON.parse(text) : text,
  } satisfies HttpResult;
}

/** The same question to both web processes. */
const askBoth = (path: string, token?: string): Promise<HttpResult[]> =>
  Promise.all(origins.map((_, index) => ask(index, path, token === undefined ? {} : { token })));

/** As long as a busy machine takes to start the process of an import, and more. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 120_000, interval: 50 });
const patience = { timeout: 300_000 };

async function signedIn(index: number, email: string): Promise<string> {
  const body = { email, password };
  const result = await ask(index, '/api/auth/login', { method: 'POST', body });
  expect(result.status).toBe(200);
  return (result.body as { token: string }).token;
}

async function person(name: string, role: string): Promise<{ id: number; email: string; name: string }> {
  const email = `${name.toLowerCase()}@shop.test`;
  const [row] = await testDatabase.database.rows<{ id: number }>(
    `insert into users (email, name, phone, role, password_hash, email_verified_at)
     values ($1, $2, '0612345678', $3, $4, now()) returning id`,
    [email, name, role, passwordHash],
  );
  return { id: row?.id ?? 0, email, name };
}

const count = async (text: string) =>
  (await testDatabase.database.rows<{ count: number }>(`select count(*) as count from ${text}`))[0]?.count;

type Card = { _id: string; title: string; price: number };
type Feed = { _id: string };

const prices = async () =>
  (await askBoth('/api/products?sortBy=price')).map(({ body }) => (body as Card[]).map(({ price }) => price));

test('an import by one worker is seen on both, and a price drop is notified once', patience, async () => {
  const ada = await person('Ada', 'admin');
  const admin = await signedIn(0, ada.email);
  merchant.served = [article('a1'), article('a2', { search_price: '40.00' })];
  const feed = { merchant: 'Alpha & Cie', name: 'main', url: `${merchant.origin}/feed`, intervalMinutes: 60 };
  const added = await ask(0, '/api/admin/feeds', { method: 'POST', token: admin, body: feed });
  expect(added.status).toBe(200);
  await soon(async () =>
    expect(await prices()).toEqual([
      [20, 40],
      [20, 40],
    ]),
  );
  const pages = await askBoth('/en/products?search=souris');
  for (const { body } of pages) expect(body).toContain('€25.00');
  expect(merchant.asked).toHaveLength(1);
  expect(await count('import_runs')).toBe(1);

  const nora = await person('Nora', 'user');
  const shopper = await signedIn(1, nora.email);
  const [card] = (await ask(1, '/api/products?sortBy=price')).body as Card[];
  const alert = { productId: card?._id };
  expect((await ask(1, '/api/alerts', { method: 'POST', token: shopper, body: alert })).status).toBe(200);

  merchant.served = [article('a1', { search_price: '9.00' }), article('a2', { search_price: '40.00' })];
  const { _id } = added.body as Feed;
  expect((await ask(1, `/api/admin/feeds/${_id}/run`, { method: 'POST', token: admin })).status).toBe(200);
  await soon(async () => {
    expect(await prices()).toEqual([
      [9, 40],
      [9, 40],
    ]);
    const news = await askBoth('/api/notifications', shopper);
    expect(news.map(({ body }) => body)).toMatchObject([[{ totalPrice: 14 }], [{ totalPrice: 14 }]]);
    expect(await count(`mails where user_id = ${nora.id}`)).toBe(1);
  });
  // The page from before the import may be sent once more, while its successor is made.
  await soon(async () => {
    for (const { body } of await askBoth('/en/products?search=souris')) expect(body).toContain('€14.00');
  });
  expect(await count('notifications')).toBe(1);
  expect(await count('import_runs')).toBe(2);
});

test('signing out at one ends the session at both', async () => {
  const { email } = await person('Zoé', 'user');
  const token = await signedIn(0, email);
  expect((await askBoth('/api/users/me', token)).map(({ status }) => status)).toEqual([200, 200]);
  await ask(1, '/api/auth/logout', { method: 'POST', token });
  expect((await askBoth('/api/users/me', token)).map(({ status }) => status)).toEqual([401, 401]);
});

test('another role, given at one, counts at both at once', async () => {
  const chief = await signedIn(0, (await person('Chief', 'superadmin')).email);
  const lea = await person('Lea', 'admin');
  const token = await signedIn(1, lea.email);
  expect((await askBoth('/api/mails', token)).map(({ status }) => status)).toEqual([200, 200]);
  const body = { name: lea.name, email: lea.email, phone: '0612345678', role: 'user' };
  const changed = await ask(0, `/api/users/${lea.id}`, { method: 'PUT', token: chief, body });
  expect(changed.status).toBe(200);
  expect((await askBoth('/api/mails', token)).map(({ status }) => status)).toEqual([401, 401]);
  const again = await signedIn(1, lea.email);
  expect((await askBoth('/api/mails', again)).map(({ status }) => status)).toEqual([403, 403]);
});

test('what was scheduled meanwhile runs once, at one of the workers', patience, async () => {
  const weekly = 'thin-price-history';
  const runs = () =>
    workers.flatMap(({ logged }) =>
      logged().filter(({ message, job }) => message === 'job done' && job === weekly),
    );
  await soon(async () => expect(runs()).not.toEqual([]));
  await soon(async () =>
    expect(await count(`jobs.job where state in ('created', 'active', 'retry')`)).toBe(0),
  );
  expect(runs()).toHaveLength(1);
  expect(await count(`jobs.job where name = '${weekly}'`)).toBe(1);
});
