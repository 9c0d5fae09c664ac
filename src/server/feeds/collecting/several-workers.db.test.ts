import { mkdtempSync, rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type AwinRow, article, toCsv } from '../../../../test/helpers/awin-feed.ts';
import { collectNow } from '../../../../test/helpers/collect.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/helpers/database.ts';
import { untilOneWaits } from '../../../../test/helpers/lock-waits.ts';
import {
  type MerchantServer,
  merchantAddress,
  startMerchantServer,
} from '../../../../test/helpers/merchant-server.ts';
import { silentLog } from '../../../../test/helpers/silent-log.ts';
import { partitionOf, trickyOffers } from '../../../../test/helpers/tricky-offers.ts';
import { lockCatalogue } from '../../catalogue-version/service.ts';
import { lockSession, unlockSession } from '../feeds-queries.ts';
import { feedJob } from '../jobs.ts';
import { releaseFeed, takeFeed } from './collecting-queries.ts';

let dataDir: string;
let merchant: MerchantServer;
/** By path. */
const served = new Map<string, AwinRow[]>();

beforeAll(async () => {
  dataDir = mkdtempSync('/tmp/visavis-workers-');
  merchant = await startMerchantServer();
  merchant.respond = (request, response) => void response.end(toCsv(served.get(request.url ?? '') ?? []));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('ALLOW_ADDRESSES', merchantAddress);
});
afterAll(() => {
  vi.unstubAllEnvs();
  merchant?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const shops = [1, 2, 3, 4];

/** What the shops say of things that are easily taken for each other; always the same. */
function fillShops(): void {
  const offers = fc.sample(trickyOffers, { numRuns: 12, seed: 22 }).flat();
  for (const shop of shops) {
    const own = offers.flatMap((offer, number) => (offer.merchantId === shop ? [{ ...offer, number }] : []));
    const rows = own.map(({ number, title, brand, gtins, priceCents, description }) =>
      article(`A${number}`, {
        merchant_id: `${90_000 + shop}`,
        merchant_name: `Shop ${shop}`,
        product_name: title,
        brand_name: brand,
        ean: gtins[0] ?? '',
        description,
        search_price: (priceCents / 100).toFixed(2),
      }),
    );
    served.set(`/${shop}.csv`, rows);
  }
}

/** A database with a feed of each shop, all of them due. */
async function createShops(): Promise<TestDatabase> {
  const made = await createTestDatabase();
  onTestFinished(() => made.drop());
  await made.database.execute(
    `with shops as (
       insert into merchants (name, name_key) select 'Shop ' || n, 'shop ' || n from unnest($1::int[]) n order by n
       returning id, name)
     insert into feeds (merchant_id, name, url, next_at)
     select id, 'main', $2 || '/' || substr(name, 6) || '.csv', now() from shops order by id`,
    [shops, merchant.origin],
  );
  return made;
}

async function contentsOf({ database }: TestDatabase) {
  const offers = await database.rows<{ merchantId: number; articleId: string; productId: number }>(
    `select substr(m.name, 6)::int as "merchantId", article_id as "articleId", product_id as "productId"
     from offers o join merchants m on m.id = o.merchant_id where gone_at is null`,
  );
  const [counts] = await database.rows(
    `select (select count(*) from price_points) as points, (select count(*) from feed_offers) as held,
       (select count(*) from import_runs where status = 'succeeded') as runs`,
  );
  return { groups: partitionOf([...Map.groupBy(offers, ({ productId }) => productId).values()]), counts };
}

test('two workers import beside each other what becomes the same products as one after the other', async () => {
  fillShops();
  const one = await createShops();
  expect(await collectNow({ database: one.database, dataDir })).toBe(shops.length);
  const expected = await contentsOf(one);
  expect(expected.counts).toMatchObject({ runs: shops.length });
  expect(expected.groups.length).toBeGreaterThan(10);

  const two = await createShops();
  const { database, url } = two;
  let workers: Promise<unknown> = Promise.resolve();
  // Nobody may change the catalogue yet: both have read their files when they wait for it.
  await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const run = () => feedJob(database, url, silentLog).run(new AbortController().signal);
    workers = Promise.all([run(), run()]);
    await vi.waitFor(
      async () =>
        expect(
          await transaction.rows(
            `select from feeds where busy_since is not null and progress->>'phase' = 'merging'`,
          ),
        ).toHaveLength(2),
      { timeout: 60_000, interval: 100 },
    );
  });
  await workers;
  expect(await contentsOf(two)).toEqual(expected);
  expect(await database.rows('select from feeds where busy_since is not null')).toEqual([]);
}, 120_000);

test('a feed stays with its worker until that dies, and its merchant’s other feed waits', async () => {
  served.set('/1.csv', [article('a1', { merchant_name: 'Shop 1' })]);
  const { database } = await createShops();
  await database.execute(`delete from feeds where url not like '%/1.csv'`);
  await database.execute(
    `insert into feeds (merchant_id, name, url, next_at)
     select merchant_id, 'other', url, now() + interval '-1 day' from feeds`,
  );
  await database.session(async (worker) => {
    const [feed] = await worker.rows<{ id: number }>(
      `update feeds set busy_since = now() where name = 'main' returning id`,
    );
    const lock = `collecting ${feed?.id}`;
    await lockSession(worker, lock);
    expect(await collectNow({ database, dataDir })).toBe(0);
    // As PostgreSQL does when a connection ends.
    await unlockSession(worker, lock);
  });
  expect(await collectNow({ database, dataDir })).toBe(2);
  expect(await database.rows('select distinct status from import_runs')).toEqual([{ status: 'succeeded' }]);
});

test('two workers never take two feeds of one merchant', async () => {
  const { database } = await createShops();
  await database.execute('delete from feeds where id > (select min(id) from feeds)');
  await database.execute(
    `insert into feeds (merchant_id, name, url, next_at)
     select merchant_id, 'other', url, next_at from feeds`,
  );
  const feeds = await database.rows<{ id: number }>('select id from feeds order by id');
  const ids = feeds.map(({ id }) => id);
  await database.session((one) =>
    database.session(async (two) => {
      const rival = two.client;
      const [first = 0, second = 0] = ids;
      // The first has taken its feed, and has not committed it yet.
      await rival.query('begin');
      await rival.query(`select pg_advisory_xact_lock(hashtextextended('taking a feed', 0))`);
      await rival.query('update feeds set busy_since = now() where id = $1', [first]);
      const taken = takeFeed(one, second);
      await untilOneWaits(database);
      await rival.query('commit');
      expect(await taken).toBe(false);
      await releaseFeed(two, first);
      expect((await Promise.all([takeFeed(one, first), takeFeed(two, second)])).filter(Boolean)).toHaveLength(
        1,
      );
    }),
  );
});

test('where the session that holds a feed is lost its import ends, and the feed is taken again', async () => {
  served.set('/1.csv', [article('a1', { merchant_name: 'Shop 1' })]);
  const { database } = await createShops();
  await database.execute(`delete from feeds where url not like '%/1.csv'`);
  const ended: unknown[] = [];
  const lost = collectNow({ database, dataDir }, async (_, signal) => {
    const stopped = new Promise<unknown>((resolve) =>
      signal.addEventListener('abort', () => resolve(signal.reason)),
    );
    await database.rows(
      `select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and l.locktype = 'advisory'`,
    );
    ended.push(await stopped);
    throw new Error('killed');
  });
  await expect(lost).rejects.toThrow();
  expect(ended).toHaveLength(1);
  expect(await database.rows('select from feeds where busy_since is not null')).toHaveLength(1);
  expect(await collectNow({ database, dataDir })).toBe(1);
  expect(await database.rows('select status from import_runs')).toEqual([{ status: 'succeeded' }]);
  expect(await database.rows('select from feeds where busy_since is not null')).toEqual([]);
});
