import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AwinRow, article, toCsv } from '../../../test/helpers/awin-feed.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { emptyCatalogue } from '../../../test/helpers/empty-tables.ts';
import { type MailServer, startMailServer } from '../../../test/helpers/mail-server.ts';
import { importFeedFile } from '../feeds/service.ts';
import { createMailer, sendDueMails } from '../mail/service.ts';
import { checkPrices } from './checking.ts';
import { takePriceChecks } from './checking-queries.ts';
import { mailAlerts } from './mailing.ts';
import { listNotifications } from './notifications-queries.ts';
import { setAlert, type WantedAlert } from './service.ts';

let test: TestDatabase;
let folder: string;
let server: MailServer;
let day: number;

beforeAll(async () => {
  [test, server] = await Promise.all([createTestDatabase(), startMailServer()]);
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-alerts-'));
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
  await test?.drop();
});
beforeEach(async () => {
  server.received = [];
  day = 0;
  await emptyCatalogue(test.database, 'price_checks', 'users', 'mails');
});

const names = {
  screen: 'Samsung Odyssey G5 C27G55T Monitor',
  mouse: 'Logitech MX Anywhere 3 Graphite',
  lamp: 'Philips Hue Go Portable Lamp White',
};
type Name = keyof typeof names;
type Prices = Partial<Record<Name, string | Partial<AwinRow>>>;

/** Imports the feed as it is on the next day; `checked`: alerts are judged afterwards. */
async function nextDay(prices: Prices, checked = true): Promise<number> {
  day += 1;
  const rows = Object.entries(prices).map(([name, given]) => {
    const price = typeof given === 'string' ? { search_price: given } : given;
    return article(name, { product_name: names[name as Name], ean: '', delivery_cost: '0.00', ...price });
  });
  const file = path.join(folder, 'feed.csv');
  await writeFile(file, toCsv(rows));
  await importFeedFile({
    database: test.database,
    file,
    isAccepted: true,
    observedAt: new Date(Date.now() - 3_600_000 + day * 60_000),
  });
  return checked ? checkPrices(test.database) : 0;
}

async function shopper({ isVerified = true, language = 'fr', name = 'Zoé' } = {}): Promise<number> {
  const [user] = await test.database.rows<{ id: number }>(
    `insert into users (email, name, language, email_verified_at)
     values ('p' || (select count(*) from users) || '@shop.test', $1, $2, case when $3 then now() end) returning id`,
    [name, language, isVerified],
  );
  return user?.id ?? 0;
}

async function productOf(name: Name): Promise<number> {
  const [row] = await test.database.rows<{ id: number }>(
    'select product_id as id from offers where article_id = $1',
    [name],
  );
  return row?.id ?? 0;
}

const watch = async (userId: number, name: Name, wanted: Partial<WantedAlert> = {}) =>
  setAlert(test.database, userId, { productId: await productOf(name), condition: 'new', ...wanted });

const told = async (userId: number) =>
  (await listNotifications(test.database, userId, 0, 50)).map(({ totalCents }) => totalCents).reverse();

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
    const [news] = await listNotifications(test.database, user, 0, 1);
    expect(news).toMatchObject({ totalCents: 19_000, baseCents: 20_000 });
  });

  it('does not fire for a price that came and went between two checks', async () => {
    await nextDay({ screen: '200.00' });
    const user = await shopper();
    await watch(user, 'screen');
    await checkPrices(test.database);
    await nextDay({ screen: '150.00' }, false);
    expect(await nextDay({ screen: '200.00' })).toBe(0);
    expect(await told(user)).toEqual([]);
  });
});

it('nothing is compared where nothing was queued', async () => {
  await nextDay({ screen: '200.00' });
  await test.database.transaction(async (transaction) => {
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

  it('never takes a price of unknown delivery for a fall of a delivered one', async () => {
    const untold = (price: string) => ({ screen: { search_price: price, delivery_cost: '' } });
    await nextDay({ screen: { search_price: '200.00', delivery_cost: '5.00' } });
    const [waiting, typed] = [await shopper(), await shopper()];
    await watch(waiting, 'screen');
    await watch(typed, 'screen', { target: 'price', priceCents: 15_000 });
    expect(await nextDay(untold('140.00'))).toBe(0);
    const late = await shopper();
    await watch(late, 'screen');
    expect(await nextDay(untold('139.00'))).toBe(1);
    expect(await nextDay({ screen: { search_price: '130.00', delivery_cost: '1.00' } })).toBe(2);
    expect((await listNotifications(test.database, typed, 0, 9)).map(({ baseCents }) => baseCents)).toEqual([
      null,
    ]);
  });

  it('counts a price of unknown stock where nobody is said to have it, but not as one in stock', async () => {
    const unstated = (price: string) => ({ screen: { search_price: price, in_stock: '' } });
    await nextDay({ screen: '200.00' });
    const [early, typed, back] = [await shopper(), await shopper(), await shopper()];
    await watch(early, 'screen');
    expect(await nextDay(unstated('180.00'))).toBe(0);
    await watch(typed, 'screen', { target: 'price', priceCents: 15_000 });
    await watch(back, 'screen', { target: 'stock' });
    const late = await shopper();
    await watch(late, 'screen');
    expect(await nextDay(unstated('150.00'))).toBe(2);
    expect(await told(early)).toEqual([]);
    expect(await told(back)).toEqual([]);
    expect(await listNotifications(test.database, late, 0, 9)).toMatchObject([
      { totalCents: 15_000, baseCents: 18_000, isInStock: false },
    ]);
    expect(await nextDay({ screen: '190.00' })).toBe(2);
    // Prices of unknown stock are no price before.
    expect(await listNotifications(test.database, early, 0, 9)).toMatchObject([
      { totalCents: 19_000, baseCents: null, isInStock: true },
    ]);
    expect(await told(back)).toEqual([19_000]);
  });

  it('stays reached while nobody is said to have it, and falls anew only in stock', async () => {
    await nextDay({ screen: '200.00' });
    const user = await shopper();
    await watch(user, 'screen', { target: 'price', priceCents: 15_000 });
    expect(await nextDay({ screen: '140.00' })).toBe(1);
    expect(await nextDay({ screen: { search_price: '190.00', in_stock: '' } })).toBe(0);
    expect(await nextDay({ screen: '140.00' })).toBe(0);
  });

  it('of being back in stock waits for one that says so, each time', async () => {
    await nextDay({ screen: { search_price: '200.00', in_stock: '' } });
    const user = await shopper();
    await watch(user, 'screen', { target: 'stock' });
    expect(await nextDay({ screen: { search_price: '100.00', in_stock: '' } })).toBe(0);
    expect(await nextDay({ screen: '210.00' })).toBe(1);
    expect(await nextDay({ screen: { search_price: '200.00', in_stock: '' } })).toBe(0);
    expect(await nextDay({ screen: '205.00' })).toBe(1);
    expect(await told(user)).toEqual([21_000, 20_500]);
  });

  const unstated = [{ in_stock: '' }, { delivery_cost: '' }];

  it.each(
    unstated.flatMap((what) =>
      (['any', 'price', 'drop', 'fall'] as const).map((target) => ({ what, target })),
    ),
  )(
    'tells of a price that leaves something open once, however often a firm one hides it: $target, $what',
    async ({ what, target }) => {
      const open = (price: string) => ({ screen: { search_price: price, ...what } });
      await nextDay(open('200.00'));
      const user = await shopper();
      await watch(user, 'screen', { target, priceCents: 19_500, percent: 2 });
      for (const price of ['190.00', '190.00', '190.00']) {
        await nextDay(open(price));
        await nextDay({ screen: '210.00' });
      }
      expect(await told(user)).toEqual([19_000]);
      await nextDay({ screen: '189.00' });
      await nextDay({ screen: '210.00' });
      await nextDay(open('188.00'));
      await nextDay(open('205.00'));
      await nextDay(open('191.00'));
      expect(await told(user)).toEqual([19_000, 18_900, 18_800, 19_100]);
    },
  );

  it.each(unstated)('of a rise goes on at a lower price of another kind: %j', async (what) => {
    const open = (price: string) => ({ screen: { search_price: price, ...what } });
    await nextDay(open('200.00'));
    const user = await shopper();
    await watch(user, 'screen', { target: 'rise' });
    for (const day of [open('210.00'), { screen: '190.00' }, open('210.00')]) await nextDay(day);
    expect(await told(user)).toEqual([21_000]);
    for (const price of ['200.00', '215.00']) await nextDay(open(price));
    expect(await told(user)).toEqual([21_000, 21_500]);
  });

  it('that a process of the version before set, or saw, was of what is in stock', async () => {
    await nextDay({ screen: '200.00' });
    const [early, later] = [await shopper(), await shopper()];
    await watch(early, 'screen');
    await watch(later, 'screen', { target: 'price', priceCents: 19_000 });
    await test.database.execute('update watched_prices set in_stock = null');
    await test.database.execute('update alerts set base_in_stock = null');
    await test.database.execute('update alerts set base_cents = null where user_id = $1', [later]);
    expect(await nextDay({ screen: { search_price: '150.00', in_stock: '' } })).toBe(1);
    expect(await listNotifications(test.database, later, 0, 9)).toMatchObject([{ baseCents: null }]);
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
    const news = await listNotifications(test.database, user, 0, 9);
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

/** The best price of a moment; null: sold out. */
type Moment = { totalCents: number; isInStock: boolean } | null;
type Told = { userId: number; totalCents: number; isInStock: boolean; day: number };

describe('whatever prices do', () => {
  const cents = fc.constantFrom(17_000, 19_000, 20_000, 21_000);
  /** Of one merchant who never states a stock, and one who has it at times. */
  const moments: fc.Arbitrary<Moment> = fc.oneof(
    { weight: 5, arbitrary: fc.record({ totalCents: cents, isInStock: fc.constant(false) }) },
    { weight: 4, arbitrary: fc.record({ totalCents: cents, isInStock: fc.constant(true) }) },
    { weight: 1, arbitrary: fc.constant(null) },
  );

  /** What alerts tell on a day with this price. */
  async function become(moment: Moment, day = 0): Promise<Told[]> {
    await test.database.execute(
      `with changed as (update product_summaries set total_cents = $1, in_stock = $2, stock_unknown = $3 returning product_id)
       insert into price_checks (product_ids) select array_agg(product_id) from changed`,
      [moment?.totalCents ?? 50_000, moment?.isInStock === true, moment?.isInStock === false],
    );
    await checkPrices(test.database);
    const news = await test.database.rows<Omit<Told, 'day'>>(
      `delete from notifications
       returning user_id as "userId", total_cents as "totalCents", in_stock as "isInStock"`,
    );
    return news.map((each) => ({ ...each, day }));
  }

  it('alerts say of its stock what is said, and tell a price again only after another one', async () => {
    await nextDay({ screen: '200.00' });
    const targets = ['any', 'price', 'drop', 'fall', 'rise', 'stock'] as const;
    const users: number[] = [];
    for (const _ of targets) users.push(await shopper());
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(moments, { maxLength: 14 }), async (isInStock, days) => {
        await test.database.execute('delete from alerts');
        await become({ totalCents: 20_000, isInStock });
        for (const [i, user] of users.entries())
          await watch(user, 'screen', { target: targets[i], priceCents: 17_000, percent: 5 });
        await become({ totalCents: 20_000, isInStock });
        const told: Told[] = [];
        for (const [day, moment] of days.entries()) told.push(...(await become(moment, day)));
        for (const news of told) {
          expect(news).toMatchObject(days[news.day] ?? {});
          if (isInStock || news.userId === users.at(-1)) expect(news.isInStock).toBe(true);
          const last = told.findLast(
            ({ userId, day, ...same }) =>
              userId === news.userId && day < news.day && same.isInStock === news.isInStock,
          );
          if (last?.totalCents !== news.totalCents) continue;
          const between = days.slice(last.day + 1, news.day);
          // One of unknown stock was there while others were in stock: that it is seen again is no news.
          const seen = news.isInStock ? between : between.filter((each) => each?.isInStock === false);
          expect(
            seen.some((each) => each?.isInStock !== news.isInStock || each.totalCents !== news.totalCents),
          ).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('a fall of more than four fifths', () => {
  const low = { screen: '35.00', mouse: '50.00' };

  it('waits until the next import has it too, whatever it changes', async () => {
    await nextDay({ screen: '200.00', mouse: '50.00' });
    const user = await shopper();
    await watch(user, 'screen');
    expect(await nextDay(low)).toBe(0);
    expect(await checkPrices(test.database)).toBe(0);
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
    const fired = await Promise.all([1, 2, 3, 4].map(() => checkPrices(test.database)));
    expect(fired.reduce((sum, each) => sum + each, 0)).toBe(3);
    await test.database.execute('insert into price_checks (product_ids) select array_agg(id) from products');
    expect(await checkPrices(test.database)).toBe(0);
    const mails = await Promise.all([1, 2, 3].map(() => mailAlerts(test.database, 'https://shop.test')));
    expect(mails.reduce((sum, each) => sum + each, 0)).toBe(3);
    for (const user of users) expect(await told(user)).toEqual([10_000]);
  });

  it('after a crash in the middle: nothing is lost, nothing is notified twice', async () => {
    await nextDay({ screen: '200.00' });
    const user = await shopper();
    await watch(user, 'screen');
    await nextDay({ screen: '100.00' }, false);
    const broken = {
      ...test.database,
      transaction: <T>(work: (transaction: never) => Promise<T>) =>
        test.database.transaction(async (transaction) => {
          await work(transaction as never);
          throw new Error('killed');
        }) as Promise<T>,
    };
    await expect(checkPrices(broken)).rejects.toThrow('killed');
    expect(await told(user)).toEqual([]);
    expect(await checkPrices(test.database)).toBe(1);
    await expect(mailAlerts(broken, 'https://shop.test')).rejects.toThrow('killed');
    expect(await test.database.rows('select from mails')).toEqual([]);
    expect(await mailAlerts(test.database, 'https://shop.test')).toBe(1);
    expect(await mailAlerts(test.database, 'https://shop.test')).toBe(0);
  });

  it('where an alert is set while an import is under way', async () => {
    await nextDay({ screen: '200.00' });
    const user = await shopper();
    await checkPrices(test.database);
    // The import has looked for alerts before this one was there.
    await watch(user, 'screen');
    await test.database.execute('update product_summaries set total_cents = 15000');
    expect(await checkPrices(test.database)).toBe(1);
  });
});

describe('mails', () => {
  const send = async () => {
    await mailAlerts(test.database, 'https://shop.test');
    const mailer = createMailer({ url: server.url, from: 'no-reply@shop.test' });
    await sendDueMails(test.database, mailer, new AbortController().signal);
    return server.received;
  };
  /** What a mail says in plain text. */
  const textOf = (raw: string) =>
    Buffer.from(
      (raw.split('Content-Type: text/plain')[1]?.split('--')[0] ?? '')
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString();

  it('tell one shopper of all drops of an import, in their language, with a way to stop them', async () => {
    await nextDay({ screen: '200.00', mouse: '50.00', lamp: '80.00' });
    const [zoe, jo] = [await shopper(), await shopper({ language: 'en', name: 'Jo' })];
    for (const name of ['screen', 'mouse', 'lamp'] as const) await watch(zoe, name);
    await watch(jo, 'screen');
    await nextDay({ screen: '150.00', mouse: '49.00', lamp: '80.00' });
    const received = await send();
    expect(received.map(({ to }) => to[0]).sort()).toEqual(['p0@shop.test', 'p1@shop.test']);
    const french = received.find(({ to }) => to[0] === 'p0@shop.test')?.raw ?? '';
    expect(french).toMatch(/^List-Unsubscribe:\s+<https:\/\/shop\.test\/unsubscribe\/[\w-]{32}>/m);
    expect(french).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(french).toContain('Content-Type: text/html; charset=utf-8');
    const text = textOf(french);
    expect(text).toContain('2 de vos alertes prix se sont déclenchées.');
    expect(text).toMatch(/150,00\s€ livré, auparavant 200,00\s€/);
    expect(text).toContain(names.mouse);
    expect(text).not.toContain(names.lamp);
    expect(text).toContain(`https://shop.test/fr/product/${await productOf('screen')}`);
    const english = textOf(received.find(({ to }) => to[0] === 'p1@shop.test')?.raw ?? '');
    expect(english).toContain('One of your price alerts has been triggered.');
    expect(english).toContain('€150.00 delivered, previously €200.00');
    expect(await send()).toHaveLength(2);
  });

  it('name what each of several kinds told, in one mail', async () => {
    await nextDay({ screen: '200.00', mouse: '50.00', lamp: '80.00' });
    const zoe = await shopper();
    await watch(zoe, 'screen', { target: 'low' });
    await watch(zoe, 'mouse', { target: 'rise' });
    await watch(zoe, 'lamp', { target: 'fall' });
    await nextDay({ screen: '150.00', mouse: '55.00', lamp: '70.00' });
    const received = await send();
    expect(received).toHaveLength(1);
    const text = textOf(received[0]?.raw ?? '');
    expect(text).toContain('3 de vos alertes prix se sont déclenchées.');
    expect(text).toMatch(/150,00\s€ livré, auparavant 200,00\s€, prix le plus bas jamais relevé/);
    expect(text).toMatch(/55,00\s€ livré, contre 50,00\s€ quand vous avez activé l’alerte/);
    expect(text).toMatch(/70,00\s€ livré, auparavant 80,00\s€/);
  });

  it('never go to an address that was not confirmed, nor to who wants none', async () => {
    await nextDay({ screen: '200.00' });
    const [unknown, quiet] = [await shopper({ isVerified: false }), await shopper()];
    for (const user of [unknown, quiet]) await watch(user, 'screen');
    await test.database.execute('update alert_settings set mails = false where user_id = $1', [quiet]);
    await nextDay({ screen: '150.00' });
    expect(await send()).toEqual([]);
    expect(await told(unknown)).toEqual([15_000]);
    expect(await told(quiet)).toEqual([15_000]);
    // What was decided about is not mailed later on.
    await test.database.execute('update users set email_verified_at = now()');
    await test.database.execute('update alert_settings set mails = true');
    expect(await send()).toEqual([]);
  });
});
