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

async function product(title: string, priceCents: number | null) {
  const id = await test.seed.product({ title });
  if (priceCents !== null)
    await test.seed.offer({ merchantId, productId: id, priceCents, deliveryCents: 499 });
  await test.publish();
  return id;
}

const set = (body: object, headers = shopper.headers) => people.call('POST', '/alerts', body, headers);
const list = (query = `?userId=${shopper.id}`, headers = shopper.headers) =>
  people.call('GET', `/alerts${query}`, undefined, headers);
const remove = (id: number | string) => people.call('DELETE', `/alerts/${id}`, undefined, shopper.headers);
const news = () => people.call('GET', '/notifications', undefined, shopper.headers);
const marks = () => people.call('GET', '/users/me/marks', undefined, shopper.headers);

describe('an alert', () => {
  it('set by one click waits for any drop below the best delivered price of the moment', async () => {
    const id = await product('Screen', 20_000);
    const response = await set({ productId: String(id) });
    expect(response.json()).toEqual({
      message: 'The alert is on.',
      productId: String(id),
      isReached: false,
      size: '',
    });
    expect((await list()).json()).toMatchObject([
      {
        productId: { _id: String(id), title: 'Screen', availabilityStatus: 'In Stock' },
        product: { title: 'Screen', availabilityStatus: 'In Stock' },
        target: 'any',
        condition: 'new',
        basePrice: 204.99,
        limitPrice: 204.98,
        currentPrice: 204.99,
        deliveryKnown: true,
        isReached: false,
      },
    ]);
    expect((await list('')).json()).toHaveLength(1);
    expect((await marks()).json()).toEqual({
      favourites: [],
      alerts: [String(id)],
      unread: 0,
      emailVerified: true,
      hasTerms: false,
    });
    expect((await remove(id)).json()).toEqual({ message: 'The alert is off.', productId: String(id) });
    expect((await remove(id)).statusCode).toBe(200);
    expect((await list()).json()).toEqual([]);
  });

  it('says that its price is without delivery, where no merchant states that', async () => {
    const id = await test.seed.product({ title: 'Lamp' });
    await test.seed.offer({ merchantId, productId: id, priceCents: 3_000, deliveryCents: null });
    await test.publish();
    await set({ productId: String(id) });
    expect((await list()).json()).toMatchObject([{ currentPrice: 30, deliveryKnown: false }]);
  });

  it.each([
    ['unknown', 'new', 20, false],
    ['unknown', 'used', 20, false],
    ['out_of_stock', 'new', null, true],
    ['out_of_stock', 'used', null, true],
  ] as const)(
    'says whether its stock is stated, in its condition: %s, %s',
    async (availability, condition, price, known) => {
      const id = await test.seed.product({ title: 'Rug' });
      const other = condition === 'new' ? 'used' : 'new';
      await test.seed.offer({ merchantId, productId: id, priceCents: 3_000, condition: other });
      await test.seed.offer({ merchantId, productId: id, priceCents: 2_000, condition, availability });
      await test.publish();
      await set({ productId: String(id), condition });
      expect((await list()).json()).toMatchObject([{ currentPrice: price, stockKnown: known }]);
      await set({ productId: String(id), condition: other, target: 'any' });
      expect((await list()).json()).toMatchObject([{ currentPrice: 30, stockKnown: true }]);
    },
  );

  it.each([
    [
      { target: 'price', price: 150 },
      { limitPrice: 150, percent: null },
    ],
    [
      { target: 'drop', percent: 10 },
      { limitPrice: 184.49, percent: 10 },
    ],
    [
      { target: 'any', condition: 'used' },
      { target: 'stock', limitPrice: null, currentPrice: null },
    ],
    [
      { target: 'stock', condition: 'refurbished' },
      { target: 'stock', limitPrice: null },
    ],
  ])('can wait for %j', async (body, expected) => {
    const id = await product('Phone', 20_000);
    expect((await set({ productId: id, ...body })).statusCode).toBe(200);
    expect((await list()).json()).toMatchObject([expected]);
  });

  it('fires at once where its target is there already, and once only', async () => {
    const id = await product('Mouse', 3_000);
    const body = { productId: String(id), target: 'price', price: 34.99 };
    const first = (await set(body)).json();
    expect(first).toMatchObject({
      isReached: true,
      message: 'The price has already been reached: see your notifications.',
    });
    expect((await news()).json()).toMatchObject([
      { productId: String(id), title: 'Mouse', target: 'price', totalPrice: 34.99, isRead: false },
    ]);
    expect((await marks()).json()).toMatchObject({ unread: 1 });
    await people.call('POST', '/notifications/read', undefined, shopper.headers);
    expect((await marks()).json()).toMatchObject({ unread: 0 });
    expect((await news()).json()).toMatchObject([{ isRead: true }]);
    expect((await set({ productId: String(id) })).json()).toMatchObject({ isReached: false });
    expect((await list()).json()).toMatchObject([{ target: 'price', isReached: true }]);
    expect((await news()).json()).toHaveLength(1);
  });

  it('is changed by setting it again', async () => {
    const id = await product('Chair', 9_000);
    await set({ productId: String(id) });
    await set({ productId: String(id), target: 'drop', percent: 50 });
    expect((await list()).json()).toMatchObject([{ target: 'drop', percent: 50, isReached: false }]);
  });

  it.each([
    [{ target: 'price' }, 400, 'Enter the price you want.'],
    [{ target: 'drop' }, 400, 'Enter the drop you want, in %.'],
    [{ target: 'drop', percent: 10, condition: 'used' }, 400, /No price can drop/],
    [{ target: 'drop', percent: 0 }, 400, /not valid/],
    [{ target: 'drop', percent: 100 }, 400, /not valid/],
    [{ target: 'price', price: 0 }, 400, 'Enter a price above 0 in figures, such as 49.90.'],
    [{ target: 'price', price: 0.004 }, 400, /^Enter a price above 0/],
    [{ target: 'price', price: -5 }, 400, /^Enter a price above 0/],
    [{ target: 'price', price: -1e300 }, 400, /^Enter a price above 0/],
    [{ target: 'price', price: 95 }, 400, /^The best delivered price is already lower/],
    [{ target: 'price', price: 'cheap' }, 400, /not valid/],
    [{ target: 'price', price: 1e9 }, 400, /not valid/],
    [{ target: 'king' }, 400, /not valid/],
    [{ condition: 'broken' }, 400, /not valid/],
  ])('%j is refused in words', async (body, status, message) => {
    const id = await product('Desk', 9_000);
    const response = await set({ productId: id, ...body });
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(message);
    expect((await list()).json()).toEqual([]);
  });

  it('can only be about a product that exists, and there are at most 500', async () => {
    expect((await set({ productId: '999999' })).statusCode).toBe(404);
    expect((await set({})).statusCode).toBe(400);
    expect((await set({ productId: 'x' })).statusCode).toBe(400);
    expect((await remove('999999')).statusCode).toBe(404);
    await test.database.database.execute(
      `with made as (insert into products (title) select 'Many ' || n from generate_series(1, 500) n returning id)
       insert into alerts (user_id, product_id, target, limit_cents) select $1, id, 'stock', 1 from made`,
      [shopper.id],
    );
    await test.database.database.execute(
      'delete from alerts where id = (select max(id) from alerts where user_id = $1)',
      [shopper.id],
    );
    const more: number[] = [];
    for (let at = 0; at < 4; at++) more.push(await product(`One more ${at}`, 100));
    const responses = await Promise.all(more.map((id) => set({ productId: String(id) })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it('is its owner’s alone', async () => {
    const stranger = await people.shopper();
    for (const [method, path] of [
      ['GET', '/alerts'],
      ['GET', `/alerts?userId=${shopper.id}`],
      ['POST', '/alerts'],
      ['DELETE', '/alerts/1'],
      ['GET', '/notifications'],
      ['POST', '/notifications/read'],
      ['GET', '/users/me/alert-settings'],
      ['PUT', '/users/me/alert-settings'],
      ['POST', '/users/me/alert-feed'],
    ] as const) {
      const body = method === 'POST' || method === 'PUT' ? {} : undefined;
      expect((await people.call(method, path, body)).statusCode, path).toBe(401);
    }
    expect((await list(undefined, stranger.headers)).statusCode).toBe(404);
    const id = await product('Lamp', 1_000);
    await set({ productId: String(id) });
    await people.call('DELETE', `/alerts/${id}`, undefined, stranger.headers);
    expect((await list()).json()).toHaveLength(1);
    const data = await people.call('GET', '/users/me/export', undefined, shopper.headers);
    expect(data.json().alerts).toMatchObject([{ title: 'Lamp', target: 'any' }]);
  });

  it('follows a product that becomes part of another one', async () => {
    const [kept, gone] = [await product('Kept', 5_000), await product('Gone', 6_000)];
    const stranger = await people.shopper();
    await set({ productId: String(gone), target: 'price', price: 64.99 });
    await set({ productId: String(kept), target: 'price', price: 10 });
    await set({ productId: String(gone), target: 'price', price: 20 }, stranger.headers);
    await test.database.database.transaction(async (transaction) => {
      await createTouched(transaction);
      await applyDecision(transaction, {
        finish: async () => ({ moves: [], merges: [{ from: gone, into: kept }] }),
      } as unknown as Parameters<typeof applyDecision>[1]);
    });
    expect((await list()).json()).toMatchObject([{ productId: { title: 'Kept' }, limitPrice: 10 }]);
    expect((await list('', stranger.headers)).json()).toMatchObject([
      { productId: { title: 'Kept' }, limitPrice: 20 },
    ]);
    expect((await news()).json()).toMatchObject([{ productId: String(kept) }]);
  });
});

describe('the private feed and the mails', () => {
  const settings = () => people.call('GET', '/users/me/alert-settings', undefined, shopper.headers);

  it('has a secret address that can be renewed', async () => {
    const id = await product('Écran <27"> & co', 3_000);
    await set({ productId: String(id), target: 'price', price: 34.99 });
    const { feed } = (await settings()).json<{ feed: string }>();
    const response = await test.get(feed);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(response.body).toContain('<title>Écran &lt;27&quot;&gt; &amp; co</title>');
    expect(response.body).toMatch(/34,99\s€ livré/);
    const renewed = await people.call('POST', '/users/me/alert-feed', undefined, shopper.headers);
    expect(renewed.json<{ feed: string }>().feed).not.toBe(feed);
    expect((await test.get(feed)).statusCode).toBe(404);
    for (const wrong of ['/alert-feeds/x.atom', '/alert-feeds/', `/alert-feeds/${'a'.repeat(32)}.atom`]) {
      expect((await test.get(wrong)).statusCode, wrong).toBe(404);
    }
  });

  it('can be switched off and on, and off by one click of a mail program', async () => {
    expect((await settings()).json()).toMatchObject({ mails: true, emailVerified: true });
    const off = await people.call('PUT', '/users/me/alert-settings', { mails: false }, shopper.headers);
    expect(off.json()).toMatchObject({ mails: false });
    await people.call('PUT', '/users/me/alert-settings', { mails: true }, shopper.headers);
    const [row] = await test.database.database.rows<{ token: string }>(
      'select mail_token as token from alert_settings where user_id = $1',
      [shopper.id],
    );
    const token = row?.token ?? '';
    const opened = await test.get(`/unsubscribe/${token}`, { headers: { 'accept-language': 'en' } });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/en/alert-mails#${token}`]);
    expect((await settings()).json()).toMatchObject({ mails: true });
    const clicked = await test.app.inject({
      method: 'POST',
      url: `/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.statusCode).toBe(204);
    expect((await settings()).json()).toMatchObject({ mails: false });
    const odd = await test.app.inject({ method: 'POST', url: '/unsubscribe/%00' });
    expect(odd.statusCode).toBe(204);
    await people.call('PUT', '/users/me/alert-settings', { mails: true }, shopper.headers);
    const stopped = await people.call('POST', '/alert-mails/stop', { token });
    expect(stopped.json().message).toContain('You will no longer receive these messages.');
    expect((await settings()).json()).toMatchObject({ mails: false });
    expect((await people.call('POST', '/alert-mails/stop', { token: 'x' })).statusCode).toBe(400);
  });
});
