import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { createPeople, type Shopper } from '../../../test/helpers/people.ts';
import { noteOfferPages } from '../find/note-pages.ts';

const base = openTestApp();
const people = createPeople(base);
let shopper: Shopper;
let radio = 0;
let lamp = 0;
let twins: number[] = [];

beforeAll(async () => {
  const { seed, database } = base;
  const merchantId = await seed.merchant({ name: 'Nord' });
  radio = await seed.product({ title: 'Radio 12', gtins: ['04006381333931'] });
  lamp = await seed.product({ title: 'Lamp' });
  twins = [
    await seed.product({ title: 'Book', gtins: ['09782070612758'] }),
    await seed.product({ title: 'Book, again', gtins: ['09782070612758'] }),
  ];
  for (const productId of [radio, lamp, ...twins]) {
    const link = `https://www.nord.example/p/${productId}`;
    await seed.offer({ merchantId, productId, priceCents: 2_000, deliveryCents: 500, link });
  }
  await base.publish();
  await noteOfferPages(database.database, new AbortController().signal);
});
beforeEach(async () => {
  shopper = await people.shopper();
});

const preview = (text: unknown) => people.call('POST', '/users/me/list-previews', { text }, shopper.headers);
const add = (items: object[]) => people.call('POST', '/users/me/list-items', { items }, shopper.headers);
const saved = async () => {
  const rows = await base.database.database.rows<{ id: number }>(
    'select product_id as id from favourites where user_id = $1 order by id',
    [shopper.id],
  );
  return rows.map(({ id }) => id);
};
const alerts = () =>
  base.database.database.rows(
    'select product_id as id, target, limit_cents as cents from alerts where user_id = $1 order by product_id',
    [shopper.id],
  );

test('each line says which product it stands for, at which wished price, or why not', async () => {
  const text = [
    'Produit;Lien;EAN;Prix souhaité',
    'Radio;https://tracker.example/x;4006381333931;19,90 €',
    `Lampe;https://nord.example/p/${lamp}?utm_source=keepa;;`,
    'Radio encore;;4006381333931;',
    'Livre;;9782070612758;5',
    'Inconnu;https://nord.example/p/999;;7',
    'Rien;;;',
  ].join('\r\n');
  const { lines, ...rest } = (await preview(text)).json();
  expect(rest).toEqual({ isCut: false, wishedColumn: 'Prix souhaité' });
  expect(lines).toEqual([
    {
      line: 2,
      text: '4006381333931',
      product: { _id: String(radio), title: 'Radio 12', totalPrice: 25 },
      wishedPrice: 19.9,
      fault: null,
    },
    expect.objectContaining({
      line: 3,
      product: expect.objectContaining({ _id: String(lamp) }),
      fault: null,
    }),
    expect.objectContaining({ line: 4, fault: 'repeated' }),
    expect.objectContaining({ line: 5, product: null, fault: 'several' }),
    expect.objectContaining({ line: 6, product: null, fault: 'not_found' }),
    expect.objectContaining({ line: 7, text: 'Rien', product: null, fault: 'nothing_in_it' }),
  ]);
  expect(await saved()).toEqual([]);
});

test('products are added with their alerts; what keeps one back keeps no other back', async () => {
  const response = await add([
    { productId: String(radio), alert: 19.9 },
    { productId: String(lamp), alert: 30 },
    { productId: '999999' },
    { productId: String(twins[0]), alert: 'any' },
    { productId: String(twins[1]) },
  ]);
  expect(response.json().items.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'added_with_alert',
    'reached',
    'gone',
    'added_with_alert',
    'added',
  ]);
  expect(await saved()).toEqual([radio, lamp, ...twins]);
  expect(await alerts()).toEqual([
    { id: radio, target: 'price', cents: 1_990 },
    { id: twins[0], target: 'any', cents: 2_499 },
  ]);
  expect((await add([{ productId: String(radio) }])).json().items).toMatchObject([{ outcome: 'added' }]);
  expect(await alerts()).toHaveLength(2);
});

test('a full selection and too many alerts are told, not failed with', async () => {
  const { database } = base.database;
  await database.execute(
    `with made as (
       insert into products (title) select 'Filling ' || n from generate_series(1, 500) as n returning id
     ), alerts as (
       insert into alerts (user_id, product_id, target, limit_cents) select $1, id, 'price', 1 from made
     )
     insert into favourites (user_id, product_id) select $1, id from made offset 1`,
    [shopper.id],
  );
  const outcome = async (item: object) => (await add([item])).json().items[0].outcome;
  expect(await outcome({ productId: String(radio), alert: 1 })).toBe('alerts_full');
  expect(await outcome({ productId: String(lamp) })).toBe('selection_full');
});

test('bad lists are refused, and so is who sends them without end', async () => {
  for (const text of ['', ' \n', 'x'.repeat(300_001), 5]) expect((await preview(text)).statusCode).toBe(400);
  expect((await preview('"'.repeat(300_000))).statusCode).toBe(200);
  expect((await preview(`${'4006381333931\n'.repeat(301)}`)).json()).toMatchObject({
    isCut: true,
    lines: { length: 300 },
  });
  for (const items of [
    [],
    Array(26).fill({ productId: '1' }),
    [{ productId: '-1' }],
    [{ productId: '1', alert: -1 }],
    [{ productId: '1', alert: 'drop' }],
  ]) {
    expect((await add(items)).statusCode).toBe(400);
  }
  const statuses = new Set<number>();
  for (let n = 0; n < 45; n++) statuses.add((await preview('x')).statusCode);
  expect(statuses).toEqual(new Set([200, 429]));
  expect((await people.call('POST', '/users/me/list-previews', { text: 'x' })).statusCode).toBe(401);
});
