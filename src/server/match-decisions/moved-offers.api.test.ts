import { beforeEach, describe, expect, it } from 'vitest';
import { article } from '../../../test/helpers/awin-feed.ts';
import { drum, mouse, openMatchDesk, mouseShops as shops } from '../../../test/helpers/match-desk.ts';

const desk = openMatchDesk();
const { importShops, places, offerIds, decide, decided, undone } = desk;
beforeEach(() => importShops(shops()));

const product = async (id: number | undefined) => (await desk.test.get(`/api/products/${id}`)).json();
const staffView = async (id: number | undefined) =>
  (await desk.people.call('GET', `/matches/products/${id}`, undefined, desk.admin)).json();
const decisions = async (query = '') =>
  (await desk.people.call('GET', `/matches/decisions${query}`, undefined, desk.admin)).json();

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
    expect(
      (await desk.people.call('GET', '/matches/products/999999', undefined, desk.admin)).statusCode,
    ).toBe(404);
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
    const [made] = await desk.test.database.database.rows<{ id: number }>(
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
