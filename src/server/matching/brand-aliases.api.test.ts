import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { emptyTables } from '../../../test/helpers/empty-tables.ts';
import { bearer, createPeople } from '../../../test/helpers/people.ts';
import { addSharedGtins } from '../../../test/helpers/shared-gtins.ts';
import { findBrandAliases } from './brand-aliases.ts';

const shop = openTestApp();
const people = createPeople(shop);
let adminId: number;
let admin: Record<string, string>;

beforeAll(async () => {
  const person = await people.create({ role: 'admin' });
  adminId = person.id;
  admin = bearer(await people.token(person));
});
beforeEach(() => emptyTables(shop.database.database, 'brand_aliases', 'match_listings'));

const address = '/admin/brand-aliases';
const compaq = { alias: 'Compaq®', brand: 'HP' };
const save = (body: object, headers = {}) => people.call('PUT', address, body, { ...admin, ...headers });

test('an alias is stored, replaced, listed and deleted', async () => {
  await save({ ...compaq, brand: 'Hewlett' });
  const saved = (await save(compaq)).json();
  expect(saved).toEqual({ _id: 'compaq', ...compaq });
  await save({ alias: 'Fnac Essentiel', brand: 'Essentiel b' });
  const list = await people.call('GET', `${address}?limit=1`, undefined, admin);
  expect(list.json()).toEqual([saved]);
  expect(list.headers).toMatchObject({
    'x-total-count': '2',
    link: expect.stringContaining('rel="next"'),
  });

  const remove = () => people.call('DELETE', `${address}/compaq`, undefined, admin);
  expect((await remove()).json()).toEqual({ removed: true });
  expect((await remove()).statusCode).toBe(404);

  const superadmin = bearer(await people.token(await people.create({ role: 'superadmin' })));
  const entries = (await people.call('GET', '/audit', undefined, superadmin)).json();
  const trace = { actorId: String(adminId), details: { key: 'compaq', ...compaq } };
  expect(entries).toContainEqual(expect.objectContaining({ ...trace, action: 'brand_alias_saved' }));
  expect(entries).toContainEqual(expect.objectContaining({ ...trace, action: 'brand_alias_removed' }));
});

test.each([
  [{ alias: '★', brand: 'HP' }, 'Each name must contain', 'Chaque nom doit contenir'],
  [{ alias: 'Com\u0007paq', brand: 'HP' }, 'Each name must contain', 'Chaque nom doit contenir'],
  [{ alias: 'TP-Link', brand: 'TP Link' }, 'Both names already', 'Les deux noms désignent déjà'],
])('names that say nothing are refused in words: %j', async (body, english, french) => {
  const response = await save(body);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toContain(english);
  expect((await save(body, { 'accept-language': 'fr' })).json().message).toContain(french);
});

test.each([
  [{ alias: '★', brand: '★' }, 'alias'],
  [{ alias: 'Compaq', brand: '★' }, 'brand'],
])('the one that says nothing is named: %j', async (body, field) => {
  expect((await save(body)).json().details).toEqual({ reason: 'brand_name_invalid', field });
});

test.each([
  [{ brand: 'HP' }, 'body.alias'],
  [{ alias: 'Compaq', brand: 7 }, 'body.brand'],
  [{ alias: 'x'.repeat(101), brand: 'HP' }, 'body.alias'],
])('a body of another shape is refused with the place of the fault: %j', async (body, path) => {
  const response = await save(body);
  expect(response.statusCode).toBe(400);
  expect(response.json().details).toContainEqual({ path, message: expect.stringMatching(/.{5}/) });
});

test('brands are suggested whose GTINs agree', async () => {
  const renamed = ['lenovo', 'lenovogroup'];
  await addSharedGtins(shop.database.database, [renamed, renamed, renamed]);
  await findBrandAliases(shop.database.database);
  const list = async () =>
    (await people.call('GET', '/admin/brand-alias-suggestions', undefined, admin)).json<object[]>();
  const pair = { brand: 'lenovo', other: 'lenovogroup' };
  expect(await list()).toEqual([{ ...pair, brandName: 'lenovo', otherName: 'lenovogroup', products: 3 }]);
  const dismiss = () => people.call('POST', '/admin/brand-alias-suggestions/dismissals', pair, admin);
  expect((await dismiss()).json()).toEqual({ removed: true });
  expect(await list()).toEqual([]);
  const unknown = { brand: 'a', other: 'b' };
  const missing = await people.call('POST', '/admin/brand-alias-suggestions/dismissals', unknown, admin);
  expect(missing.statusCode).toBe(404);
});

test.each([
  ['GET', address],
  ['PUT', address],
  ['DELETE', `${address}/compaq`],
  ['GET', '/admin/brand-alias-suggestions'],
  ['POST', '/admin/brand-alias-suggestions/dismissals'],
] as const)('%s %s is for admins', async (method, path) => {
  const body = method === 'PUT' ? compaq : method === 'POST' ? { brand: 'a', other: 'b' } : undefined;
  expect((await people.call(method, path, body)).statusCode).toBe(401);
  for (const role of ['user', 'employee'] as const) {
    const somebody = bearer(await people.token(await people.create({ role })));
    expect((await people.call(method, path, body, somebody)).statusCode).toBe(403);
  }
});
