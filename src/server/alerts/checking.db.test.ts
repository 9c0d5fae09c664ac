import { describe, expect, it } from 'vitest';
import { openAlertDays } from '../../../test/helpers/alert-days.ts';
import { checkPrices } from './checking.ts';
import { takePriceChecks } from './checking-queries.ts';
import { mailAlerts } from './mailing.ts';
import { listNotifications } from './notifications-queries.ts';

const catalogue = openAlertDays();
const { nextDay, shopper, watch, told } = catalogue;

describe('an alert on any drop', () => {
  it('fires once per crossing, and again only after the price rose', async () => {
    await nextDay({ screen: '200.00', mouse: '50.00' });
    const user = await shopper();
    await watch(user, 'screen');
    expect(await nextDay({ screen: '200.00', mouse: '40.00' })).toBe(0);
    expect(await nextDay({ screen: '190.00', mouse: '40.00' })).toBe(1);
    expect(await nextDay({ screen: '190.00', mouse: '40.00' })).toBe(0);
    expect(await nextDay({ screen: '180.00', mouse: '40.00' })).toBe(0);
    expect(await nextDay({ screen: '199.99', mouse: '40.00' })).toBe(0);
    expect(await nextDay({ screen: '200.00', mouse: '40.00' })).toBe(0);
    expect(await nextDay({ screen: '185.00', mouse: '40.00' })).toBe(1);
    expect(await told(user)).toEqual([19_000, 18_500]);
  });

  it('tells of no higher price before than the one at which it was set, whatever rise came between', async () => {
    await nextDay({ screen: '200.00' });
    const user = await shopper();
    await watch(user, 'screen');
    await nextDay({ screen: '390.00' });
    await nextDay({ screen: '190.00' });
    const [news] = await listNotifications(catalogue.database, user, 0, 1);
    expect(news).toMatchObject({ totalCents: 19_000, baseCents: 20_000 });
  });

  it('does not fire for a price that came and went between two checks', async () => {
    await nextDay({ screen: '200.00' });
    const user = await shopper();
    await watch(user, 'screen');
    await checkPrices(catalogue.database);
    await nextDay({ screen: '150.00' }, false);
    expect(await nextDay({ screen: '200.00' })).toBe(0);
    expect(await told(user)).toEqual([]);
  });
});

it('nothing is compared where nothing was queued', async () => {
  await nextDay({ screen: '200.00' });
  await catalogue.database.transaction(async (transaction) => {
    expect(await takePriceChecks(transaction)).toBe(false);
    expect(await transaction.rows(`select to_regclass('pg_temp.checked_prices') as made`)).toEqual([
      { made: null },
    ]);
  });
});

describe('a target', () => {
  it.each([
    [{ target: 'price', priceCents: 15_000 }, ['150.01', '150.00'], [15_000]],
    [{ target: 'drop', percent: 20 }, ['160.01', '160.00'], [16_000]],
  ] as const)('%j', async (wanted, prices, expected) => {
    await nextDay({ screen: '200.00' });
    const user = await shopper();
    await watch(user, 'screen', wanted);
    for (const price of prices) await nextDay({ screen: price });
    expect(await told(user)).toEqual(expected);
  });

  it('counts delivery', async () => {
    await nextDay({ screen: { search_price: '200.00', delivery_cost: '5.00' } });
    const user = await shopper();
    await watch(user, 'screen', { target: 'price', priceCents: 15_000 });
    expect(await nextDay({ screen: { search_price: '149.00', delivery_cost: '5.00' } })).toBe(0);
    expect(await nextDay({ screen: { search_price: '149.00', delivery_cost: '1.00' } })).toBe(1);
  });

  it('of being back in stock fires each time that it is', async () => {
    await nextDay({ screen: { search_price: '200.00', in_stock: '0' }, mouse: '50.00' });
    const user = await shopper();
    await watch(user, 'screen', { target: 'stock' });
    expect(await nextDay({ screen: '210.00', mouse: '50.00' })).toBe(1);
    expect(await nextDay({ screen: '190.00', mouse: '50.00' })).toBe(0);
    expect(await nextDay({ mouse: '50.00' })).toBe(0);
    expect(await nextDay({ screen: '200.00', mouse: '50.00' })).toBe(1);
    expect(await told(user)).toEqual([21_000, 20_000]);
  });

  it('is of one condition: what is used says nothing of what is new', async () => {
    await nextDay({ screen: '200.00' });
    const user = await shopper();
    await watch(user, 'screen');
    expect(await nextDay({ screen: { search_price: '90.00', condition: 'used' } })).toBe(0);
    expect(await told(user)).toEqual([]);
  });

  it('does not re-arm by being sold out for a while', async () => {
    await nextDay({ screen: '200.00', mouse: '50.00' });
    const user = await shopper();
    await watch(user, 'screen');
    expect(await nextDay({ screen: '150.00', mouse: '50.00' })).toBe(1);
    expect(await nextDay({ mouse: '50.00' })).toBe(0);
    expect(await nextDay({ screen: '150.00', mouse: '50.00' })).toBe(0);
  });
});

describe('kinds', () => {
  const days = async (...prices: string[]) => {
    for (const price of prices) await nextDay({ screen: price });
  };

  it('each further fall is told, and all of them anew once the price is what it was', async () => {
    await nextDay({ screen: '200.00' });
    const user = await shopper();
    await watch(user, 'screen', { target: 'fall' });
    await days('190.00', '190.00', '195.00', '190.00', '180.00', '200.00', '195.00');
    expect(await told(user)).toEqual([19_000, 18_000, 19_500]);
  });

  it('the all-time low is one of all that was recorded, delivery known, also before the alert and between checks', async () => {
    await nextDay({ screen: '150.00' });
    await nextDay({ screen: '200.00' });
    const user = await shopper();
    await watch(user, 'screen', { target: 'low' });
    await days('160.00', '150.00', '149.00', '149.00', '155.00');
    expect(await told(user)).toEqual([14_900]);
    await nextDay({ screen: '140.00' }, false);
    await days('145.00', '139.00');
    await nextDay({ screen: { search_price: '120.00', delivery_cost: '' } });
    expect(await told(user)).toEqual([14_900, 13_900]);
    const another = await shopper();
    await watch(another, 'screen', { target: 'low' });
    expect(await told(another)).toEqual([]);
  });

  it('a rise above what it was is told once, as a rise, until the price is back; a price that says no delivery is none', async () => {
    await nextDay({ screen: { search_price: '200.00', delivery_cost: '' } });
    const untold = await shopper();
    await watch(untold, 'screen', { target: 'rise' });
    await days('210.00');
    expect(await told(untold)).toEqual([]);
    const user = await shopper();
    await watch(user, 'screen', { target: 'rise' });
    await days('205.00', '215.00', '220.00', '210.00', '212.00');
    const news = await listNotifications(catalogue.database, user, 0, 9);
    expect(news.map(({ totalCents, baseCents }) => [totalCents, baseCents])).toEqual([
      [21_200, 21_000],
      [21_500, 21_000],
    ]);
  });

  it.each(['fall', 'rise', 'low'] as const)('%s needs a price to begin with', async (target) => {
    await nextDay({ screen: { search_price: '200.00', delivery_cost: '', in_stock: '0' } });
    await expect(watch(await shopper(), 'screen', { target })).rejects.toMatchObject({
      details: { reason: 'alert_no_price' },
    });
  });
});

describe('a fall of more than four fifths', () => {
  const low = { screen: '35.00', mouse: '50.00' };

  it('waits until the next import has it too, whatever it changes', async () => {
    await nextDay({ screen: '200.00', mouse: '50.00' });
    const user = await shopper();
    await watch(user, 'screen');
    expect(await nextDay(low)).toBe(0);
    expect(await checkPrices(catalogue.database)).toBe(0);
    expect(await nextDay(low)).toBe(1);
    expect(await nextDay(low)).toBe(0);
    expect(await told(user)).toEqual([3_500]);
  });

  it('is dropped where the next import has the old price', async () => {
    await nextDay({ screen: '200.00', mouse: '50.00' });
    const user = await shopper();
    await watch(user, 'screen');
    expect(await nextDay(low)).toBe(0);
    expect(await nextDay({ screen: '200.00', mouse: '50.00' })).toBe(0);
    expect(await nextDay({ screen: '195.00', mouse: '50.00' })).toBe(1);
    expect(await told(user)).toEqual([19_500]);
  });
});

describe('exactly once', () => {
  it('under several workers, and when the same is looked at again', async () => {
    await nextDay({ screen: '200.00' });
    const users = [await shopper(), await shopper(), await shopper()];
    for (const user of users) await watch(user, 'screen');
    await nextDay({ screen: '100.00' }, false);
    const fired = await Promise.all([1, 2, 3, 4].map(() => checkPrices(catalogue.database)));
    expect(fired.reduce((sum, each) => sum + each, 0)).toBe(3);
    await catalogue.database.execute(
      'insert into price_checks (product_ids) select array_agg(id) from products',
    );
    expect(await checkPrices(catalogue.database)).toBe(0);
    const mails = await Promise.all([1, 2, 3].map(() => mailAlerts(catalogue.database, 'https://shop.test')));
    expect(mails.reduce((sum, each) => sum + each, 0)).toBe(3);
    for (const user of users) expect(await told(user)).toEqual([10_000]);
  });

  it('after a crash in the middle: nothing is lost, nothing is notified twice', async () => {
    await nextDay({ screen: '200.00' });
    const user = await shopper();
    await watch(user, 'screen');
    await nextDay({ screen: '100.00' }, false);
    const broken = {
      ...catalogue.database,
      transaction: <T>(work: (transaction: never) => Promise<T>) =>
        catalogue.database.transaction(async (transaction) => {
          await work(transaction as never);
          throw new Error('killed');
        }) as Promise<T>,
    };
    await expect(checkPrices(broken)).rejects.toThrow('killed');
    expect(await told(user)).toEqual([]);
    expect(await checkPrices(catalogue.database)).toBe(1);
    await expect(mailAlerts(broken, 'https://shop.test')).rejects.toThrow('killed');
    expect(await catalogue.database.rows('select from mails')).toEqual([]);
    expect(await mailAlerts(catalogue.database, 'https://shop.test')).toBe(1);
    expect(await mailAlerts(catalogue.database, 'https://shop.test')).toBe(0);
  });

  it('where an alert is set while an import is under way', async () => {
    await nextDay({ screen: '200.00' });
    const user = await shopper();
    await checkPrices(catalogue.database);
    // The import has looked for alerts before this one was there.
    await watch(user, 'screen');
    await catalogue.database.execute('update product_summaries set total_cents = 15000');
    expect(await checkPrices(catalogue.database)).toBe(1);
  });
});
