import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { createFolderStorage } from '../platform/files/folder-storage.ts';
import { renderSharePicture } from './rendering.ts';

let shop: TestApp;
let id: number;

beforeAll(async () => {
  shop = await createTestApp();
  const { seed } = shop;
  const merchantId = await seed.merchant({ name: 'Boutique' });
  id = await seed.product({ title: 'Casque </svg> & co' });
  await seed.offer({ merchantId, productId: id, priceCents: 12_990, deliveryCents: 499 });
  await shop.publish();
});
afterAll(() => shop.close());

test('a product has a picture in each language, whatever the version', async () => {
  const french = await shop.get(`/share/fr/${id}.png?v=13489-1`);
  const english = await shop.get(`/share/en/${id}.png`);
  expect(french.statusCode).toBe(200);
  expect(french.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(french.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });
  expect(french.rawPayload.equals(english.rawPayload)).toBe(false);
});

test.each([
  '/share/fr/999999.png',
  '/share/de/1.png',
  '/share/fr/0.png',
  '/share/fr/1.svg',
  '/share/fr/..%2f1.png',
])('there is no picture at %s', async (address) => {
  expect((await shop.get(address)).statusCode).toBe(404);
});

const product = {
  title: 'Casque',
  totalPrice: 10,
  deliveryKnown: true,
  condition: 'new',
  inStock: true,
  stockKnown: true,
  merchantsCount: 1,
} as const;

test('the product’s own picture is drawn into its place, never a file from elsewhere', async () => {
  const folder = path.join(shop.dataDir, 'pictures');
  await mkdir(folder, { recursive: true });
  const green = { create: { width: 64, height: 32, channels: 3, background: '#00ff00' } } as const;
  await sharp(green).webp({ lossless: true }).toFile(path.join(folder, 'photo.webp'));
  await sharp(green).webp({ lossless: true }).toFile(path.join(shop.dataDir, 'secret.webp'));

  const colourOf = async (awImage: string | null) => {
    const png = await renderSharePicture(createFolderStorage(folder), { ...product, awImage }, 'fr');
    const { data } = await sharp(png)
      .extract({ left: 948, top: 303, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Whole steps of a colour: resizing rounds.
    return [...data].map((value) => Math.round(value / 16) * 16);
  };
  expect(await colourOf('/pictures/photo.webp')).toEqual([0, 256, 0]);
  expect(await colourOf('/pictures/missing.webp')).toEqual([256, 256, 256]);
  expect(await colourOf('/pictures/../secret.webp')).toEqual([256, 256, 256]);
  expect(await colourOf(null)).toEqual([256, 256, 256]);
});
