import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPages } from '../../src/server/ssr.ts';
import { createTestApp, type TestApp } from '../helpers/app.ts';
import { launchBrowser, openPage, visit } from '../helpers/browser.ts';

const buildDirectory = path.resolve(import.meta.dirname, '../../build');

let app: TestApp;
let browser: Browser;
let origin: string;

/** One laptop at two merchants: the dearer one delivers for free, and is cheaper delivered. */
async function seedLaptop({ seed }: TestApp): Promise<void> {
  const far = await seed.merchant({ name: 'Far Shop' });
  const near = await seed.merchant({ name: 'Near Shop' });
  const laptop = await seed.product({ title: 'Acme Laptop 14', category: 'laptops', rating: 4.5 });
  const link = 'https://near.example/laptop';
  await seed.offer({ merchantId: far, productId: laptop, priceCents: 69_900, deliveryCents: 1_500 });
  await seed.offer({ merchantId: near, productId: laptop, priceCents: 70_000, deliveryCents: 0, link });
}

beforeAll(async () => {
  const pages = await createPages({ buildDirectory });
  app = await createTestApp({ pages, clientDirectory: path.join(buildDirectory, 'client') });
  await seedLaptop(app);
  await app.publish();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

it('leads a shopper from home through search to the cheapest delivered offer', async () => {
  const { page, complaints, close } = await openPage(browser);
  expect(await visit(page, `${origin}/en`)).toBe(200);
  const duel = page.getByRole('region', { name: 'Prices face to face right now' });
  expect(await duel.textContent()).toContain('€14.00 apart');

  const box = page.getByLabel('Search products', { exact: true });
  await box.fill('laptop');
  await box.press('Enter');
  await page.getByText('1 product', { exact: true }).waitFor();
  const card = page.getByRole('listitem').filter({ hasText: 'Acme Laptop 14' });
  expect(await card.textContent()).toContain('€700.00');

  await card.getByRole('link', { name: 'Acme Laptop 14', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Acme Laptop 14' }).waitFor();
  const offer = page.locator('a[href^="/go/"]').first();
  expect(await offer.getAttribute('rel')).toContain('sponsored');

  const redirect = await page.request.get(origin + (await offer.getAttribute('href')), { maxRedirects: 0 });
  expect(redirect.status()).toBe(302);
  expect(redirect.headers().location).toContain('https://near.example/laptop');
  expect(complaints).toEqual([]);
  await close();
});
