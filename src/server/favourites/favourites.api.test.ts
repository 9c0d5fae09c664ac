import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { createPeople, type Shopper } from '../../../test/helpers/people.ts';
import { applyDecision } from '../match-decisions/apply-decision.ts';
import { createTouched } from '../offers/service.ts';

const test = openTestApp();
const people = createPeople(test);
let shopper: Shopper;
let merchantId: number;

beforeAll(async () => {
  merchantId = await test.seed.merchant({ name: 'Nord' });
});
beforeEach(async () => {
  shopper = await people.shopper();
});

/** A product with an offer, or without one. */
async function product(title: string, offer: { priceCents: number; deliveryCents?: number | null } | null) {
  const id = await test.seed.product({ title });
  const offerId = offer && (await test.seed.offer({ merchantId, productId: id, ...offer }));
  await test.publish();
  return { id, offerId };
}

const price = async (offerId: number | null, cents: number) => {
  await test.database.database.execute('update offers set price_cents = $2 where id = $1', [offerId, cents]);
  await test.publish();
};

const add = (id: number | string, headers = shopper.headers) =>
  people.call('POST', `/favorites/${id}`, undefined, headers);
const remove = (id: number | string) => people.call('DELETE', `/favorites/${id}`, undefined, shopper.headers);
const list = (query = '', headers = shopper.headers) =>
  people.call('GET', `/favorites?userId=${shopper.id}${query}`, undefined, headers);

type Listed = {
  productId: { _id: string; title: string };
  savedPrice: number | null;
  priceChange: number | null;
};
const titles = async (query = '') =>
  (await list(query)).json<Listed[]>().map(({ productId }) => productId.title);

describe('saved products', () => {
  it('are listed newest first, with what they cost when they were saved and how that moved', async () => {
    const screen = await product('Screen', { priceCents: 20_000, deliveryCents: 499 });
    const mouse = await product('Mouse', { priceCents: 3_000 });
    const sold = await product('Sold out', null);
    for (const { id } of [screen, mouse, sold]) expect((await add(id)).statusCode).toBe(200);
    await price(screen.offerId, 18_000);
    await price(mouse.offerId, 3_150);
    const response = await list();
    expect(response.headers['x-total-count']).toBe('3');
    expect(response.json()).toMatchObject([
      { productId: { title: 'Sold out', totalPrice: null }, savedPrice: null, priceChange: null },
      { productId: { title: 'Mouse', totalPrice: 31.5 }, savedPrice: 30, priceChange: 1.5 },
      { productId: { title: 'Screen', totalPrice: 184.99 }, savedPrice: 204.99, priceChange: -20 },
    ]);
    expect(await titles('&sortBy=price')).toEqual(['Mouse', 'Screen', 'Sold out']);
    expect(await titles('&sortBy=drop')).toEqual(['Screen', 'Mouse', 'Sold out']);
    expect(await titles('&limit=1&page=2')).toEqual(['Mouse']);
    expect((await list('&limit=1&page=2')).headers.link).toContain('rel="next"');
  });

  it('do not compare a price with delivery to one whose delivery cost is not known', async () => {
    const { id, offerId } = await product('Lamp', { priceCents: 2_000, deliveryCents: 500 });
    await add(id);
    await test.database.database.execute('update offers set delivery_cents = null where id = $1', [offerId]);
    await test.publish();
    expect((await list()).json()).toMatchObject([{ savedPrice: 25, priceChange: null }]);
  });

  it('are saved once and taken off once, however often that is asked', async () => {
    const { id } = await product('Desk', { priceCents: 9_900 });
    await add(id);
    expect((await add(id)).json()).toEqual({ message: 'Added to My Selection.', productId: String(id) });
    expect(await titles()).toEqual(['Desk']);
    const marks = await people.call('GET', '/users/me/marks', undefined, shopper.headers);
    expect(marks.json()).toMatchObject({ favourites: [String(id)] });
    expect((await remove(id)).json().message).toBe('Removed from My Selection.');
    expect((await remove(id)).statusCode).toBe(200);
    expect(await titles()).toEqual([]);
  });

  it('can only be products that exist', async () => {
    for (const id of ['999999', '0', '-1', 'x', '1e3', '9'.repeat(30)]) {
      expect((await add(id)).statusCode, id).toBe(404);
      expect((await remove(id)).statusCode, id).toBe(404);
    }
  });

  it('are at most 500', async () => {
    await test.database.database.execute(
      `with made as (insert into products (title) select 'Many ' || n from generate_series(1, 500) n returning id)
       insert into favourites (user_id, product_id) select $1, id from made`,
      [shopper.id],
    );
    const { id } = await product('One more', null);
    const refused = await add(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('Your selection is full. Remove a product first.');
    expect((await list('&limit=100')).json()).toHaveLength(100);
  });

  it('refuse what is no order and no page', async () => {
    for (const query of ['&sortBy=x', '&limit=0', '&limit=101', '&page=0', '&page=x']) {
      expect((await list(query)).statusCode, query).toBe(400);
    }
  });
});

describe('saved products are their owner’s alone', () => {
  it('so that nobody gets them without a session, nor by another’s id', async () => {
    const stranger = await people.shopper();
    for (const [method, path] of [
      ['GET', '/favorites'],
      ['GET', `/favorites?userId=${shopper.id}`],
      ['POST', '/favorites/1'],
      ['DELETE', '/favorites/1'],
      ['GET', '/users/me/marks'],
      ['GET', '/users/me/shared-list'],
      ['POST', '/users/me/shared-list'],
      ['DELETE', '/users/me/shared-list'],
    ] as const) {
      expect((await people.call(method, path)).statusCode, `${method} ${path}`).toBe(401);
    }
    const other = await list('', stranger.headers);
    expect(other.statusCode).toBe(404);
    expect(other.json()).toMatchObject({ code: 'not_found' });
    expect((await people.call('GET', '/favorites?userId=0', undefined, stranger.headers)).statusCode).toBe(
      404,
    );
    expect((await people.call('GET', '/favorites', undefined, stranger.headers)).json()).toEqual([]);
  });

  it('and are given out and deleted with the rest of their data', async () => {
    const { id } = await product('Chair', { priceCents: 4_000 });
    await add(id);
    const data = await people.call('GET', '/users/me/export', undefined, shopper.headers);
    expect(data.json()).toMatchObject({
      favourites: [{ productId: String(id), title: 'Chair', savedPrice: 40, savedDeliveryKnown: true }],
    });
    await test.database.database.execute('delete from users where id = $1', [shopper.id]);
    const left = await test.database.database.rows('select from favourites where user_id = $1', [shopper.id]);
    expect(left).toEqual([]);
  });
});

describe('a product that became part of another one', () => {
  it('is saved as that one, once, since the first time', async () => {
    const { database } = test.database;
    const [kept, gone, unsaved] = [
      await product('Kept', { priceCents: 1_000 }),
      await product('Gone', { priceCents: 1_100 }),
      await product('Unsaved', { priceCents: 1_200 }),
    ];
    await add(gone.id);
    await add(kept.id);
    const stranger = await people.shopper();
    await add(unsaved.id, stranger.headers);
    await database.transaction(async (transaction) => {
      await createTouched(transaction);
      await applyDecision(transaction, {
        finish: async () => ({
          moves: [],
          merges: [
            { from: unsaved.id, into: gone.id },
            { from: gone.id, into: kept.id },
          ],
        }),
      } as unknown as Parameters<typeof applyDecision>[1]);
    });
    expect(await titles()).toEqual(['Kept']);
    const marks = await people.call('GET', '/users/me/marks', undefined, stranger.headers);
    expect(marks.json()).toMatchObject({ favourites: [String(kept.id)] });
    expect((await add(gone.id)).json()).toMatchObject({ productId: String(kept.id) });
    expect((await remove(gone.id)).json()).toMatchObject({ productId: String(kept.id) });
    expect(await titles()).toEqual([]);
  });
});

describe('a shared list', () => {
  const share = () => people.call('POST', '/users/me/shared-list', undefined, shopper.headers);
  const state = () => people.call('GET', '/users/me/shared-list', undefined, shopper.headers);
  const withdraw = () => people.call('DELETE', '/users/me/shared-list', undefined, shopper.headers);
  const open = (token: string) => people.call('GET', `/shared-lists/${token}`);

  it('shows its products to whoever has the link, and nobody’s name, until it is withdrawn', async () => {
    const { id } = await product('Shared', { priceCents: 5_000 });
    await add(id);
    expect((await state()).json()).toEqual({ token: null });
    const { token } = (await share()).json<{ token: string }>();
    expect((await share()).json()).toEqual({ token });
    expect((await state()).json()).toEqual({ token });
    const shown = await open(token);
    expect(shown.json()).toMatchObject({ products: [{ title: 'Shared' }] });
    expect(shown.body).not.toContain('Camille');
    expect(shown.headers['cache-control']).toBe('no-store');
    await withdraw();
    expect((await open(token)).statusCode).toBe(404);
    const again = (await share()).json<{ token: string }>();
    expect(again.token).not.toBe(token);
    expect((await open(token)).statusCode).toBe(404);
  });

  it('cannot be guessed at', async () => {
    for (const token of ['-', 'x'.repeat(32), '..%2Fusers', 'x'.repeat(500)]) {
      expect((await open(token)).statusCode, token).toBe(404);
    }
  });
});
