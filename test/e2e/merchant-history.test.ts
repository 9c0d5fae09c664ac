import { expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { startShop } from '../helpers/shop.ts';

let product = 0;

const opened = withShop({ viewport: { width: 320, height: 800 } }, async () => {
  const shop = await startShop();
  const { seed } = shop;
  product = await seed.product({ title: 'Acme Laptop 14' });
  for (const [index, name] of ['Nord', 'Sud'].entries()) {
    const merchantId = await seed.merchant({ name });
    const own = { merchantId, productId: product, deliveryCents: 0, seenDaysAgo: 60 };
    const offer = await seed.offer({ ...own, priceCents: 50_000 - 1_000 * index });
    await seed.pricePoints(offer, [
      { daysAgo: 60, priceCents: 40_000, deliveryCents: 0 },
      { daysAgo: 50 - index, priceCents: 50_000 - 1_000 * index, deliveryCents: 0 },
    ]);
  }
  await shop.publish();
  return shop;
});

it('shows the history of each merchant when it is asked for, in the window that is chosen', async () => {
  const { page } = opened;
  await opened.open(`/en/product/${product}`);
  await page.locator('#history').scrollIntoViewIfNeeded();
  await page.getByRole('slider').first().waitFor({ state: 'attached' });
  await page.getByText('By merchant', { exact: true }).click();
  const rows = page.getByRole('table', { name: 'Price at each merchant' }).locator('tbody tr');
  const texts = async () =>
    (await rows.allTextContents()).map((each) => each.replace(/(\.\d\d)\d+ \w+ 20\d\d/, '$1…'));
  await expect.poll(texts).toEqual(['Sud€490.00€400.00…', 'Nord€500.00€400.00…']);
  await page.getByRole('link', { name: '30 days' }).click();
  await expect.poll(texts).toEqual(['Sud€490.00€490.00…', 'Nord€500.00€500.00…']);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});
