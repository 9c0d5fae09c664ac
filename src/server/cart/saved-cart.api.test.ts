import { beforeEach, describe, expect, it } from 'vitest';
import { openCartShop } from '../../../test/helpers/cart-shop.ts';
import { bearer } from '../../../test/helpers/people.ts';
import type { CartItem } from '../../contract/cart/schema.ts';
import { moveCartLines } from './service.ts';

const { test, people, createProduct } = openCartShop();

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
