import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { createPeople, type Shopper } from '../../../test/helpers/people.ts';
import type { Alert, Notification } from '../../contract/alerts/schema.ts';
import { findLowestCost } from '../cart/service.ts';
import { refreshFamilies } from '../facts/service.ts';
import { describeNews } from './alert-mails.ts';
import { checkPrices, deleteUnwatched } from './checking.ts';
import { setListAlert } from './lists.ts';
import { listNotifications } from './notifications-queries.ts';

const test = openTestApp();
const people = createPeople(test);
let shopper: Shopper;
let merchantId: number;
let models = 0;
let phone: { black: number; blue: number; large: number };

beforeAll(async () => {
  merchantId = await test.seed.merchant({ name: 'Nord' });
});
beforeEach(async () => {
  shopper = await people.shopper();
  const model = `Zeta Q${++models}`;
  phone = {
    black: await product(`${model} 128 Go noir`, 60_000),
    blue: await product(`${model} 128 Go bleu`, 62_000),
    large: await product(`${model} 256 Go bleu`, 70_000),
  };
  await join(...Object.values(phone));
});

async function product(title: string, priceCents: number, deliveryCents: number | null = 0): Promise<number> {
  const id = await test.seed.product({ title, brand: 'Zeta' });
  await test.seed.offer({ merchantId, productId: id, priceCents, deliveryCents });
  return id;
}

async function join(...ids: number[]) {
  await test.database.database.transaction((tx) => refreshFamilies(tx, ids));
  await test.publish();
}

/** Gives products other prices, cents; then alerts are judged, as after an import. */
async function prices(changed: Partial<Record<keyof typeof phone, number>>): Promise<number> {
  const { database } = test.database;
  for (const [name, cents] of Object.entries(changed)) {
    const id = phone[name as keyof typeof phone];
    await database.execute('update offers set price_cents = $2 where product_id = $1', [id, cents]);
    await database.execute('insert into price_checks (product_ids) values (array[$1::bigint])', [id]);
  }
  await test.publish();
  return checkPrices(database);
}

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, language = 'en') =>
  people.call(method, path, body, { ...shopper.headers, 'accept-language': language });
const watch = (more: object = {}) =>
  call('POST', '/alerts', { productId: String(phone.black), anyColour: true, ...more });
const alert = async (language?: string) =>
  (await call('GET', `/alerts/${phone.black}`, undefined, language)).json<Alert>();
const told = async () =>
  (await call('GET', '/notifications')).json<Notification[]>().map(({ productId, totalPrice, colour }) => ({
    productId: Number(productId),
    totalPrice,
    colour,
  }));

describe('an alert on any colour', () => {
  it('watches the cheapest of them, and says which it is', async () => {
    await watch({ target: 'any' });
    expect(await alert()).toMatchObject({
      anyColour: true,
      otherColours: 1,
      basePrice: 600,
      currentPrice: 600,
      found: { productId: String(phone.black), colour: 'Black' },
    });
    // Another capacity is no other colour, and what stays above the cheapest is no news.
    expect(await prices({ large: 50_000, blue: 60_500 })).toBe(0);
    expect(await prices({ blue: 59_000 })).toBe(1);
    expect((await alert('fr')).found).toEqual({ productId: String(phone.blue), colour: 'Bleu' });
    expect(await told()).toEqual([{ productId: phone.blue, totalPrice: 590, colour: 'Blue' }]);
    const [news] = await listNotifications(test.database.database, shopper.id, 0, 1);
    expect(news && describeNews('fr', news)).toContain('couleur trouvée\u00a0: Bleu');
    expect(await prices({ black: 58_000 })).toBe(0);
    expect(await prices({ black: 63_000, blue: 62_000 })).toBe(0);
    expect(await prices({ black: 55_000 })).toBe(1);
    expect((await told())[0]).toEqual({ productId: phone.black, totalPrice: 550, colour: 'Black' });
  });

  it('takes a delivered price before one of unknown delivery', async () => {
    await test.database.database.execute('update offers set delivery_cents = null where product_id = $1', [
      phone.blue,
    ]);
    await test.publish();
    await watch({ target: 'price', price: 550 });
    expect(await prices({ blue: 50_000 })).toBe(0);
    expect((await alert()).found?.productId).toBe(String(phone.black));
    expect(await prices({ black: 54_000 })).toBe(1);
  });

  it('takes one in stock before one of unknown stock, and this before none', async () => {
    const unstated = 'update offers set availability = $2 where product_id = any($1)';
    await test.database.database.execute(unstated, [[phone.blue], 'unknown']);
    await test.publish();
    await watch({ target: 'price', price: 550 });
    expect(await prices({ blue: 50_000 })).toBe(0);
    expect(await alert()).toMatchObject({ currentPrice: 600, stockKnown: true });
    await test.database.database.execute(unstated, [[phone.black], 'out_of_stock']);
    await test.publish();
    expect(await alert()).toMatchObject({
      ...{ currentPrice: 500, stockKnown: false },
      found: { productId: String(phone.blue) },
    });
    await watch({ target: 'price', price: 490 });
    expect(await prices({ blue: 49_000 })).toBe(1);
  });

  it('tells of an all-time low of all colours only', async () => {
    await prices({ blue: 50_000 });
    await prices({ blue: 62_000 });
    const { database } = test.database;
    await database.execute(
      `insert into price_points (offer_id, observed_at, price_cents, delivery_cents, is_available)
       select id, now() - interval '9 days', 50000, 0, true from offers where product_id = $1`,
      [phone.blue],
    );
    await watch({ target: 'low' });
    expect((await alert()).limitPrice).toBe(499.99);
    expect(await prices({ black: 55_000 })).toBe(0);
    expect(await prices({ black: 49_000 })).toBe(1);
  });

  it('stays one when it is given another target, until it is told otherwise', async () => {
    await watch({ target: 'rise' });
    await watch({ target: 'price', price: 500, anyColour: undefined });
    expect(await alert()).toMatchObject({ anyColour: true, target: 'price' });
    await watch({ target: 'price', price: 500, anyColour: false });
    expect(await alert()).toMatchObject({ anyColour: false, found: null });
    expect(await prices({ blue: 49_000 })).toBe(0);
    await call('DELETE', `/alerts/${phone.black}`);
    expect((await call('GET', `/alerts/${phone.black}`)).statusCode).toBe(404);
    expect(await deleteUnwatched(test.database.database)).toBeGreaterThan(0);
  });

  it('looks at a colour that joins the family later', async () => {
    await watch({ target: 'price', price: 550 });
    await checkPrices(test.database.database);
    const red = await product(`Zeta Q${models} 128 Go rouge`, 50_000);
    await join(red);
    expect(await checkPrices(test.database.database)).toBe(1);
    expect(await told()).toEqual([{ productId: red, totalPrice: 500, colour: 'Red' }]);
  });
});

it('an alert on the whole cart takes the cheapest colour of lines for any', async () => {
  const items = [{ _id: String(phone.black), quantity: 2, price: 600, anyColour: true }];
  await call('POST', '/cart/save', { userId: String(shopper.id), items });
  await setListAlert(test.database.database, shopper.id, { list: 'cart', priceCents: 100_000 }, (problem) =>
    findLowestCost(problem, 200),
  );
  expect(await prices({ large: 10_000 })).toBe(0);
  expect(await prices({ blue: 50_000 })).toBe(1);
});
