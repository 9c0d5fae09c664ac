import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { caughtUp } from '../../../test/helpers/caught-up.ts';
import { bearer, createPeople, type People } from '../../../test/helpers/people.ts';
import { createSearch, type Search } from './service.ts';

let base: TestApp;
let search: Search;
let shop: TestApp;
let people: People;
let adminId: number;
const missed: string[] = [];
let admin: Record<string, string>;

beforeAll(async () => {
  base = await createTestApp();
  const { seed, database } = base;
  const merchantId = await seed.merchant({ name: 'Pixel' });
  const productId = await seed.product({ title: 'Acme air crusher', category: 'home-appliances' });
  await seed.offer({ merchantId, productId, priceCents: 9_900 });
  await seed.summaries();
  const quiet = () => undefined;
  search = createSearch({
    databaseUrl: database.url,
    log: { info: quiet, warn: quiet },
    pollEvery: 60_000,
    onMissed: (query) => missed.push(query),
  });
  await search.start();
  shop = await createTestApp({ search, database: database.database, responseCacheBytes: 1_000_000 });
  people = createPeople({ app: shop.app, database });
  const person = await people.create({ role: 'admin' });
  adminId = person.id;
  admin = bearer(await people.token(person));
});
afterAll(async () => {
  await search?.close();
  await shop?.close();
  await base?.close();
});

const address = '/admin/search-aliases';
const group = { said: ['air crusher', ' broyeuse  sans huile '], asked: ['broyeuse'] };

/** Makes an edit and waits until this process searches by it. */
async function edited(...call: Parameters<People['call']>) {
  const response = await people.call(...call);
  expect(response.statusCode, response.body).toBe(200);
  await caughtUp(search, base.database);
  return response.json();
}

const find = async (query: string) => {
  const response = await shop.get(`/api/products?search=${encodeURIComponent(query)}`);
  return response.headers['x-total-count'];
};

test.each([
  ['zzyzx&max=1&stock=in', true, ['zzyzx']],
  ['crusher&max=1', false, []],
])(
  'an empty list with a choice counts its text once, if that finds nothing at all: %s',
  async (asked, empty, counted) => {
    missed.length = 0;
    const response = await shop.get(`/api/search?search=${asked}&facets=all`);
    expect(response.json()).toMatchObject({ total: 0, emptyWithoutChoice: empty });
    expect(missed).toEqual(counted);
  },
);

describe('aliases of search', () => {
  test('apply to searches as soon as they are saved, changed and removed, cached or not', async () => {
    expect(await find('broyeuse sans huile')).toBe('0');
    const saved = await edited('POST', address, group, admin);
    expect(saved).toEqual({
      _id: saved._id,
      said: ['air crusher', 'broyeuse sans huile'],
      asked: ['broyeuse'],
    });
    expect([await find('broyeuse sans huile'), await find('broyeuse')]).toEqual(['1', '1']);

    const one = `${address}/${saved._id}`;
    const changed = await edited('PUT', one, { said: saved.said }, admin);
    expect(changed).toEqual({ ...saved, asked: [] });
    const { headers } = await people.call('GET', `${address}?limit=1`, undefined, admin);
    const last = await people.call(
      'GET',
      `${address}?limit=1&page=${headers['x-total-count']}`,
      undefined,
      admin,
    );
    expect(last.json()).toEqual([changed]);
    expect(headers.link).toContain('rel="next"');
    expect(last.headers.link).toContain('rel="prev"');

    expect(await edited('DELETE', one, undefined, admin)).toEqual({ removed: true });
    expect(await find('broyeuse sans huile')).toBe('0');
    expect((await people.call('DELETE', one, undefined, admin)).statusCode).toBe(404);
    expect((await people.call('PUT', one, group, admin)).statusCode).toBe(404);
  });

  test('leave a trace of who changed what', async () => {
    const { _id, ...stored } = await edited('POST', address, group, admin);
    await edited('DELETE', `${address}/${_id}`, undefined, admin);
    const superadmin = bearer(await people.token(await people.create({ role: 'superadmin' })));
    const entries = (await people.call('GET', '/audit', undefined, superadmin)).json();
    const trace = { actorId: String(adminId), details: { ...stored, id: Number(_id) } };
    expect(entries).toContainEqual(expect.objectContaining({ ...trace, action: 'search_alias_saved' }));
    expect(entries).toContainEqual(expect.objectContaining({ ...trace, action: 'search_alias_removed' }));
  });

  test.each([
    [{ said: ['alone'] }, 'A group must contain two different phrases'],
    [{ said: [], asked: ['one', 'two'] }, 'A group must contain two different phrases'],
    [{ said: ['fan', 'the'] }, 'Each phrase must contain a word'],
    [{ said: ['fan', 'a\u0007b'] }, 'Each phrase must contain a word'],
  ])('that mean nothing are refused in words: %j', async (body, message) => {
    const response = await people.call('POST', address, body, admin);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain(message);
    const french = await people.call('POST', address, body, { ...admin, 'accept-language': 'fr' });
    expect(french.json().message).toMatch(/^(Un groupe|Chaque expression) doit contenir/);
  });

  test('that mean nothing are refused with the field that they are of', async () => {
    const asked = await people.call('POST', address, { said: ['fan', 'cooler'], asked: ['the'] }, admin);
    expect(asked.json().details).toEqual({ reason: 'search_phrase_invalid', field: 'asked', phrase: 'the' });
  });

  test.each([
    [{}, 'body.said'],
    [{ said: 'laptop' }, 'body.said'],
    [{ said: ['fan', 'x'.repeat(101)] }, 'body.said.1'],
    [{ said: ['fan'], asked: Array.from({ length: 31 }, (_, i) => `word${i}`) }, 'body.asked'],
    [{ said: ['fan', 7] }, 'body.said.1'],
  ])('of another shape are refused with the place of the fault: %j', async (body, path) => {
    const response = await people.call('POST', address, body, admin);
    expect(response.statusCode).toBe(400);
    expect(response.json().details).toContainEqual({ path, message: expect.stringMatching(/.{5}/) });
  });

  test('are bounded in number', async () => {
    const { database } = base.database;
    const filler = await database.rows<{ id: number }>(
      `insert into search_aliases (said) select array['a' || n, 'b' || n] from generate_series(1, 2000) n returning id`,
    );
    const response = await people.call('POST', address, group, admin);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('Delete one first');
    await database.execute('delete from search_aliases where id = any($1)', [filler.map(({ id }) => id)]);
  });
});

test('what was searched in vain is listed, the most frequent first', async () => {
  await base.database.database.execute(
    `insert into searches_without_result
     select (now() at time zone 'Europe/Paris')::date - days, query, count
     from (values (0, 'vinyle', 2), (3, 'vinyle', 3), (40, 'vinyle', 9), (1, 'grille-pain', 4)) as v (days, query, count)
     on conflict do nothing`,
  );
  const list = async (query: string) =>
    people.call('GET', `/admin/missed-searches${query}`, undefined, admin);
  const response = await list('?limit=1');
  expect(response.json()).toEqual([
    { query: 'vinyle', count: 5, lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  expect(response.headers).toMatchObject({ 'x-total-count': '2' });
  expect((await list('?days=1')).json()).toMatchObject([{ query: 'vinyle', count: 2 }]);
  expect((await list('?days=91')).statusCode).toBe(400);
  expect((await list('?limit=101')).statusCode).toBe(400);
});

describe('a search without results', () => {
  const decide = (body: object) => people.call('PUT', '/admin/missed-searches', body, admin);
  const queries = async (dismissed: boolean) =>
    (await people.call('GET', `/admin/missed-searches?dismissed=${dismissed}`, undefined, admin))
      .json<{ query: string }[]>()
      .map(({ query }) => query);
  const groupsWith = async (word: string) =>
    (await people.call('GET', `${address}?search=${encodeURIComponent(word)}`, undefined, admin)).json<
      { _id: string; said: string[]; asked: string[] }[]
    >();
  beforeAll(() =>
    base.database.database.execute(
      `insert into searches_without_result
       select (now() at time zone 'Europe/Paris')::date, query, 1
       from unnest(array['casque moto', 'aircrasher', 'zz top']) as query`,
    ),
  );

  test('is dismissed, and brought back', async () => {
    expect((await decide({ query: 'zz top', decision: 'dismiss' })).json()).toEqual({ decided: true });
    expect([await queries(false), await queries(true)]).toEqual([
      expect.not.arrayContaining(['zz top']),
      ['zz top'],
    ]);
    await decide({ query: 'ZZ  Top', decision: 'restore' });
    expect(await queries(false)).toContain('zz top');
    const log = await base.database.database.rows(
      `select action, details->>'query' as query from audit_log where action like 'missed_search%' order by id`,
    );
    expect(log).toEqual([
      { action: 'missed_search_dismissed', query: 'zz top' },
      { action: 'missed_search_restored', query: 'zz top' },
    ]);
  });

  test('comes to mean what a group says, or makes one', async () => {
    await decide({ query: 'casque moto', decision: 'alias', meaning: 'Casques' });
    const [headphones] = await groupsWith('casque moto');
    expect(headphones).toMatchObject({ asked: expect.arrayContaining(['earbuds', 'casque moto']) });
    expect(headphones?.said).toContain('headphones');
    await edited(
      'PUT',
      '/admin/missed-searches',
      { query: 'aircrasher', decision: 'alias', meaning: 'air crusher' },
      admin,
    );
    const long = `aircrasher ${'x'.repeat(80)}`;
    await edited(
      'PUT',
      '/admin/missed-searches',
      { query: long, decision: 'alias', meaning: 'air crusher' },
      admin,
    );
    const [grown] = await groupsWith(long);
    expect(grown?.asked).toEqual(['aircrasher', long]);
    const shorter = { said: ['air crusher'], asked: ['aircrasher'] };
    await edited('PUT', `${address}/${grown?._id}`, shorter, admin);
    expect(await groupsWith('AIRCRASH')).toMatchObject([{ said: ['air crusher'], asked: ['aircrasher'] }]);
    expect(await find('aircrasher')).toBe('1');
    expect(await queries(true)).toEqual(expect.arrayContaining(['casque moto', 'aircrasher']));
  });

  test('is not dismissed where nothing came of it', async () => {
    const response = await decide({ query: 'zz top', decision: 'alias', meaning: 'le' });
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      expect.stringContaining('Each phrase must contain a word'),
    ]);
    expect((await decide({ query: 'a@b.fr', decision: 'dismiss' })).statusCode).toBe(400);
    expect(await queries(false)).toContain('zz top');
  });
});

test.each([
  ['GET', address],
  ['POST', address],
  ['PUT', `${address}/1`],
  ['DELETE', `${address}/1`],
  ['GET', '/admin/missed-searches'],
  ['PUT', '/admin/missed-searches'],
] as const)('%s %s is for admins', async (method, path) => {
  const body = method === 'POST' || method === 'PUT' ? group : undefined;
  expect((await people.call(method, path, body)).statusCode).toBe(401);
  for (const role of ['user', 'employee'] as const) {
    const somebody = bearer(await people.token(await people.create({ role })));
    expect((await people.call(method, path, body, somebody)).statusCode).toBe(403);
  }
});
