import { expect, it } from 'vitest';
import type { TestApp } from '../helpers/app.ts';
import { withShop } from '../helpers/in-browser.ts';
import { startShop } from '../helpers/shop.ts';

/** One laptop at two merchants: the dearer one delivers for free, and is cheaper delivered. */
async function seedLaptop({ seed }: TestApp): Promise<void> {
  const far = await seed.merchant({ name: 'Far Shop' });
  const near = await seed.merchant({ name: 'Near Shop' });
  const laptop = await seed.product({ title: 'Acme Laptop 14', category: 'laptops', rating: 4.5 });
  const link = 'https://near.example/laptop';
  await seed.offer({ merchantId: far, productId: laptop, priceCents: 69_900, deliveryCents: 1_500 });
  await seed.offer({ merchantId: near, productId: laptop, priceCents: 70_000, deliveryCents: 0, link });
}

const opened = withShop({}, async () => {
  const shop = await startShop();
  await seedLaptop(shop);
  await shop.publish();
  return shop;
});

it('leads a shopper from home through search to the cheapest delivered offer', async () => {
  const { page } = opened;
  expect(await opened.open('/en')).toBe(200);
  const duel = page.getByRole('region', { name: 'Prices face to face' });
  expect(await duel.textContent()).toContain('€14.00 difference');

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

  const address = opened.server.origin + (await offer.getAttribute('href'));
  const redirect = await page.request.get(address, { maxRedirects: 0 });
  expect(redirect.status()).toBe(302);
  expect(redirect.headers().location).toContain('https://near.example/laptop');
});
