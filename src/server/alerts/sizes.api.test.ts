import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { createPeople, type Shopper } from '../../../test/helpers/people.ts';
import type { Alert, Notification } from '../../contract/alerts/schema.ts';
import { describeNews, describeSubject } from './alert-mails.ts';
import { checkPrices, deleteUnwatched } from './checking.ts';
import { moveAlerts, returnAlerts } from './merging-queries.ts';
import { listNotifications } from './notifications-queries.ts';
import { exportAlerts } from './service.ts';

const test = openTestApp();
const people = createPeople(test);
let shopper: Shopper;
let merchantId: number;
let boot: number;

beforeAll(async () => {
  merchantId = await test.seed.merchant({ name: 'Nord' });
});
beforeEach(async () => {
  shopper = await people.shopper();
  boot = await shoe('Bottes Zeta', { '40': 3_000, '42.5': 9_000, '44': null });
});

async function shoe(title: string, sizes: Record<string, number | null>): Promise<number> {
  const id = await test.seed.product({ title });
  const offer = { merchantId, productId: id, priceCents: 3_000, deliveryCents: 500 };
  await test.seed.offer({ ...offer, sizes });
  await test.publish();
  return id;
}

/** Gives a size another price, null: it is sold out; then alerts are judged, as after an import. */
async function resize(label: string, cents: number | null, id = boot): Promise<number> {
  const { database } = test.database;
  await database.execute(
    `update offer_sizes s set price_cents = coalesce($3, s.price_cents),
       availability = case when $3::integer is null then 'out_of_stock' else 'in_stock' end
     from offers o where o.id = s.offer_id and o.product_id = $1 and s.label = $2`,
    [id, label, cents],
  );
  // The offer is as its cheapest size in stock.
  await database.execute(
    `update offers o set price_cents = coalesce((select min(price_cents) from offer_sizes
       where offer_id = o.id and availability = 'in_stock'), price_cents) where product_id = $1`,
    [id],
  );
  await database.execute('insert into price_checks (product_ids) values (array[$1::bigint])', [id]);
  await test.publish();
  return checkPrices(database);
}

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  people.call(method, path, body, { ...shopper.headers, 'accept-language': 'en' });
const watch = (more: object = {}) => call('POST', '/alerts', { productId: String(boot), ...more });
const alert = async () => (await call('GET', `/alerts/${boot}`)).json<Alert>();
const told = async () =>
  (await call('GET', '/notifications'))
    .json<Notification[]>()
    .map(({ totalPrice, size }) => [totalPrice, size]);

describe('an alert on a size', () => {
  it('counts its price alone, and says so', async () => {
    expect((await watch({ size: '42,5' })).statusCode).toBe(200);
    expect(await alert()).toMatchObject({ size: '42.5', basePrice: 95, currentPrice: 95 });
    expect(await resize('40', 1_000)).toBe(0);
    expect(await resize('42.5', 8_000)).toBe(1);
    expect(await told()).toEqual([[85, '42.5']]);
    const [news] = await listNotifications(test.database.database, shopper.id, 0, 1);
    expect(news && describeNews('fr', news)).toContain('taille 42,5');
    expect(news && describeNews('en', news)).toContain('size 42.5');
    expect(news && describeSubject('fr', news).path).toBe(`/fr/product/${boot}?size=42.5`);
    expect(await exportAlerts(test.database.database, shopper.id)).toMatchObject([{ size: '42.5' }]);
  });

  it('is told by the answer, also where one that was there stays as it was', async () => {
    expect((await watch({ size: '42,5' })).json()).toMatchObject({ size: '42.5' });
    expect((await watch({ size: '40' })).json()).toMatchObject({ size: '42.5' });
    expect(await alert()).toMatchObject({ size: '42.5' });
    expect((await watch({ target: 'any', size: '' })).json()).toMatchObject({ size: '' });
  });

  it('waits for its stock', async () => {
    await watch({ size: '44' });
    expect(await alert()).toMatchObject({ target: 'stock', size: '44', currentPrice: null });
    expect(await resize('40', 2_000)).toBe(0);
    expect(await resize('44', 5_000)).toBe(1);
    expect(await resize('44', null)).toBe(0);
    expect(await resize('44', 5_500)).toBe(1);
  });

  it('is told from one that is sold out where its stock is not stated', async () => {
    await watch({ size: '44' });
    expect(await alert()).toMatchObject({ currentPrice: null, stockKnown: true });
    await watch({ size: '40', target: 'any' });
    await test.database.database.execute(
      `update product_sizes set in_stock = false where product_id = $1 and label = '40'`,
      [boot],
    );
    expect(await alert()).toMatchObject({ currentPrice: 35, stockKnown: false });
  });

  it('becomes one on any size, and stays on its own where nothing is said', async () => {
    await watch({ size: '42.5', target: 'price', price: 90 });
    await watch({ target: 'price', price: 80 });
    expect(await alert()).toMatchObject({ size: '42.5', limitPrice: 80 });
    await watch({ target: 'price', price: 20, size: '' });
    expect(await alert()).toMatchObject({ size: '', currentPrice: 35, limitPrice: 20 });
    await deleteUnwatched(test.database.database);
    expect(await resize('42.5', 7_000)).toBe(0);
    expect(await resize('40', 1_500)).toBe(1);
    expect(await told()).toEqual([[20, '']]);
  });

  it.each([
    ['alert_size_unknown', { size: '47' }],
    ['alert_size_unknown', { size: 'x' }],
    ['alert_size_target', { size: '40', target: 'low' }],
    ['alert_own_size', { size: '40', ownPrice: true }],
  ])('is refused where it can be none: %s %j', async (reason, body) => {
    const response = await watch(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ details: { reason } });
  });

  it.each(['4'.repeat(61), 'x'.repeat(3_000), '42\n', '\0', 42, ['42']])(
    'is refused where it is no size at all: %j',
    async (size) => {
      expect((await watch({ size })).statusCode).toBe(400);
    },
  );

  it('does not believe a steep fall at once, whatever other sizes cost', async () => {
    await watch({ size: '42.5' });
    expect(await resize('42.5', 100)).toBe(0);
    expect(await told()).toEqual([]);
  });

  it('outlives a size that nobody offers any more', async () => {
    await watch({ size: '42.5', target: 'price', price: 90 });
    await test.database.database.execute(`delete from offer_sizes where label = '42.5'`);
    expect(await resize('40', 2_900)).toBe(0);
    expect(await alert()).toMatchObject({ size: '42.5', currentPrice: null });
    expect((await watch({ target: 'price', price: 80 })).statusCode).toBe(200);
  });

  it('follows its product when that is merged, and comes back', async () => {
    await watch({ size: '42.5', target: 'price', price: 90 });
    const into = await shoe('Bottes Zeta cuir', { '42.5': 9_500 });
    const { database } = test.database;
    const followers = await database.transaction((tx) => moveAlerts(tx, [{ from: boot, into }]));
    expect((await call('GET', `/alerts/${into}`)).json()).toMatchObject({ size: '42.5', currentPrice: 100 });
    expect(await resize('42.5', 8_000, into)).toBe(1);
    const returning = followers.map((each) => ({ ...each, at: into }));
    await database.transaction((tx) => returnAlerts(tx, returning));
    expect(await alert()).toMatchObject({ size: '42.5', limitPrice: 90 });
    expect(await resize('42.5', 9_500)).toBe(0);
    expect(await resize('42.5', 8_400)).toBe(1);
  });
});
