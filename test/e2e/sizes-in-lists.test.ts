import { beforeAll, describe, expect, it } from 'vitest';
import { expectSound, visit } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { signInWith } from '../helpers/staff-pages.ts';

const opened = withShop({ pages: 'reset' });
const runner = 'Baskets Nova Runner';
/** Its id. */
let shoe: number;

beforeAll(async () => {
  const { seed, publish } = opened.server;
  const [nord, sud] = [await seed.merchant({ name: 'Nord' }), await seed.merchant({ name: 'Sud' })];
  shoe = await seed.product({ title: runner, category: 'fashion' });
  const other = await seed.product({ title: 'Sandales Orla', category: 'fashion' });
  const offer = { deliveryCents: 0 };
  await seed.offer({
    ...{ ...offer, productId: shoe, merchantId: nord, priceCents: 3_000 },
    sizes: { '40': 3_000, '42': 6_000, '43.5': null },
  });
  await seed.offer({
    ...{ ...offer, productId: shoe, merchantId: sud, priceCents: 5_000 },
    sizes: { '42': 5_000, '43.5': 4_500 },
  });
  await seed.offer({
    ...{ ...offer, productId: other, merchantId: nord, priceCents: 1_000 },
    sizes: { '40': 1_000, '42': 9_000 },
  });
  await publish();
});

const at = (path: string, language = 'en') => `${opened.server.origin}/${language}${path}`;

describe('a list that is narrowed to sizes', () => {
  it('shows their prices, and opens products in them', async () => {
    const { page } = opened;
    const cards = () =>
      page
        .locator('.card')
        .evaluateAll((all) =>
          all.map((card) => card.querySelector('.card-price')?.textContent?.replaceAll(/\s/gu, ' ')),
        );
    await visit(page, at('/category/Fashion?spec=size:42'));
    expect(await cards()).toEqual([
      'From€50.00delivered, at 2 merchantsSize 42',
      'From€90.00delivered, at 1 merchantSize 42',
    ]);
    await expectSound(page, [
      { width: 390, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
    ]);
    await visit(page, at('/category/Fashion?spec=size:43.5&spec=size:42', 'fr'));
    expect(await cards()).toEqual([
      'Dès45,00 €livré, chez 1 marchandTaille 43,5',
      'Dès90,00 €livré, chez 1 marchandTaille 42',
    ]);
    await page.getByRole('link', { name: runner, exact: true }).click();
    await page.getByText('Taille 43,5 : prix et stock').waitFor();
    await page.locator('.decision-box').getByText('45,00 €').first().waitFor();
    await page.getByText('1 marchand sur 2 a la taille 43,5.').waitFor();
  });

  it('are remembered with the size that they were viewed in', async () => {
    const { page } = opened;
    await visit(page, at(`/product/${shoe}?size=43,5`));
    await page.getByText('Size 43.5: prices and stock').waitFor();
    await visit(page, at(''));
    const viewed = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: runner });
    expect(await viewed.getAttribute('href')).toBe(`/en/product/${shoe}?size=43.5`);
  });

  it('says that nothing comes in a size, and leads to the list without it', async () => {
    const { page } = opened;
    await visit(page, at('/category/Fashion?spec=size:99&spec=size:42', 'fr'));
    await page.getByText('Aucun produit ici en taille 99 : ce filtre n’est pas appliqué.').waitFor();
    await expectSound(page, [{ width: 390, colorScheme: 'light' }]);
    await page.getByRole('link', { name: 'Retirer ce filtre', exact: true }).click();
    await page.getByText('Aucun produit ici').waitFor({ state: 'detached' });
    await visit(page, at('/category/Fashion?spec=size:99'));
    await page.getByText('No product here in size 99: this filter is not applied.').waitFor();
    expect(await page.locator('.card').count()).toBe(2);
  });

  it('leads to the comparison of merchants in them', async () => {
    const { page } = opened;
    await visit(page, at('/category/Fashion?spec=size:43.5'));
    await page.getByRole('link', { name: `Compare Price: ${runner}` }).click();
    await page.getByText('Size 43.5: prices and stock').waitFor();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await row('Sud').getByText('€45.00').first().waitFor();
    await row('Sud').getByText('In stock').waitFor();
    await row('Nord').getByText('Out of stock').waitFor();
    const whole = page.getByRole('link', { name: 'History, specifications and filters' });
    expect(await whole.getAttribute('href')).toBe(`/en/product/${shoe}?size=43.5`);
    await expectSound(page, [{ width: 390, colorScheme: 'light' }]);
  });

  it('says on both pages that other sizes cost more, and draws no stroke over it', async () => {
    const { page } = opened;
    for (const path of [`/product/${shoe}`, `/compare/${shoe}`]) {
      await visit(page, at(path, 'fr'));
      const totals = await page
        .locator(':is(.decision-box, table) p:has(.price-from), td:has(> .price-from), dd:has(.price-from)')
        .allTextContents();
      expect(totals.map((total) => total.replaceAll(/\s/gu, ' ').slice(0, 11))).toEqual([
        'dès 30,00 €',
        'dès 30,00 €',
      ]);
      for (const word of await page.locator('.price-from:has(+ .marker)').all()) {
        const end = await word.evaluate((span) => {
          const range = document.createRange();
          range.selectNodeContents(span);
          const stroke = span.nextElementSibling?.getBoundingClientRect().left ?? 0;
          return stroke - range.getBoundingClientRect().right;
        });
        expect(end).toBeGreaterThan(-1);
      }
    }
  });

  it('puts products into the cart in the size whose price is shown', async () => {
    const { page } = opened;
    await visit(page, at('/category/Fashion?spec=size:42'));
    await page.getByRole('button', { name: `Add to cart: ${runner}` }).click();
    await page.getByText('Added to your cart.').first().waitFor();
    const cart = JSON.parse((await page.evaluate<string | null>('localStorage.getItem("cart")')) ?? '[]');
    expect(cart).toMatchObject([{ _id: String(shoe), size: '42', price: 50 }]);
  });
});

describe('an alert in a size', () => {
  it.each([
    ['?size=EU%2043,5', '43,5', '43.5'],
    ['?size=zzz', undefined, ''],
    [`?size=${'4'.repeat(3_000)}`, undefined, ''],
  ])('is set by one press in the size that the page shows: %s', async (query, said, size) => {
    const { page, server } = opened;
    const person = await server.people.create();
    const token = await server.people.token(person);
    await signInWith(page, token);
    await visit(page, at(`/product/${shoe}${query}`, 'fr'));
    await page.getByRole('button', { name: 'Activer alerte' }).click();
    await page.getByText(`L’alerte est activée.${said ? ` Elle suit la taille ${said}.` : ''}`).waitFor();
    const { database } = server.database;
    expect(await database.rows('select size from alerts where user_id = $1', [person.id])).toEqual([
      { size },
    ]);
  });

  it('is offered where the size is chosen, told from any, and kept when it is changed', async () => {
    const { page, server } = opened;
    const token = await server.people.token(await server.people.create());
    await signInWith(page, token);
    await visit(page, at(`/product/${shoe}?size=42`));
    await page.getByRole('button', { name: 'Choose my alert' }).click();
    const form = page.locator('form', { has: page.getByLabel('Notify me') });
    await form.getByLabel('Size').waitFor();
    expect(await form.getByLabel('Size').locator('option').allTextContents()).toEqual([
      '42',
      'any: the cheapest counts',
    ]);
    await form.getByText('Best delivered price: €50.00').waitFor();
    await form.getByLabel('Size').selectOption('any');
    expect(await form.getByText('Best delivered price').count()).toBe(0);
    await form.getByLabel('Size').selectOption('42');
    await form.getByLabel('Delivered price, in euros').fill('45');
    await form.getByRole('button').click();
    await page.getByText('The alert is on.').waitFor();
    await visit(page, at('/alertPrice'));
    await page.getByText('€45.00 or less, in size 42').waitFor();
    await page.getByText('Best delivered price: €50.00').waitFor();
    const link = page.getByRole('link', { name: runner, exact: true });
    expect(await link.getAttribute('href')).toBe(`/en/product/${shoe}?size=42`);
    await page.getByRole('button', { name: `Edit the alert: ${runner}` }).click();
    await page.getByLabel('Notify me').selectOption('any');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('Any drop below €50.00, in size 42').waitFor();
  });

  it('takes the size that the page shows for who has no account', async () => {
    const { page } = opened;
    await visit(page, at(`/product/${shoe}?size=42`));
    await page.getByRole('button', { name: 'Set alert' }).first().click();
    await page.getByText('The alert will watch size 42.').waitFor();
    await page.getByRole('link', { name: /^43\.5,/ }).click();
    await page.getByText('The alert will watch size 43.5.').waitFor();
    await page.getByRole('link', { name: /^43\.5,/ }).click();
    await page.getByText('The alert will watch the cheapest size.').waitFor();
    await page.getByRole('link', { name: /^42,/ }).click();
    await page.getByText('The alert will watch size 42.').waitFor();
    await expectSound(page, [{ width: 390, colorScheme: 'light' }]);
    await page.getByLabel('Or by email, without an account').fill('guest@shop.test');
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Email me the link' }).click();
    expect((await asked).postDataJSON()).toEqual({
      productId: String(shoe),
      email: 'guest@shop.test',
      size: '42',
    });
  });
});
