import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { createPeople, type Shopper } from '../../../test/helpers/people.ts';
import { facetSpecificationKeys, openListed } from '../catalogue/service.ts';
import { categoryWords } from '../facts/service.ts';
import { openEngine } from '../search/engine/engine.ts';
import { createSenseFinders } from '../search/engine/words/synonyms.ts';
import { createRebuilder } from '../search/rebuild.ts';
import { openSearchOnce } from '../search/service.ts';
import { checkPrices } from './checking.ts';
import { mailAlerts } from './mailing.ts';
import { moveAlerts } from './merging-queries.ts';
import { judgeSearches, setSearchAlert } from './search-alerts.ts';

const test = openTestApp();
const people = createPeople(test);
let shopper: Shopper;
let merchantId: number;

beforeAll(async () => {
  merchantId = await test.seed.merchant({ name: 'Nord' });
});
beforeEach(async () => {
  await test.database.database.execute('delete from search_alerts');
  shopper = await people.shopper();
});

async function product(title: string, priceCents: number, delivery: { deliveryCents?: number | null } = {}) {
  const id = await test.seed.product({ title, category: 'monitors', brand: title.split(' ')[0] ?? '' });
  await test.seed.offer({ merchantId, productId: id, priceCents, deliveryCents: 0, ...delivery });
  await test.publish();
  return id;
}

/** As the worker opens it: in a thread of its own. */
async function openedInThread() {
  const { database, url: databaseUrl } = test.database;
  const log = { warn: () => undefined };
  const options = { databaseUrl, specificationKeys: facetSpecificationKeys, categoryWords, log };
  return openListed(database, await openSearchOnce(options));
}

/** The same index, made here: a quarter of a second less each time. */
async function opened() {
  const { database } = test.database;
  const rebuilder = createRebuilder(database, facetSpecificationKeys, undefined, categoryWords);
  const { data, synonyms, clicked } = await rebuilder.rebuild();
  const engine = openEngine(data, createSenseFinders(synonyms), undefined, clicked);
  return openListed(database, {
    search: async (request) => ({ ...engine.search(request), nearbyCategoryIds: [] }),
  });
}

/** As the worker's job does it. */
async function check(): Promise<number> {
  await checkPrices(test.database.database);
  return judgeSearches(test.database.database, opened);
}

async function price(productId: number, cents: number): Promise<number> {
  const { database } = test.database;
  await database.execute(`update offers set price_cents = $2 where product_id = $1`, [productId, cents]);
  await test.publish();
  await database.execute('insert into price_checks (product_ids) values (array[$1::bigint])', [productId]);
  return check();
}

const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object, who = shopper) =>
  people.call(method, path, body, who.headers);
const set = (list: string, euros: number, who = shopper) =>
  call('PUT', '/search-alerts', { list, price: euros }, who);
type News = {
  productId: string;
  totalPrice: number;
  size: string;
  search: { list: string; matches: number } | null;
};
const news = async (who = shopper) => (await call('GET', '/notifications', undefined, who)).json<News[]>();

describe('an alert on a list', () => {
  it('tells once of each product that comes within its limit, and again after it was above', async () => {
    const [zephyr, mistral] = [
      await product('Zephyr screen alpha', 50_000),
      await product('Mistral screen alpha', 50_000),
    ];
    await product('Zephyr screen beta', 30_000);
    const wanted = { list: 'brand=Zephyr&search=screen&category=monitors', limitCents: 40_000 };
    expect(await setSearchAlert(test.database.database, shopper.id, wanted, await opened())).toBe(1);
    const listed = await call('GET', '/search-alerts');
    expect(listed.json()).toMatchObject([
      { list: 'category=monitors&search=screen&brand=Zephyr', limitPrice: 400 },
    ]);
    expect(await price(mistral, 39_000)).toBe(0);
    expect(await price(zephyr, 39_000)).toBe(1);
    expect(await price(zephyr, 38_000)).toBe(0);
    expect(await price(zephyr, 41_000)).toBe(0);
    expect(await price(zephyr, 40_000)).toBe(1);
    expect(await check()).toBe(0);
    expect((await news()).map(({ productId, totalPrice }) => [Number(productId), totalPrice])).toEqual([
      [zephyr, 400],
      [zephyr, 390],
    ]);
  });

  it('that is narrowed to a size tells of its price, and again after that was above', async () => {
    await test.database.database.execute('delete from notifications');
    const id = await test.seed.product({ title: 'Bottes Alizé', category: 'fashion', brand: 'Alizé' });
    const offer = { merchantId, productId: id, priceCents: 2_000, deliveryCents: 0 };
    await test.seed.offer({ ...offer, sizes: { '40': 2_000, '42': 9_000 } });
    await test.publish();
    const wanted = { list: 'category=fashion&spec=size%3A42', limitCents: 6_000 };
    expect(await setSearchAlert(test.database.database, shopper.id, wanted, await opened())).toBe(0);
    const resize = async (cents: number) => {
      await test.database.database.execute(`update offer_sizes set price_cents = $1 where label = '42'`, [
        cents,
      ]);
      return price(id, 2_000);
    };
    expect(await price(id, 1_500)).toBe(0);
    expect(await resize(5_000)).toBe(1);
    expect(await resize(4_000)).toBe(0);
    expect(await resize(7_000)).toBe(0);
    expect(await resize(5_500)).toBe(1);
    expect((await news()).map(({ totalPrice, size }) => [totalPrice, size])).toEqual([
      [55, '42'],
      [50, '42'],
    ]);
  });

  it('agrees with the list in a size that comes in another condition only, or is delivered free', async () => {
    const { database } = test.database;
    await database.execute('delete from notifications');
    const [boots, shoes] = [
      await test.seed.product({ title: 'Bottes Ponant', category: 'fashion', brand: 'Ponant' }),
      await test.seed.product({ title: 'Baskets Ponant', category: 'fashion', brand: 'Ponant' }),
    ];
    const offer = { merchantId, deliveryCents: 0 };
    await test.seed.offer({ ...offer, productId: boots, priceCents: 8_000, sizes: { '40': 8_000 } });
    const used = { condition: 'used' as const, priceCents: 9_000, sizes: { '42': 9_000 } };
    await test.seed.offer({ ...offer, productId: boots, ...used });
    await test.seed.offer({
      ...{ merchantId, productId: shoes, priceCents: 5_000, deliveryCents: 1_500 },
      sizes: { '40': 5_000, '42': 7_000 },
    });
    await test.publish();
    const list = 'brand=Ponant&spec=size%3A42';
    expect(await setSearchAlert(database, shopper.id, { list, limitCents: 6_000 }, await opened())).toBe(0);
    /** In the size, whose delivery is free from some amount on. */
    const reprice = async (productId: number, cents: number) => {
      await database.execute(
        `update offer_sizes set price_cents = $2 where label = '42' and offer_id in (select id from offers where product_id = $1)`,
        [productId, cents],
      );
      await test.publish();
      await database.execute(
        `update product_sizes set delivery_cents = 0, total_cents = price_cents where product_id = $1 and label = '42'`,
        [productId],
      );
      await database.execute('insert into price_checks (product_ids) values (array[$1::bigint])', [
        productId,
      ]);
      return check();
    };
    expect(await reprice(boots, 5_500)).toBe(1);
    expect(await reprice(boots, 5_400)).toBe(0);
    expect(await reprice(shoes, 5_900)).toBe(1);
    expect(await reprice(shoes, 5_800)).toBe(0);
    expect(await reprice(shoes, 6_200)).toBe(0);
    expect(await reprice(shoes, 5_700)).toBe(1);
    expect(
      (await news()).map(({ productId, totalPrice, size }) => [Number(productId), totalPrice, size]),
    ).toEqual([
      [shoes, 57, '42'],
      [shoes, 59, '42'],
      [boots, 55, '42'],
    ]);
  });

  it('tells of several in one piece of news and one mail', async () => {
    await test.database.database.execute('delete from notifications');
    const some = [await product('Aquilon display one', 50_000), await product('Aquilon display two', 51_000)];
    await set('brand=Aquilon', 300);
    await test.database.database.execute(
      'update offers set price_cents = price_cents - 25000 where product_id = any($1::bigint[])',
      [some],
    );
    await test.publish();
    await test.database.database.execute('insert into price_checks (product_ids) values ($1::bigint[])', [
      some,
    ]);
    expect(await check()).toBe(1);
    expect(await news()).toMatchObject([{ totalPrice: 250, search: { list: 'brand=Aquilon', matches: 2 } }]);
    await test.database.database.execute('update users set email_verified_at = now()');
    await test.database.database.execute(`delete from mails`);
    expect(await mailAlerts(test.database.database, 'https://shop.test')).toBe(1);
    const [mail] = await test.database.database.rows<{ text: string }>('select m::text as text from mails m');
    expect(mail?.text).toContain('Aquilon');
    expect(mail?.text).toMatch(/1 (autre produit|other product)/);
  });

  it('what an import changes of many products is looked at in parts, and all of it', async () => {
    const one = await product('Tramontane display', 50_000);
    await set('brand=Tramontane', 400);
    const { database } = test.database;
    await database.execute('update offers set price_cents = 30000 where product_id = $1', [one]);
    await test.publish();
    await database.execute(
      `insert into search_checks (product_ids) select array_agg(id) from generate_series($1::bigint + 1, $1::bigint + 9999) id`,
      [one],
    );
    await database.execute(
      'insert into search_checks (product_ids) select array[$1::bigint + 1, $1::bigint + 2] from generate_series(1, 2)',
      [one],
    );
    await database.execute('insert into search_checks (product_ids) values (array[$1::bigint])', [one]);
    expect(await judgeSearches(database, opened)).toBe(1);
    expect(await news()).toMatchObject([{ totalPrice: 300 }]);
    expect(await database.rows('select id from search_checks')).toEqual([]);
  });

  it('keeps nobody waiting while it opens the index, and does not tell again of what was merged', async () => {
    const [one, two] = [await product('Sirocco lamp', 50_000), await product('Sirocco screen', 50_000)];
    await set('brand=Sirocco', 400);
    const { database } = test.database;
    await database.execute('update offers set price_cents = 30000 where product_id = $1', [one]);
    await test.publish();
    await database.execute('insert into search_checks (product_ids) values (array[$1::bigint])', [one]);
    const wanted = { list: 'search=lamp', limitCents: 100 };
    const fired = await judgeSearches(database, async () => {
      const find = await openedInThread();
      await setSearchAlert(database, shopper.id, wanted, find);
      return find;
    });
    expect(fired).toBe(1);
    await database.transaction((transaction) => moveAlerts(transaction, [{ from: one, into: two }]));
    expect(await price(two, 30_000)).toBe(0);
    expect(await news()).toHaveLength(1);
  });

  it('tells of nothing whose delivery is unknown, nor of a price that is too low to be believed, nor of other brands', async () => {
    const untold = await product('Bora display', 50_000, { deliveryCents: null });
    const other = await product('Foehn display', 50_000);
    const cheap = await product('Bora screen', 50_000);
    await set('brand=Bora', 400);
    await set('brand=Nobody', 400);
    expect(await price(untold, 30_000)).toBe(0);
    expect(await price(other, 30_000)).toBe(0);
    await test.database.database.execute(
      `insert into price_points (offer_id, observed_at, price_cents, delivery_cents, is_available)
       select id, now() - interval '1 day' * d, case d when 0 then 900 else 50000 end, 0, true
       from offers, generate_series(0, 1) d where product_id = $1
       on conflict (offer_id, observed_at) do nothing`,
      [cheap],
    );
    expect(await price(cheap, 900)).toBe(0);
    const watched = await test.database.database.rows(
      'select known_cents as known from watched_prices where product_id = $1 and doubt_offer_id is not null',
      [cheap],
    );
    expect(watched).toEqual([{ known: 50_000 }]);
    expect(await news()).toEqual([]);
  });

  it('needs a list that is narrowed, and there are at most 20; it is its owner’s alone', async () => {
    expect((await set('stock=maybe', 400)).statusCode).toBe(400);
    expect((await set('category=no-such', 400)).statusCode).toBe(404);
    expect((await set('category=%00', 400)).statusCode).toBe(404);
    for (let number = 0; number < 20; number++) {
      expect((await set(`brand=Brand${number}`, 10)).statusCode).toBe(200);
    }
    expect((await set('brand=Last', 10)).statusCode).toBe(409);
    const [first] = (await call('GET', '/search-alerts')).json<{ _id: string }[]>();
    const own = await call('GET', '/users/me/export');
    expect(own.json()).toMatchObject({
      searchAlerts: expect.arrayContaining([{ list: 'brand=Brand7', limitPrice: 10 }]),
    });
    const stranger = await people.shopper();
    expect((await call('DELETE', `/search-alerts/${first?._id}`, undefined, stranger)).statusCode).toBe(404);
    expect((await call('DELETE', `/search-alerts/${first?._id}`)).statusCode).toBe(200);
    expect((await call('GET', '/search-alerts')).json()).toHaveLength(19);
  });
});
