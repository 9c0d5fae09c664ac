import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectSound, hasFocus, runFirst, setSize, visit } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';

const opened = withShop({ pages: 'reset' });
const title = 'Baskets Nova Runner';
/** Id of the product. */
let shoe: number;

beforeAll(async () => {
  const { seed, publish } = opened.server;
  const [nord, sud] = [await seed.merchant({ name: 'Nord' }), await seed.merchant({ name: 'Sud' })];
  shoe = await seed.product({ title });
  const offer = { productId: shoe, deliveryCents: 0 };
  await seed.offer({
    ...{ ...offer, merchantId: nord, priceCents: 3_000 },
    sizes: { '40': 3_000, '42': 6_000, '43.5': null },
  });
  await seed.offer({ ...offer, merchantId: sud, priceCents: 5_000, sizes: { '42': 5_000 } });
  await publish();
});

const at = (path: string, language = 'en') => `${opened.server.origin}/${language}${path}`;
const lines = async (page: Page) =>
  (
    JSON.parse((await page.evaluate<string | null>('localStorage.getItem("cart")')) ?? '[]') as {
      size: string;
      quantity: number;
    }[]
  ).map(({ size, quantity }) => [size, quantity]);
const add = async (page: Page, size: string) => {
  await visit(page, at(`/product/${shoe}${size}`));
  await page.locator('.decision-box').getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page
    .getByText(size === '' ? 'Added to your cart: choose your size there.' : 'Added to your cart.')
    .first()
    .waitFor();
};
const row = (page: Page, nth = 0) => page.locator('.cart-line').nth(nth);
const size = (page: Page, nth = 0) => row(page, nth).getByLabel(`Size: ${title}`);
const fill = (page: Page, sizes: readonly unknown[], id = shoe) => {
  const items = sizes.map((each) => ({ _id: String(id), name: title, price: 30, quantity: 1, size: each }));
  return runFirst(page, `localStorage.cart ??= ${JSON.stringify(JSON.stringify(items))}`);
};

it('has fields in letters of 16 px on phones: iPhones enlarge the page for smaller ones', async () => {
  const { page } = opened;
  await setSize(page, { width: 390, height: 844 });
  await fill(page, ['42']);
  await visit(page, at('/cart'));
  expect(await size(page).evaluate((field) => getComputedStyle(field).fontSize)).toBe('16px');
});

describe('a size that was chosen', () => {
  it('goes from the page through the cart to the merchant’s own link', async () => {
    const { page } = opened;
    await visit(page, at(`/product/${shoe}`));
    await page.locator('#sizes').getByRole('link', { name: '42, from €50.00' }).click();
    await page.getByText('Size 42: prices and stock').waitFor();
    // Another size has to be loaded, another length of the history not.
    await page.context().setOffline(true);
    await page.locator('#sizes').getByRole('link', { name: '40, from €30.00' }).click();
    await page.getByText('You are offline.').waitFor();
    expect(await page.getByText('Size 42: prices and stock').isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe('?size=42');
    await page.context().setOffline(false);
    await add(page, '?size=42');
    await add(page, '?size=40');
    await add(page, '?size=42');
    expect(await lines(page)).toEqual([
      ['42', 2],
      ['40', 1],
    ]);
    await visit(page, at('/cart'));
    await row(page).getByText('2 × €50.00').waitFor();
    expect(await size(page).inputValue()).toBe('42');
    expect(await row(page).getByRole('link').getAttribute('href')).toBe(`/en/product/${shoe}?size=42`);
    await visit(page, at('/checkout'));
    const sud = page.locator('.parcel').filter({ has: page.getByRole('heading', { name: 'Sud' }) });
    await sud.getByText('Size 42', { exact: true }).waitFor();
    const link = sud.getByRole('link', { name: `${title}, size 42, at Sud (new tab)` });
    expect(await link.getAttribute('href')).toMatch(/^\/go\/\d+\?size=42$/);
  });

  it('is changed in the cart, where the focus stays, and joins the line that has it', async () => {
    const { page } = opened;
    await fill(page, ['42', '40']);
    await visit(page, at('/cart'));
    await row(page).getByText('1 × €50.00').waitFor();
    await size(page).focus();
    await size(page).selectOption('43.5');
    await row(page).getByText('out of stock in this size').waitFor();
    expect(await hasFocus(size(page))).toBe(true);
    await size(page).selectOption('40');
    await row(page).getByText('2 × €30.00').waitFor();
    expect(await lines(page)).toEqual([['40', 2]]);
  });

  it('is never replaced where nobody has it: another is chosen, or the product is seen', async () => {
    const { page } = opened;
    await fill(page, ['43.5']);
    await visit(page, at('/cart'));
    await row(page).getByText('Not counted: every merchant is out of stock in this size.').waitFor();
    expect(await row(page).getByText('if bought on its own').count()).toBe(0);
    const see = row(page).getByRole('link', { name: 'See the product' });
    expect(await see.getAttribute('href')).toBe(`/en/product/${shoe}?size=43.5`);
    await visit(page, at('/checkout', 'fr'));
    const left = page.getByRole('region', { name: 'Articles indisponibles' });
    expect(await left.textContent()).toContain(
      `${title}, taille 43,5 n’est plus en stock chez aucun marchand.`,
    );
    await left.getByLabel(`Taille : ${title}`).selectOption('40');
    await page.locator('.parcel').getByText('Taille 40', { exact: true }).waitFor();
    expect(await left.count()).toBe(0);
  });

  it('is taken off a product that comes in none', async () => {
    const { page, server } = opened;
    const merchantId = await server.seed.merchant({ name: 'Est' });
    const lamp = await server.seed.product({ title: 'Lampe' });
    await server.seed.offer({ merchantId, productId: lamp, priceCents: 2_000 });
    await server.publish();
    await fill(page, ['42'], lamp);
    await visit(page, at('/cart'));
    await row(page).getByText('out of stock in this size').waitFor();
    await size(page).selectOption({ label: 'Without a size' });
    await row(page).getByText('1 × €20.00').waitFor();
    expect(await row(page).getByRole('combobox').count()).toBe(0);
  });

  it('is not called sold out where that is not known', async () => {
    const { page } = opened;
    await fill(page, ['42']);
    await page.route('**/api/cart/split', (route) => route.abort());
    await visit(page, at('/cart'));
    await page.getByText('Failed to load today’s prices.').waitFor();
    expect(await size(page).locator('option:checked').textContent()).toBe('42');
    await page.unroute('**/api/cart/split');
    await page.getByRole('button', { name: 'Try again' }).click();
    await row(page).getByText('1 × €50.00').waitFor();
    expect(await size(page).locator('option:checked').textContent()).toBe('42: €50.00');
  });

  it('is asked for in the cart, where none was chosen: adding never waits for it', async () => {
    const { page } = opened;
    await add(page, '');
    await visit(page, at('/cart'));
    await row(page).getByText('Choose your size: we count the cheapest one.').waitFor();
    await visit(page, at('/checkout'));
    await page.getByText('Size to be chosen at the merchant').waitFor();
    await visit(page, at('/cart'));
    await size(page).selectOption('42');
    await row(page).getByText('1 × €50.00').waitFor();
    expect(await row(page).getByText('when you added it').count()).toBe(0);
    expect(await lines(page)).toEqual([['42', 1]]);
  });

  it('is saved with the account’s cart, and there again elsewhere', async () => {
    const { page, server } = opened;
    const person = await server.people.create();
    await fill(page, ['42', '40']);
    await visit(page, at('/legal'));
    const token = await server.people.token(person);
    await page.evaluate(`localStorage.token = '${token}'; dispatchEvent(new Event('storage'))`);
    const saved = () =>
      server.database.database.rows<{ size: string }>(
        'select size from cart_lines where user_id = $1 order by position',
        [person.id],
      );
    await expect.poll(async () => (await saved()).map(({ size: each }) => each)).toEqual(['42', '40']);
    await visit(page, at(`/product/${shoe}?size=42`));
    await page.getByRole('button', { name: 'Set alert' }).click();
    await page.getByText('It watches size 42.').waitFor();
    await page.evaluate('localStorage.removeItem("cart"); localStorage.removeItem("cartOwner")');
    await page.reload();
    await expect
      .poll(() => lines(page))
      .toEqual([
        ['42', 1],
        ['40', 1],
      ]);
  });

  it('is trusted from storage no further than it may be one', async () => {
    const { page } = opened;
    await fill(page, ['4'.repeat(10_240), '42\u0000', { a: 1 }, '43,5', '43 1/2', '<b>42</b>', '🦶']);
    await visit(page, at('/cart'));
    await row(page).getByText('Choose your size').waitFor();
    // What cannot be one is none; what is spelt in another way is the same one.
    await expect
      .poll(() => lines(page))
      .toEqual([
        ['', 3],
        ['43.5', 2],
        ['<b>42</b>', 1],
        ['🦶', 1],
      ]);
    expect(await size(page, 2).locator('option:checked').textContent()).toBe('<b>42</b>: out of stock');
  });
});

describe.each([
  {
    language: 'fr',
    looks: [
      { width: 320, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
    ],
  },
  {
    language: 'en',
    looks: [
      { width: 390, colorScheme: 'dark' },
      { width: 1280, colorScheme: 'light' },
    ],
  },
] as const)('nothing stands out, $language', ({ language, looks }) => {
  it('in cart and hand-over with sizes: chosen, sold out, none', async () => {
    const { page } = opened;
    await fill(page, ['42', '43.5', '', 'W32/L34 '.repeat(7)]);
    await visit(page, at('/cart', language));
    await page.locator('.cart-line .price').first().waitFor();
    await expectSound(page, looks);
    await visit(page, at('/checkout', language));
    await page.locator('.parcel').first().waitFor();
    await expectSound(page, looks);
  });
});
