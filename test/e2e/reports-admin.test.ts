import { beforeAll, beforeEach, expect, it } from 'vitest';
import { withShop } from '../helpers/in-browser.ts';
import { expectAccessibleScreen, signInWith } from '../helpers/staff-pages.ts';

const opened = withShop({ pages: 'reset' });
let token: string;

beforeAll(async () => {
  const { people, seed, app } = opened.server;
  token = await people.token(await people.create({ role: 'admin' }));
  const productId = await seed.product({ title: 'Radio Zéphyr <b>2</b>' });
  const merchantId = await seed.merchant({ name: 'Pixel & Cie' });
  const offerId = await seed.offer({ merchantId, productId, priceCents: 9_900, deliveryCents: 490 });
  for (const [reason, offer] of [
    ['price', String(offerId)],
    ['product', undefined],
  ]) {
    const payload = { reason, offerId: offer, comment: '=HYPERLINK("x")\nIl coûte 120 € chez eux.' };
    const response = await app.inject({ method: 'POST', url: `/api/products/${productId}/reports`, payload });
    expect(response.statusCode, response.body).toBe(200);
  }
});
beforeEach(() => signInWith(opened.page, token));

it('reports wait for somebody, who resolves or dismisses them with a note', async () => {
  const { page } = opened;
  await opened.open('/en/admin/reports');
  const row = page.getByRole('row').filter({ hasText: 'Pixel & Cie' });
  await row.getByText('Then: €103.90').waitFor();
  await row.getByText('Now: €103.90').waitFor();
  await row.getByLabel('Internal note (optional)').fill('Feed corrected');
  await row.getByRole('button', { name: /^Dealt with/ }).click();
  await page.getByText('1 result').waitFor();
  await page.getByRole('button', { name: /^Dismiss: / }).click();
  await page.getByText('No results.').waitFor();

  await page.getByLabel('State').selectOption('Dealt with');
  await row.getByText('Feed corrected').waitFor();
  await row.getByRole('button', { name: /^Reopen/ }).click();
  await page.getByText('No results.').waitFor();
  await page.getByLabel('State').selectOption('To be dealt with');
  await row.getByText('Radio Zéphyr <b>2</b>').waitFor();
});

it('the screen of reports is for everybody', () =>
  expectAccessibleScreen(
    opened.page,
    (language) => `${opened.server.origin}/${language}/admin/reports`,
    (page) => page.getByRole('table').waitFor(),
  ));
