import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { createPeople, type Shopper } from '../../../test/helpers/people.ts';
import { checkPrices, deleteUnwatched } from './checking.ts';
import { mailAlerts } from './mailing.ts';

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

async function product(title: string, priceCents: number) {
  const id = await test.seed.product({ title });
  await test.seed.offer({ merchantId, productId: id, priceCents, deliveryCents: 500 });
  await test.publish();
  return id;
}

/** Another price, as an import would leave it. */
async function price(productId: number, cents: number | null) {
  const { database } = test.database;
  if (cents === null) {
    await database.execute(`update offers set availability = 'out_of_stock' where product_id = $1`, [
      productId,
    ]);
  } else {
    await database.execute(
      `update offers set price_cents = $2, availability = 'in_stock' where product_id = $1`,
      [productId, cents],
    );
  }
  await test.publish();
  await database.execute('insert into price_checks (product_ids) values (array[$1::bigint])', [productId]);
  return checkPrices(database);
}

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, who = shopper) =>
  people.call(method, path, body, who.headers);
const save = (id: number, who = shopper) => call('POST', `/favorites/${id}`, undefined, who);
const set = (body: object, who = shopper) => call('PUT', '/list-alerts', body, who);
const list = (who = shopper) => call('GET', '/list-alerts', undefined, who);
const news = async (who = shopper) =>
  (await call('GET', '/notifications', undefined, who)).json<{ list: string; totalPrice: number }[]>();

describe('an alert on a whole list', () => {
  it('fires when for everything costs at most what was given, once per crossing', async () => {
    const [screen, mouse] = [await product('Screen', 20_000), await product('Mouse', 3_000)];
    for (const id of [screen, mouse]) await save(id);
    expect((await set({ list: 'favourites', price: 220 })).json()).toEqual({
      message: 'The alert is on.',
      isReached: false,
    });
    expect((await list()).json()).toMatchObject([
      { list: 'favourites', limitPrice: 220, total: 235, deliveryKnown: true, isReached: false },
    ]);
    expect(await price(screen, 19_000)).toBe(0);
    expect(await price(mouse, 2_500)).toBe(1);
    expect(await price(mouse, 2_400)).toBe(0);
    expect(await price(mouse, 6_000)).toBe(0);
    expect(await price(mouse, 2_000)).toBe(1);
    expect(await news()).toMatchObject([
      { list: 'favourites', productId: null, totalPrice: 215 },
      { list: 'favourites', productId: null, totalPrice: 220 },
    ]);
  });

  it('waits while anything on it is not in stock', async () => {
    const [desk, chair] = [await product('Desk', 10_000), await product('Chair', 5_000)];
    for (const id of [desk, chair]) await save(id);
    await price(chair, null);
    expect((await set({ list: 'favourites', price: 500 })).json()).toMatchObject({ isReached: false });
    expect((await list()).json()).toMatchObject([{ total: null }]);
    expect(await price(desk, 1_000)).toBe(0);
    expect(await price(chair, 5_000)).toBe(0);
    // The desk fell by more than 80 %, and no import has had that price twice.
    expect(await price(desk, 9_000)).toBe(1);
  });

  it('counts what is in a cart in the sizes that were chosen', async () => {
    const { database } = test.database;
    const id = await test.seed.product({ title: 'Baskets' });
    await test.seed.offer({
      ...{ merchantId, productId: id, priceCents: 3_000, deliveryCents: 500 },
      sizes: { '40': 3_000, '43': 9_000 },
    });
    await test.publish();
    const items = [{ _id: String(id), quantity: 1, price: 95, size: '43' }];
    await call('POST', '/cart/save', { userId: String(shopper.id), items });
    expect((await set({ list: 'cart', price: 80 })).json()).toMatchObject({ isReached: false });
    expect((await list()).json()).toMatchObject([{ list: 'cart', total: 95 }]);
    expect(await price(id, 3_100)).toBe(0);
    const resize = (cents: number) =>
      database.execute(
        `update offer_sizes s set price_cents = $2 from offers o
         where o.id = s.offer_id and o.product_id = $1 and s.label = '43'`,
        [id, cents],
      );
    await resize(7_000);
    expect(await price(id, 3_000)).toBe(1);
    expect(await news()).toMatchObject([{ list: 'cart', totalPrice: 75 }]);
    // Reached until the size costs more again, whatever others do.
    await resize(9_000);
    expect(await price(id, 3_000)).toBe(0);
    await resize(7_000);
    expect(await price(id, 3_000)).toBe(1);
  });

  it.each(['favourites', 'cart'])(
    'does not believe a steep fall at once, also after a night: %s',
    async (on) => {
      const id = await product(`Sofa of ${on}`, 50_000);
      if (on === 'favourites') await save(id);
      const items = [{ _id: String(id), name: 'Sofa', price: 505, quantity: 1 }];
      if (on === 'cart') await call('POST', '/cart/save', { userId: String(shopper.id), items });
      await set({ list: on, price: 100 });
      await deleteUnwatched(test.database.database);
      expect(await price(id, 5_000)).toBe(0);
      expect(await news()).toEqual([]);
      expect(await price(id, 50_000)).toBe(0);
      // Once no alert needs it any more, it is deleted.
      const [alert] = (await list()).json<{ _id: string }[]>();
      await call('DELETE', `/list-alerts/${alert?._id}`);
      expect(await deleteUnwatched(test.database.database)).toBeGreaterThan(0);
    },
  );

  it('begins to watch what is on its own list alone', async () => {
    const watched = () =>
      test.database.database.rows<{ id: number }>('select product_id as id from watched_prices');
    const other = await people.shopper();
    const [vase, bowl] = [await product('Vase', 4_000), await product('Bowl', 2_000)];
    await set({ list: 'favourites', price: 1 }, other);
    await save(vase, other);
    await save(bowl);
    await set({ list: 'favourites', price: 1 });
    const ids = (await watched()).map(({ id }) => id);
    expect([ids.includes(vase), ids.includes(bowl)]).toEqual([false, true]);
    // What came onto lists later is watched with the next change of any price.
    await price(bowl, 1_900);
    expect((await watched()).map(({ id }) => id)).toContain(vase);
  });

  it('fires at once where it is reached already, and is mailed like others', async () => {
    // What the tests before have to tell.
    await mailAlerts(test.database.database, 'https://shop.test');
    await save(await product('Lamp', 1_000));
    expect((await set({ list: 'favourites', price: 20 })).json()).toMatchObject({ isReached: true });
    expect(await mailAlerts(test.database.database, 'https://shop.test')).toBe(1);
    const [mail] = await test.database.database.rows<{ text: string }>(
      'select text from mails where user_id = $1',
      [shopper.id],
    );
    expect(mail?.text).toMatch(/Ma sélection\n15,00\s€ livré pour l’ensemble/);
    expect(mail?.text).toContain('https://shop.test/fr/favorites');
  });

  it('says of a list with an unknown delivery cost that this is not in what it costs', async () => {
    const id = await product('Stool', 2_000);
    await save(id);
    await test.database.database.execute(
      'update offers set stated_delivery_cents = null, delivery_cents = null where product_id = $1',
      [id],
    );
    await price(id, 2_000);
    await set({ list: 'favourites', price: 10 });
    expect((await list()).json()).toMatchObject([{ total: 20, deliveryKnown: false }]);
    const own = await call('GET', '/users/me/export');
    expect(own.json()).toMatchObject({ listAlerts: [{ list: 'favourites', limitPrice: 10 }] });
    expect(await price(id, 900)).toBe(1);
    await mailAlerts(test.database.database, 'https://shop.test');
    const [mail] = await test.database.database.rows<{ subject: string; text: string }>(
      'select subject, text from mails where user_id = $1',
      [shopper.id],
    );
    for (const each of [mail?.subject, mail?.text]) {
      expect(each).toMatch(/9,00\s€ pour l’ensemble, plus des frais de livraison non indiqués/);
    }
  });

  it('can be on the cart, as often as each thing is in it', async () => {
    const id = await product('Pen', 100);
    const line = { _id: String(id), name: 'Pen', price: 6, quantity: 3 };
    const saved = await call('POST', '/cart/save', { userId: String(shopper.id), items: [line] });
    expect(saved.statusCode, saved.body).toBe(200);
    await set({ list: 'cart', price: 7 });
    // Three pens of 1 € in one parcel of 5 €.
    expect((await list()).json()).toMatchObject([{ list: 'cart', total: 8 }]);
    expect(await price(id, 33)).toBe(1);
    expect(await news()).toMatchObject([{ list: 'cart', totalPrice: 5.99 }]);
  });

  it('counts the cheapest way to buy it all, also where that is not each thing at its best price', async () => {
    const other = await test.seed.merchant({ name: 'Sud' });
    const [cable, plug] = [await product('Cable', 1_000), await product('Plug', 1_000)];
    // The cable is cheapest at Sud, the plug at Nord, both together at Nord: 10 + 10 + 5 €.
    const atSud = { merchantId: other, deliveryCents: 300 };
    await test.seed.offer({ ...atSud, productId: cable, priceCents: 1_000 });
    await test.seed.offer({ ...atSud, productId: plug, priceCents: 1_300 });
    await test.publish();
    for (const id of [cable, plug]) await save(id);
    expect((await set({ list: 'favourites', price: 25 })).json()).toMatchObject({ isReached: true });
    expect(await news()).toMatchObject([{ list: 'favourites', totalPrice: 25 }]);
    expect(await price(cable, 1_200)).toBe(0);
    expect((await list()).json()).toMatchObject([{ total: 27, isReached: false }]);
    expect((await set({ list: 'favourites', price: 24 })).json()).toMatchObject({ isReached: false });
    expect(await price(cable, 900)).toBe(1);
    expect(await news()).toMatchObject([{ totalPrice: 24 }, { totalPrice: 25 }]);
  });

  it('can be on a list that somebody shared, until the link is withdrawn', async () => {
    const owner = await people.shopper();
    const id = await product('Book', 2_000);
    await save(id, owner);
    const { token } = (await call('POST', '/users/me/shared-list', undefined, owner)).json();
    await set({ list: 'shared', token, price: 22 });
    expect((await list()).json()).toMatchObject([{ list: 'shared', token, total: 25 }]);
    expect(await price(id, 1_700)).toBe(1);
    expect(await news()).toMatchObject([{ list: 'shared', token, totalPrice: 22 }]);
    await call('DELETE', '/users/me/shared-list', undefined, owner);
    expect((await list()).json()).toEqual([]);
    expect(await news()).toMatchObject([{ list: 'shared', token: null }]);
    expect((await set({ list: 'shared', token, price: 22 })).statusCode).toBe(404);
    expect((await set({ list: 'shared', price: 22 })).statusCode).toBe(404);
  });

  it('is changed, removed, and its owner’s alone', async () => {
    await save(await product('Bag', 5_000));
    await set({ list: 'favourites', price: 10 });
    await set({ list: 'favourites', price: 20 });
    const [alert] = (await list()).json<{ _id: string; limitPrice: number }[]>();
    expect(alert?.limitPrice).toBe(20);
    const stranger = await people.shopper();
    expect((await list(stranger)).json()).toEqual([]);
    const remove = (who: Shopper) => call('DELETE', `/list-alerts/${alert?._id}`, undefined, who);
    expect((await remove(stranger)).statusCode).toBe(404);
    expect((await remove(shopper)).statusCode).toBe(200);
    expect((await remove(shopper)).statusCode).toBe(404);
    for (const body of [{}, { list: 'x', price: 5 }, { list: 'cart' }, { list: 'cart', price: -1 }]) {
      expect((await set(body)).statusCode).toBe(400);
    }
    for (const method of ['GET', 'PUT'] as const) {
      expect((await people.call(method, '/list-alerts', method === 'PUT' ? {} : undefined)).statusCode).toBe(
        401,
      );
    }
  });
});
