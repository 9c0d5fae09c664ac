import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { type AwinRow, article, toCsv } from '../../../test/helpers/awin-feed.ts';
import { emptyCatalogue, emptyTables } from '../../../test/helpers/empty-tables.ts';
import { bearer, createPeople, type People } from '../../../test/helpers/people.ts';
import { importFeedFile } from '../feeds/importing/import-feed.ts';

let test: TestApp;
let people: People;
let admin: Record<string, string>;
let folder: string;

beforeAll(async () => {
  test = await createTestApp();
  people = createPeople(test);
  admin = bearer(await people.token(await people.create({ role: 'admin', name: 'Zoé Martin' })));
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-mending-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.close();
});

const mouse = { product_name: 'Logitech MX Anywhere 3 Graphite', ean: '4977766618960', description: '' };
const drum = { product_name: 'OKI Drum Kit Original', brand_name: 'OKI', description: '' };

/** Three shops with the mouse, one of them with the drum as well. */
const shops = (price = '30.00'): Record<string, AwinRow[]> => ({
  alpha: [article('m1', { ...mouse, search_price: price })],
  beta: [article('m2', { ...mouse, search_price: price })],
  gamma: [
    article('m3', { ...mouse, search_price: price }),
    article('d1', { ...drum, search_price: price, ean: '4006381333931' }),
  ],
});

async function importShops(given: Record<string, AwinRow[]>): Promise<void> {
  for (const [i, [name, rows]] of Object.entries(given).entries()) {
    const file = path.join(folder, `${name}.csv`);
    const own = {
      merchant_id: `9000${i}`,
      merchant_name: name,
      merchant_deep_link: `https://${name}.example/p`,
    };
    await writeFile(file, toCsv(rows.map((row) => ({ ...row, ...own }))));
    await importFeedFile({ database: test.database.database, file, isAccepted: true });
  }
}

beforeEach(async () => {
  await emptyCatalogue(test.database.database, 'match_decisions', 'match_reviews');
  await importShops(shops());
});

type Places = Record<string, number>;

/** The product of each article. */
async function places(): Promise<Places> {
  const rows = await test.database.database.rows<{ article: string; product: number }>(
    'select article_id as article, product_id as product from offers order by article_id',
  );
  return Object.fromEntries(rows.map(({ article: name, product }) => [name, product]));
}

async function offerIds(...names: string[]): Promise<string[]> {
  const rows = await test.database.database.rows<{ article: string; id: number }>(
    'select article_id as article, id from offers',
  );
  const ids = new Map(rows.map(({ article: name, id }) => [name, String(id)]));
  return names.map((name) => ids.get(name) as string);
}

const decide = (body: object, who = admin) => people.call('POST', '/matches/decisions', body, who);
async function decided(body: object): Promise<string> {
  const answer = await decide(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ _id: string }>()._id;
}
async function undone(id: string): Promise<void> {
  const answer = await people.call('DELETE', `/matches/decisions/${id}`, undefined, admin);
  expect(answer.statusCode, answer.body).toBe(200);
}
const product = async (id: number | undefined) => (await test.get(`/api/products/${id}`)).json();
const staffView = async (id: number | undefined) =>
  (await people.call('GET', `/matches/products/${id}`, undefined, admin)).json();
const decisions = async (query = '') =>
  (await people.call('GET', `/matches/decisions${query}`, undefined, admin)).json();

describe('a merge', () => {
  it.each([
    ['the many into the one', 'm1', 'd1'],
    ['the one into the many', 'd1', 'm1'],
  ])('takes %s, holds through imports, and gives each its own back', async (_name, from, into) => {
    const before = await places();
    const [source, target] = [before[from], before[into]];
    const id = await decided({ kind: 'merge', products: [`${source}`, `${target}`], note: 'one thing' });
    await importShops(shops('61.00'));
    expect(new Set(Object.values(await places()))).toEqual(new Set([target]));
    expect(await product(source)).toMatchObject({ _id: `${target}`, offersCount: 4, merchantsCount: 3 });

    await undone(id);
    expect(await places()).toEqual(before);
    expect(await product(before.m1)).toMatchObject({ _id: `${before.m1}`, offersCount: 3 });
    expect(await product(before.d1)).toMatchObject({ _id: `${before.d1}`, offersCount: 1 });
    await importShops(shops('30.00'));
    expect(await places()).toEqual(before);
  });

  it('holds what is left together when one of its offers moves on', async () => {
    const before = await places();
    await importShops({ ...shops(), delta: [article('t1', { product_name: 'Brother TN-2420 Toner' })] });
    const toner = (await places()).t1;
    await decided({ kind: 'merge', products: [`${before.m1}`, `${before.d1}`] });
    const [m1] = await offerIds('m1');
    await decided({ kind: 'move', product: `${before.d1}`, offers: [m1], into: `${toner}` });
    await importShops(shops('61.00'));
    const now = await places();
    expect(now).toMatchObject({ m1: toner, t1: toner, m2: before.d1, m3: before.d1, d1: before.d1 });
  });

  it('brings back what a product had taken in before', async () => {
    await importShops({ ...shops(), delta: [article('t1', { product_name: 'Brother TN-2420 Toner' })] });
    const before = await places();
    await decided({ kind: 'merge', products: [`${before.m1}`, `${before.d1}`] });
    const second = await decided({ kind: 'merge', products: [`${before.d1}`, `${before.t1}`] });
    expect(await product(before.m1)).toMatchObject({ _id: `${before.t1}` });
    await undone(second);
    expect(await product(before.m1)).toMatchObject({ _id: `${before.d1}`, offersCount: 4 });
  });

  it('gives offers back that have gone meanwhile, with their prices', async () => {
    const before = await places();
    const id = await decided({ kind: 'merge', products: [`${before.d1}`, `${before.m1}`] });
    await importShops({ ...shops(), gamma: [article('m3', mouse)] });
    await undone(id);
    expect((await places()).d1).toBe(before.d1);
    expect(await product(before.d1)).toMatchObject({
      _id: `${before.d1}`,
      lastKnown: { totalPrice: expect.any(Number) },
    });
  });
});

describe('what people keep of a merged product', () => {
  /** All of it, in an order that does not depend on when it was written. */
  const kept = () =>
    test.database.database.rows(
      `select 'favourite' as what, user_id, product_id, total_cents as a, null as b from favourites
       union all
       select 'alert', user_id, product_id, limit_cents, base_cents from alerts
       union all
       select 'cart', user_id, product_id, price_cents, quantity from cart_lines
       union all
       select 'told', user_id, product_id, total_cents, null from notifications
       union all
       select 'report', null, product_id, id, null from reports
       order by 1, 2, 3, 4`,
    );

  const keep = (user: number, id: number | undefined, cents: number) =>
    Promise.all(
      [
        `insert into favourites (user_id, product_id, total_cents, condition, delivery_stated)
         values ($1, $2, $3, 'new', true)`,
        `with alert as (
           insert into alerts (user_id, product_id, target, base_cents, limit_cents, crossings)
           values ($1, $2, 'price', $3::integer, $3 - 100, 1) returning id
         ), watched as (
           insert into watched_prices (product_id, condition, total_cents, known_cents) values ($2, 'new', 3500, 3500)
           on conflict do nothing
         )
         insert into notifications (user_id, alert_id, crossing, product_id, condition, target, total_cents,
           delivery_stated)
         select $1, id, 1, $2, 'new', 'price', $3 - 200, true from alert`,
        `with cart as (insert into carts (user_id) values ($1) on conflict (user_id) do update set saved_at = now())
         insert into cart_lines (user_id, product_id, condition, quantity, price_cents, position)
         values ($1, $2, 'new', 2, $3, 1)`,
      ].map((statement) => test.database.database.execute(statement, [user, id, cents])),
    );

  it('follows it, and comes back as it was; what was taken off the list meanwhile stays off', async () => {
    const { database } = test.database;
    await emptyTables(database, 'favourites', 'alerts', 'carts', 'notifications', 'reports');
    const { m1, d1 } = await places();
    const [one, both, leaver] = await Promise.all([1, 2, 3].map(() => people.create()));
    const [oneId, bothId, leaverId] = [one?.id ?? 0, both?.id ?? 0, leaver?.id ?? 0];
    await keep(oneId, d1, 4000);
    await keep(bothId, d1, 5000);
    await keep(bothId, m1, 6000);
    await database.execute(`insert into reports (product_id, reason) values ($1, 'match')`, [d1]);
    const before = await kept();
    await database.execute('insert into favourites (user_id, product_id) values ($1, $2)', [leaverId, d1]);

    const id = await decided({ kind: 'merge', products: [`${d1}`, `${m1}`] });
    const merged = await kept();
    expect(new Set(merged.map((row) => row.product_id))).toEqual(new Set([m1]));
    expect(merged.filter(({ what, user_id: user }) => what === 'alert' && user === bothId)).toHaveLength(1);
    expect(merged).toContainEqual({ what: 'cart', user_id: bothId, product_id: m1, a: 6000, b: 4 });
    await database.execute('delete from favourites where user_id = $1', [leaverId]);
    await importShops(shops('61.00'));

    await undone(id);
    const told = (rows: Awaited<ReturnType<typeof kept>>) => rows.filter(({ what }) => what !== 'told');
    const after = await kept();
    expect(told(after)).toEqual(told(before));
    expect(after).toContainEqual({ what: 'told', user_id: oneId, product_id: d1, a: 3800, b: null });
    expect(await database.rows('select from merge_followers where product_id = $1', [d1])).toEqual([]);
    const watched = await database.rows(
      `select product_id as id from watched_prices where condition = 'new'`,
    );
    expect(watched.map((row) => row.id).sort()).toEqual([m1, d1].sort());
  });
});

describe('a product that staff made, without offers', () => {
  const make = () =>
    test.database.database
      .rows<{ id: number }>(
        `with made as (
           insert into products (title, edited_fields, fallback_price_cents, category_id)
           values ('Typed by hand', '{title,codes}', 9900, (select min(id) from categories)) returning id
         ), coded as (
           insert into product_identifiers (product_id, kind, value) select id, 'mpn', 'TYPED-1' from made
         ) select id from made`,
      )
      .then(([row]) => row?.id as number);

  it('takes another one’s offers in, and gives them back', async () => {
    const before = await places();
    const made = await make();
    const id = await decided({ kind: 'merge', products: [`${before.m1}`, `${made}`] });
    await importShops(shops('61.00'));
    expect(await places()).toMatchObject({ m1: made, m2: made, m3: made });
    expect(await product(before.m1)).toMatchObject({
      _id: `${made}`,
      title: 'Typed by hand',
      offersCount: 3,
    });
    await undone(id);
    expect(await places()).toEqual(before);
    expect(await product(made)).toMatchObject({ _id: `${made}`, offersCount: 0 });
  });

  it('gets single offers', async () => {
    const before = await places();
    const made = await make();
    const id = await decided({
      kind: 'move',
      product: `${before.m1}`,
      offers: await offerIds('m2'),
      into: `${made}`,
    });
    await importShops(shops('61.00'));
    expect(await places()).toEqual({ ...before, m2: made });
    await undone(id);
    expect(await places()).toEqual(before);
  });

  it('becomes part of another one, and comes back with its codes', async () => {
    const before = await places();
    const made = await make();
    const id = await decided({ kind: 'merge', products: [`${made}`, `${before.m1}`] });
    expect(await product(made)).toMatchObject({ _id: `${before.m1}`, offersCount: 3 });
    await importShops(shops('61.00'));
    await undone(id);
    expect(await product(made)).toMatchObject({ _id: `${made}`, mpns: ['TYPED-1'], title: 'Typed by hand' });
    expect(await places()).toEqual(before);
  });
});

describe('offers of a product', () => {
  it('split off: the others keep the product, however few they are', async () => {
    const before = await places();
    const offers = await offerIds('m1', 'm2');
    const id = await decided({ kind: 'split', product: `${before.m1}`, offers });
    await importShops(shops('61.00'));
    const now = await places();
    expect(now.m3).toBe(before.m1);
    expect(now.m1).toBe(now.m2);
    expect(now.m1).not.toBe(before.m1);
    expect(await product(now.m1)).toMatchObject({ title: mouse.product_name, merchantsCount: 2 });
    await undone(id);
    expect(await places()).toEqual(before);
    expect(await product(now.m1)).toMatchObject({ _id: `${before.m1}`, merchantsCount: 3 });
  });

  it('move together; the last one takes the product along, and brings it back', async () => {
    const before = await places();
    const into = `${before.m1}`;
    const id = await decided({ kind: 'move', product: `${before.d1}`, offers: await offerIds('d1'), into });
    expect(await product(before.d1)).toMatchObject({ _id: into, offersCount: 4 });
    await importShops(shops('61.00'));
    await undone(id);
    expect(await places()).toEqual(before);
  });

  it('are split by condition', async () => {
    await importShops({
      ...shops(),
      delta: [
        article('r1', {
          ...mouse,
          product_name: `${mouse.product_name} Reconditionné`,
          condition: 'refurbished',
        }),
      ],
    });
    const before = await places();
    expect(before.r1).toBe(before.m1);
    const id = await decided({ kind: 'split', product: `${before.m1}`, offers: await offerIds('r1') });
    const apart = (await places()).r1;
    expect(await product(apart)).toMatchObject({ condition: 'refurbished', offersCount: 1 });
    expect(await product(before.m1)).toMatchObject({ condition: 'new', offersCount: 3 });
    await undone(id);
    expect(await product(before.m1)).toMatchObject({ offersCount: 4 });
  });

  it('stand with all that people compare in the view of staff', async () => {
    const view = await staffView((await places()).d1);
    expect(view).toMatchObject({ title: drum.product_name, offers: [{ merchant: 'gamma', brand: 'OKI' }] });
    expect(view.offers[0]).toMatchObject({
      gtins: ['04006381333931'],
      condition: 'new',
      price: 30,
      totalPrice: 35,
    });
    expect((await people.call('GET', '/matches/products/999999', undefined, admin)).statusCode).toBe(404);
  });
});

describe('products that are never the same', () => {
  const alike = (price: string) => ({
    ...shops(price),
    gamma: [article('m3', mouse), article('d1', { ...mouse, search_price: price })],
  });

  it('stay apart whatever imports bring, until it is undone', async () => {
    const before = await places();
    const id = await decided({ kind: 'apart', products: [`${before.m1}`, `${before.d1}`] });
    await importShops(alike('31.00'));
    expect((await places()).d1).toBe(before.d1);
    await undone(id);
    expect((await places()).d1).toBe(before.m1);
  });

  it('need offers', async () => {
    const [made] = await test.database.database.rows<{ id: number }>(
      `insert into products (title) values ('Typed') returning id`,
    );
    const refused = await decide({ kind: 'apart', products: [`${made?.id}`, `${(await places()).m1}`] });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('nothing to keep apart');
  });
});

describe('decisions that meet', () => {
  it('are refused to who has not seen the other one, with what it was', async () => {
    const before = await places();
    const [, second, drumNow] = await Promise.all([0, before.m1, before.d1].map((id) => id && staffView(id)));
    await decided({
      kind: 'split',
      product: `${before.m1}`,
      offers: await offerIds('m3'),
      note: 'older model',
    });
    const slower = { kind: 'merge', products: [`${before.d1}`, `${before.m1}`], seen: second.seen };
    const refused = await decide(slower);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      message: expect.stringContaining('changed in the meantime'),
      details: {
        reason: 'stale',
        current: [{ kind: 'split', note: 'older model', decidedBy: { name: 'Zoé Martin' } }],
      },
    });
    // What concerns neither is nobody's obstacle.
    expect(drumNow.seen).toBe(second.seen);
    const [d1] = await offerIds('d1');
    expect((await decide({ kind: 'never', offer: d1, seen: drumNow.seen })).statusCode).toBe(200);
    const seen = (await staffView(before.m1)).seen;
    expect((await decide({ ...slower, seen })).statusCode).toBe(200);
    const late = await decide({ kind: 'apart', products: [`${before.d1}`, `${before.m1}`], seen });
    expect(late.json().details.current).toMatchObject([{ kind: 'merge' }]);
  });

  it('are refused where offers are elsewhere or gone, and nothing of them is kept', async () => {
    const before = await places();
    const [m1, m2, d1] = await offerIds('m1', 'm2', 'd1');
    const elsewhere = await decide({ kind: 'split', product: `${before.m1}`, offers: [m1, d1] });
    expect(elsewhere.statusCode).toBe(409);
    await importShops({ ...shops(), beta: [article('x2', { product_name: 'Brother TN-2420 Toner' })] });
    const gone = await decide({ kind: 'split', product: `${before.m1}`, offers: [m2] });
    expect(gone.statusCode).toBe(409);
    expect(gone.json().message).toContain('gone');
    const all = { kind: 'split', product: `${before.m1}`, offers: await offerIds('m1', 'm3') };
    expect((await decide(all)).json().message).toContain('All offers');
    expect(await decisions()).toEqual([]);
  });

  it('contradict each other: the newer one holds and is named, undoing it lets the older one hold again', async () => {
    const [m1, m2] = await offerIds('m1', 'm2');
    const older = await decided({ kind: 'different', offers: [m1, m2] });
    const parted = await places();
    expect(parted.m1).not.toBe(parted.m2);
    const newer = await decided({ kind: 'same', offers: [m2, m1] });
    expect((await decisions()).map((each: { overruledBy: string | null }) => each.overruledBy)).toEqual([
      null,
      newer,
    ]);
    const joined = await places();
    expect(joined.m1).toBe(joined.m2);
    await importShops(shops('61.00'));
    expect(await places()).toEqual(joined);
    await undone(newer);
    expect(await places()).toEqual(parted);
    await undone(older);
    const now = await places();
    expect(now.m1).toBe(now.m2);
  });

  it('are listed with the product they concern', async () => {
    const before = await places();
    const [d1] = await offerIds('d1');
    await decided({ kind: 'never', offer: d1, note: 'unlike anything' });
    expect(await decisions(`?product=${before.m1}`)).toEqual([]);
    const [entry, ...others] = await decisions(`?product=${before.d1}`);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      kind: 'never',
      note: 'unlike anything',
      offers: [{ _id: d1, merchant: 'gamma', title: drum.product_name, productId: `${before.d1}` }],
    });
  });
});
