import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openAlertDays } from '../../../test/helpers/alert-days.ts';
import { checkPrices } from './checking.ts';
import { listNotifications } from './notifications-queries.ts';

const catalogue = openAlertDays();
const { nextDay, shopper, watch, told } = catalogue;

describe('a price of unknown stock or delivery', () => {
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
    expect(
      (await listNotifications(catalogue.database, typed, 0, 9)).map(({ baseCents }) => baseCents),
    ).toEqual([null]);
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
    expect(await listNotifications(catalogue.database, late, 0, 9)).toMatchObject([
      { totalCents: 15_000, baseCents: 18_000, isInStock: false },
    ]);
    expect(await nextDay({ screen: '190.00' })).toBe(2);
    // Prices of unknown stock are no price before.
    expect(await listNotifications(catalogue.database, early, 0, 9)).toMatchObject([
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
    await catalogue.database.execute('update watched_prices set in_stock = null');
    await catalogue.database.execute('update alerts set base_in_stock = null');
    await catalogue.database.execute('update alerts set base_cents = null where user_id = $1', [later]);
    expect(await nextDay({ screen: { search_price: '150.00', in_stock: '' } })).toBe(1);
    expect(await listNotifications(catalogue.database, later, 0, 9)).toMatchObject([{ baseCents: null }]);
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
    await catalogue.database.execute(
      `with changed as (update product_summaries set total_cents = $1, in_stock = $2, stock_unknown = $3 returning product_id)
       insert into price_checks (product_ids) select array_agg(product_id) from changed`,
      [moment?.totalCents ?? 50_000, moment?.isInStock === true, moment?.isInStock === false],
    );
    await checkPrices(catalogue.database);
    const news = await catalogue.database.rows<Omit<Told, 'day'>>(
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
        await catalogue.database.execute('delete from alerts');
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
