import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { createPeople, type Shopper } from '../../../test/helpers/people.ts';
import type { Alert, Notification } from '../../contract/alerts/schema.ts';
import { type MerchantTerms, noTerms, plainTerms } from '../../contract/my-price/terms.ts';
import { describeNews } from './alert-mails.ts';
import { checkPrices } from './checking.ts';
import { listNotifications } from './notifications-queries.ts';
import { queueDayOfCodes } from './own-prices.ts';

const test = openTestApp();
const people = createPeople(test);
let shopper: Shopper;
let merchants: number[];
let lamp: number;

beforeAll(async () => {
  merchants = [await test.seed.merchant({ name: 'Nord' }), await test.seed.merchant({ name: 'Sud' })];
});
beforeEach(async () => {
  shopper = await people.shopper();
  lamp = await test.seed.product({ title: 'Lampe' });
  const [nord = 0, sud = 0] = merchants;
  await test.seed.offer({ merchantId: nord, productId: lamp, priceCents: 5_000, deliveryCents: 600 });
  await test.seed.offer({ merchantId: sud, productId: lamp, priceCents: 5_200, deliveryCents: 0 });
  await test.publish();
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  people.call(method, path, body, { ...shopper.headers, 'accept-language': 'en' });
const say = (terms: Partial<MerchantTerms>, merchant = 'Nord') =>
  call('PUT', '/users/me/terms', { merchants: [{ ...plainTerms(merchant), ...terms }], usesCodes: false });
const watch = (more: object) => call('POST', '/alerts', { productId: String(lamp), ownPrice: true, ...more });
const alert = async () => (await call('GET', `/alerts/${lamp}`)).json<Alert>();
const told = async () =>
  (await call('GET', '/notifications'))
    .json<Notification[]>()
    .map(({ totalPrice, basePrice, ownPrice }) => ({ totalPrice, basePrice, ownPrice }));

/** Sets the price of a merchant's offer in cents; then alerts are judged, as after an import. */
async function price(merchantId: number | undefined, cents: number): Promise<number> {
  const { database } = test.database;
  await database.execute('update offers set price_cents = $3 where product_id = $1 and merchant_id = $2', [
    lamp,
    merchantId,
    cents,
  ]);
  await database.execute('insert into price_checks (product_ids) values (array[$1::bigint])', [lamp]);
  await test.publish();
  return checkPrices(database);
}

describe('an alert on one’s own price', () => {
  it('goes by one’s terms, fires once at each fall to its limit, and says whose price it is', async () => {
    await say({ delivery: 'member' });
    expect((await watch({ target: 'price', price: 45 })).json()).toMatchObject({ isReached: false });
    expect(await alert()).toMatchObject({
      ownPrice: true,
      basePrice: 50,
      limitPrice: 45,
      currentPrice: 50,
      isReached: false,
    });
    expect(await price(merchants[0], 4_600)).toBe(0);
    expect(await price(merchants[0], 4_500)).toBe(1);
    expect(await price(merchants[0], 4_400)).toBe(0);
    expect(await told()).toEqual([{ totalPrice: 45, basePrice: 50, ownPrice: true }]);
    expect(await price(merchants[0], 4_700)).toBe(0);
    expect(await price(merchants[0], 4_300)).toBe(1);
    const [news] = await listNotifications(test.database.database, shopper.id, 0, 1);
    expect(news && describeNews('en', news)).toBe('with your terms, €43.00 delivered, previously €50.00');
  });

  it('never hears of merchants that are left out, nor of unknown delivery while any is known', async () => {
    await say({ isLeftOut: true });
    await watch({ target: 'price', price: 50 });
    expect((await alert()).currentPrice).toBe(52);
    expect(await price(merchants[0], 1_000)).toBe(0);
    await test.database.database.execute(
      'update offers set delivery_cents = null, stated_delivery_cents = null where product_id = $1 and merchant_id = $2',
      [lamp, merchants[1]],
    );
    await say({}, 'Nord');
    expect(await checkPrices(test.database.database)).toBe(1);
    expect(await told()).toEqual([{ totalPrice: 16, basePrice: 52, ownPrice: true }]);
  });

  it('is looked at again when one’s terms change, and fires at once where its price is there', async () => {
    await watch({ target: 'price', price: 50 });
    expect(await checkPrices(test.database.database)).toBe(0);
    await say({ delivery: 'collect' });
    expect(await checkPrices(test.database.database)).toBe(1);
    await call('PUT', '/users/me/terms', noTerms);
    await checkPrices(test.database.database);
    expect((await alert()).isReached).toBe(false);
    await say({ delivery: 'collect', loyaltyPercent: 10 });
    expect((await watch({ target: 'price', price: 45 })).json()).toMatchObject({ isReached: true });
  });

  it('is looked at again once a day where codes begin or ended, and not for terms as they were', async () => {
    const { database } = test.database;
    const queued = async () => {
      const rows = await database.rows<{ isLamp: boolean }>(
        'delete from price_checks returning $1::bigint = any(product_ids) as "isLamp"',
        [lamp],
      );
      return rows.some(({ isLamp }) => isLamp);
    };
    await say({ delivery: 'collect' });
    await watch({ target: 'price', price: 45 });
    await database.execute(
      `insert into promo_codes (merchant_id, code, percent, valid_from, valid_until)
       values ($1, 'DEMAIN', 10, '2090-03-01', '2090-03-05')`,
      [merchants[0]],
    );
    expect(await queued()).toBe(true);
    await say({ delivery: 'collect' });
    expect(await queued()).toBe(false);
    const days = ['02-28', '03-01', '03-02', '03-05', '03-06', '03-07'];
    const looked: boolean[] = [];
    for (const day of days) {
      await queueDayOfCodes(database, new Date(`2090-${day}T04:35:00+01:00`));
      looked.push(await queued());
    }
    expect(looked).toEqual([false, true, false, false, true, false]);
    await database.execute('delete from promo_codes');
    await queued();
  });

  it('waits for no price above one’s own, and for no kind that needs a history', async () => {
    await say({ delivery: 'member' });
    expect((await watch({ target: 'price', price: 51 })).statusCode).toBe(400);
    for (const target of ['low', 'rise', 'stock', 'fall']) {
      expect((await watch({ target })).statusCode).toBe(400);
    }
    expect((await watch({ target: 'drop', percent: 10 })).statusCode).toBe(200);
    expect((await alert()).limitPrice).toBe(45);
  });

  it('leaves alerts on the public price as they are', async () => {
    await say({ delivery: 'member' });
    await watch({ ownPrice: false, target: 'price', price: 50 });
    expect(await price(merchants[0], 4_500)).toBe(0);
    expect(await price(merchants[0], 4_400)).toBe(1);
    expect(await told()).toEqual([{ totalPrice: 50, basePrice: 51, ownPrice: false }]);
  });
});
