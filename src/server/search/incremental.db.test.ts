import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { deleteOldChanges, raiseCatalogueVersion } from '../catalogue-version/service.ts';
import type { Database } from '../platform/database/database.ts';
import { createFolderStorage } from '../platform/files/folder-storage.ts';
import { createSnapshotStore } from './index-snapshot.ts';
import { createRebuilder, type Rebuilt } from './rebuild.ts';

const keys = ['socket'];
let testDatabase: TestDatabase;
let folder: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-changes-'));
  await testDatabase.database.execute(
    `insert into merchants (id, name, name_key) values (1, 'Nord', 'nord'), (2, 'Sud', 'sud')`,
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await testDatabase.drop();
});

/** What catalogue, imports, jobs and administrators do to products; `$1` a product, `$2` any number. */
const statements = {
  add: `insert into products (id, title, brand) values ($1, 'Acme lamp ' || $2::int, 'Acme') on conflict do nothing`,
  rename: `update products set title = 'Lamp ' || $2::int, category_id = $2::int % 3 + 1 where id = $1 + 0 * $2::int`,
  rate: `update products set rating = 1 + $2::int % 5, rating_count = $2::int where id = $1`,
  offer: `insert into product_summaries (product_id, main_offer_id, condition, price_cents, total_cents, in_stock,
                                         delivery_cents, offers_count, merchants_count, merchant_ids)
          select id, $2::int, 'new', $2::int, $2::int + 1, $2::int % 2 = 0, 1, 1, 1, array[$2::int % 2 + 1]
            from products where id = $1
          on conflict (product_id) do update set price_cents = $2::int, total_cents = $2::int + 1`,
  end: 'update product_summaries set main_offer_id = null where product_id = $1 and $2::int >= 0',
  refurbish: `insert into product_other_conditions
              select id, 'used', 1, $2::int, 0, $2::int, true, false, array[2] from products where id = $1
              on conflict (product_id, condition) do update set total_cents = $2::int`,
  sellOut: 'delete from product_other_conditions where product_id = $1 and $2::int >= 0',
  drop: `insert into price_drops (product_id, previous_cents, total_cents, usual_cents, fell_at, days)
           select product_id, total_cents + 1 + $2::int, total_cents, total_cents + 2 + $2::int, now(),
             case when $2::int % 2 = 0 then 1 else 7 end
           from product_summaries where product_id = $1 on conflict do nothing`,
  endDrops: 'delete from price_drops where product_id >= $1 and $2::int >= 0',
  code: `insert into product_identifiers select id, 'mpn', 'AB-' || $2::int % 4 from products where id = $1
         on conflict do nothing`,
  forgetCodes: 'delete from product_identifiers where product_id = $1 and $2::int >= 0',
  specify: `insert into product_specifications (product_id, key, value_text, display, position)
            select id, 'socket', 'am' || $2::int % 3, 'AM', 1 from products where id = $1
            on conflict (product_id, key, value_text) do update set display = 'AM' || $2::int`,
  unspecify: 'delete from product_specifications where product_id = $1 and $2::int >= 0',
  remove: 'delete from products where id = $1 and $2::int >= 0',
} satisfies Record<string, string>;
const others = ['rolledBack', 'late', 'endLate', 'read', 'restart', 'forget', 'truncate'] as const;

type Step = { what: keyof typeof statements | (typeof others)[number]; id: number; number: number };
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...(Object.keys(statements) as (keyof typeof statements)[]), ...others),
  id: fc.integer({ min: 2, max: 9 }),
  number: fc.integer({ min: 1, max: 99 }),
});

/** A transaction that began early and commits late. Only it touches product 1. */
function startLate(number: number) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const done = testDatabase.database.transaction(async (tx) => {
    await tx.execute(statements.add, [1, number]);
    await tx.execute('savepoint inner_one');
    await tx.execute(statements.offer, [1, number]);
    await tx.execute('release inner_one');
    started.resolve();
    await promise;
    await tx.execute(statements.rename, [1, number]);
  });
  return {
    started: started.promise,
    end: async () => {
      end();
      await done;
    },
  };
}

const rolledBack = (db: TestDatabase['database'], id: number, number: number) =>
  db
    .transaction(async (tx) => {
      await tx.execute(statements.rename, [id, number]);
      throw new Error('given up');
    })
    .catch(() => undefined);

const forget = async (db: Database) => {
  await db.execute(`update product_changes set written_at = now() - interval '2 days'`);
  await deleteOldChanges(db);
};

/** Two web processes, one of which restarts now and then. */
function createProcesses() {
  const { database } = testDatabase;
  const open = () =>
    createRebuilder(database, keys, createSnapshotStore(createFolderStorage(folder), 'same code'));
  let first = open();
  const second = createRebuilder(database, keys);
  return {
    read: () => first.rebuild(),
    async restart() {
      await first.rebuild();
      await first.keep();
      first = open();
    },
    responses: async () => [await first.rebuild(), await second.rebuild()],
  };
}

async function take(steps: readonly Step[]): Promise<Rebuilt[]> {
  const { database } = testDatabase;
  const processes = createProcesses();
  let late: ReturnType<typeof startLate> | undefined;
  const endLate = async () => {
    await late?.end();
    late = undefined;
  };
  for (const { what, id, number } of steps) {
    if (what === 'late') {
      await endLate();
      late = startLate(number);
      await late.started;
    } else if (what === 'endLate') await endLate();
    else if (what === 'rolledBack') await rolledBack(database, id, number);
    else if (what === 'read') await processes.read();
    else if (what === 'restart') await processes.restart();
    else if (what === 'forget') await forget(database);
    else if (what === 'truncate') await database.execute('truncate price_drops');
    else {
      await database.execute(statements[what], [id, number]);
      await raiseCatalogueVersion(database);
    }
  }
  await endLate();
  await raiseCatalogueVersion(database);
  return processes.responses();
}

test('processes that read only what changed hold what one reads that starts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const responses = await take(steps);
      const fresh = await createRebuilder(testDatabase.database, keys).rebuild();
      for (const { version, data } of responses) {
        expect(version).toBe(fresh.version);
        expect(isDeepStrictEqual(data, fresh.data)).toBe(true);
      }
    }),
    { numRuns: 12 },
  );
});

test('a change of one product is all that is read again', async () => {
  const { database } = testDatabase;
  // What the test before had forgotten counts as long as any older transaction runs, another test's too.
  await database.execute('delete from product_changes');
  for (const id of [2, 3, 4]) await database.execute(statements.add, [id, 1]);
  await raiseCatalogueVersion(database);
  const process = createRebuilder(database, keys);
  expect((await process.rebuild()).productsRead).toBeGreaterThanOrEqual(3);
  await database.execute(statements.offer, [2, 5]);
  await raiseCatalogueVersion(database);
  expect((await process.rebuild()).productsRead).toBe(1);
  await raiseCatalogueVersion(database);
  expect((await process.rebuild()).productsRead).toBe(0);
});
