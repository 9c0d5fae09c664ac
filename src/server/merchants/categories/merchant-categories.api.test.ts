import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';
import { type AwinRow, article, toCsv } from '../../../../test/helpers/awin-feed.ts';
import { bearer, createPeople, type People } from '../../../../test/helpers/people.ts';
import type { MerchantCategory } from '../../../contract/merchant-categories/schema.ts';
import { refreshFacts } from '../../facts/service.ts';
import { importFeedFile } from '../../feeds/service.ts';
import { countMerchantCategories } from '../service.ts';

let test: TestApp;
let people: People;
let admin: Record<string, string>;
let folder: string;

beforeAll(async () => {
  test = await createTestApp();
  people = createPeople(test);
  admin = bearer(await people.token(await people.create({ role: 'admin' })));
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-categories-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const thing = (id: string, category: string, changes: AwinRow = {}): AwinRow =>
  article(id, { product_name: `Zorglub ${id}XY${id} gribouze`, merchant_category: category, ...changes });
const shop = (number: number): AwinRow => ({
  merchant_id: `9000${number}`,
  merchant_name: `Boutique ${number}`,
  merchant_deep_link: `https://boutique${number}.example/p`,
});

async function importRows(number: number, rows: readonly AwinRow[]): Promise<void> {
  const { database } = test.database;
  const file = path.join(folder, `${number}.csv`);
  await writeFile(file, toCsv(rows.map((row) => ({ ...row, ...shop(number) }))));
  await importFeedFile({ database, file, isAccepted: true });
  await refreshFacts(database);
  await countMerchantCategories(database);
}

const list = async (query = '') =>
  (await people.call('GET', `/admin/merchant-categories${query}`, undefined, admin)).json<
    MerchantCategory[]
  >();
const find = async (wanted: string, query = '') => {
  const found = (await list(query)).find((each) => each.path === wanted);
  if (!found) throw new Error(`No category ${wanted}`);
  return found;
};
/** Of the last version. */
const readTold = async () =>
  (
    await test.database.database.rows<{ mayLag: boolean; prompt: number | null }>(
      `select may_lag as "mayLag", cardinality(prompt_ids) as prompt from product_changes
       where version = (select version from catalogue_state)`,
    )
  )[0];
const decide = (body: object, headers = admin) =>
  people.call('PUT', '/admin/merchant-categories', body, headers);

async function idOf(key: string): Promise<string> {
  const [row] = await test.database.database.rows<{ id: number }>(
    'select id from categories where key = $1',
    [key],
  );
  return String(row?.id);
}
/** Categories of the products of a merchant's articles, by article. */
async function placesOf(number: number): Promise<Record<string, string>> {
  const rows = await test.database.database.rows<{ article: string; key: string }>(
    `select o.article_id as article, c.key from offers o join merchants m on m.id = o.merchant_id
     join products p on p.id = o.product_id join categories c on c.id = p.category_id
     where m.network_id = $1 order by 1`,
    [`9000${number}`],
  );
  return Object.fromEntries(rows.map(({ article: id, key }) => [id, key]));
}

it.each(['user', 'employee'] as const)('nobody of the role %s sees or maps them', async (role) => {
  const token = bearer(await people.token(await people.create({ role })));
  const responses = [
    await people.call('GET', '/admin/merchant-categories', undefined, token),
    await decide({ ids: ['1-1'], decision: 'ignore' }, token),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
});

describe('what imports bring', () => {
  beforeAll(() =>
    importRows(1, [
      thing('1', 'Zig > Zorglubs & <b>gribouzes</b>'),
      thing('2', 'Zig > Zorglubs & <b>gribouzes</b>'),
      thing('3', 'Nouveautés'),
      thing('4', 'Informatique'),
      thing('5', 'Souris'),
      thing('6', ''),
    ]),
  );

  it('stands in the queue with its offers, those with the most first', async () => {
    const open = await list();
    expect(open.map((each) => [each.path, each.offersCount])).toEqual(
      [
        ['Zig > Zorglubs & gribouzes', 2],
        ['Nouveautés', 1],
        ['', 1],
      ].sort((a, b) => Number(b[1]) - Number(a[1]) || 0),
    );
    expect(open[0]).toMatchObject({
      merchant: 'Boutique 1',
      rule: 'none',
      ruleCategory: null,
      category: null,
      examples: ['Zorglub 1XY1 Gribouze', 'Zorglub 2XY2 Gribouze'].map((title) =>
        expect.stringMatching(new RegExp(title, 'i')),
      ),
    });
  });

  it('is told apart by what the rule went by', async () => {
    expect(await find('Informatique', '?state=unsure')).toMatchObject({
      rule: 'coarse',
      ruleCategory: await idOf('computing'),
    });
    expect(await find('Souris', '?state=sure')).toMatchObject({ ruleCategory: await idOf('keyboards-mice') });
  });

  it('is found by part of its path or its merchant', async () => {
    expect(await list('?search=GRIBOU')).toHaveLength(1);
    expect(await list('?search=boutique%201')).toHaveLength(3);
    expect(await list('?search=%25')).toHaveLength(0);
  });
});

describe('a decision', () => {
  const extent = async (ids: string[]) =>
    (await people.call('POST', '/admin/merchant-categories/extent', { ids }, admin)).json();
  const restore = (body: object) => people.call('POST', '/admin/merchant-categories/restore', body, admin);

  it('is told before how many offers and products it concerns', async () => {
    const ids = [await find('Zig > Zorglubs & gribouzes'), await find('Nouveautés')].map(({ _id }) => _id);
    expect(await extent(ids)).toEqual({ offers: 3, products: 3, placed: 0 });
    expect(await extent(ids.slice(1))).toEqual({ offers: 1, products: 1, placed: 0 });
    expect(await extent(['1-999'])).toEqual({ offers: 0, products: 0, placed: 0 });
    expect((await extent([])).code).toBe('invalid_request');
  });

  it('about several is taken back at once, each to what it was before', async () => {
    const [bikes, news] = [await find('Zig > Zorglubs & gribouzes'), await find('Nouveautés')];
    const ids = [bikes._id, news._id];
    const [toys, audio] = [await idOf('toys'), await idOf('audio')];
    await decide({ ids: [bikes._id], decision: 'ignore' });
    const mapped = (await decide({ ids, decision: 'map', category: toys })).json();
    const decided = { category: toys, isIgnored: false };
    await refreshFacts(test.database.database);
    expect(await placesOf(1)).toMatchObject({ 1: 'toys', 3: 'toys' });
    // What already has a place would leave it.
    expect(await extent(ids)).toEqual({ offers: 3, products: 3, placed: 3 });
    // What staff has put in its place stays there.
    const { database } = test.database;
    await database.execute(`update products set edited_fields = '{category}' where id = 1`);
    expect(await extent(ids)).toEqual({ offers: 3, products: 3, placed: 2 });
    await database.execute(`update products set edited_fields = '{}' where id = 1`);
    const restored = await restore({ decided, before: mapped.before });
    expect(restored.json()).toMatchObject({ categories: 2, products: 3 });
    expect(await find(bikes.path, '?state=ignored')).toMatchObject({ isIgnored: true });
    expect(await find(news.path, '?state=open')).toMatchObject({ category: null });
    await refreshFacts(test.database.database);
    expect(await placesOf(1)).toMatchObject({ 1: 'other', 3: 'other' });

    // What somebody else has decided meanwhile is not touched; where nothing is left to restore, that is said.
    const again = (await decide({ ids, decision: 'map', category: toys })).json();
    await decide({ ids: [bikes._id], decision: 'map', category: audio });
    expect((await restore({ decided, before: again.before })).json()).toMatchObject({ categories: 1 });
    expect(await find(bikes.path, '?state=decided')).toMatchObject({ category: audio });
    expect((await restore({ decided, before: again.before })).statusCode).toBe(404);
    const lost = again.before.map((each: object) => ({ ...each, category: '999999' }));
    expect((await restore({ decided, before: lost })).statusCode).toBe(400);
    const both = again.before.map((each: object) => ({ ...each, category: audio, isIgnored: true }));
    expect((await restore({ decided: { ...decided, category: audio }, before: both })).statusCode).toBe(400);
    await decide({ ids, decision: 'undo' });
    await refreshFacts(test.database.database);
    await test.database.database.execute('delete from audit_log');
  });

  it('moves the products that are there, and those that later imports bring', async () => {
    const bikes = await find('Zig > Zorglubs & gribouzes');
    const news = await find('Nouveautés');
    const response = await decide({
      ids: [bikes._id, news._id],
      decision: 'map',
      category: await idOf('toys'),
    });
    expect(response.json()).toMatchObject({ categories: 2, products: 3 });
    await refreshFacts(test.database.database);
    // Pages do not show these where they were for another moment.
    expect(await readTold()).toEqual({ mayLag: false, prompt: 3 });
    expect(await placesOf(1)).toEqual({
      1: 'toys',
      2: 'toys',
      3: 'toys',
      4: 'computing',
      5: 'keyboards-mice',
      6: 'other',
    });

    await importRows(1, [
      thing('1', 'Zig > Zorglubs & <b>gribouzes</b>', { search_price: '21.00' }),
      thing('2', 'Souris'),
      thing('7', 'Nouveautés'),
    ]);
    expect(await placesOf(1)).toMatchObject({ 1: 'toys', 2: 'keyboards-mice', 7: 'toys' });
    expect(await readTold()).toEqual({ mayLag: true, prompt: null });
    expect(await find(news.path, '?state=decided')).toMatchObject({ category: await idOf('toys') });
    const [run] = await test.database.database.rows<{ unmapped: number }>(
      'select rows_unmapped as unmapped from import_runs order by id desc limit 1',
    );
    expect(run?.unmapped).toBe(0);
  });

  it('leaves alone what staff has placed', async () => {
    const { database } = test.database;
    await database.execute(
      `update products set edited_fields = '{category}', category_id = (select id from categories where key = 'audio')
       where id = (select product_id from offers where article_id = '7')`,
    );
    const news = await find('Nouveautés', '?state=decided');
    await decide({ ids: [news._id], decision: 'map', category: await idOf('fashion') });
    await refreshFacts(database);
    expect(await placesOf(1)).toMatchObject({ 7: 'audio' });
  });

  it('can be taken back, or be that nothing is to be decided', async () => {
    const bikes = await find('Zig > Zorglubs & gribouzes', '?state=decided');
    await decide({ ids: [bikes._id], decision: 'undo' });
    await refreshFacts(test.database.database);
    expect(await placesOf(1)).toMatchObject({ 1: 'other' });
    await decide({ ids: [bikes._id], decision: 'ignore' });
    expect(await find(bikes.path, '?state=ignored')).toMatchObject({ isIgnored: true, category: null });
    expect((await list()).map((each) => each.path)).not.toContain(bikes.path);
  });

  it('counts as much as a rule, and more where they are even', async () => {
    const ean = { ean: '4006381333931', brand_name: 'Zorglub', product_name: 'Zorglub Bidule 3000' };
    await importRows(2, [thing('a', 'Bonnes affaires', ean)]);
    await importRows(3, [thing('b', 'Tablettes', ean)]);
    expect(await find('Bonnes affaires')).toMatchObject({ suggestions: [] });
    expect(await placesOf(2)).toEqual({ a: 'tablets' });
    const { _id } = await find('Bonnes affaires');
    await decide({ ids: [_id], decision: 'map', category: await idOf('watches') });
    await refreshFacts(test.database.database);
    expect(await placesOf(2)).toEqual({ a: 'watches' });
    await importRows(4, [thing('c', 'Tablettes', ean)]);
    expect(await placesOf(2)).toEqual({ a: 'tablets' });
  });

  it('follows its category where that goes, and ends with it', async () => {
    const { _id } = await find('Bonnes affaires', '?state=decided');
    await people.call(
      'DELETE',
      `/categories/${await idOf('watches')}?moveTo=${await idOf('toys')}`,
      undefined,
      admin,
    );
    expect(await find('Bonnes affaires', '?state=decided')).toMatchObject({ category: await idOf('toys') });
    await test.database.database.execute('update products set category_id = null');
    await people.call('DELETE', `/categories/${await idOf('toys')}`, undefined, admin);
    expect(await find('Bonnes affaires')).toMatchObject({ _id, category: null });
  });

  it('is refused in words where it makes no sense', async () => {
    const [any] = await list('?state=sure');
    const refused = await decide({ ids: [any?._id], decision: 'map', category: '999999' });
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'Choose one of our categories.']);
    expect((await decide({ ids: [any?._id], decision: 'map' })).statusCode).toBe(400);
    expect((await decide({ ids: ['1-999'], decision: 'ignore' })).statusCode).toBe(404);
    expect((await decide({ ids: ["1-1'"], decision: 'ignore' })).statusCode).toBe(400);
    expect((await decide({ ids: [], decision: 'ignore' })).statusCode).toBe(400);
  });

  it('stands in the audit log', async () => {
    const [entry] = await test.database.database.rows<{ details: object }>(
      `select details from audit_log where action = 'merchant_categories_decided' order by id limit 1`,
    );
    expect(entry?.details).toMatchObject({ decision: 'map', category: 'Toys', count: 2 });
  });
});

it('keeps no more than a bounded number of categories, and forgets those that nobody uses', async () => {
  const { database } = test.database;
  await importRows(5, [thing('1', 'Un')]);
  await database.execute(
    `insert into merchant_categories (merchant_id, hash, path, network_path, rule_key, rule)
     select id, n, 'p' || n, '', 'other', 'none' from merchants, generate_series(1, 4998) as n where network_id = '90005'`,
  );
  const file = path.join(folder, '5.csv');
  const rows = ['Un', 'Deux', 'Trois', 'Quatre'].map((each, i) => ({
    ...thing(`${i + 1}`, each),
    ...shop(5),
  }));
  await writeFile(file, toCsv(rows));
  await importFeedFile({ database, file, isAccepted: true });
  const count = async () =>
    (
      await database.rows<{ count: number }>(
        `select count(*) as count from merchant_categories c join merchants m on m.id = c.merchant_id
       where m.network_id = '90005'`,
      )
    )[0]?.count;
  expect(await count()).toBe(5_000);
  await countMerchantCategories(database);
  expect(await count()).toBe(2);
});
