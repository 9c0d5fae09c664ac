import { createReadStream, createWriteStream, mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { listContents } from '../../../test/helpers/describe-database.ts';
import { bearer, createPeople } from '../../../test/helpers/people.ts';
import type { Database } from '../platform/database/database.ts';
import { createFolderStorage } from '../platform/files/folder-storage.ts';
import { entryOf } from './archive.ts';
import type { Kept } from './backup.ts';
import { runBackup, runRestore } from './service.ts';
import { packEnd, packEntry } from './tar.ts';

let shop: TestApp;
let target: TestDatabase;
let folder: string;
let archive: string;
let token: string;
const write = () => undefined;
const ugly = 'tab\t, new\nline, back\\slash, \\N, "quotes", œuvre 🛒';

const keptBy = (database: Kept['database'], dataDir: string): Kept => ({
  database,
  pictures: createFolderStorage(path.join(dataDir, 'pictures')),
  feeds: createFolderStorage(path.join(dataDir, 'feeds')),
});
const elsewhere = () => path.join(folder, 'restored');
const restore = (file: string, ...flags: string[]) =>
  runRestore([file, ...flags], { ...keptBy(target.database, elsewhere()), write });

beforeAll(async () => {
  shop = await createTestApp();
  folder = mkdtempSync('/tmp/visavis-backup-');
  archive = path.join(folder, 'shop.tar.gz');
  const people = createPeople(shop);
  const person = await people.create();
  token = await people.token(person);
  const merchantId = await shop.seed.merchant({ name: 'Nord' });
  const productId = await shop.seed.product({ title: 'Écran 27', description: ugly });
  await shop.seed.offer({ merchantId, productId, priceCents: 20_000, deliveryCents: null });
  await shop.publish();
  await people.call('POST', '/alerts', { productId: String(productId) }, bearer(token));
  await people.call('POST', '/auth/forgot-password', { email: person.email });
  await vi.waitFor(async () =>
    expect(await shop.database.database.rows('select from mails')).toHaveLength(1),
  );
  await createFolderStorage(path.join(shop.dataDir, 'pictures')).write(
    'abc-160.webp',
    Buffer.alloc(9_000, 7),
  );
  await mkdir(path.join(shop.dataDir, 'feeds'));
  const feed = path.join(shop.dataDir, 'feeds/12');
  await writeFile(feed, 'id;price\n1;2');
  await utimes(feed, new Date('2026-11-01T06:00:00Z'), new Date('2026-11-01T06:00:00Z'));
  expect(await runBackup([archive], { ...keptBy(shop.database.database, shop.dataDir), write })).toBe(0);
}, 60_000);
/** An empty database for what changes it. */
async function renewTarget(): Promise<void> {
  await target?.drop();
  target = await createTestDatabase();
}
afterAll(async () => {
  await target?.drop();
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

const foreignKeys = (db: Database) =>
  db.rows(`select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1, 2`);

describe('an archive restored into an empty database', () => {
  beforeAll(renewTarget);

  test('brings every row of every table back, but what was true at its moment only', async () => {
    const before = await listContents(shop.database.database);
    expect(before.get('sessions')).toHaveLength(1);
    expect(await restore(archive)).toBe(0);
    const after = await listContents(target.database);
    for (const name of ['sessions', 'account_links']) {
      expect(after.get(name)).toEqual([]);
      after.set(name, before.get(name) ?? []);
    }
    // Whoever keeps something made of products is to read them all.
    expect(after.get('product_changes')).toEqual([expect.stringMatching(/^\(\d+,,/)]);
    after.set('product_changes', before.get('product_changes') ?? []);
    const [mail] = await target.database.rows<{ state: string }>('select state from mails');
    expect(mail?.state).toBe('uncertain');
    for (const name of ['mails', 'catalogue_state', 'migrations']) {
      expect(after.get(name)?.length).toBe(before.get(name)?.length);
      after.set(name, before.get(name) ?? []);
    }
    expect(before.size).toBeGreaterThan(40);
    expect(after).toEqual(before);
    expect(await foreignKeys(target.database)).toEqual(await foreignKeys(shop.database.database));
  });

  test('continues the versions of the shop, and invalidates caches', async () => {
    const [shown] = await shop.database.database.rows<{ version: number }>(
      'select version from catalogue_state',
    );
    const [now] = await target.database.rows<{ version: number }>('select version from catalogue_state');
    expect(now?.version).toBeGreaterThan(shown?.version ?? 0);
    const restored = await createTestApp({ database: target.database });
    const people = createPeople({ app: restored.app, database: target });
    const person = await people.create();
    expect(await people.call('GET', '/users/me', undefined, bearer(token))).toMatchObject({
      statusCode: 401,
    });
    expect(await people.token(person)).toBeTruthy();
    await restored.close();
  });

  test('brings pictures and the feeds’ last files back, as old as they were', async () => {
    expect(await readFile(path.join(elsewhere(), 'pictures/abc-160.webp'))).toEqual(Buffer.alloc(9_000, 7));
    expect(await readFile(path.join(elsewhere(), 'feeds/12'), 'utf8')).toBe('id;price\n1;2');
    expect((await stat(path.join(elsewhere(), 'feeds/12'))).mtime).toEqual(new Date('2026-11-01T06:00:00Z'));
  });
});

describe('a database that holds something', () => {
  beforeAll(renewTarget);

  test('is not overwritten, unless that is asked for', async () => {
    await createPeople({ app: shop.app, database: target }).create();
    const before = await listContents(target.database);
    await expect(restore(archive)).rejects.toThrow(
      'The database is not empty: --replace gives up what it holds.',
    );
    expect(await listContents(target.database)).toEqual(before);
    expect(await restore(archive, '--replace')).toBe(0);
    expect(await target.database.rows('select id from users')).toHaveLength(1);
  });
});

/** Archives with these files, as somebody could make them. */
async function forged(...entries: [name: string, text: string][]): Promise<string> {
  const parts: Buffer[] = [];
  for (const [name, text] of entries)
    for await (const chunk of packEntry(entryOf(name, Buffer.from(text)))) parts.push(chunk);
  const file = path.join(folder, 'forged.tar.gz');
  await writeFile(file, gzipSync(Buffer.concat([...parts, packEnd()])));
  return file;
}

describe('an archive that is not whole, or not ours', () => {
  let before: Map<string, string[]>;
  beforeAll(async () => {
    await renewTarget();
    before = await listContents(target.database);
  });
  afterAll(async () => expect(await listContents(target.database)).toEqual(before));

  const refused = (file: string, message: string | RegExp) => expect(restore(file)).rejects.toThrow(message);

  test.each([
    '../../etc/passwd',
    'pictures/../../escaped',
    '/etc/passwd',
    'pictures/.hidden',
    'feeds/12/3',
    'other',
  ])('is refused where it holds %s', async (name) => {
    await refused(await forged([name, 'x']), `An archive of ours holds no ${JSON.stringify(name)}.`);
  });

  test('is refused where it is cut off, wherever', async () => {
    const whole = await readFile(archive);
    for (const share of [0, 0.3, 0.99]) {
      const file = path.join(folder, 'cut.tar.gz');
      await writeFile(file, whole.subarray(0, Math.floor(whole.length * share)));
      await refused(file, /./);
    }
    await refused(await forged(['sequences.json', '[]']), 'The archive is not whole.');
  });

  test('is refused where a byte of it is another', async () => {
    const plain = path.join(folder, 'plain.tar');
    await pipeline(createReadStream(archive), createGunzip(), createWriteStream(plain));
    const bytes = await readFile(plain);
    const at = bytes.indexOf('Écran 27');
    expect(at).toBeGreaterThan(0);
    bytes.write('x', at + 4);
    await writeFile(plain, bytes);
    const changed = path.join(folder, 'changed.tar.gz');
    await pipeline(createReadStream(plain), createGzip(), createWriteStream(changed));
    await refused(changed, 'The archive is damaged.');
  });

  test('is refused where the database has had other migrations', async () => {
    await target.database.execute(`alter table users add column shoe_size integer`);
    await refused(archive, 'The archive holds other tables than this database has.');
  });

  test('is not left behind where making it fails', async () => {
    const failing = keptBy(shop.database.database, shop.dataDir);
    failing.pictures.list = () => {
      throw new Error('The disk is gone.');
    };
    const file = path.join(folder, 'failed.tar.gz');
    await expect(runBackup([file], { ...failing, write })).rejects.toThrow('The disk is gone.');
    expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([]);
  });
});
