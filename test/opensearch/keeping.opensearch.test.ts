import { createHash } from 'node:crypto';
import type { Client } from '@opensearch-project/opensearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient } from '../../src/server/search/opensearch/client.ts';
import { runSearchCommand } from '../../src/server/search/opensearch/keeping/command.ts';
import { createIndexSync } from '../../src/server/search/opensearch/keeping/index-sync.ts';
import { readState } from '../../src/server/search/opensearch/keeping/state.ts';
import { keepIndexOnOpenSearch, openRemoteSearch, type Search } from '../../src/server/search/service.ts';
import { type BreakableLink, createBreakableLink } from '../helpers/breakable-link.ts';
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts';
import { addProduct, raiseVersion } from '../helpers/listed-product.ts';
import { silentLog } from '../helpers/silent-log.ts';

const nodes = (process.env.TEST_SEARCH_URL ?? '').split(',');
const prefix = `keeping-${process.pid}`;
const keeping = { specificationKeys: [], categoryWords: {}, log: silentLog };

let testDatabase: TestDatabase;
let client: Client;
let keeper: { close(): Promise<void> } | undefined;
let link: BreakableLink;
let search: Search;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database, url: databaseUrl } = testDatabase;
  client = openClient({ nodes });
  await addProduct(database, 'Acme K70 keyboard', 'Keyboards & Mice');
  keeper = await keepIndexOnOpenSearch({ ...keeping, database, databaseUrl, cluster: { nodes, prefix } });
  link = await createBreakableLink(nodes[0] as string);
  const cluster = { nodes: [`http://127.0.0.1:${new URL(link.url).port}`], prefix };
  search = await openRemoteSearch({ databaseUrl, cluster, log: silentLog, pollEvery: 500 });
  await search.start();
});

afterAll(async () => {
  await search?.close();
  await keeper?.close();
  await client?.close();
  await testDatabase?.drop();
});

const find = async (query: string) =>
  (await search.search({ query, sort: 'relevance', offset: 0, limit: 10 })).ids;

const run = async (name: string) => {
  const written: string[] = [];
  const code = await runSearchCommand([name], {
    ...keeping,
    database: testDatabase.database,
    cluster: { nodes, prefix },
    write: (text) => written.push(text),
  });
  return { code, text: written.join('') };
};

test('builds the index that is not there yet, and answers from it', async () => {
  expect(await find('clavier')).toHaveLength(1);
  expect(Math.max(...search.countsByCategory().values())).toBe(1);
  expect(await run('verify')).toEqual({ code: 0, text: 'The index is as the database is.\n' });
});

test('an import is found, what it removed is not, and a word that came into use is everywhere', async () => {
  const { database } = testDatabase;
  const parted = await addProduct(database, 'Acme smart watch', 'Other');
  const gone = await addProduct(database, 'Acme lamp', 'Other');
  await raiseVersion(database);
  await expect.poll(() => find('lamp')).toEqual([gone]);
  await database.execute('delete from offers where product_id = $1', [gone]);
  await database.execute('delete from products where id = $1', [gone]);
  const whole = await addProduct(database, 'Acme smartwatch', 'Other');
  await raiseVersion(database);
  await expect.poll(() => find('smartwatch')).toEqual([whole, parted]);
  expect(await find('lamp')).toEqual([]);
  expect((await run('verify')).code).toBe(0);
  expect((await run('status')).text).toContain('0 products wait');
});

test('a worker that dies between products and state loses nothing: the next one repeats', async () => {
  const { database } = testDatabase;
  await keeper?.close();
  keeper = undefined;
  const added = await addProduct(database, 'Acme radio', 'Other');
  await raiseVersion(database);
  const dying = openClient({ nodes });
  dying.index = (() => Promise.reject(new Error('died'))) as unknown as typeof dying.index;
  const before = await readState(client, prefix);
  await expect(createIndexSync({ ...keeping, database, client: dying, prefix }).catchUp()).rejects.toThrow(
    'died',
  );
  expect(await readState(client, prefix)).toEqual(before);
  const next = createIndexSync({ ...keeping, database, client, prefix });
  expect(await next.catchUp()).toBe('done');
  await expect.poll(() => find('radio')).toEqual([added]);
  // Two at once: one does it, the other leaves it alone.
  await raiseVersion(database);
  const results = await Promise.all([next.catchUp(), next.catchUp()]);
  expect(results).toContain('done');
});

test('words that a feed makes up, and a failure, keep no compound from products that were there', async () => {
  const { database } = testDatabase;
  await keeper?.close();
  keeper = undefined;
  const next = createIndexSync({ ...keeping, database, client, prefix });
  const parted = await addProduct(database, 'Acme door bell', 'Other');
  await raiseVersion(database);
  expect(await next.catchUp()).toBe('done');
  const whole = await addProduct(database, 'Acme doorbell', 'Other');
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const madeUp = (text: string) =>
    hashOf(text)
      .slice(0, 20)
      .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] as string);
  for (let added = 0; added < 150; added++)
    await addProduct(
      database,
      `Acme ${Array.from({ length: 40 }, (_, at) => madeUp(`${added} ${at}`)).join(' ')}`,
      'Other',
    );
  await raiseVersion(database);
  const failing = openClient({ nodes });
  let asked = 0;
  failing.search = (({ body }: { body: { query: { terms: { title: string[] } } } }) => {
    asked = body.query.terms.title.length;
    return Promise.reject(new Error('failed'));
  }) as unknown as typeof failing.search;
  const failed = createIndexSync({ ...keeping, database, client: failing, prefix }).catchUp();
  await expect(failed).rejects.toThrow('failed');
  expect(asked).toBe(10_000);
  expect(await next.catchUp()).toBe('done');
  await expect.poll(async () => new Set(await find('doorbell'))).toEqual(new Set([whole, parted]));
});

test('words that a feed makes up fill no index: what does not fit is found as a whole word', async () => {
  const { database } = testDatabase;
  await keeper?.close();
  keeper = undefined;
  const { body } = await client.count({ index: `${prefix}-terms` });
  const most = body.count + 5;
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const madeUp = letters.map((letter) => `qz${letter.repeat(5)}`);
  const added = await addProduct(database, `Acme ${madeUp.join(' ')}`, 'Other');
  await raiseVersion(database);
  const bounded = createIndexSync({ ...keeping, database, client, prefix, maxTerms: most });
  expect(await bounded.catchUp()).toBe('done');
  expect((await client.count({ index: `${prefix}-terms` })).body.count).toBeLessThanOrEqual(most);
  for (const word of [madeUp[0], madeUp[25]]) await expect.poll(() => find(word as string)).toEqual([added]);
  expect(await bounded.rebuild()).toBe(true);
  expect((await client.count({ index: `${prefix}-terms` })).body.count).toBeLessThanOrEqual(most);
  expect((await run('verify')).code).toBe(0);
});

test('other synonyms have the index rebuilt beside the one that answers', async () => {
  const { database } = testDatabase;
  const next = createIndexSync({ ...keeping, database, client, prefix });
  const before = await readState(client, prefix);
  await database.execute(`insert into search_aliases (said, asked) values ('{radio,transistor}', '{}')`);
  await raiseVersion(database);
  expect(await next.catchUp()).toBe('stale');
  expect(await find('radio')).toHaveLength(1);
  expect(await next.rebuild()).toBe(true);
  expect((await readState(client, prefix))?.generation).not.toBe(before?.generation);
  await expect.poll(() => find('transistor')).toHaveLength(1);
  expect(await next.catchUp()).toBe('done');
  const { body } = await client.cat.indices({ index: `${prefix}-products-*`, format: 'json' } as never);
  expect(body).toHaveLength(1);
});

test('while the cluster is away, lists say so, products go on, and all comes back by itself', async () => {
  const changes = search.changes.count();
  await link.cut();
  await expect(find('radio')).rejects.toMatchObject({
    code: 'unavailable',
    reason: 'search_away',
    retryAfter: 5,
  });
  expect(await search.similar(1, 4)).toEqual([]);
  expect(await search.family(1)).toEqual([]);
  await link.mend();
  await expect.poll(() => find('radio').catch(() => [])).toHaveLength(1);
  // What was made without it is looked at again.
  expect(search.changes.count()).toBeGreaterThan(changes);
});
