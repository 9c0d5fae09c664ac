import { beforeEach, describe, expect, it } from 'vitest';
import { article } from '../../../test/helpers/awin-feed.ts';
import { emptyTables } from '../../../test/helpers/empty-tables.ts';
import { mouse, openMatchDesk, mouseShops as shops } from '../../../test/helpers/match-desk.ts';

const desk = openMatchDesk();
const { importShops, places, offerIds, decided, undone } = desk;
beforeEach(() => importShops(shops()));

const product = async (id: number | undefined) => (await desk.test.get(`/api/products/${id}`)).json();

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

  it.each([
    ['a chain, undone from the first on', ['d1', 't1'], [0, 1]],
    ['a chain, undone from the last on', ['d1', 't1'], [1, 0]],
    ['several into one, undone from the first on', ['t1', 'd1'], [0, 1]],
    ['several into one, undone from the last on', ['t1', 'd1'], [1, 0]],
  ] as const)(
    'of %s, gives each its own back, with what people had on it, whichever has more offers',
    async (_, [second, last], order) => {
      await importShops({ ...shops(), delta: [article('t1', { product_name: 'Brother TN-2420 Toner' })] });
      const before = await places();
      const [one, both] = await Promise.all([1, 2].map(() => desk.people.create()));
      const kept = () =>
        desk.database.rows(
          `select user_id, product_id, 0 as quantity from favourites where user_id = any($1)
           union all select user_id, product_id, quantity from cart_lines where user_id = any($1) order by 1, 2, 3`,
          [[one?.id, both?.id]],
        );
      for (const [shopper, id, quantity] of [
        [one, before.m1, 2],
        [both, before.m1, 1],
        [both, before.d1, 3],
        [both, before.t1, 5],
      ] as const)
        await desk.database.execute(
          `with saved as (
             insert into favourites (user_id, product_id, total_cents, condition, delivery_stated)
             values ($1, $2, 3500, 'new', true)
           ), cart as (insert into carts (user_id) values ($1) on conflict do nothing)
           insert into cart_lines (user_id, product_id, condition, quantity, price_cents, position)
           values ($1, $2, 'new', $3, 3500, $2)`,
          [shopper?.id, id, quantity],
        );
      const keptBefore = await kept();
      const chain = [
        await decided({ kind: 'merge', products: [`${before.m1}`, `${before.d1}`] }),
        await decided({ kind: 'merge', products: [`${before[second]}`, `${before[last]}`] }),
      ];
      for (const index of order) await undone(chain[index] ?? '');
      expect(await places()).toEqual(before);
      expect(await kept()).toEqual(keptBefore);
      for (const own of [before.m1, before.d1, before.t1])
        expect(await product(own)).toMatchObject({ _id: `${own}` });
    },
  );

  it('that was undone and decided again is left as it is when one that came later is undone', async () => {
    await importShops({ ...shops(), delta: [article('t1', { product_name: 'Brother TN-2420 Toner' })] });
    const before = await places();
    const both = { kind: 'merge', products: [`${before.m1}`, `${before.d1}`] };
    await undone(await decided(both));
    await decided(both);
    await undone(await decided({ kind: 'merge', products: [`${before.d1}`, `${before.t1}`] }));
    expect(await places()).toEqual({ ...before, m1: before.d1, m2: before.d1, m3: before.d1 });
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
    desk.database.rows(
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
      ].map((statement) => desk.database.execute(statement, [user, id, cents])),
    );

  it('follows it, and comes back as it was; what was taken off the list meanwhile stays off', async () => {
    const { database } = desk.test.database;
    await emptyTables(database, 'favourites', 'alerts', 'carts', 'notifications', 'reports');
    const { m1, d1 } = await places();
    const [one, both, leaver] = await Promise.all([1, 2, 3].map(() => desk.people.create()));
    const [oneId, bothId, leaverId] = [one?.id ?? 0, both?.id ?? 0, leaver?.id ?? 0];
    await keep(oneId, d1, 4000);
    await keep(bothId, d1, 5000);
    await keep(bothId, m1, 6000);
    // Several sizes of one product, of which the other has one as well.
    await database.execute(
      `insert into cart_lines (user_id, product_id, condition, quantity, price_cents, position, size)
       values ($1, $2, 'new', 5, 4500, 2, '42'), ($1, $2, 'new', 6, 4600, 3, '43'), ($1, $3, 'new', 7, 4700, 4, '42')`,
      [oneId, d1, m1],
    );
    await database.execute(`insert into reports (product_id, reason) values ($1, 'match')`, [d1]);
    const before = await kept();
    await database.execute('insert into favourites (user_id, product_id) values ($1, $2)', [leaverId, d1]);

    const id = await decided({ kind: 'merge', products: [`${d1}`, `${m1}`] });
    const merged = await kept();
    expect(new Set(merged.map((row) => row.product_id))).toEqual(new Set([m1]));
    expect(merged.filter(({ what, user_id: user }) => what === 'alert' && user === bothId)).toHaveLength(1);
    expect(merged).toContainEqual({ what: 'cart', user_id: bothId, product_id: m1, a: 6000, b: 4 });
    expect(merged).toContainEqual({ what: 'cart', user_id: oneId, product_id: m1, a: 4700, b: 12 });
    expect(merged).toContainEqual({ what: 'cart', user_id: oneId, product_id: m1, a: 4600, b: 6 });
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
    desk.test.database.database
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
