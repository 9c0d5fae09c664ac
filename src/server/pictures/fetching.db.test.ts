import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeed, type Seed } from '../../../test/helpers/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { emptyCatalogue } from '../../../test/helpers/empty-tables.ts';
import {
  type PictureAnswer,
  type PictureServer,
  pictureHost,
  startPictureServer,
} from '../../../test/helpers/picture-server.ts';
import { drawPhoto, pngOfSize } from '../../../test/helpers/pictures.ts';
import { createSafeFetch } from '../platform/fetch/safe-fetch.ts';
import { createFolderStorage } from '../platform/files/folder-storage.ts';
import type { Storage } from '../platform/files/storage.ts';
import { fetchPictures } from './fetching.ts';
import { shutOtherLoaders } from './open-picture.ts';
import { countPictures, listBrokenPictures } from './service.ts';
import { filesOf } from './storing.ts';

const log = { info: vi.fn(), warn: vi.fn() };
const publish = vi.fn(async () => undefined);
let base: TestDatabase;
let seed: Seed;
let storage: Storage;
let folder: string;
let server: PictureServer;

beforeAll(async () => {
  shutOtherLoaders();
  base = await createTestDatabase();
  server = await startPictureServer();
});
afterAll(async () => {
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  server.close();
  await base.drop();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visavis-pictures-'));
  storage = createFolderStorage(folder);
  seed = createSeed(base.database);
});
afterEach(async () => {
  await emptyCatalogue(base.database, 'pictures', 'clicks');
  await rm(folder, { recursive: true });
  server.reset();
  vi.clearAllMocks();
});

/** A product on offer whose picture is at a path of the merchants' server; returns its offer. */
async function seedProduct(path: string, merchantId: number, host = server.origin): Promise<number> {
  const productId = await seed.product({ title: path, imageUrl: host + path });
  return seed.offer({ productId, merchantId, priceCents: 1_000 });
}

const run = (signal = new AbortController().signal) =>
  fetchPictures({
    database: base.database,
    storage,
    fetch: createSafeFetch({ userAgent: 'Test/1.0', allowHttp: true, allowAddresses: [pictureHost] }),
    log,
    publish,
    signal,
    maxBytes: 200_000,
  });

const listPictures = () =>
  base.database.rows<{
    path: string;
    state: string;
    name: string;
    width: number;
    sizes: number[];
    hasAvif: boolean;
    attempts: number;
    error: string | null;
    minutes: number;
  }>(
    `select replace(source_url, $1, '') as path, state, name, width, sizes, has_avif as "hasAvif", attempts, error,
       round(extract(epoch from next_try_at - now()) / 60)::integer as minutes
     from pictures order by source_url`,
    [server.origin],
  );

const makeDue = () => base.database.execute('update pictures set next_try_at = now()');

describe('pictures of feeds', () => {
  test('are fetched, encoded, stored and shown', async () => {
    const merchant = await seed.merchant({ name: 'Pixel' });
    server.responses.set('/a.jpg', { body: await drawPhoto(500, 250).jpeg().toBuffer() });
    server.responses.set('/moved.jpg', { status: 301, headers: { location: '/a.jpg' } });
    await seedProduct('/a.jpg', merchant);
    await seedProduct('/moved.jpg', merchant);
    await seed.summaries();

    expect(await run()).toEqual({ stored: 2, failed: 0 });
    const [first, second] = await listPictures();
    expect(first).toMatchObject({
      path: '/a.jpg',
      state: 'stored',
      width: 500,
      sizes: [160, 320, 500],
      hasAvif: true,
    });
    expect(second?.name).toBe(first?.name);
    expect((await readdir(folder)).toSorted()).toEqual(first && filesOf(first).toSorted());
    expect(publish).toHaveBeenCalledTimes(1);
  });

  test('are fetched once', async () => {
    const merchant = await seed.merchant({ name: 'Pixel' });
    server.responses.set('/a.jpg', { body: await drawPhoto(50, 50).jpeg().toBuffer() });
    await seedProduct('/a.jpg', merchant);
    await seed.summaries();
    await run();
    await makeDue();
    publish.mockClear();
    expect(await run()).toEqual({ stored: 0, failed: 0 });
    expect(server.asked).toEqual(['/a.jpg']);
    expect(publish).not.toHaveBeenCalled();
  });

  test('come in the order in which people look for them', async () => {
    const [merchant, other] = [await seed.merchant({ name: 'Pixel' }), await seed.merchant({ name: 'Nord' })];
    await seedProduct('/plain.jpg', merchant);
    await seedProduct('/offered.jpg', merchant);
    const [offered] = await base.database.rows<{ id: number }>(
      `select id from products where title = '/offered.jpg'`,
    );
    await seed.offer({ productId: offered?.id ?? 0, merchantId: other, priceCents: 900 });
    const offer = await seedProduct('/clicked.jpg', merchant);
    await base.database.execute(
      `insert into clicks (id, offer_id, product_id, merchant_id)
       select gen_random_uuid(), id, product_id, merchant_id from offers where id = $1`,
      [offer],
    );
    await seed.summaries();
    await run();
    const [{ paths } = { paths: [] }] = await base.database.rows<{ paths: string[] }>(
      `select array_agg(replace(source_url, $1, '') order by priority desc) as paths from pictures`,
      [server.origin],
    );
    expect(paths).toEqual(['/clicked.jpg', '/offered.jpg', '/plain.jpg']);
  });

  test('of products that nobody offers are left alone', async () => {
    await seed.product({ title: 'Gone', imageUrl: `${server.origin}/gone.jpg` });
    await run();
    expect(server.asked).toEqual([]);
  });

  test('are asked for by two at a time of one host', async () => {
    const merchant = await seed.merchant({ name: 'Pixel' });
    for (const index of Array.from({ length: 12 }).keys()) await seedProduct(`/${index}.jpg`, merchant);
    await seed.summaries();
    await run();
    expect(server.asked).toHaveLength(12);
    expect(server.maxAtOnce).toBeLessThanOrEqual(2);
  });
});

describe('pictures that cannot be had', () => {
  test('are noted with their reason, and nothing of them is kept', async () => {
    const merchant = await seed.merchant({ name: 'Pixel' });
    const photo = await drawPhoto(600, 600).jpeg().toBuffer();
    const hostile: [string, PictureAnswer, RegExp][] = [
      ['/bomb.png', { body: pngOfSize(60_000, 60_000) }, /50 megapixels/],
      ['/cut.jpg', { body: photo.subarray(0, 20_000) }, /damaged/],
      ['/gone.jpg', { status: 404 }, /answered 404/],
      ['/html', { headers: { 'content-type': 'image/jpeg' }, body: '<h1>Sorry</h1>' }, /no picture/],
      ['/inside', { status: 302, headers: { location: 'http://127.0.0.2/secret' } }, /address_refused/],
      ['/long.jpg', { body: Buffer.alloc(200_001) }, /too_large/],
      ['/metadata', { status: 302, headers: { location: 'http://169.254.169.254/' } }, /address_refused/],
      ['/over.png', { body: pngOfSize(7_100, 7_100) }, /50 megapixels/],
      ['/round', { status: 302, headers: { location: '/round' } }, /too_many_redirects/],
      [
        '/script.svg',
        { body: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' },
        /no picture/,
      ],
    ];
    for (const [path, response] of hostile) {
      server.responses.set(path, response);
      await seedProduct(path, merchant);
    }
    await seed.summaries();

    expect(await run()).toEqual({ stored: 0, failed: hostile.length });
    const pictures = await listPictures();
    expect(pictures.map(({ path }) => path)).toEqual(hostile.map(([path]) => path));
    for (const [index, [, , reason]] of hostile.entries()) {
      expect(pictures[index]).toMatchObject({ state: 'failed', name: null, attempts: 1, minutes: 10 });
      expect(pictures[index]?.error).toMatch(reason);
    }
    expect(await readdir(folder)).toEqual([]);
    expect(await countPictures(base.database)).toEqual({ stored: 0, pending: 0, failed: hostile.length });
    expect(await listBrokenPictures(base.database, { limit: 1, offset: 1 })).toMatchObject([
      { sourceUrl: `${server.origin}/cut.jpg`, attempts: 1, error: 'damaged' },
    ]);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ failed: hostile.length }),
      'pictures could not be fetched',
    );
    expect(publish).not.toHaveBeenCalled();
  });

  test('are tried again, later each time, until they can', async () => {
    const merchant = await seed.merchant({ name: 'Pixel' });
    await seedProduct('/late.jpg', merchant);
    await seed.summaries();
    const waits: number[] = [];
    for (const _attempt of Array.from({ length: 7 })) {
      await run();
      await run();
      waits.push((await listPictures())[0]?.minutes ?? 0);
      await makeDue();
    }
    expect(waits).toEqual([10, 40, 160, 640, 2_560, 10_080, 10_080]);
    expect(server.asked).toHaveLength(7);

    server.responses.set('/late.jpg', { body: await drawPhoto(50, 50).png().toBuffer() });
    expect(await run()).toEqual({ stored: 1, failed: 0 });
    expect((await listPictures())[0]).toMatchObject({ state: 'stored', error: null });
  });

  test('for now, as their host is busy, are left for when it says', async () => {
    const merchant = await seed.merchant({ name: 'Pixel' });
    for (const index of Array.from({ length: 8 }).keys()) {
      server.responses.set(`/${index}.jpg`, { status: 429, headers: { 'retry-after': '1800' } });
      await seedProduct(`/${index}.jpg`, merchant);
    }
    await seed.summaries();
    expect(await run()).toEqual({ stored: 0, failed: 0 });
    expect(server.asked.length).toBeLessThanOrEqual(2);
    const pictures = await listPictures();
    expect(pictures).toHaveLength(8);
    for (const picture of pictures) {
      expect(picture).toMatchObject({ state: 'pending', attempts: 0, minutes: 30 });
    }
  });

  test('of a busy host are not asked for again in the same run, whatever it says', async () => {
    const merchant = await seed.merchant({ name: 'Pixel' });
    for (const index of Array.from({ length: 70 }).keys()) {
      server.responses.set(`/${index}.jpg`, { status: 503, headers: { 'retry-after': '0' } });
      await seedProduct(`/${index}.jpg`, merchant);
    }
    await seed.summaries();
    await run();
    expect(server.asked.length).toBeLessThanOrEqual(2);
    expect(new Set((await listPictures()).map(({ minutes }) => minutes))).toEqual(new Set([1]));
  });

  test('of a host that seems to be down are left for later after a few', async () => {
    const merchant = await seed.merchant({ name: 'Pixel' });
    for (const index of Array.from({ length: 20 }).keys()) {
      server.responses.set(`/${index}.jpg`, { hangsUp: true });
      await seedProduct(`/${index}.jpg`, merchant);
    }
    await seed.summaries();
    const { failed } = await run();
    expect(failed).toBeGreaterThanOrEqual(3);
    expect(failed).toBeLessThanOrEqual(4);
    expect(await countPictures(base.database)).toEqual({ stored: 0, failed, pending: 20 - failed });
    expect((await listPictures()).every(({ minutes }) => minutes === 10)).toBe(true);
  });

  test('are released on shutdown', async () => {
    const merchant = await seed.merchant({ name: 'Pixel' });
    for (const index of Array.from({ length: 4 }).keys()) await seedProduct(`/${index}.jpg`, merchant);
    await seed.summaries();
    const stop = new AbortController();
    server.onRequest = () => stop.abort();
    expect(await run(stop.signal)).toEqual({ stored: 0, failed: 0 });
    const pictures = await listPictures();
    expect(pictures).toHaveLength(4);
    expect(pictures.every(({ attempts, minutes }) => attempts === 0 && minutes === 0)).toBe(true);
  });
});
