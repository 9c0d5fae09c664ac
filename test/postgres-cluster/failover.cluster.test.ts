import { mkdtempSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { migrate, migrationsDirectory, readMigrations } from '../../src/server/platform/database/migrate.ts';
import { article, toCsv } from '../helpers/awin-feed.ts';
import { openTestPool } from '../helpers/database-server.ts';
import { type MailServer, startMailServer } from '../helpers/mail-server.ts';
import { type MerchantServer, merchantAddress, startMerchantServer } from '../helpers/merchant-server.ts';
import { type OwnProcess, startProcess } from '../helpers/own-processes.ts';
import { password, passwordHash } from '../helpers/people.ts';
import { findPort } from '../helpers/ports.ts';
import { type PostgresCluster, startPostgresCluster } from './cluster.ts';
import { type Call, callsOf, type Person, signIn, startShoppers } from './shoppers.ts';

// A web process and two workers, none of which is started again, while PostgreSQL's primary dies, is cut off and changes.
let cluster: PostgresCluster;
let database: DatabasePool;
let merchant: MerchantServer;
let mails: MailServer;
let dataDir = '';
let processes: OwnProcess[] = [];
let call: Call;

const articles = Array.from({ length: 200 }, (_, i) => `f${100 + i}`);
const prices = new Map(articles.map((id) => [id, 20]));

beforeAll(async () => {
  cluster = await startPostgresCluster();
  database = openTestPool(cluster.url, 2);
  await migrate(database, await readMigrations(migrationsDirectory));
  dataDir = mkdtempSync('/tmp/visavis-failover-');
  merchant = await startMerchantServer();
  merchant.respond = (_request, response) => {
    response.end(
      toCsv(articles.map((id) => article(id, { search_price: (prices.get(id) ?? 0).toFixed(2) }))),
    );
  };
  mails = await startMailServer();
  const port = await findPort();
  const variables = {
    DATABASE_URL: cluster.url,
    DATABASE_READ_URL: cluster.readUrl,
    DATA_DIR: dataDir,
    ALLOW_ADDRESSES: merchantAddress,
    SMTP_URL: mails.url,
    RATE_LIMIT: '1000000',
    PORT: String(port),
  };
  const first = await startProcess('worker', variables);
  processes = [first, await startProcess('worker', variables), await startProcess('web', variables)];
  call = callsOf(`http://127.0.0.1:${port}`);
});

afterAll(async () => {
  const codes = await Promise.all(processes.map((each) => each.stop()));
  await database?.close();
  merchant?.close();
  await mails?.close();
  cluster?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  expect(codes).toEqual(processes.map(() => 0));
});

async function person(name: string, role = 'user'): Promise<Person> {
  const email = `${name}@shop.test`;
  const [row] = await database.rows<{ id: number }>(
    `insert into users (email, name, phone, role, password_hash, email_verified_at)
     values ($1, $2, '0612345678', $3, $4, now()) returning id`,
    [email, name, role, passwordHash],
  );
  return { id: row?.id ?? 0, email, token: await signIn(call, email, password) };
}

/** What happens to the primary; resolves once it is over and every node runs again. */
const events: Record<string, () => Promise<void>> = {
  async killed() {
    const primary = await cluster.whenHealthy();
    await cluster.crash(primary);
    await delay(15_000);
    await cluster.start(primary);
  },
  async 'cut off'() {
    const primary = await cluster.whenHealthy();
    await cluster.cutOff(primary);
    await delay(25_000);
    await cluster.connect(primary);
  },
  'switched over': () => cluster.switchOver(),
};
const names = Object.keys(events);
/** More of them: `FAILOVER_ROUNDS=10`. */
const rounds = Number(process.env.FAILOVER_ROUNDS ?? 3);

const productsByArticle = async () =>
  new Map(
    (
      await database.rows<{ article: string; product: number }>(
        'select article_id as article, product_id as product from offers',
      )
    ).map(({ article: id, product }) => [id, String(product)]),
  );

test('nothing acknowledged is lost, nobody is told twice, and reads go on while the primary dies', async () => {
  const admin = await person('admin', 'admin');
  const feed = {
    merchant: 'Alpha & Cie',
    name: 'main',
    url: `${merchant.origin}/feed`,
    intervalMinutes: 1_440,
  };
  const added = await call('POST', '/api/admin/feeds', { token: admin.token, body: feed });
  expect(added.status).toBe(200);
  const { _id: feedId } = JSON.parse(added.text) as { _id: string };
  const runFeed = () => call('POST', `/api/admin/feeds/${feedId}/run`, { token: admin.token });
  await vi.waitFor(async () => expect((await productsByArticle()).size).toBe(articles.length), 60_000);
  const productOf = await productsByArticle();
  await vi.waitFor(async () => {
    const { text } = await call('GET', '/api/products?limit=1');
    expect(JSON.parse(text)).toHaveLength(1);
  }, 60_000);

  const people = await Promise.all([1, 2, 3].map((number) => person(`shopper${number}`)));
  const products = articles.slice(0, 60).map((id) => productOf.get(id) as string);
  const shoppers = startShoppers(call, { people, products, password });

  for (let round = 0; round < rounds; round++) {
    const name = names[round % names.length] as string;
    const waiting = await person(`waiting${round}`);
    const id = articles[articles.length - 1 - round] as string;
    const alert = { productId: productOf.get(id) };
    expect((await call('POST', '/api/alerts', { token: waiting.token, body: alert })).status).toBe(200);
    await cluster.whenHealthy();
    shoppers.takeExperience();
    prices.set(id, 16 - round / 10);
    expect((await runFeed()).status).toBe(200);
    await delay((round * 400) % 1_700);
    await events[name]?.();
    await cluster.whenHealthy();
    // An import that was under way is carried out all the same: by itself, or when the feed is asked for again.
    await vi.waitFor(
      async () => {
        await runFeed();
        const { text } = await call('GET', '/api/notifications', { token: waiting.token });
        expect(JSON.parse(text)).toHaveLength(1);
      },
      { timeout: 120_000, interval: 1_000 },
    );
    const { writes, longestGap, reads, slowestRead, failedReads } = shoppers.takeExperience();
    const figures = [writes, longestGap / 1_000, reads, slowestRead / 1_000].map((figure) =>
      figure.toFixed(1),
    );
    console.info(`${name}: writes, longest gap (s), reads, slowest (s): ${figures.join(', ')}`);
    expect(writes).toBeGreaterThan(0);
    expect(failedReads).toEqual([]);
  }
  await shoppers.stop();

  const { favourites, carts, tokens } = shoppers.ledger;
  const kept = await database.rows<{ user: number; product: number }>(
    'select user_id as user, product_id as product from favourites',
  );
  const expected = [...favourites].flatMap(([key, isWanted]) => (isWanted ? [key] : []));
  expect(kept.map(({ user, product }) => `${user} ${product}`).toSorted()).toEqual(expected.toSorted());
  const lines = await database.rows<{ user: number; quantity: number }>(
    'select user_id as user, quantity from cart_lines',
  );
  expect(new Map(lines.map(({ user, quantity }) => [user, quantity]))).toEqual(carts);
  for (const token of tokens.values())
    expect((await call('GET', '/api/users/me', { token })).status).toBe(200);

  // What was being handed over when the answer of the database was lost counts as uncertain after ten minutes.
  await vi.waitFor(
    async () =>
      expect(
        await database.rows(
          `select from mails where state = 'queued'
             or state = 'sending' and next_try_at > now() - interval '1 minute'`,
        ),
      ).toHaveLength(0),
    { timeout: 120_000, interval: 500 },
  );
  const told = await database.rows<{ user: number; count: number }>(
    'select user_id as user, count(*)::integer as count from notifications group by 1',
  );
  expect(told.map(({ count }) => count)).toEqual(Array.from({ length: rounds }, () => 1));
  const received = mails.received.flatMap(({ to }) => to).filter((to) => to.startsWith('waiting'));
  expect(received.toSorted()).toEqual([...new Set(received)].toSorted());
  // A server that may have accepted a mail is not sent it again: such a mail may be missing, no other.
  const [unsure] = await database.rows<{ count: number }>(
    `select count(*)::integer as count from mails where kind = 'alert' and state in ('sending', 'uncertain')`,
  );
  expect(received.length).toBeGreaterThanOrEqual(rounds - (unsure?.count ?? 0));
});
