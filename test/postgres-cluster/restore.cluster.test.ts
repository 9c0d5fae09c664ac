import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { migrate, migrationsDirectory, readMigrations } from '../../src/server/platform/database/migrate.ts';
import { article, toCsv } from '../helpers/awin-feed.ts';
import { openTestPool } from '../helpers/database-server.ts';
import { startProcess } from '../helpers/own-processes.ts';
import { password, passwordHash } from '../helpers/people.ts';
import { findPort } from '../helpers/ports.ts';
import { type PostgresCluster, startPostgresCluster } from './cluster.ts';
import { type Call, callsOf, signIn } from './shoppers.ts';

// The drill of docs/operations.md: a cluster is backed up while it works, loses what people need by mistake, and another
// one is made from the back-up as it was a moment before.
const main = path.resolve(import.meta.dirname, '../../src/server/main.ts');
const run = promisify(execFile);
const articles = Array.from({ length: 300 }, (_, i) => `f${100 + i}`);
const email = 'keeper@shop.test';

let folder = '';
let repository = '';
let cluster: PostgresCluster | undefined;
let database: DatabasePool;

beforeAll(async () => {
  folder = mkdtempSync('/tmp/visavis-restore-');
  repository = path.join(folder, 'repository');
  mkdirSync(path.join(folder, 'feeds'));
  mkdirSync(repository);
  await run('chmod', ['711', folder]);
  await run('chown', ['postgres', repository]);
});

afterAll(async () => {
  await database?.close();
  cluster?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const variables = (url: string) => ({
  DATABASE_URL: url,
  DATA_DIR: folder,
  SEED_DEMO: '0',
  RATE_LIMIT: '1000000',
});

/** A day's file with these prices, imported by the command. */
async function importPrices(url: string, euros: number, day: number): Promise<void> {
  const feed = toCsv(articles.map((id, at) => article(id, { search_price: (euros + at / 100).toFixed(2) })));
  writeFileSync(path.join(folder, 'feeds', 'alpha.csv'), feed);
  const at = new Date(Date.now() - (3 - day) * 86_400_000).toISOString();
  const env = { ...process.env, ...variables(url), NODE_ENV: 'production' };
  await run(process.execPath, [main, 'import', path.join(folder, 'feeds'), '--at', at], { cwd: folder, env });
}

/** Every table of ours with the number of its rows and what they add up to. */
async function readTables(db: DatabasePool): Promise<Map<string, string>> {
  const tables = await db.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relpersistence = 'p' order by 1`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await db.rows<{ sum: string }>(
      `select concat(count(*), ' ', sum(hashtextextended(t::text, 0)::numeric)) as sum from "${name}" t`,
    );
    found.set(name, row?.sum ?? '');
  }
  return found;
}

/** What a web process on a database tells a visitor, and the shopper whose token this is. */
async function visit<T>(url: string, look: (call: Call) => Promise<T>): Promise<T> {
  const port = await findPort();
  const web = await startProcess('web', { ...variables(url), PORT: String(port) });
  try {
    return await look(callsOf(`http://127.0.0.1:${port}`));
  } finally {
    expect(await web.stop()).toBe(0);
  }
}

async function readShop(call: Call, product: string, token: string) {
  const paths = [`/api/products/${product}`, `/api/products/${product}/history`, '/api/products?limit=24'];
  const texts = await Promise.all(paths.map((each) => call('GET', each)));
  const favourites = await call('GET', '/api/favorites', { token });
  const page = await call('GET', `/fr/product/${product}`);
  const ready = await call('GET', '/readyz');
  // A history ends now.
  const told = [...texts, favourites].map(({ status, text }) => ({
    status,
    text: text.replace(/"from":"[^"]+","to":"[^"]+"/, ''),
  }));
  return { statuses: [page.status, ready.status], told };
}

test('a cluster that lost its offers by mistake is made anew as it was a moment before', async () => {
  cluster = await startPostgresCluster(3, { repository });
  database = openTestPool(cluster.url, 2);
  await migrate(database, await readMigrations(migrationsDirectory));
  await cluster.pgBackRest('stanza-create');
  await cluster.pgBackRest('check');
  await importPrices(cluster.url, 20, 0);
  await cluster.pgBackRest('backup', '--type=full');
  await importPrices(cluster.url, 18, 1);
  await database.execute(
    `insert into users (email, name, phone, role, password_hash, email_verified_at)
     values ($1, 'Keeper', '0612345678', 'user', $2, now())`,
    [email, passwordHash],
  );
  await cluster.pgBackRest('backup', '--type=diff');
  await importPrices(cluster.url, 19, 2);
  const [kept] = await database.rows<{ id: number }>('select min(product_id) as id from offers');
  const product = String(kept?.id);
  const { token, before } = await visit(cluster.url, async (call) => {
    const own = await signIn(call, email, password);
    expect((await call('POST', `/api/favorites/${product}`, { token: own })).status).toBe(200);
    return { token: own, before: await readShop(call, product, own) };
  });
  const tables = await readTables(database);
  const [moment] = await database.rows<{ at: string }>('select clock_timestamp()::text as at');
  await database.execute('truncate offers, favourites cascade');
  await cluster.pgBackRest('check');
  await database.close();
  cluster.stop();

  const startedAt = performance.now();
  cluster = await startPostgresCluster(3, { repository, restoreTo: moment?.at ?? '' });
  const seconds = (performance.now() - startedAt) / 1_000;
  console.info(`restored, with two replicas and HAProxy, in ${seconds.toFixed(0)} s`);
  database = openTestPool(cluster.url, 2);
  expect(await readTables(database)).toEqual(tables);
  const after = await visit(cluster.url, (call) => readShop(call, product, token));
  expect(after).toEqual(before);
  expect(before.statuses).toEqual([200, 200]);
  // It is backed up on from there.
  await cluster.pgBackRest('backup', '--type=full');
});
