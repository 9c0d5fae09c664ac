import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServerFolder } from '../../../../test/helpers/server-folder.ts';
import { openEmbeddedPostgres } from './embedded.ts';
import { describeCluster } from './postgres-cluster.ts';

let home: string;
beforeAll(() => {
  home = makeServerFolder();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const open = () => openEmbeddedPostgres({ directory: path.join(home, 'postgres') });

async function ask<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const isThere = (url: string) =>
  ask(url, 'select').then(
    () => true,
    () => false,
  );

test('users that come together share one server, and the last one stops it', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  expect(second.url).toBe(first.url);
  await first.close();
  expect(await isThere(second.url)).toBe(true);
  const third = await open();
  expect(third.wasRunning).toBe(true);
  await second.close();
  expect(await isThere(third.url)).toBe(true);
  await third.close();
  expect(await isThere(third.url)).toBe(false);
}, 60_000);

test('one that comes while the last one leaves waits, and has a server', async () => {
  let leaving = await open();
  for (let i = 0; i < 12; i++) {
    const [coming] = await Promise.all([open(), leaving.close()]);
    expect(await isThere(coming.url)).toBe(true);
    leaving = coming;
  }
  await leaving.close();
}, 120_000);

test('it persists its data, supports French letters and listens on its socket only', async () => {
  const first = await open();
  await ask(first.url, `create table words as select lower('ÉCRAN') as word`);
  await first.close();
  const second = await open();
  expect(second.wasRunning).toBe(false);
  expect(await ask(second.url, 'select word from words')).toEqual([{ word: 'écran' }]);
  expect(await ask(second.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  await second.close();
}, 60_000);

test('each part of the application is claimed once, until it ends', async () => {
  const first = await open();
  const second = await open();
  expect(await first.claim('web', 'http://localhost:3000')).toBeUndefined();
  expect(await second.claim('web', 'http://localhost:4000')).toBe('http://localhost:3000');
  expect(await second.claim('worker', 'http://localhost:4000')).toBeUndefined();
  await first.close();
  expect(await second.claim('web', 'http://localhost:4000')).toBeUndefined();
  await second.close();
}, 60_000);

async function findPostmaster(url: string): Promise<number> {
  const [found] = await ask<{ pid: number }>(
    url,
    `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::integer as pid`,
  );
  return found?.pid ?? 0;
}

test('a server that was killed is noticed and started again at the same address', async () => {
  const first = await open();
  process.kill(await findPostmaster(first.url), 'SIGKILL');
  await first.lost;
  const second = await open();
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select word from words')).toEqual([{ word: 'écran' }]);
  await first.close();
  await second.close();
}, 60_000);

test('it starts again although a backend of the killed server takes its time to end', async () => {
  const first = await open();
  const client = new pg.Client({ connectionString: first.url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = rows[0]?.pid ?? 0;
  const postmaster = await findPostmaster(first.url);
  process.kill(backend, 'SIGSTOP');
  process.kill(postmaster, 'SIGKILL');
  await first.lost;
  const opening = open();
  const { log } = describeCluster(path.join(home, 'postgres'));
  await expect.poll(() => readFileSync(log, 'utf8').split('still in use').length).toBeGreaterThan(4);
  process.kill(backend, 'SIGCONT');
  const second = await opening;
  expect(await isThere(second.url)).toBe(true);
  await first.close();
  await second.close();
}, 60_000);
