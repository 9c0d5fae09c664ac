import { beforeAll, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { bearer, createPeople } from '../../../test/helpers/people.ts';
import { deleteOldReports, moveReports } from './service.ts';

const test = openTestApp();
const people = createPeople(test);
let product: number;
let offer: number;
let otherOffer: number;
let admin: string;

beforeAll(async () => {
  const { seed } = test;
  const merchantId = await seed.merchant({ name: 'Nord' });
  product = await seed.product({ title: 'Phone' });
  const other = await seed.product({ title: 'Case' });
  offer = await seed.offer({ merchantId, productId: product, priceCents: 10_000, deliveryCents: 499 });
  otherOffer = await seed.offer({ merchantId, productId: other, priceCents: 1_000 });
  admin = await people.token(await people.create({ role: 'admin' }));
});

let visitors = 0;
/** Each from an address of their own, unless said otherwise. */
const report = (
  body: object,
  {
    token,
    id = product,
    from = `198.51.100.${++visitors}`,
  }: { token?: string; id?: number; from?: string } = {},
) =>
  test.app.inject({
    method: 'POST',
    url: `/api/products/${id}/reports`,
    payload: body,
    remoteAddress: from,
    headers: token ? bearer(token) : {},
  });

type Listed = {
  _id: string;
  state: string;
  note: string;
  comment: string;
  product: { _id: string };
  userId: string | null;
};
async function list(query = '') {
  const response = await people.call('GET', `/reports${query}`, undefined, bearer(admin));
  return { total: response.headers['x-total-count'], reports: response.json<Listed[]>() };
}
const decide = (id: string, body: object, token = admin) =>
  people.call('PUT', `/reports/${id}`, body, bearer(token));

it('come from anybody, and stand before admins with what was seen', async () => {
  const response = await report({ offerId: String(offer), reason: 'price', comment: ' 89 € \r\n là-bas ' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ message: 'Thank you: we will check it.' });
  await test.database.database.execute('update offers set price_cents = 12000 where id = $1', [offer]);
  const { reports, total } = await list();
  expect(total).toBe('1');
  expect(reports[0]).toMatchObject({
    product: { _id: String(product), title: 'Phone' },
    offer: { _id: String(offer), merchant: 'Nord', reportedTotal: 104.99, total: 124.99 },
    reason: 'price',
    comment: '89 € \n là-bas',
    userId: null,
    state: 'open',
  });
});

it('name who is signed in, whose own data they are', async () => {
  const person = await people.create();
  const token = await people.token(person);
  await report({ reason: 'match', comment: 'mine' }, { token });
  expect((await list()).reports[0]).toMatchObject({ userId: String(person.id), offer: null });
  const own = await people.call('GET', '/users/me/export', undefined, bearer(token));
  expect(own.json().reports).toMatchObject([
    { productId: String(product), reason: 'match', comment: 'mine' },
  ]);
  await test.database.database.execute('delete from users where id = $1', [person.id]);
  expect((await list()).reports.map(({ userId }) => userId)).not.toContain(String(person.id));
  // A token that is no longer good is nobody's.
  expect((await report({ reason: 'other' }, { token })).statusCode).toBe(200);
});

it.each([
  ['no reason', {}, 400],
  ['an unknown reason', { reason: 'taste' }, 400],
  ['a comment that is too long', { reason: 'other', comment: 'x'.repeat(1_001) }, 400],
  ['control characters', { reason: 'other', comment: 'a\u0007b' }, 400],
  ['an offer of another product', () => ({ reason: 'price', offerId: String(otherOffer) }), 404],
  ['an offer that there is not', { reason: 'price', offerId: '999999' }, 404],
])('with %s are refused', async (_name, body, status) => {
  expect((await report(typeof body === 'function' ? body() : body)).statusCode).toBe(status);
});

it('about a product that there is not are refused', async () => {
  expect((await report({ reason: 'other' }, { id: 999_999 })).statusCode).toBe(404);
});

it('are slowed down per address', async () => {
  const found = [];
  for (let count = 0; count < 11; count++) {
    found.push((await report({ reason: 'other' }, { from: '203.0.113.9' })).statusCode);
  }
  expect(found).toEqual([...Array(10).fill(200), 429]);
});

it('are resolved, dismissed and reopened by admins, which the log tells', async () => {
  const { reports } = await list();
  const id = reports[0]?._id ?? '';
  const resolved = await decide(id, { state: 'resolved', note: 'feed was late' });
  expect(resolved.json()).toMatchObject({
    state: 'resolved',
    note: 'feed was late',
    decidedBy: expect.any(String),
  });
  expect((await list()).reports.map(({ _id }) => _id)).not.toContain(id);
  expect((await list('?state=resolved')).reports.map(({ _id }) => _id)).toEqual([id]);
  const [entry] = await test.database.database.rows<{ details: object }>(
    `select details from audit_log where action = 'report_decided'`,
  );
  expect(entry?.details).toEqual({ report: Number(id), state: 'resolved' });
  expect((await decide(id, { state: 'open' })).json()).toMatchObject({ state: 'open', decidedAt: null });
  expect((await decide('999999', { state: 'resolved' })).statusCode).toBe(404);
});

it('are decided by one of two admins at once: the other is told, and changes nothing', async () => {
  await report({ reason: 'other', comment: 'twice' });
  const id = (await list()).reports.find(({ comment }) => comment === 'twice')?._id ?? '';
  const responses = await Promise.all([
    decide(id, { state: 'resolved', note: 'mine' }),
    decide(id, { state: 'dismissed', note: 'yours' }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const stored = responses.find(({ statusCode }) => statusCode === 200)?.json();
  expect((await decide(id, { state: 'resolved', note: 'later' })).json()).toMatchObject({
    message: 'Someone else has changed this in the meantime.',
  });
  const { reports } = await list(`?state=${stored.state}`);
  expect(reports.find(({ _id }) => _id === id)).toMatchObject({ state: stored.state, note: stored.note });
  await decide(id, { state: 'open' });
  expect((await decide(id, { state: 'open' })).statusCode).toBe(409);
});

it('are nothing for shoppers', async () => {
  const token = await people.token(await people.create());
  expect((await people.call('GET', '/reports', undefined, bearer(token))).statusCode).toBe(403);
  expect((await decide('1', { state: 'resolved' }, token)).statusCode).toBe(403);
  expect((await people.call('GET', '/reports')).statusCode).toBe(401);
});

it('move with a merged product, and are deleted a year after', async () => {
  const survivor = await test.seed.product({ title: 'Phone, the same' });
  await moveReports(test.database.database, [{ from: product, into: survivor }]);
  const { reports } = await list();
  expect(new Set(reports.map((each) => each.product._id))).toEqual(new Set([String(survivor)]));
  await decide(reports[0]?._id ?? '', { state: 'dismissed' });
  await deleteOldReports(test.database.database, 365, 10);
  expect((await list('?state=dismissed')).total).toBe('1');
  await test.database.database.execute(
    `update reports set decided_at = now() - interval '366 days' where state = 'dismissed'`,
  );
  await deleteOldReports(test.database.database, 365, 10);
  expect((await list('?state=dismissed')).total).toBe('0');
  expect((await list()).reports).toHaveLength(reports.length - 1);
});
