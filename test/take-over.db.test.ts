// Databases that the migrations up to commit 200ba2e made, before they were drawn together by feature.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { lockCatalogue } from '../src/server/catalogue-version/service.ts';
import { hashPassword } from '../src/server/identity/accounts/passwords.ts';
import type { Database, DatabasePool } from '../src/server/platform/database/database.ts';
import {
  type Migration,
  migrate,
  migrationsDirectory,
  readMigrations,
} from '../src/server/platform/database/migrate.ts';
import { createTestApp } from './helpers/app.ts';
import { createTestDatabase, type TestDatabase } from './helpers/database.ts';
import { openTestPool } from './helpers/database-server.ts';
import { describeDatabase, listContents } from './helpers/describe-database.ts';
import { untilOneWaits } from './helpers/lock-waits.ts';
import { bearer, createPeople, password } from './helpers/people.ts';

const dump = path.resolve(import.meta.dirname, 'fixtures/database-of-200ba2e.sql');

let migrations: Migration[];
/** Those of them that stand for the former ones. */
let drawnTogether: Migration[];
/** As the former migrations left it, and the same with a shop's data; tests copy them, nobody stays connected to them. */
let former: TestDatabase;
let filled: TestDatabase;

const recordOf = (db: Database) =>
  db.rows<Pick<Migration, 'number' | 'name' | 'checksum'>>(
    'select number, name, checksum from migrations order by number',
  );

/** What a new database holds, its times and random names apart, and how far its sequences are. */
const seedsOf = (db: Database) =>
  db.rows(
    `select row from (
       select to_jsonb(c) - 'created_at' from categories c
       union all select to_jsonb(a) - 'updated_at' from search_aliases a
       union all select to_jsonb(s) - 'changed_at' - 'stamps' - 'changed_in' from catalogue_state s
       union all select jsonb_build_object(sequencename, last_value) from pg_sequences) t (row)
     order by row`,
  );

/** Does something with a database, and leaves nobody connected to it. */
async function visit<T>(url: string, work: (database: DatabasePool) => Promise<T>): Promise<T> {
  const database = openTestPool(url, 5);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Goods with a past, and a person who keeps some of them; in the words of that database, whatever has come since. */
const shop = `
  insert into merchants (id, name, name_key) values (1, 'Nord', 'nord');
  insert into feeds (merchant_id, name, format, observed_at) values (1, 'feed.csv', 'awin-csv', now());
  insert into products (id, category_id, title) select 7, id, 'Écran 27' from categories where key = 'monitors';
  insert into product_identifiers values (7, 'gtin', '4006381333931');
  insert into offers (id, merchant_id, article_id, product_id, title, price_cents, delivery_cents, availability, link,
    content_hash, first_seen_at, last_seen_at)
  values (9, 1, 'e27', 7, 'Écran 27', 20000, 490, 'in_stock', 'https://nord.example/e27', 1, now() - interval '40 days', now());
  insert into feed_offers (feed_id, offer_id) values (1, 9);
  insert into price_points values
    (9, now() - interval '40 days', 25000, 490, true), (9, now() - interval '10 days', 20000, 490, true);
  insert into product_summaries (product_id, main_offer_id, condition, price_cents, delivery_cents, total_cents, in_stock,
    offers_count, merchants_count, merchant_ids)
  values (7, 9, 'new', 20000, 490, 20490, true, 1, 1, '{1}');
  insert into users (id, email, name, password_hash) values (5, 'camille@shop.test', 'Camille', ':hash');
  insert into favourites (user_id, product_id) values (5, 7);
  insert into alerts (user_id, product_id, target, base_cents, limit_cents) values (5, 7, 'any', 20490, 20489);
  update catalogue_state set version = version + 1;`;

const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1);

beforeAll(async () => {
  migrations = await readMigrations(migrationsDirectory);
  drawnTogether = migrations.filter(({ number }) => number <= 102);
  former = await createTestDatabase('template1');
  const text = await readFile(dump, 'utf8');
  // It changes settings of the connection that it comes in by.
  await visit(former.url, (database) => database.execute(text));
  filled = await createTestDatabase(nameOf(former));
  const hash = await hashPassword(password);
  await visit(filled.url, (database) => database.execute(shop.replace(':hash', hash)));
});
afterAll(() => Promise.all([former.drop(), filled.drop()]));

/** A copy of one of these, or a new one. */
async function create(from?: TestDatabase): Promise<DatabasePool> {
  const made = await createTestDatabase(from && nameOf(from));
  onTestFinished(() => made.drop());
  return made.database;
}

test('one that is taken over and a new one are the same, to the last column and comment', async () => {
  const [taken, made] = [await create(former), await create()];
  await migrate(taken, migrations);
  const described = await describeDatabase(taken);
  expect(described.columns.length).toBeGreaterThan(400);
  expect(described.constraints.length).toBeGreaterThan(200);
  expect(described).toEqual(await describeDatabase(made));
  expect(await seedsOf(taken)).toEqual(await seedsOf(made));
  expect(await recordOf(taken)).toEqual(await recordOf(made));
});

test('one is taken over with every row, once, and answers with them', async () => {
  const database = await create(filled);
  const before = await listContents(database);
  expect(await migrate(database, drawnTogether)).toEqual([]);
  const after = await listContents(database);
  expect(after.get('migrations')).toHaveLength(drawnTogether.length);
  before.delete('migrations');
  after.delete('migrations');
  expect(after).toEqual(before);
  expect(await migrate(database, drawnTogether)).toEqual([]);
  await migrate(database, migrations);

  const { app, close } = await createTestApp({ database });
  const people = createPeople({ app, database: { ...filled, database } });
  const product = await people.call('GET', '/products/7');
  expect(product.json()).toMatchObject({
    title: 'Écran 27',
    merchant: 'Nord',
    price: 200,
    deliveryCost: 4.9,
  });
  const history = await people.call('GET', '/products/7/history');
  expect(history.body).toContain('254.9');
  const headers = bearer(await people.token({ id: 5, email: 'camille@shop.test' }));
  expect((await people.call('GET', '/favorites', undefined, headers)).json()).toHaveLength(1);
  expect((await people.call('GET', '/alerts', undefined, headers)).json()).toHaveLength(1);
  await close();
});

test('what comes later is applied in order, to one that is taken over as to a new one', async () => {
  expect(drawnTogether.at(-1)?.name).toBe('0011_staff.sql');
  const last = Math.max(102, ...migrations.map(({ number }) => number));
  const later = ['create table later (id integer)', 'alter table later add column name text'].map(
    (sql, index): Migration => {
      const number = last + 1 + index;
      return { number, name: `${String(number).padStart(4, '0')}_later.sql`, sql, checksum: sql };
    },
  );
  // Some have had a later one before they are taken over.
  const ahead = await create(former);
  await ahead.execute(`create table later (id integer);
    insert into migrations (number, name, checksum) select ${last + 1}, '${later[0]?.name}', '${later[0]?.checksum}'`);
  for (const [database, lacking] of [
    [await create(former), later],
    [ahead, later.slice(1)],
    [await create(), later],
  ] as const) {
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database, [...migrations, ...later])));
    expect(applied.flat().slice(-lacking.length)).toEqual(lacking.map(({ name }) => name));
    expect((await recordOf(database)).map(({ name }) => name)).toEqual(
      [...migrations, ...later].map(({ name }) => name),
    );
  }
});

describe('the index of price history', () => {
  const points = 'select price_cents from price_points';

  /** A database before that index is made. */
  async function createBefore(): Promise<DatabasePool> {
    const database = await create(filled);
    await migrate(
      database,
      migrations.filter(({ number }) => number < 310),
    );
    return database;
  }

  test('is made after the import that is under way', async () => {
    const database = await createBefore();
    let migrated: Promise<unknown> = Promise.resolve();
    await database.transaction(async (transaction) => {
      await lockCatalogue(transaction);
      await transaction.rows(points);
      migrated = migrate(database, migrations);
      await untilOneWaits(database);
      await transaction.execute('insert into price_points values (9, now(), 21000, 490, true)');
    });
    await migrated;
    expect(await database.rows(points)).toHaveLength(3);
  }, 60_000);

  test('is not made while a back-up reads it, but when the start is repeated', async () => {
    const database = await createBefore();
    await database.transaction(async (transaction) => {
      await transaction.rows(points);
      await expect(migrate(database, migrations)).rejects.toThrow('0310_price_points_at_scale.sql failed');
    });
    expect(await migrate(database, migrations)).toContain('0310_price_points_at_scale.sql');
  }, 60_000);
});

describe('one that cannot be taken over is left as it is', () => {
  async function expectRefused(change: string, message: string): Promise<DatabasePool> {
    const database = await create(former);
    await database.execute(change);
    const before = await recordOf(database);
    await expect(migrate(database, migrations)).rejects.toThrow(message);
    expect(await recordOf(database)).toEqual(before);
    return database;
  }

  test.each([
    ['lacks some of the migrations', 'delete from migrations where number in (61, 102)'],
    ['had another one', `update migrations set checksum = 'edited' where number = 102`],
  ])('where it %s: it is told which version to start first', async (_, change) => {
    await expectRefused(change, 'First start the version of 23 November 2026 with it (git checkout 200ba2e)');
  });

  test('where it is of a newer version', async () => {
    await expectRefused(
      `insert into migrations (number, name, checksum) values (9000, '9000_future.sql', '')`,
      'The database has migration 9000: it belongs to a newer Visavis.',
    );
  });

  test('where something fails half-way', async () => {
    const database = await expectRefused(
      `alter table migrations add constraint broken check (name <> '0007_feeds.sql')`,
      'broken',
    );
    await database.execute('alter table migrations drop constraint broken');
    await migrate(database, migrations);
    expect(await recordOf(database)).toHaveLength(migrations.length);
  });
});
