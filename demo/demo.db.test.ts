import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStorage } from '../src/server/platform/files/folder-storage.ts';
import type { Storage } from '../src/server/platform/files/storage.ts';
import { createTestDatabase, type TestDatabase } from '../test/helpers/database.ts';
import { createDemoProducts } from './catalogue/products.ts';
import { importDeliveries } from './import-deliveries.ts';
import { loadDemo } from './load.ts';
import { merchants } from './merchants/merchants.ts';
import { markAsDemo } from './queries.ts';
import { refreshDemo } from './refresh.ts';

const products = createDemoProducts();
const day = 86_400_000;
/** Noon of yesterday: offers of a date that is written here would be stale a week after it. */
const now = new Date(Math.floor(Date.now() / day) * day - day / 2);
const aWeekLater = new Date(now.getTime() + 7 * day);
let base: TestDatabase;
let dataDir: string;
let pictures: Storage;

/** One row of figures. */
async function figures<T extends object>(text: string, values: readonly unknown[] = []): Promise<T> {
  const [row] = await base.database.rows<T>(text, values);
  if (!row) throw new Error('no row');
  return row;
}

const countRuns = () => figures<{ runs: number }>('select count(*) as runs from import_runs');

beforeAll(async () => {
  base = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'visavis-demo-'));
  pictures = createFolderStorage(join(dataDir, 'pictures'));
  await importDeliveries({ database: base.database, dataDir, now, days: 2 });
});

afterAll(async () => {
  await base.drop();
  await rm(dataDir, { recursive: true });
});

describe('the demo’s feeds, imported as any feed is', () => {
  test('become the products that they were written from', async () => {
    // Each at the category that it was written for, at a part of that, or right above it; some things have a home
    // that says more.
    const rows = await base.database.rows<{ ean: string; lineage: string[] }>(
      `with recursive lineages as (
         select id, array[key] as lineage from categories where parent_id is null
         union all
         select c.id, l.lineage || c.key from lineages l join categories c on c.parent_id = l.id
       )
       select i.value as ean, l.lineage
       from products p join lineages l on l.id = p.category_id
       join product_identifiers i on i.product_id = p.id and i.kind = 'gtin'`,
    );
    const lineages = new Map(rows.map(({ ean, lineage }) => [Number(ean), lineage]));
    const homes = await base.database.rows<{ key: string; parent: string | null }>(
      'select c.key, p.key as parent from categories c left join categories p on p.id = c.parent_id',
    );
    const parents = new Map(homes.map(({ key, parent }) => [key, parent]));
    const elsewhere = products.flatMap(({ ean, category }) => {
      const lineage = lineages.get(Number(ean)) ?? [category];
      const home = lineage.at(-1);
      return lineage.includes(category) || home === parents.get(category) ? [] : `${category}: ${home}`;
    });
    expect(lineages.size).toBeGreaterThan(0.9 * products.length);
    expect(await figures('select count(*) from products')).toEqual({ count: products.length });
    expect([...new Set(elsewhere)].toSorted()).toEqual([
      'bags-cases: backpacks',
      'cameras: lenses',
      'fashion: handbags',
    ]);
  });

  test('hold families, those whose lines share brand and model, and no others', async () => {
    const rows = await base.database.rows<{ ean: string; family: number }>(
      `select i.value as ean, v.family_id as family from product_variants v
       join product_identifiers i on i.product_id = v.product_id and i.kind = 'gtin' where v.family_id is not null`,
    );
    const modelOf = new Map(products.map(({ ean, brand, model }) => [Number(ean), `${brand} ${model}`]));
    const models = [...Map.groupBy(rows, ({ family }) => family).values()].map((own) => [
      ...new Set(own.flatMap(({ ean }) => modelOf.get(Number(ean)) ?? [])),
    ]);
    expect(models.length).toBeGreaterThan(40);
    expect(models.filter(({ length }) => length > 1)).toEqual([]);
    const phones = rows.filter(({ ean }) => modelOf.get(Number(ean)) === 'Voxane V9');
    expect(new Set(phones.map(({ ean }) => ean)).size).toBe(6);
    expect(new Set(phones.map(({ family }) => family)).size).toBe(1);
  });

  test('are refused in the broken rows only', async () => {
    const reasons = await base.database.rows<{ reason: string }>(
      'select distinct reason from rejected_rows order by reason',
    );
    expect(reasons.map(({ reason }) => reason)).toEqual(['price_unreadable', 'price_zero', 'title_missing']);
  });

  test('bring offers of all kinds', async () => {
    const kinds = await figures<
      Record<'merchants' | 'unknown' | 'refurbished' | 'rated' | 'several', number>
    >(
      `select count(distinct merchant_id) as merchants,
         count(*) filter (where delivery_cents is null) as unknown,
         count(*) filter (where condition = 'refurbished') as refurbished,
         (select count(*) from products where rating_count > 0) as rated,
         (select max(offers_count) from product_summaries) as several
       from offers`,
    );
    expect(kinds.merchants).toBe(merchants.length);
    for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(5);
  });

  test('stay as examples', async () => {
    expect((await readdir(join(dataDir, 'demo-feeds'))).toSorted()).toEqual(
      merchants.map(({ file }) => file).toSorted(),
    );
  });
});

describe('a demo left for a week', () => {
  test('is nobody’s business until it is marked as one', async () => {
    const before = await countRuns();
    await refreshDemo({ database: base.database, dataDir, now: aWeekLater });
    expect(await countRuns()).toEqual(before);
  });

  test('catches up with history and fresh feeds', async () => {
    await markAsDemo(base.database);
    await refreshDemo({ database: base.database, dataDir, now: aWeekLater });
    const state = await figures<{ days: number; stale: number }>(
      `select (select count(distinct observed_at::date) from price_points) as days,
         (select count(*) from feeds where observed_at < date_trunc('day', $1::timestamptz)) as stale`,
      [aWeekLater],
    );
    expect(state.days).toBeGreaterThanOrEqual(9);
    expect(state.stale).toBe(0);
  });

  test('has nothing more to read then', async () => {
    const before = await countRuns();
    await refreshDemo({ database: base.database, dataDir, now: aWeekLater });
    await loadDemo({ database: base.database, dataDir, pictures, now: aWeekLater });
    expect(await countRuns()).toEqual(before);
  });
});

test('the demo leaves data alone that are not its own', async () => {
  const own = await createTestDatabase();
  try {
    await own.database.execute(`insert into merchants (name, name_key) values ('Mine', 'mine')`);
    await loadDemo({ database: own.database, dataDir, pictures, now });
    expect(await own.database.rows('select name from merchants')).toEqual([{ name: 'Mine' }]);
  } finally {
    await own.drop();
  }
});
