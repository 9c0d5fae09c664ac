import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyMerchantChanges } from '../../src/server/feeds/merchant-standing.ts';
import { applyDeliveryRules } from '../../src/server/merchants/delivery-rules/service.ts';
import { measureMerchants } from '../../src/server/merchants/service.ts';
import { expectAccessible, expectNoSidewaysScrolling, hasFocus } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { drawPhoto } from '../helpers/pictures.ts';
import { startShop } from '../helpers/shop.ts';
import { expectAccessibleScreen, signInWith } from '../helpers/staff-pages.ts';

const opened = withShop({ pages: 'reset' }, () => startShop());
let token: string;

const rowOf = (text: string) => opened.page.getByRole('row').filter({ hasText: text }).first();
/** What stands below the field that has the focus. */
const focusedNote = () =>
  opened.page.evaluate(
    `document.getElementById(document.activeElement.getAttribute('aria-describedby'))?.textContent`,
  );
const db = () => opened.server.database.database;

beforeAll(async () => {
  const { people, seed } = opened.server;
  token = await people.token(await people.create({ role: 'admin' }));
  const merchantId = await seed.merchant({ name: 'Regulier' });
  await seed.merchant({ name: 'Tardif' });
  for (let index = 0; index < 40; index++) {
    const productId = await seed.product({ title: `Souris ${index}` });
    const priceCents = 1_000 + index * 190;
    await seed.offer({ merchantId, productId, priceCents, deliveryCents: priceCents < 4_900 ? 590 : 0 });
  }
  await db().execute('update offers set stated_delivery_cents = delivery_cents where merchant_id = $1', [
    merchantId,
  ]);
  await measureMerchants(db());
});
beforeEach(() => signInWith(opened.page, token));

describe('merchants', () => {
  it('take the delivery rule that their offers show with one press, and are edited with their logo', async () => {
    const { page } = opened;
    await opened.open('/en/admin/merchants');
    await rowOf('Regulier').getByText('free from €49.00').waitFor();
    await page.getByRole('button', { name: 'Adopt this rule: Regulier' }).click();
    await rowOf('Regulier').getByText('Updating…').waitFor();

    await page.getByRole('button', { name: 'Edit: Regulier' }).click();
    const form = page.getByRole('form', { name: 'Edit Regulier' });
    expect(await form.getByLabel('Delivery cost, in euros').inputValue()).toBe('5.90');
    await form.getByLabel('Site').fill('http://regulier.example');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('must begin with https://').waitFor();
    await form.getByLabel('Site').fill('https://regulier.example');
    const buffer = await drawPhoto(200, 80).png().toBuffer();
    const file = { name: 'logo.png', mimeType: 'image/png', buffer };
    await form.getByLabel('Choose a logo').setInputFiles(file);
    await form.getByRole('img', { name: 'Regulier logo' }).waitFor();
    await form.getByLabel('Active merchant').uncheck();
    await db().execute('update merchants set freshness_days = 3, version = version + 1');
    // The list, which follows the new rule until offers do, has heard of it: the form goes on from what it began with.
    await rowOf('Regulier').getByText('3 days').waitFor();
    await applyDeliveryRules(db());
    await form.getByRole('button', { name: 'Save' }).click();
    const clash = page.getByRole('alert', { name: 'Changed in the meantime' });
    await clash.getByText('Freshness limit, in days').waitFor();
    await clash.getByRole('button', { name: 'Save my version' }).click();
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Edit: Regulier' }))).toBe(true);
    await rowOf('Regulier').getByText('Inactive').waitFor();
    await applyMerchantChanges(db());
    expect(await rowOf('Regulier').locator('img').getAttribute('src')).toMatch(/^\/pictures\//);
  });

  it('stand in a table that is for everybody, with their quality and their form', async () => {
    const { page, server } = opened;
    await expectAccessibleScreen(
      page,
      (language) => `${server.origin}/${language}/admin/merchants?search=regulier`,
      async () => {
        await page.getByRole('button', { name: /^(Quality|Qualité).*Regulier$/ }).click();
        await page
          .getByText(/^0 (of|sur) 40$/)
          .first()
          .waitFor();
        await expectNoSidewaysScrolling(page);
        await expectAccessible(page);
        await page.getByRole('button', { name: /^(Edit|Modifier).*Regulier$/ }).click();
        await page.getByRole('form').waitFor();
      },
    );
  });

  it('have promo codes that admins state, change and delete, on a screen that is for everybody', async () => {
    const { page, server } = opened;
    await opened.open('/en/admin/merchants/promo-codes');
    await page.getByRole('button', { name: 'Add a promo code' }).click();
    await expect.poll(() => focusedNote()).toBe('No merchant has exactly this name.');
    await page.getByLabel('Merchant (exact name)').fill('Regulier');
    await page.getByLabel('Code, without a space').fill('RENTREE10');
    await page.getByRole('button', { name: 'Add a promo code' }).click();
    await expect.poll(() => focusedNote()).toBe('Enter a reduction, in % or in €.');
    await page.getByLabel('Code, without a space').fill('RENTREE 10');
    await page.getByLabel('Or in €').fill('10');
    await page.getByRole('button', { name: 'Add a promo code' }).click();
    await expect.poll(() => focusedNote()).toBe('Enter a code without a space.');
    await page.getByLabel('Code, without a space').fill('RENTREE10');
    await page.getByLabel('From an order of (€)').fill('50');
    await page.getByLabel('Last day').fill('2099-12-31');
    await page.getByRole('button', { name: 'Add a promo code' }).click();
    await rowOf('RENTREE10').getByText('−€10.00').waitFor();
    await expectAccessibleScreen(
      page,
      (language) => `${server.origin}/${language}/admin/merchants/promo-codes`,
      () => page.getByRole('button', { name: /^(Edit|Modifier) RENTREE10$/ }).click(),
    );
    await page.getByRole('button', { name: /^(Delete|Supprimer) RENTREE10$/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Delete permanently|Supprimer définitivement)$/ })
      .click();
    await rowOf('RENTREE10').waitFor({ state: 'detached' });
  });

  it('have files of promotions, whose codes are listed as theirs, and what of them is refused', async () => {
    const { page, server } = opened;
    const days = '2026-01-01T00:00:00+01:00/2099-12-31T23:59:59+01:00';
    const line = (id: string, code: string) =>
      [
        id,
        'all_products',
        code === '' ? 'no_code' : 'generic_code',
        code,
        `Sale ${id}`,
        days,
        'online',
        '10',
      ].join('\t');
    const content = [
      'promotion_id\tproduct_applicability\toffer_type\tgeneric_redemption_code\tlong_title\tpromotion_effective_dates\tredemption_channel\tpercent_off',
      line('one', 'DIX'),
      line('two', ''),
    ].join('\n');
    await opened.open('/en/admin/merchants/promo-files');
    await page.getByLabel('Merchant (exact name)').fill('Regulier');
    await page.getByRole('button', { name: 'Save the file' }).click();
    await page
      .getByLabel('Send a file of Regulier')
      .setInputFiles({ name: 'promotions.tsv', mimeType: 'text/plain', buffer: Buffer.from(content) });
    await rowOf('Regulier').getByText('1 of 2 promotions').waitFor();
    await rowOf('Regulier').getByText('1 promotion refused').click();
    await rowOf('Regulier').getByText('it needs no code').waitFor();
    await expectAccessibleScreen(
      page,
      (language) => `${server.origin}/${language}/admin/merchants/promo-files`,
      () => page.getByRole('button', { name: /^(Edit|Modifier).*Regulier$/ }).click(),
    );
    await opened.open('/en/admin/merchants/promo-codes');
    await rowOf('DIX').getByRole('link', { name: 'From the merchant’s file' }).waitFor();
  });
});
