import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { bearer, createPeople } from '../../../test/helpers/people.ts';
import { type MerchantTerms, noTerms, type OwnTerms, plainTerms } from '../../contract/my-price/terms.ts';

const test = openTestApp();
const people = createPeople(test);
let nord: number;
let sud: number;

beforeAll(async () => {
  [nord, sud] = [await test.seed.merchant({ name: 'Nord' }), await test.seed.merchant({ name: 'Sud' })];
});

const termsOf = (merchant: string, terms: Partial<MerchantTerms>, usesCodes = false): OwnTerms => ({
  merchants: [{ ...plainTerms(merchant), ...terms }],
  usesCodes,
});

async function createPerson(role?: 'admin' | 'employee') {
  const person = await people.create(role ? { role } : {});
  return { id: person.id, headers: bearer(await people.token(person)) };
}
type Person = Awaited<ReturnType<typeof createPerson>>;

describe('a shopper’s own terms', () => {
  const save = ({ headers }: Person, terms: object) => people.call('PUT', '/users/me/terms', terms, headers);
  const load = ({ headers }: Person) => people.call('GET', '/users/me/terms', undefined, headers);
  const hasTerms = async ({ headers }: Person) =>
    (await people.call('GET', '/users/me/marks', undefined, headers)).json().hasTerms;

  it('are kept by account, whole, and are part of one’s own data', async () => {
    const [owner, stranger] = [await createPerson(), await createPerson()];
    const terms = termsOf(
      'Nord',
      { delivery: 'member', memberFrom: 25.5, loyaltyPercent: 4.5, loyaltyKind: 'voucher' },
      true,
    );
    expect((await save(owner, terms)).json()).toEqual(terms);
    expect((await load(owner)).json()).toEqual(terms);
    expect((await load(stranger)).json()).toEqual(noTerms);
    expect([await hasTerms(owner), await hasTerms(stranger)]).toEqual([true, false]);
    const data = (await people.call('GET', '/users/me/export', undefined, owner.headers)).json();
    expect(data.ownTerms).toEqual(terms);

    const other = termsOf('Sud', { isLeftOut: true });
    expect((await save(owner, other)).json()).toEqual(other);
    expect((await save(owner, noTerms)).json()).toEqual(noTerms);
    expect(await hasTerms(owner)).toBe(false);
    expect((await people.call('GET', '/users/me/terms')).statusCode).toBe(401);
  });

  it('go with the account', async () => {
    const owner = await createPerson();
    await save(owner, termsOf('Nord', { isLeftOut: true }));
    await test.database.database.execute('delete from users where id = $1', [owner.id]);
    const left = await test.database.database.rows('select 1 from own_merchant_terms where user_id = $1', [
      owner.id,
    ]);
    expect(left).toEqual([]);
  });

  it('say nothing of merchants that are not known', async () => {
    const owner = await createPerson();
    const saved = await save(owner, {
      merchants: [plainTerms('Personne'), plainTerms('Sud')],
      usesCodes: false,
    });
    expect(saved.json().merchants).toEqual([plainTerms('Sud')]);
  });

  it.each([
    [{ ...plainTerms('Nord'), loyaltyPercent: 51 }],
    [{ ...plainTerms('Nord'), loyaltyPercent: 1.23 }],
    [{ ...plainTerms('Nord'), memberFrom: -1 }],
    [{ ...plainTerms('Nord'), delivery: 'free' }],
    [plainTerms('Nord'), plainTerms('Nord')],
    Array.from({ length: 51 }, (_, index) => plainTerms(`M${index}`)),
  ])('are refused where they cannot be right', async (...merchants) => {
    const owner = await createPerson();
    expect((await save(owner, { merchants: merchants.flat(), usesCodes: false })).statusCode).toBe(400);
    expect((await load(owner)).json()).toEqual(noTerms);
  });

  it('are saved whole by whoever saves last, however many at once', async () => {
    const owner = await createPerson();
    const all = Array.from({ length: 8 }, (_, index) =>
      save(owner, termsOf(index % 2 ? 'Nord' : 'Sud', { loyaltyPercent: 1 })),
    );
    expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
    expect((await load(owner)).json().merchants).toHaveLength(1);
  });
});

describe('own prices of a page', () => {
  const ask = (terms: object, ...products: object[]) =>
    people.call('POST', '/own-prices', { products, terms });
  const bestOf = async (terms: object, id: number, condition = 'new') =>
    (await ask(terms, { _id: String(id), condition })).json()[0].best;

  async function createProduct(
    offers: [number, number, number | null][],
    more: Partial<Parameters<typeof test.seed.offer>[0]> = {},
  ) {
    const productId = await test.seed.product({ title: 'Lampe' });
    for (const [merchantId, priceCents, deliveryCents] of offers) {
      await test.seed.offer({ merchantId, productId, priceCents, deliveryCents, ...more });
    }
    return productId;
  }

  it('are the best by the terms that are sent, with what made them, and kept by nobody', async () => {
    const lamp = await createProduct([
      [nord, 4_000, 500],
      [sud, 4_200, 0],
    ]);
    await test.publish();
    expect(await bestOf(noTerms, lamp)).toEqual({
      merchant: 'Sud',
      totalPrice: 42,
      deliveryKnown: true,
      parts: [],
    });
    expect(await bestOf(termsOf('Nord', { delivery: 'member' }), lamp)).toEqual({
      merchant: 'Nord',
      totalPrice: 40,
      deliveryKnown: true,
      parts: [{ kind: 'member', amount: 5, code: null, percent: null }],
    });
    expect(await bestOf(termsOf('Sud', { isLeftOut: true }), lamp)).toMatchObject({ merchant: 'Nord' });
    const response = await ask(noTerms, { _id: String(lamp) });
    expect(response.headers['cache-control']).toContain('no-store');
  });

  it('never put unknown delivery before known, unless a term settles it; none where all are left out', async () => {
    const lamp = await createProduct([
      [nord, 1_000, null],
      [sud, 4_000, 300],
    ]);
    await test.publish();
    expect(await bestOf(noTerms, lamp)).toMatchObject({ merchant: 'Sud', totalPrice: 43 });
    expect(await bestOf(termsOf('Nord', { delivery: 'collect' }), lamp)).toMatchObject({
      merchant: 'Nord',
      totalPrice: 10,
      deliveryKnown: true,
    });
    const neither = { merchants: ['Nord', 'Sud'].map((name) => ({ ...plainTerms(name), isLeftOut: true })) };
    expect(await bestOf({ ...neither, usesCodes: false }, lamp)).toBeNull();
    expect(await bestOf(noTerms, lamp, 'used')).toBeNull();
    expect(await bestOf(noTerms, 987_654)).toBeNull();
  });

  it('are told of each product as often as it is asked', async () => {
    const lamp = await createProduct([[nord, 4_000, 0]]);
    await test.publish();
    const asked = ['new', 'used', 'new'].map((condition) => ({ _id: String(lamp), condition }));
    const best = (await ask(noTerms, ...asked)).json<{ best: object | null }[]>().map((each) => each.best);
    expect(best).toEqual([expect.objectContaining({ totalPrice: 40 }), null, best[0]]);
  });

  it('are asked for a page of products at most', async () => {
    const page = Array.from({ length: 61 }, (_, index) => ({ _id: String(index + 1) }));
    expect((await ask(noTerms, ...page.slice(0, 60))).statusCode).toBe(200);
    expect((await ask(noTerms, ...page)).statusCode).toBe(400);
    expect((await ask(noTerms)).statusCode).toBe(400);
    expect((await ask({ merchants: [{ merchant: 3 }] }, { _id: '1' })).statusCode).toBe(400);
  });

  describe('with promo codes', () => {
    let admin: Person;
    const body = (more: object = {}) => ({
      merchantId: String(nord),
      code: 'RENTREE10',
      amount: 10,
      minimum: 50,
      ...more,
    });
    const add = (more: object = {}) => people.call('POST', '/admin/promo-codes', body(more), admin.headers);
    const publicCodes = async () => (await people.call('GET', '/promo-codes')).json();

    beforeAll(async () => {
      admin = await createPerson('admin');
    });

    it('are stated by admins alone, kept in the audit log, and public until they end', async () => {
      const added = await add({ until: '2099-12-31', noteFr: 'Une fois par client', noteEn: 'Once' });
      expect(added.json()).toMatchObject({ merchant: 'Nord', amount: 10, percent: null, state: 'valid' });
      const id = added.json()._id;
      expect(await publicCodes()).toEqual([
        {
          merchant: 'Nord',
          code: 'RENTREE10',
          percent: null,
          amount: 10,
          minimum: 50,
          from: null,
          until: '2099-12-31',
          category: null,
          isFirstOrder: false,
          offers: null,
          noteFr: 'Une fois par client',
          noteEn: 'Once',
        },
      ]);
      expect((await add({ code: 'rentree10' })).json()).toMatchObject({ code: 'conflict' });
      const path = `/admin/promo-codes/${id}`;
      const ended = await people.call('PUT', path, body({ until: '2020-01-01' }), admin.headers);
      expect(ended.json().state).toBe('expired');
      expect(await publicCodes()).toEqual([]);
      const listed = await people.call('GET', '/admin/promo-codes', undefined, admin.headers);
      expect(listed.json()).toMatchObject([{ _id: id, state: 'expired' }]);
      expect((await people.call('DELETE', path, undefined, admin.headers)).statusCode).toBe(200);
      expect((await people.call('DELETE', path, undefined, admin.headers)).statusCode).toBe(404);
      const entries = await test.database.database.rows<{ action: string }>(
        `select action from audit_log where action like 'promo_code%' order by id`,
      );
      expect(entries.map(({ action }) => action)).toEqual([
        'promo_code_added',
        'promo_code_changed',
        'promo_code_removed',
      ]);
    });

    it.each([
      [{ percent: 10 }],
      [{ amount: null }],
      [{ amount: 0 }],
      [{ code: 'DEUX MOTS' }],
      [{ code: '' }],
      [{ from: '2026-02-01', until: '2026-01-01' }],
      [{ until: '2026-02-30' }],
      [{ from: '0000-01-01' }],
      [{ until: '2999-12-31' }],
      [{ category: '999999999999999' }],
      [{ noteFr: 'x'.repeat(201) }],
    ])('are refused where they cannot be right: %j', async (more) => {
      expect((await add(more)).statusCode).toBe(400);
    });

    it('are published from their first day on', async () => {
      const id = (await add({ from: '2099-01-01' })).json()._id;
      expect(await publicCodes()).toEqual([]);
      await people.call('DELETE', `/admin/promo-codes/${id}`, undefined, admin.headers);
    });

    it('are of merchants and categories that there are', async () => {
      expect((await add({ merchantId: '987654' })).statusCode).toBe(404);
      expect((await add({ category: '987654' })).statusCode).toBe(404);
    });

    it('count for who wants them, in their category and those below it', async () => {
      const lamp = await createProduct([[nord, 6_000, 0]]);
      await test.publish();
      const { database } = test.database;
      const [{ category = 0 } = {}] = await database.rows<{ category: number }>(
        'select category_id as category from products where id = $1',
        [lamp],
      );
      const [{ above = 0 } = {}] = await database.rows<{ above: number }>(
        `insert into categories (key, name, name_fr) values ('above', 'Above', 'Dessus') returning id as above`,
      );
      const id = (await add({ category: String(above) })).json()._id;
      const wanting = { merchants: [], usesCodes: true };
      expect(await bestOf(wanting, lamp)).toMatchObject({ totalPrice: 60, parts: [] });
      await database.execute('update categories set parent_id = $1 where id = $2', [above, category]);
      expect(await bestOf(wanting, lamp)).toMatchObject({
        totalPrice: 50,
        parts: [{ kind: 'code', code: 'RENTREE10', amount: 10 }],
      });
      expect(await bestOf(noTerms, lamp)).toMatchObject({ totalPrice: 60 });
      await people.call('DELETE', `/admin/promo-codes/${id}`, undefined, admin.headers);
    });
  });
});

it('finds merchants by a part of their names', async () => {
  expect((await people.call('GET', '/merchants?search=nor')).json()).toEqual(['Nord']);
  expect((await people.call('GET', '/merchants')).json()).toEqual(['Nord', 'Sud']);
  expect((await people.call('GET', '/merchants?search=%25')).json()).toEqual([]);
});
