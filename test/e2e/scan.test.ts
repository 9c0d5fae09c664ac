import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openPage, visit } from '../helpers/browser.ts';
import { type Shop, startShop } from '../helpers/shop.ts';

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const parities = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];
const inverse = (bits: string) => bits.replaceAll(/./g, (bit) => (bit === '0' ? '1' : '0'));

/** The bars of an EAN-13, as ones. */
function barsOf(digits: string): string {
  const parity = parities[Number(digits[0])] ?? '';
  const codes = [...digits.slice(1)].map((digit, at) => {
    const code = left[Number(digit)] ?? '';
    if (at >= 6) return inverse(code);
    return parity[at] === '1' ? [...inverse(code)].reverse().join('') : code;
  });
  return `101${codes.slice(0, 6).join('')}01010${codes.slice(6).join('')}101`;
}

/** A film of one picture, as Chromium's camera of a file plays it. */
async function film(file: string, digits: string): Promise<void> {
  const bars = [...barsOf(digits)].map((bit, at) =>
    bit === '1' ? `<rect x="${80 + at * 5}" y="120" width="5" height="240"/>` : '',
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#fff"/>${bars.join('')}</svg>`;
  const frame = await sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer();
  writeFileSync(file, Buffer.concat(Array<Buffer>(5).fill(frame)));
}

let folder = '';
let shop: Shop;
let browser: Browser;
let radio = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'visavis-camera-'));
  const file = path.join(folder, 'camera.mjpeg');
  await film(file, '4006381333931');
  shop = await startShop();
  radio = await shop.seed.product({ title: 'Radio 12', gtins: ['04006381333931'] });
  const merchantId = await shop.seed.merchant({ name: 'Nord' });
  await shop.seed.offer({ merchantId, productId: radio, priceCents: 1_000, deliveryCents: 0 });
  await shop.publish();
  browser = await launchBrowser({ camera: file });
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
  rmSync(folder, { recursive: true });
});

async function openFind(permissions: string[]) {
  const viewport = { width: 390, height: 844 };
  const { page, complaints, close } = await openPage(browser, { viewport, permissions });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  // A code is seen so soon that the dialog may be gone before a test has looked at it.
  const decoder = Promise.withResolvers<void>();
  await page.route('**/assets/decode-worker-*.js', async (route) => {
    await decoder.promise;
    await route.continue();
  });
  await visit(page, `${shop.origin}/en/find`);
  await page.getByRole('button', { name: 'Scan a barcode' }).click();
  return { page, complaints, workers, close, allowDecoder: decoder.resolve };
}

it('a barcode before the camera leads to its product, by the decoder that comes with the page', async () => {
  const { page, complaints, workers, close, allowDecoder } = await openFind(['camera']);
  await page.getByText('Show the barcode to the camera, flat and close.').waitFor();
  allowDecoder();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/en/product/${radio}`);
  expect(workers).toEqual([expect.stringMatching(/\/assets\/decode-worker-[^/]+\.js$/)]);
  expect(complaints).toEqual([]);
  await close();
});

it('the camera is let go when the dialog is closed, and a refusal is explained', async () => {
  const { page, close } = await openFind([]);
  await page.getByText('The camera is not allowed.', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  await close();
});
