import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStorage } from '../../src/server/platform/files/folder-storage.ts';
import { createTestDatabase, type TestDatabase } from '../../test/helpers/database.ts';
import { createDemoProducts } from '../catalogue/products.ts';
import { completePictures, drawPictures } from './store-pictures.ts';
import { viewsOf } from './views.ts';

const products = createDemoProducts().filter(({ sku }) => /^(horlane|folivre)/.test(sku));
const drawn = products.reduce((sum, product) => sum + viewsOf(product).length, 0);
const sizes = 3;
let base: TestDatabase;
let folder: string;

beforeAll(async () => {
  base = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'visavis-demo-pictures-'));
});
afterAll(async () => {
  await base.drop();
  await rm(folder, { recursive: true });
});

const options = () => ({ database: base.database, storage: createFolderStorage(folder), products });

async function countFiles(): Promise<{ webp: number; avif: number }> {
  const files = await readdir(folder);
  const count = (format: string) => files.filter((file) => file.endsWith(format)).length;
  return { webp: count('.webp'), avif: count('.avif') };
}

test('drawings become pictures, in WebP first', async () => {
  await drawPictures(options());
  expect(drawn).toBeGreaterThan(1);
  expect(await countFiles()).toEqual({ webp: drawn * sizes, avif: 0 });
});

test('AVIF follows under the same names, once', async () => {
  expect(await completePictures(options())).toBe(drawn);
  expect(await countFiles()).toEqual({ webp: drawn * sizes, avif: drawn * sizes });
  expect(await completePictures(options())).toBe(0);
});

test('a picture whose file was lost is drawn again', async () => {
  const [file = ''] = await readdir(folder);
  await rm(join(folder, file));
  expect(await completePictures(options())).toBe(1);
  expect(await readdir(folder)).toContain(file);
});
