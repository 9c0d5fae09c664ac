import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import type { Manifest } from './manifest.ts';
import { writeOpenData } from './writing.ts';

const licence = { name: 'ODbL-1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' };
let shop: TestApp;
let productId: number;

const write = () =>
  writeOpenData({
    database: shop.database.database,
    folder: path.join(shop.dataDir, 'open-data'),
    licence,
    publisher: 'Shop',
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

it('says nothing before it was written', async () => {
  for (const address of [
    '/open-data',
    '/open-data/manifest.json',
    '/open-data/20260101000000000/products.csv.gz',
  ]) {
    expect((await shop.get(address)).statusCode, address).toBe(404);
  }
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

it('holds no formula for spreadsheets', async () => {
  const { text } = await read('best-offers.csv.gz');
  expect(text.split('\n')[0]).toBe(
    'product_id,condition,merchant,seller,price,delivery,delivered_total,in_stock,seen_at',
  );
  expect(text).toContain(`,'=cmd|calc,`);
  expect((await read('products.csv.gz')).text).not.toMatch(/(^|,|")=/m);
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

it('is replaced in one step, the set before stays a while, and nothing else is served', async () => {
  const before = (await manifest()).files[0]?.path ?? '';
  await write();
  expect((await shop.get(before)).statusCode).toBe(200);
  await write();
  expect((await shop.get(before)).statusCode).toBe(404);
  const folder = path.join(shop.dataDir, 'open-data');
  expect(readdirSync(folder).filter((name) => /^\d+$/.test(name))).toHaveLength(2);
  for (const address of [
    '/open-data/..%2f..%2fetc/passwd',
    '/open-data/x/products.csv.gz',
    '/open-data/.manifest.json',
  ]) {
    expect((await shop.get(address)).statusCode, address).toBe(404);
  }
  rmSync(folder, { recursive: true });
});

it('is off where no licence is set', async () => {
  const closed = await createTestApp();
  expect((await closed.get('/open-data')).statusCode).toBe(404);
  await closed.close();
});
