import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { bearer, createPeople } from '../../../test/helpers/people.ts';
import type { CartItem, CartSplit } from '../../contract/cart/schema.ts';
import { plainTerms } from '../../contract/my-price/terms.ts';
import { refreshFamilies } from '../facts/service.ts';
import { AppError } from '../platform/app-error.ts';
import { findOfferedLines } from './offered-lines.ts';
import { moveCartLines } from './service.ts';
import { makeProblem } from './split/make-problem.ts';
import { planOwn } from './split/plan-own.ts';

const test = openTestApp();
const people = createPeople(test);
let merchants: number[];

beforeAll(async () => {
  merchants = [await test.seed.merchant({ name: 'Nord' }), await test.seed.merchant({ name: 'Sud' })];
});

/** A product with an offer of each merchant in turn, of the given prices and delivery costs in cents. */
async function createProduct(title: string, offers: [number, number | null][], condition = 'new' as const) {
  const productId = await test.seed.product({ title });
  for (const [index, [priceCents, deliveryCents]] of offers.entries()) {
    await test.seed.offer({
      merchantId: merchants[index] ?? 0,
      productId,
      priceCents,
      deliveryCents,
      condition,
    });
  }
  return productId;
}

const line = (id: number, quantity = 1, more: object = {}) => ({
  _id: String(id),
  quantity,
  price: 10,
  ...more,
});

describe('a saved cart', () => {
  let mouse: number;
  let screen: number;
  let owner: { id: number; token: string };
  let stranger: { id: number; token: string };

  const join = async () => {
    const person = await people.create();
    return { id: person.id, token: await people.token(person) };
  };
  beforeEach(async () => {
    [mouse, screen] = [
      await createProduct('Souris', [[1_000, 0]]),
      await createProduct('Écran', [[9_000, 500]]),
    ];
    [owner, stranger] = [await join(), await join()];
    await test.publish();
  });

  const save = (items: object[], by = owner, userId: unknown = by.id) =>
    people.call('POST', '/cart/save', { userId: String(userId), items }, bearer(by.token));
  const load = (by = owner, userId = by.id) =>
    people.call('GET', `/cart/${userId}`, undefined, bearer(by.token));
  const quantities = async (by = owner) =>
    (await load(by)).json<{ items: CartItem[] }>().items.map(({ _id, quantity }) => [Number(_id), quantity]);

  it('is given back as the specification shapes it, the catalogue’s word for what it knows', async () => {
    const saved = await save([
      line(screen, 2, { name: '<b>x</b>', images: ['javascript:1'], condition: 'used', price: 95.5 }),
      line(mouse),
    ]);
    expect(saved.statusCode).toBe(200);
    expect((await load()).json()).toEqual(saved.json());
    expect(saved.json().items).toEqual([
      {
        _id: String(screen),
        name: 'Écran',
        price: 95.5,
        images: [],
        category: 'Laptops',
        inStock: true,
        quantity: 2,
        condition: 'used',
        anyColour: false,
        size: '',
      },
      expect.objectContaining({ _id: String(mouse), quantity: 1, condition: 'new' }),
    ]);
  });

  it('replaces the one before, and can be emptied', async () => {
    await save([line(mouse), line(screen)]);
    await save([line(screen, 99)]);
    expect(await quantities()).toEqual([[screen, 99]]);
    const cleared = await people.call('DELETE', `/cart/${owner.id}`, undefined, bearer(owner.token));
    expect(cleared.json()).toEqual({ items: [] });
    expect(await quantities()).toEqual([]);
  });

  it('is its owner’s alone: the id of another is not found, whatever is asked', async () => {
    await save([line(mouse)]);
    const asked = [
      await save([line(screen)], stranger, owner.id),
      await load(stranger, owner.id),
      await people.call('DELETE', `/cart/${owner.id}`, undefined, bearer(stranger.token)),
      await save([line(screen)], stranger, 'x'),
      await people.call('GET', '/cart/0', undefined, bearer(stranger.token)),
    ];
    for (const response of asked) {
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('Souris');
    }
    expect(await quantities()).toEqual([[mouse, 1]]);
    expect((await people.call('GET', `/cart/${owner.id}`)).statusCode).toBe(401);
    expect((await people.call('POST', '/cart/save', { userId: owner.id, items: [] })).statusCode).toBe(401);
  });

  it.each([
    [{ _id: 'x', quantity: 1, price: 1 }],
    [{ _id: '1', quantity: 0, price: 1 }],
    [{ _id: '1', quantity: 100, price: 1 }],
    [{ _id: '1', quantity: 1.5, price: 1 }],
    [{ _id: '1', quantity: 1, price: -1 }],
    [{ _id: '1', quantity: 1, price: 1, condition: 'broken' }],
    [
      { _id: '1', quantity: 1, price: 1 },
      { _id: '1', quantity: 1, price: 1 },
    ],
    [{ _id: '1', quantity: 1, price: 1, size: '4'.repeat(61) }],
    [{ _id: '1', quantity: 1, price: 1, size: '42\n' }],
    [{ _id: '1', quantity: 1, price: 1, size: '\u0000' }],
    [{ _id: '1', quantity: 1, price: 1, size: 42 }],
    [{ _id: '1', quantity: 1, price: 1, size: null }],
    [
      { _id: '1', quantity: 1, price: 1, size: '42' },
      { _id: '1', quantity: 1, price: 1, size: '42' },
    ],
    Array.from({ length: 51 }, (_, index) => ({ _id: String(index + 1), quantity: 1, price: 1 })),
  ])('is not saved where a line cannot be right', async (...items) => {
    await save([line(mouse)]);
    expect((await save(items.flat())).statusCode).toBe(400);
    expect(await quantities()).toEqual([[mouse, 1]]);
  });

  it('leaves out products that do not exist', async () => {
    await save([line(999_999_999), line(mouse)]);
    expect(await quantities()).toEqual([[mouse, 1]]);
  });

  it('follows its products into those that took them in', async () => {
    await save([line(screen, 60), line(mouse, 60)]);
    await save([line(screen, 3)], stranger);
    await test.database.database.transaction((tx) => moveCartLines(tx, [{ from: screen, into: mouse }]));
    expect(await quantities()).toEqual([[mouse, 99]]);
    expect(await quantities(stranger)).toEqual([[mouse, 3]]);

    await test.database.database.execute('update products set merged_into = $1 where id = $2', [
      mouse,
      screen,
    ]);
    // Saved again, as a browser does that has not heard of it, nothing is counted twice.
    for (const _time of ['first', 'second']) {
      await save([line(screen, 2), line(mouse, 1)]);
      expect(await quantities()).toEqual([[mouse, 3]]);
    }
  });

  it('has a line for each size of a product, in the one spelling', async () => {
    const saved = await save([
      line(mouse, 2, { size: '43,5' }),
      line(mouse, 1, { size: 'xl' }),
      line(mouse),
      line(mouse, 3, { size: '43 1/2' }),
    ]);
    expect(saved.json().items.map(({ size, quantity }: CartItem) => [size, quantity])).toEqual([
      ['43.5', 5],
      ['XL', 1],
      ['', 1],
    ]);
    await save([
      line(mouse, 2, { size: '🦶' }),
      line(screen, 1, { size: '🦶' }),
      line(screen, 1, { size: '42' }),
    ]);
    await test.database.database.transaction((tx) => moveCartLines(tx, [{ from: screen, into: mouse }]));
    expect(await quantities()).toEqual([
      [mouse, 3],
      [mouse, 1],
    ]);
  });

  it('is saved whole by whoever saves last, however many at once', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      save([line(index % 2 ? mouse : screen, index + 1)]),
    );
    expect((await Promise.all(many)).map(({ statusCode }) => statusCode)).toEqual(many.map(() => 200));
    expect(await quantities()).toHaveLength(1);
  });

  it('is part of one’s own data', async () => {
    await save([line(screen, 2, { price: 95, anyColour: true, size: '43,5' })]);
    const data = (await people.call('GET', '/users/me/export', undefined, bearer(owner.token))).json();
    const kept = {
      productId: String(screen),
      title: 'Écran',
      condition: 'new',
      quantity: 2,
      price: 95,
      anyColour: true,
      size: '43.5',
    };
    expect(data.cart).toEqual([kept]);
  });
});

describe('what a cart costs now', () => {
  const ask = (items: object[]) => people.call('POST', '/cart/split', { items });
  const want = (id: number, quantity = 1, condition = 'new') => ({ _id: String(id), quantity, condition });

  it('is told of each line by itself, by condition', async () => {
    const product = await createProduct('Clavier', [
      [5_000, null],
      [4_600, 500],
    ]);
    await test.seed.offer({
      merchantId: merchants[0] ?? 0,
      productId: product,
      priceCents: 2_000,
      condition: 'used',
    });
    const merged = await createProduct('Clavier bis', []);
    await test.database.database.execute('update products set merged_into = $1 where id = $2', [
      product,
      merged,
    ]);
    await test.publish();
    const { lines } = (await ask([want(merged), want(999_999_999)])).json();
    expect(lines).toMatchObject([
      {
        _id: String(merged),
        product: { _id: String(product), title: 'Clavier' },
        conditions: [
          { condition: 'new', totalPrice: 51, deliveryKnown: true, inStock: true },
          { condition: 'used', totalPrice: 20, merchant: 'Nord', deliveryKnown: true, inStock: true },
        ],
      },
      { _id: '999999999', product: null, conditions: [] },
    ]);
    expect((await ask([])).statusCode).toBe(400);
  });

  it('is, where any colour will do, that of the cheapest one, which is named', async () => {
    const [black, white, large] = [
      await createProduct('Zeta K5 128 Go noir', [[6_000, 0]]),
      await createProduct('Zeta K5 128 Go blanc', [[5_000, 0]]),
      await createProduct('Zeta K5 256 Go blanc', [[4_000, 0]]),
    ];
    const { database } = test.database;
    await database.execute(`update products set brand = 'Zeta' where id = any($1::bigint[])`, [
      [black, white, large],
    ]);
    await database.transaction((tx) => refreshFamilies(tx, [black, white, large]));
    await test.publish();
    const own: CartSplit = (await ask([want(black)])).json();
    expect(own.plans[0]).toMatchObject({ total: 60, parcels: [{ items: [{ found: null }] }] });
    expect(own.lines[0]).toMatchObject({
      conditions: [{ totalPrice: 60 }],
      inAnyColour: [{ condition: 'new', totalPrice: 50 }],
    });
    const any: CartSplit = (await ask([{ ...want(black), anyColour: true }])).json();
    const found = { productId: String(white), title: 'Zeta K5 128 Go blanc', colour: 'White' };
    expect(any.plans[0]).toMatchObject({ total: 50, parcels: [{ items: [{ _id: String(black), found }] }] });
    expect((await ask([want(large)])).json().lines[0].inAnyColour).toEqual([]);
  });

  it('is, by a day, the cheapest split of what merchants state to arrive by then', async () => {
    const offer = (productId: number, at: number, priceCents: number, deliveryDays?: [number, number]) =>
      test.seed.offer({
        merchantId: merchants[at] ?? 0,
        productId,
        priceCents,
        ...(deliveryDays && { deliveryDays }),
      });
    const [first, second] = [await createProduct('Vite', []), await createProduct('Lent', [])];
    await offer(first, 0, 1_000, [30, 50]);
    await offer(first, 1, 1_500, [2, 3]);
    await offer(second, 0, 2_000, [1, 3]);
    const untold = await createProduct('Sans délai', []);
    await offer(untold, 0, 500);
    await test.publish();
    const by = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const until = async (arriveBy: string, ids: number[]) =>
      (await people.call('POST', '/cart/split', { items: ids.map((id) => want(id)), arriveBy })).json();
    const split: CartSplit = await until(by, [first, second]);
    expect(split.plans[0]).toMatchObject({ total: 30 });
    expect(split.plans.at(-1)).toMatchObject({ kinds: ['byDate'], total: 35, saving: null });
    expect(split.arrival).toMatchObject({ by, late: [], more: 5 });
    const never: CartSplit = await until(by, [first, untold]);
    expect(never.plans.some(({ kinds }) => kinds.includes('byDate'))).toBe(false);
    expect(never.arrival).toMatchObject({ late: [{ _id: String(untold), size: '' }], more: null });
    expect((await ask([want(first)])).json().arrival).toBeNull();
    const bad = ['2026-02-30', 'demain', '2999-01-01'];
    for (const arriveBy of bad) expect((await until(arriveBy, [first])).code).toBe('invalid_request');
  });

  it('is the cheapest split, with what speaks for others, and no plan for what nobody has', async () => {
    const [first, second] = [
      await createProduct('Un', [
        [1_000, 400],
        [900, 300],
      ]),
      await createProduct('Deux', [[1_000, 500]]),
    ];
    const few = await createProduct('Peu', []);
    await test.seed.offer({ merchantId: merchants[0] ?? 0, productId: few, priceCents: 100, stock: 2 });
    const soldOut = await createProduct('Fini', []);
    await test.seed.offer({
      merchantId: merchants[0] ?? 0,
      productId: soldOut,
      priceCents: 100,
      availability: 'out_of_stock',
    });
    await test.publish();
    const split = (
      await ask([want(first, 2), want(second), want(few, 3), want(soldOut), want(999_999_999)])
    ).json<CartSplit>();
    expect(split.left).toEqual([
      { _id: String(few), size: '', reason: 'tooMany' },
      { _id: String(soldOut), size: '', reason: 'notOffered' },
      { _id: '999999999', size: '', reason: 'unknown' },
    ]);
    expect(split.plans).toMatchObject([
      {
        kinds: ['cheapest', 'fewestParcels', 'oneMerchant'],
        isProven: true,
        goods: 30,
        delivery: 5,
        total: 35,
        deliveryKnown: true,
        saving: 1,
        parcels: [
          {
            merchant: 'Nord',
            total: 35,
            items: [
              { _id: String(first), quantity: 2, unitPrice: 10, price: 20 },
              { _id: String(second), quantity: 1, price: 10 },
            ],
          },
        ],
      },
    ]);
    expect(split.plans[0]?.parcels[0]?.items[0]?.affiliateLink).toMatch(/^\/go\/\d+$/);
    expect(split.lines).toHaveLength(5);
  });

  it('goes by a merchant’s rule: free from an amount, and says so', async () => {
    const [ruled = 0] = merchants;
    const { database } = test.database;
    await database.execute(
      'update merchants set delivery_flat_cents = 500, delivery_free_from_cents = 2000 where id = $1',
      [ruled],
    );
    const product = await createProduct('Ruban', [[1_000, 500]]);
    await test.publish();
    const planFor = async (quantity: number) =>
      (await ask([want(product, quantity)])).json<CartSplit>().plans[0];
    expect(await planFor(1)).toMatchObject({ delivery: 5, parcels: [{ freeFrom: null }] });
    expect(await planFor(2)).toMatchObject({ delivery: 0, total: 20, parcels: [{ freeFrom: 20 }] });
    await database.execute(
      'update merchants set delivery_flat_cents = null, delivery_free_from_cents = null where id = $1',
      [ruled],
    );
  });

  describe('by the shopper’s own terms', () => {
    const byTerms = async (terms: object, items: object[]) =>
      (await people.call('POST', '/cart/split', { items, terms })).json<CartSplit>();
    const termsOf = (merchant: string, more: object, usesCodes = false) => ({
      merchants: [{ ...plainTerms(merchant), ...more }],
      usesCodes,
    });
    const ownPlan = ({ plans }: CartSplit) => plans.find(({ kinds }) => kinds.includes('own'));

    it('is one more plan beside the public ones, which stay as they are', async () => {
      const [first, second] = [
        await createProduct('Clou', [
          [2_000, 400],
          [2_100, 0],
        ]),
        await createProduct('Vis', [
          [1_500, 400],
          [1_600, 0],
        ]),
      ];
      await test.publish();
      const items = [want(first, 2), want(second)];
      const open = (await ask(items)).json<CartSplit>();
      expect(open.own).toBeNull();
      const member = await byTerms(termsOf('Nord', { delivery: 'member', loyaltyPercent: 10 }), items);
      expect(member.plans.slice(0, -1)).toEqual(open.plans);
      expect(ownPlan(member)).toMatchObject({
        isProven: false,
        goods: 55,
        delivery: 0,
        total: 49.5,
        parcels: [
          {
            merchant: 'Nord',
            total: 49.5,
            ownParts: [
              { kind: 'member', amount: 4 },
              { kind: 'loyalty', amount: 5.5, percent: 10 },
            ],
          },
        ],
      });
      const same = await byTerms(termsOf('Ailleurs', { isLeftOut: true }), items);
      expect(same.plans).toEqual(open.plans);
      expect(same.own).toEqual({ left: [] });
    });

    it('delivers free by a membership from its amount of the whole parcel', async () => {
      const [first, second] = [
        await createProduct('Rabot', [[1_500, 400]]),
        await createProduct('Scie', [[1_500, 400]]),
      ];
      await test.publish();
      const terms = termsOf('Nord', { delivery: 'member', memberFrom: 25 });
      expect(ownPlan(await byTerms(terms, [want(first), want(second)]))).toMatchObject({
        delivery: 0,
        total: 30,
      });
      expect((await byTerms(terms, [want(first)])).plans).toHaveLength(1);
    });

    it('has a code of the whole order, and settles unknown delivery only by a term', async () => {
      const [first, second] = [
        await createProduct('Lime', [[3_000, null]]),
        await createProduct('Étau', [[3_000, null]]),
      ];
      await test.publish();
      await test.database.database.execute(
        `insert into promo_codes (merchant_id, code, amount_cents, minimum_cents) values ($1, 'DIX', 1000, 5000)`,
        [merchants[0]],
      );
      const items = [want(first), want(second)];
      expect(ownPlan(await byTerms({ merchants: [], usesCodes: true }, items))).toMatchObject({
        total: 50,
        deliveryKnown: false,
        parcels: [{ ownParts: [{ kind: 'code', code: 'DIX', amount: 10 }] }],
      });
      expect(ownPlan(await byTerms(termsOf('Nord', { delivery: 'collect' }, true), items))).toMatchObject({
        total: 50,
        deliveryKnown: true,
      });
      expect((await byTerms({ merchants: [], usesCodes: true }, [want(first)])).plans).toHaveLength(1);
      await test.database.database.execute('delete from promo_codes');
    });

    it('is never dearer than a public plan by the same terms, and a busy splitter takes no plan away', async () => {
      const { database } = test.database;
      const sellers = [
        await test.seed.merchant({ name: 'Est' }),
        await test.seed.merchant({ name: 'Ouest' }),
      ];
      await database.execute(
        'update merchants set delivery_flat_cents = 490, delivery_free_from_cents = 5000 where id = $1',
        [sellers[0]],
      );
      const products: number[] = [];
      for (const prices of [
        [3_000, 3_050],
        [2_000, 2_050],
      ]) {
        const productId = await createProduct(`Vase ${prices[0]}`, []);
        for (const [at, priceCents = 0] of prices.entries()) {
          const deliveryCents = at === 0 ? 490 : 0;
          await test.seed.offer({ merchantId: sellers[at] ?? 0, productId, priceCents, deliveryCents });
        }
        products.push(productId);
      }
      await test.publish();
      const items = products.map((id) => want(id));
      const terms = termsOf('Est', { loyaltyPercent: 1 });
      const split = await byTerms(terms, items);
      expect(split.plans[0]).toMatchObject({ total: 50 });
      expect(ownPlan(split)).toMatchObject({
        total: 49.5,
        delivery: 0,
        parcels: [{ merchant: 'Est', freeFrom: 50, ownParts: [{ kind: 'loyalty', amount: 0.5 }] }],
      });

      const splitter = { split: () => Promise.reject(new AppError('unavailable')) };
      const cart = makeProblem(
        await findOfferedLines(
          database,
          items.map((item) => ({ ...item, condition: 'new' as const, anyColour: false, size: '' })),
        ),
      );
      const options = { cart, found: [], plans: split.plans, terms, language: 'en' as const };
      expect(await planOwn(database, splitter, options)).toEqual({ plans: [], own: null });
    });

    it('leaves out whom the shopper leaves out, and says what is then missing', async () => {
      const [both, one] = [
        await createProduct('Clé', [
          [1_000, 0],
          [1_200, 0],
        ]),
        await createProduct('Pince', [[1_000, 0]]),
      ];
      await test.publish();
      const terms = termsOf('Nord', { isLeftOut: true });
      expect(ownPlan(await byTerms(terms, [want(both)]))).toMatchObject({
        total: 12,
        parcels: [{ merchant: 'Sud' }],
      });
      const missing = await byTerms(terms, [want(both), want(one)]);
      expect(missing.own).toEqual({ left: [{ _id: String(one), size: '' }] });
      expect(ownPlan(missing)).toBeUndefined();
      const wrong = { merchants: [{ merchant: 'Nord', isLeftOut: 'x' }], usesCodes: false };
      expect(
        (await people.call('POST', '/cart/split', { items: [want(one)], terms: wrong })).statusCode,
      ).toBe(400);
    });
  });

  it('never takes a delivery cost as free that is not known', async () => {
    const product = await createProduct('Lampe', [
      [1_000, null],
      [900, 200],
    ]);
    await test.publish();
    const { plans } = (await ask([want(product)])).json<CartSplit>();
    expect(plans).toMatchObject([
      {
        kinds: expect.arrayContaining(['cheapest', 'oneMerchant']),
        total: 11,
        deliveryKnown: true,
        delivery: 2,
      },
    ]);
  });
});
