import { expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling, hasFocus } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { startShop } from '../helpers/shop.ts';

let product = 0;

const opened = withShop({ pages: 'reset' }, async () => {
  const shop = await startShop();
  const { seed } = shop;
  product = await seed.product({ title: 'Acme Laptop 14' });
  for (const [index, name] of ['Nord', 'Sud'].entries()) {
    const merchantId = await seed.merchant({ name });
    await seed.offer({ merchantId, productId: product, priceCents: 69_900 + 100 * index, deliveryCents: 0 });
  }
  const merchantId = await seed.merchant({ name: 'Ouest' });
  const ofOuest = { merchantId, productId: product, deliveryCents: 0 };
  await seed.offer({ ...ofOuest, condition: 'refurbished', priceCents: 50_000 });
  await seed.offer({ ...ofOuest, seller: 'Zoé', priceCents: 71_000 });
  await seed.offer({ ...ofOuest, seller: 'Ali', priceCents: 72_000 });
  await shop.publish();
  return shop;
});

const dialog = () => opened.page.locator('dialog[open]');
const button = () => opened.page.getByRole('button', { name: /^(Report an error|Signaler une erreur)/ });

/** What stands below the first screen is hydrated when it is seen. */
async function openProduct(language = 'en') {
  await opened.open(`/${language}/product/${product}`);
  await opened.page.locator('#offers').scrollIntoViewIfNeeded();
}
const reports = () =>
  opened.server.database.database.rows<{ reason: string; comment: string; merchant: string | null }>(
    `select reason, comment, m.name as merchant from reports r
     left join offers o on o.id = r.offer_id left join merchants m on m.id = o.merchant_id order by r.id`,
  );

it('takes down what is wrong with an offer, or with the product', async () => {
  const { page } = opened;
  await openProduct();
  await button().click();
  await dialog().getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => dialog().getByRole('alert').textContent()).toBe('Say what is wrong.');
  await dialog().getByLabel('This concerns').selectOption({ label: 'Sud – €700.00' });
  await dialog().getByLabel('The price is not the merchant’s').check();
  await dialog().getByLabel('Details (optional)').fill('It is 749 there.');
  await dialog().getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you: we will check it.').waitFor();
  expect(await dialog().count()).toBe(0);
  await expect.poll(() => hasFocus(button())).toBe(true);

  await button().click();
  await dialog().getByLabel('This concerns').selectOption('the product as a whole');
  expect(await dialog().getByLabel('The price is not the merchant’s').count()).toBe(0);
  await dialog().getByLabel('The image, title or specifications are wrong').check();
  await dialog().getByRole('button', { name: 'Send' }).click();
  await expect.poll(reports).toEqual([
    { reason: 'price', comment: 'It is 749 there.', merchant: 'Sud' },
    { reason: 'product', comment: '', merchant: null },
  ]);
});

it('names each offer by what it alone has: seller and condition besides the merchant', async () => {
  await openProduct('fr');
  await button().click();
  await expect
    .poll(() => dialog().getByLabel('Cela concerne').locator('option').allTextContents())
    .toEqual([
      'Nord – 699,00\u00a0€',
      'Sud – 700,00\u00a0€',
      'Ouest – vendu par Zoé – 710,00\u00a0€',
      'Ouest – vendu par Ali – 720,00\u00a0€',
      'Ouest – Reconditionné – 500,00\u00a0€',
      'le produit dans son ensemble',
    ]);
});

it('says so where it could not be sent, and keeps what was written', async () => {
  const { page } = opened;
  await page.route('**/api/products/*/reports', (route) => route.abort());
  await openProduct();
  await button().click();
  await dialog().getByLabel('Something else').check();
  await dialog().getByLabel('Details (optional)').fill('Written');
  await dialog().getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => dialog().getByRole('alert').textContent())
    .toBe('Failed to send the report. Try again.');
  expect(await dialog().getByLabel('Details (optional)').inputValue()).toBe('Written');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog().count()).toBe(0);
});

it.each([
  { language: 'fr', colorScheme: 'light', width: 320 },
  { language: 'en', colorScheme: 'dark', width: 1280 },
] as const)(
  'can be used by everyone: $language $colorScheme $width',
  async ({ language, colorScheme, width }) => {
    const { page } = opened;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await openProduct(language);
    await button().click();
    await dialog().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  },
);
