import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { toCsvField } from '../../contract/csv-line.ts';
import { createFolderStorage } from '../platform/files/folder-storage.ts';
import type { Manifest } from './manifest.ts';
import { defused } from './queries.ts';
import { publishedSet, writeOpenData } from './writing.ts';

const licence = { name: 'ODbL-1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' };
let shop: TestApp;
let productId: number;

const folder = () => path.join(shop.dataDir, 'open-data');
const write = (signal?: AbortSignal, storage = createFolderStorage(folder())) =>
  writeOpenData({
    database: shop.database.database,
    storage,
    licence,
    publisher: 'Shop',
    ...(signal && { signal }),
  });
const manifest = async () => (await shop.get('/open-data/manifest.json')).json<Manifest>();

async function read(name: string) {
  const file = (await manifest()).files.find((each) => each.name === name);
  if (!file) throw new Error(`No ${name}`);
  const { rawPayload, statusCode, headers } = await shop.get(file.path);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/gzip']);
  expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(file.sha256);
  expect(rawPayload.length).toBe(file.bytes);
  return { file, text: gunzipSync(rawPayload).toString('utf8') };
}
const lines = async (name: string) => {
  const { file, text } = await read(name);
  const parsed = text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  expect(parsed).toHaveLength(file.rows);
  return parsed;
};

beforeAll(async () => {
  shop = await createTestApp({ config: { openDataLicence: licence } });
  const { seed } = shop;
  const merchantId = await seed.merchant({ name: '=cmd|calc' });
  const quiet = await seed.merchant({ name: 'Silencieux' });
  productId = await seed.product({
    title: '=1+1 "Écran"\n\\ 27\u0001',
    category: 'monitors',
    gtins: ['4006381333931'],
  });
  await shop.database.database.execute(
    `insert into product_identifiers (product_id, kind, value) values ($1, 'mpn', '-A1'), ($1, 'mpn', '4006-X')`,
    [productId],
  );
  const offer = await seed.offer({ merchantId, productId, priceCents: 19_900, deliveryCents: 499 });
  await seed.pricePoints(offer, [
    { daysAgo: 3, priceCents: 21_900, deliveryCents: null },
    { daysAgo: 1, priceCents: 19_900, deliveryCents: 499 },
  ]);
  const other = await seed.product({ title: 'Lampe', category: 'monitors' });
  await seed.offer({ merchantId: quiet, productId: other, priceCents: 1_000, deliveryCents: null });
  await shop.publish();
});
afterAll(() => shop?.close());

it('holds nothing before it was written, and tells people when it will', async () => {
  for (const address of ['/open-data/manifest.json', '/open-data/20260101000000000/products.csv.gz'])
    expect((await shop.get(address)).statusCode, address).toBe(404);
  const page = await shop.get('/open-data', { headers: { 'accept-language': 'fr' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Les premiers fichiers seront écrits cette nuit.');
});

it('is written as NDJSON and CSV, compressed, with checksums, schemas and the licence', async () => {
  await write();
  const { licence: told, publisher, files, schemas } = await manifest();
  expect([told, publisher]).toEqual([licence, 'Shop']);
  expect(files.map(({ name }) => name)).toEqual(
    ['products', 'best-offers', 'history-monitors'].flatMap((set) => [`${set}.ndjson.gz`, `${set}.csv.gz`]),
  );
  const [first] = await lines('products.ndjson.gz');
  expect(first).toMatchObject({
    id: productId,
    category: 'monitors',
    gtins: ['4006381333931'],
    merchants: 1,
  });
  const offers = await lines('best-offers.ndjson.gz');
  expect(offers).toMatchObject([
    {
      product_id: productId,
      condition: 'new',
      price: 199,
      delivery: 4.99,
      delivered_total: 203.99,
      in_stock: true,
    },
    { price: 10, delivery: null, delivered_total: null },
  ]);
  const points = await lines('history-monitors.ndjson.gz');
  expect(points).toMatchObject([
    { product_id: productId, price: 219, delivery: null, available: true },
    { price: 199, delivery: 4.99 },
  ]);
  const ajv = new Ajv2020({ formats: { 'date-time': true } });
  for (const [set, all] of [
    ['products', await lines('products.ndjson.gz')],
    ['best-offers', offers],
    ['history', points],
  ] as const) {
    const isValid = ajv.compile(schemas[set] ?? {});
    for (const line of all) expect(isValid(line), JSON.stringify([line, isValid.errors])).toBe(true);
  }
});

it('holds what pages show: no merchants that are deactivated, no prices that wait to be confirmed, no merged products', async () => {
  const { seed } = shop;
  const closed = await seed.merchant({ name: 'Fermé' });
  const doubtful = await seed.merchant({ name: 'Douteux' });
  const merged = await seed.product({ title: 'Fusionné', category: 'monitors' });
  const offers = [
    await seed.offer({ merchantId: closed, productId, priceCents: 18_000 }),
    await seed.offer({ merchantId: doubtful, productId, priceCents: 100, isGone: true }),
    await seed.offer({ merchantId: doubtful, productId: merged, priceCents: 500 }),
  ];
  for (const offer of offers) {
    const priceCents = offer === offers[1] ? 100 : 18_000;
    await seed.pricePoints(offer, [{ daysAgo: 2, priceCents, deliveryCents: 0 }]);
  }
  const { database } = shop.database;
  await database.execute('update merchants set is_active = false where id = $1', [closed]);
  await database.execute('update products set merged_into = $2 where id = $1', [merged, productId]);
  await database.execute(
    `insert into held_prices (feed_id, article_id, price_cents, reason, first_seen_at)
     select f.id, o.article_id, o.price_cents, 'other_offers', now()
     from offers o join feeds f on f.merchant_id = o.merchant_id where o.id = $1`,
    [offers[1]],
  );
  await shop.publish();
  await write();
  for (const set of ['products', 'best-offers', 'history-monitors']) {
    const told = await lines(`${set}.ndjson.gz`);
    expect(told.length, set).toBeGreaterThan(0);
    expect(JSON.stringify(told), set).not.toMatch(/Fermé|Douteux|Fusionné/);
  }
});

it('holds no formula for spreadsheets', async () => {
  const { text } = await read('best-offers.csv.gz');
  expect(text.split('\n')[0]).toBe(
    'product_id,condition,merchant,seller,price,delivery,delivered_total,in_stock,seen_at',
  );
  expect(text).toContain(`,'=cmd|calc,`);
  const { text: products } = await read('products.csv.gz');
  expect(products).not.toMatch(/(^|,|")=/m);
  // Manufacturers' numbers are text of feeds as well; codes that are safe stay as they are.
  expect(products).toContain(`,'-A1 4006-X,`);
  expect(products).toContain(',4006381333931,');
});

it('makes text harmless as the CSV files of the back office do', async () => {
  const ugly = [
    '=',
    '+',
    '-',
    '@',
    '＝',
    '\t',
    '\r',
    '\n',
    ' ',
    ',',
    ';',
    '"',
    "'",
    '\u200b',
    '\ufeff',
    'a',
    'é',
    '😀',
  ];
  const texts = ugly.flatMap((a) => ugly.flatMap((b) => ['=', 'x', '-'].map((c) => a + b + c)));
  const rows = await shop.database.database.rows<{ safe: string }>(
    `select ${defused('t')} as safe from unnest($1::text[]) with ordinality as wanted (t, at) order by at`,
    [texts],
  );
  const unquoted = (text: string) => {
    const field = toCsvField(text);
    return field.length > 1 && field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
  };
  expect(rows.map(({ safe }) => safe)).toEqual(texts.map(unquoted));
});

it('is listed for people in both languages', async () => {
  for (const [language, title] of [
    ['fr', 'Données ouvertes'],
    ['en', 'Open data'],
  ] as const) {
    const { body, headers } = await shop.get('/open-data', { headers: { 'accept-language': language } });
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(licence.url);
  }
});

it('is named where programs and assistants look, only where it is on', async () => {
  const closed = await createTestApp();
  for (const address of ['/api/docs', '/llms.txt']) {
    expect((await shop.get(address)).body, address).toContain('/open-data');
    expect((await closed.get(address)).body, address).not.toContain('/open-data');
  }
  await closed.close();
});

it('is replaced in one step, the set before stays a while, and nothing else is served', async () => {
  const before = (await manifest()).files[0]?.path ?? '';
  await write();
  expect((await shop.get(before)).statusCode).toBe(200);
  await write();
  expect((await shop.get(before)).statusCode).toBe(404);
  expect(readdirSync(folder()).filter((name) => name !== 'manifest.json')).toHaveLength(2);
  for (const address of [
    '/open-data/..%2f..%2fetc/passwd',
    '/open-data/x/products.csv.gz',
    '/open-data/.manifest.json',
  ]) {
    expect((await shop.get(address)).statusCode, address).toBe(404);
  }
});

it('is served only when it is finished, and goes on where a writer ended in the middle', async () => {
  const before = await manifest();
  const left = path.join(folder(), '.20990101000000000');
  mkdirSync(left);
  writeFileSync(path.join(left, 'products.csv.gz'), 'half');
  expect((await shop.get('/open-data/.20990101000000000/products.csv.gz')).statusCode).toBe(404);
  const moved = path.join(folder(), '20990101000000000');
  mkdirSync(moved);
  writeFileSync(path.join(moved, 'products.csv.gz'), 'whole, but not alone');
  expect((await shop.get('/open-data/20990101000000000/products.csv.gz')).statusCode).toBe(404);
  await expect(write(AbortSignal.abort())).rejects.toThrow();
  expect(existsSync(moved)).toBe(false);
  expect(await manifest()).toEqual(before);
  expect((await shop.get(before.files[0]?.path ?? '')).statusCode).toBe(200);
  expect(readdirSync(folder()).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('is written by one at a time', async () => {
  const reached = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<void>();
  const storage = createFolderStorage(folder());
  const first = write(undefined, {
    ...storage,
    async take(...file) {
      reached.resolve();
      await seen.promise;
      await storage.take(...file);
    },
  });
  await reached.promise;
  await expect(write()).rejects.toThrow('is being written');
  seen.resolve();
  await first;
  await read('products.csv.gz');
});

it('keeps the newest set where a clock ran ahead when the ones before were written', async () => {
  const [now, ahead] = [publishedSet(await manifest()), '29990101000000009'];
  renameSync(path.join(folder(), now), path.join(folder(), ahead));
  const named = path.join(folder(), 'manifest.json');
  writeFileSync(named, readFileSync(named, 'utf8').replaceAll(now, ahead));
  for (const _ of [1, 2, 3]) {
    await write();
    const { files } = await manifest();
    for (const { name } of files) await read(name);
  }
  expect((await manifest()).files[0]?.path).toContain('/open-data/29990101000000012/');
  rmSync(folder(), { recursive: true });
});

it('is off where no licence is set', async () => {
  const closed = await createTestApp();
  expect((await closed.get('/open-data')).statusCode).toBe(404);
  await closed.close();
});
