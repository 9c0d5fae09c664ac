import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectSound,
  hasFocus,
  looksInBothLanguages,
  openPage,
  runFirst,
  visit,
} from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';

const opened = withShop({ pages: 'reset' });
const people = () => opened.server.people;

/** Ids of products. */
let mouse: number;
let screen: number;
let lamp: number;
let sold: number;
let untold: number;

const titles = {
  mouse: 'Souris sans fil',
  screen: 'Écran OLED 27"',
  lamp: 'Lampe de bureau Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  sold: 'Clavier mécanique',
  untold: 'Tapis de souris',
};

beforeAll(async () => {
  const shop = opened.server;
  const { seed } = shop;
  const [nord, sud] = [await seed.merchant({ name: 'Nord' }), await seed.merchant({ name: 'Sud' })];
  const product = (title: string) => seed.product({ title });
  [mouse, screen] = [await product(titles.mouse), await product(titles.screen)];
  [lamp, sold] = [await product(titles.lamp), await product(titles.sold)];
  untold = await product(titles.untold);
  const offers = [
    {
      ...{ merchantId: nord, productId: mouse, priceCents: 1_000, deliveryCents: 500 },
      deliveryDays: [20, 40] as [number, number],
    },
    {
      ...{ merchantId: sud, productId: mouse, priceCents: 900, deliveryCents: 490 },
      deliveryDays: [1, 2] as [number, number],
    },
    {
      ...{ merchantId: nord, productId: screen, priceCents: 20_000, deliveryCents: 500 },
      deliveryDays: [2, 3] as [number, number],
    },
    { merchantId: sud, productId: lamp, priceCents: 2_000, deliveryCents: null },
    { merchantId: nord, productId: lamp, priceCents: 2_600, deliveryCents: 500 },
    { merchantId: sud, productId: untold, priceCents: 1_500, deliveryCents: null },
    { merchantId: nord, productId: sold, priceCents: 7_000, availability: 'out_of_stock' as const },
    { merchantId: nord, productId: sold, priceCents: 3_000, deliveryCents: 0, condition: 'used' as const },
  ];
  for (const offer of offers) await seed.offer(offer);
  await shop.publish();
});
const at = (path: string) => `${opened.server.origin}/en${path}`;
const cartLink = (page: Page) => page.locator('header').getByRole('link', { name: /^Cart/ });
const pieces = (page: Page) => cartLink(page).getAttribute('aria-label');
const stored = async (page: Page, key: string) =>
  (await page.evaluate(`localStorage.getItem('${key}')`)) as string | null;
const lines = async (page: Page) =>
  (JSON.parse((await stored(page, 'cart')) ?? '[]') as { _id: string; quantity: number }[]).map(
    ({ _id, quantity }) => [Number(_id), quantity],
  );

/** Puts lines into the browser's cart, at the given price. */
const fill = (page: Page, ids: readonly number[], more: object = {}) => {
  const items = ids.map((id) => ({
    _id: String(id),
    name: `Product ${id}`,
    price: 14.9,
    quantity: 1,
    ...more,
  }));
  return runFirst(page, `localStorage.cart ??= ${JSON.stringify(JSON.stringify(items))}`);
};
const signIn = async (page: Page, person: { id: number; email: string }) => {
  const token = await people().token(person);
  await page.evaluate(`localStorage.token = '${token}'; dispatchEvent(new Event('storage'))`);
};
const savedLines = (userId: number) =>
  opened.server.database.database.rows<{ id: number; quantity: number }>(
    'select product_id as id, quantity from cart_lines where user_id = $1 order by position',
    [userId],
  );

describe('my price', () => {
  const looks = [
    { width: 390, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const;

  it('is made by terms kept in the browser, and stands beside the public price on every screen', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, at('/my-price'));
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByLabel('Add a merchant').fill('nor');
    await page.getByRole('button', { name: 'Add Nord' }).click();
    const terms = page.getByRole('region', { name: 'Nord' });
    await terms.getByLabel('Delivery').selectOption('member');
    await terms.getByLabel('Loyalty (%)').fill('4.5');
    await expectSound(page, looks);
    expect(JSON.parse((await stored(page, 'ownTerms')) ?? '')).toMatchObject({
      merchants: [{ merchant: 'Nord', delivery: 'member', loyaltyPercent: 4.5 }],
    });

    await visit(page, at(`/product/${mouse}`));
    const box = page.locator('.decision-box');
    const text =
      'Your best price €9.55 at Nordfree delivery with your membership (−€5.00), 4.5% loyalty (−€0.45)';
    await expect.poll(() => box.locator('.own-line').textContent()).toBe(text);
    expect(await box.locator('.marker').textContent()).toBe('€13.90');
    const merchants = () => page.locator('.offers-table tbody th').allTextContents();
    expect(await merchants()).toEqual(['Sud', 'Nord']);
    await page.getByLabel('Sort by your price').check();
    expect(await merchants()).toEqual(['Nord', 'Sud']);
    await expectSound(page, looks);

    await visit(page, at('/products?search=souris'));
    const card = page.locator('.card', { hasText: titles.mouse });
    await expect.poll(() => card.locator('.own-line strong').textContent()).toBe('€9.55');
    await page.getByText('The order is by public prices, not by yours.').waitFor();
    await expectSound(page, looks);

    await visit(page, at(`/compare/${mouse}`));
    await expect.poll(() => page.locator('.decision-box .own-line').textContent()).toBe(text);
    await page.locator('.compare-total .own-line').waitFor();
    await expectSound(page, looks);

    await page.evaluate(
      `localStorage.cart = ${JSON.stringify(JSON.stringify([{ _id: String(mouse), name: 'Souris', price: 13.9, quantity: 1 }]))}`,
    );
    await visit(page, at('/cart'));
    await expect.poll(() => page.locator('.decision-box .own-line strong').textContent()).toBe('€9.55');
    await visit(page, at('/checkout'));
    await page.getByLabel('Your price').check();
    await expectSound(page, looks);

    await visit(page, at('/my-price'));
    await terms.getByLabel('Leave this merchant out').check();
    await visit(page, at(`/product/${mouse}`));
    expect(await merchants()).toEqual(['Sud', 'Nord']);
    await expect.poll(() => page.locator('.own-left-out').textContent()).toBe('A merchant you leave out.');
    await expectSound(page, looks);
  });

  it('goes into the account on signing in, and leaves with the session', async () => {
    const { page } = opened;
    const person = await people().create();
    await visit(page, at('/'));
    const terms = { merchants: [{ merchant: 'Sud', isLeftOut: true }], usesCodes: true };
    await page.evaluate(`localStorage.ownTerms = ${JSON.stringify(JSON.stringify(terms))}`);
    await signIn(page, person);
    const saved = () =>
      opened.server.database.database.rows(
        'select merchant_id from own_merchant_terms where user_id = $1 and is_left_out',
        [person.id],
      );
    await expect.poll(async () => (await saved()).length).toBe(1);
    await expect.poll(() => stored(page, 'ownTerms')).toBeNull();
    await visit(page, at('/my-price'));
    await page.getByRole('region', { name: 'Sud' }).waitFor();
    await page.evaluate(`localStorage.removeItem('accountTerms')`);
    await visit(page, at(`/product/${mouse}`));
    await expect.poll(() => page.locator('.own-left-out').count()).toBe(1);
    expect(await page.locator('.decision-box .own-line').textContent()).toBe(
      'Your best price €15.00 at Nordwithout the merchants you leave out',
    );
    expect(await page.locator('a.button-primary[href^="/go/"]').count()).toBe(0);

    await page.getByRole('button', { name: 'Choose my alert' }).click();
    await page.locator('select[name=target]').selectOption('any');
    await page.getByLabel('Watch my price, with my terms').check();
    await page.getByRole('button', { name: 'Set this alert' }).click();
    const watched = () =>
      opened.server.database.database.rows<{ base: number }>(
        'select base_cents as base from alerts where user_id = $1 and is_own',
        [person.id],
      );
    await expect.poll(watched).toEqual([{ base: 1_500 }]);
  });
});

describe('the cart', () => {
  it('is filled from product page and cards, and counted in the navbar of every tab', async () => {
    const { page } = opened;
    await visit(page, at(`/product/${mouse}`));
    expect(await pieces(page)).toBe('Cart');
    const other = await page.context().newPage();
    await visit(other, at('/category/Laptops'));
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.getByText('Added to your cart.').waitFor();
    await expect.poll(() => pieces(page)).toBe('Cart, 1 item');
    await expect.poll(() => pieces(other)).toBe('Cart, 1 item');
    await other.getByRole('button', { name: `Add to cart: ${titles.mouse}` }).click();
    await other.getByRole('button', { name: `Add to cart: ${titles.screen}` }).click();
    await expect.poll(() => pieces(page)).toBe('Cart, 3 items');
    expect(await lines(page)).toEqual([
      [mouse, 2],
      [screen, 1],
    ]);
    const [line] = JSON.parse((await stored(page, 'cart')) ?? '[]');
    expect(line).toMatchObject({
      name: titles.mouse,
      price: 13.9,
      category: 'Laptops',
      inStock: true,
      condition: 'new',
    });
  });

  it('shifts nothing on a page while its button hydrates', async () => {
    const { page } = opened;
    await fill(page, [mouse, screen]);
    await runFirst(
      page,
      `window.shifts = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shifts += entry.value; }).observe({ type: 'layout-shift', buffered: true })`,
    );
    await visit(page, at('/category/Laptops'));
    await expect.poll(() => pieces(page)).toBe('Cart, 2 items');
    expect(await page.evaluate('window.shifts')).toBeLessThan(0.01);
  });

  it.each([
    [
      'free',
      () => sold,
      { condition: 'used' },
      'Items€30.00Delivery, 1 parcelfree€30.001 parcel, free delivery',
      1,
    ],
    ['not stated', () => untold, {}, 'Delivery, 1 parcel€0.00, not stated by the merchantat least €15.00', 1],
    ['nothing to buy', () => sold, {}, 'Nothing in the cart is available at the moment.', 0],
  ] as const)(
    'says of delivery what checkout says, where there is something to buy: %s',
    async (_, id, more, text, ways) => {
      const { page } = opened;
      await fill(page, [id()], more);
      await visit(page, at('/cart'));
      const total = page.getByRole('region', { name: /^1 item/ });
      await expect.poll(() => total.textContent()).toContain(text);
      expect(await total.getByRole('link', { name: 'See where to buy' }).count()).toBe(ways);
    },
  );

  it('shows prices now and how they moved, and changes quantities, never below 1', async () => {
    const { page } = opened;
    await fill(page, [mouse, screen, 999_999, 999_998, 999_997]);
    await visit(page, at('/cart'));
    const row = (name: string) => page.locator('main li').filter({ hasText: name });
    await row(titles.mouse).getByText('€13.90').waitFor();
    expect(await row(titles.mouse).textContent()).toContain('down: €14.90 when you added it');
    expect(await row(titles.screen).textContent()).toContain('when you added it');
    expect(await row(titles.mouse).textContent()).toContain('1 × €10.00 =€10.00at Nord, before delivery');
    expect(await row(titles.mouse).textContent()).toContain(
      '€13.90 each, delivered by Sud, if bought on its own: the best total for the cart is with another merchant',
    );
    expect(await row(titles.screen).textContent()).toContain(
      '€205.00 each, delivered by Nord, if bought on its own',
    );
    const total = page.getByRole('region', { name: '2 items, at the best price' });
    expect(await total.textContent()).toContain('Items€210.00Delivery, 1 parcel€5.00€215.00');
    expect(await row('Product 999999').textContent()).toContain('no longer in the catalogue');
    expect(await pieces(page)).toBe('Cart, 2 items');
    const less = row(titles.mouse).getByRole('button', { name: 'Decrease the quantity' });
    expect(await less.isDisabled()).toBe(true);
    await row(titles.mouse).getByRole('button', { name: 'Increase the quantity' }).click();
    expect(await row(titles.mouse).getByRole('status').textContent()).toBe('2');
    await row(titles.mouse).getByText('€20.00').waitFor();
    expect(await row(titles.mouse).textContent()).toContain('2 × €10.00 =€20.00');
    await less.focus();
    await page.keyboard.press('Enter');
    expect(await less.isDisabled()).toBe(true);
    // Keys go on from the button that leads no further.
    expect(await hasFocus(less)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await row(titles.mouse).getByRole('status').textContent()).toBe('1');
    await row('Product 999999').getByRole('button', { name: 'Remove' }).click();
    expect(await row('Product 999999').count()).toBe(0);
    expect(await row('Product 99999').count()).toBe(2);
    await page.getByRole('button', { name: 'Remove all' }).click();
    expect(await row('Product 99999').count()).toBe(0);
    expect(await lines(page)).toEqual([
      [mouse, 1],
      [screen, 1],
    ]);
    await page.getByRole('button', { name: 'Empty the cart' }).click();
    await page.getByText('Your cart was emptied.').waitFor();
    await expect.poll(() => hasFocus(page.locator('h1'))).toBe(true);
    expect(await lines(page)).toEqual([]);
    expect(await pieces(page)).toBe('Cart');
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(titles.screen).getByText('when you added it').waitFor();
    expect(await lines(page)).toEqual([
      [mouse, 1],
      [screen, 1],
    ]);
    await page.getByRole('button', { name: 'Empty the cart' }).click();
    await page.reload();
    await page.getByText('Your cart is empty.').waitFor();
  });

  it('says once that a delivery cost is not stated, and that the total is at least what is known', async () => {
    const { page } = opened;
    await fill(page, [mouse, untold]);
    await visit(page, at('/cart'));
    const row = page.locator('main li').filter({ hasText: titles.untold });
    await row.getByText('1 × €15.00').waitFor();
    expect(await row.textContent()).toContain('€15.00at Sud, delivery not stated');
    expect((await row.textContent())?.match(/at Sud/g)).toHaveLength(1);
    const total = page.getByRole('region', { name: '2 items, at the best price' });
    expect(await total.textContent()).toMatch(/at least €\d+\.\d\d\d parcel/);
    await page.getByRole('button', { name: `Remove from cart: ${titles.untold}` }).click();
    const known = page.getByRole('region', { name: '1 item, at the best price' });
    await known.getByText('€13.90').waitFor();
    expect(await known.textContent()).not.toContain('at least');
  });

  it('follows a product into the one that took it in', async () => {
    const { page } = opened;
    const before = await opened.server.seed.product({ title: 'Souris d’avant' });
    await opened.server.database.database.execute('update products set merged_into = $1 where id = $2', [
      mouse,
      before,
    ]);
    await fill(page, [before, mouse]);
    await visit(page, at('/cart'));
    await expect.poll(() => lines(page)).toEqual([[mouse, 2]]);
  });

  it('says that prices could not be loaded, and loads them again', async () => {
    const { page } = opened;
    await fill(page, [mouse]);
    await page.route('**/api/cart/split', (route) => route.abort());
    await visit(page, at('/cart'));
    await page.getByRole('alert').getByText('Failed to load today’s prices.').waitFor();
    await page.unroute('**/api/cart/split');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main li').getByText('€13.90').waitFor();
  });

  it('shows no total of what it was before, and that of now once there is a connection', async () => {
    const { page } = opened;
    await fill(page, [mouse, screen]);
    await visit(page, at('/cart'));
    const total = page.getByRole('region', { name: /at the best price/ });
    await total.getByText('€215.00').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: `Remove from cart: ${titles.screen}` }).click();
    await page.getByRole('alert').getByText('Failed to load today’s prices.').waitFor();
    expect(await total.textContent()).not.toContain('€');
    await page.context().setOffline(false);
    await total.getByText('€13.90').first().waitFor();
  });

  it('raises no loading overlay, however slow its calls are', async () => {
    const { page } = opened;
    await fill(page, [mouse]);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/cart/split', async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, at('/cart'));
    await page.locator('main .skeleton').first().waitFor();
    await page.waitForTimeout(400);
    expect(await page.locator('.loading-overlay, [role="status"]:has-text("Loading")').count()).toBe(0);
    release();
    await page.locator('main li').getByText('€13.90').waitFor();
  });
});

describe('the cart of who is signed in', () => {
  it('is saved, and there again in another browser', async () => {
    const person = await people().create();
    const { page } = opened;
    await visit(page, at(`/product/${mouse}`));
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect.poll(() => pieces(page)).toBe('Cart, 1 item');
    await signIn(page, person);
    await expect.poll(() => savedLines(person.id)).toEqual([{ id: mouse, quantity: 1 }]);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect.poll(() => savedLines(person.id)).toEqual([{ id: mouse, quantity: 2 }]);

    const elsewhere = await openPage(opened.browser, { reducedMotion: 'reduce' });
    await visit(elsewhere.page, at('/legal'));
    await signIn(elsewhere.page, person);
    await expect.poll(() => pieces(elsewhere.page)).toBe('Cart, 2 items');
    await visit(elsewhere.page, at('/cart'));
    await elsewhere.page.getByRole('button', { name: 'Empty the cart' }).click();
    await expect.poll(() => savedLines(person.id)).toEqual([]);
    await elsewhere.page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => savedLines(person.id)).toEqual([{ id: mouse, quantity: 2 }]);
    await elsewhere.page.getByRole('button', { name: 'Empty the cart' }).click();
    await expect.poll(() => savedLines(person.id)).toEqual([]);
    await elsewhere.close();
    await page.reload();
    await expect.poll(() => pieces(page)).toBe('Cart');
  });

  it('leaves the browser with them', async () => {
    const person = await people().create();
    const { page } = opened;
    await fill(page, [mouse]);
    await visit(page, at('/legal'));
    await signIn(page, person);
    await expect.poll(() => savedLines(person.id)).toHaveLength(1);
    await expect.poll(() => stored(page, 'cartUnsaved')).toBeNull();
    // Changed at the last moment: it is saved before they are gone.
    await page.getByRole('button', { name: /^Hello/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).waitFor();
    await page.evaluate(`localStorage.cart = localStorage.cart.replace('"quantity":1', '"quantity":3');
      localStorage.cartUnsaved = 1;
      dispatchEvent(new Event('cart-changed'))`);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => pieces(page)).toBe('Cart');
    expect(await stored(page, 'cartOwner')).toBeNull();
    expect(await savedLines(person.id)).toEqual([{ id: mouse, quantity: 3 }]);
  });

  it('is put together with the one here, if they want it', async () => {
    const person = await people().create();
    await people().call(
      'POST',
      '/cart/save',
      { userId: String(person.id), items: [{ _id: String(screen), quantity: 2, price: 205 }] },
      { authorization: `Bearer ${await people().token(person)}` },
    );
    const { page } = opened;
    await fill(page, [mouse]);
    await visit(page, at('/legal'));
    await signIn(page, person);
    const dialog = page.getByRole('dialog', { name: 'You have two carts' });
    await dialog.waitFor();
    await expectAccessible(page);
    expect(await dialog.textContent()).toContain('(1 product), and this browser another (1 product)');
    await page.keyboard.press('Escape');
    expect(await lines(page)).toEqual([[mouse, 1]]);
    await page.reload();
    await dialog.getByRole('button', { name: 'Merge both carts' }).click();
    await expect.poll(() => pieces(page)).toBe('Cart, 3 items');
    await expect
      .poll(() => savedLines(person.id))
      .toEqual([
        { id: screen, quantity: 2 },
        { id: mouse, quantity: 1 },
      ]);
  });

  it('stays here when it cannot be loaded, and nothing is said', async () => {
    const person = await people().create();
    const { page } = opened;
    await fill(page, [mouse]);
    await page.route('**/api/cart/*', (route) => route.abort());
    await visit(page, at('/legal'));
    const asked = page.waitForRequest('**/api/cart/*');
    await signIn(page, person);
    await asked;
    await page.waitForTimeout(300);
    expect(await page.locator('section[aria-live] li').count()).toBe(0);
    expect(await lines(page)).toEqual([[mouse, 1]]);
  });
});

describe('the hand-over', () => {
  const parcel = (page: Page, merchant: string) =>
    page.locator('.parcel').filter({ has: page.getByRole('heading', { name: merchant }) });

  it('shows the cheapest split, marks it, and leads through a parcel one item after the other', async () => {
    const { page } = opened;
    await fill(page, [mouse, screen]);
    await visit(page, at('/checkout'));
    const plan = page.locator('.plan');
    await plan.first().waitFor();
    // Together from Nord: 10 + 200 + 5; each at its cheapest: 13.90 + 205.
    expect(await plan.count()).toBe(1);
    expect(await plan.textContent()).toMatch(
      /Cheapest.*Fewest parcels.*A single merchant.*€215\.00.*1 parcel/,
    );
    expect(await plan.textContent()).toContain('€3.90 less than taking each item’s cheapest offer');
    expect(await plan.textContent()).toContain('Best possible result');
    expect(await page.locator('.marker').allTextContents()).toEqual(['€215.00']);
    const nord = parcel(page, 'Nord');
    const go = nord.getByRole('link', { name: /Continue at Nord/ });
    expect(await go.textContent()).toContain('item 1 of 2');
    expect(await go.getAttribute('rel')).toBe('sponsored nofollow noopener');
    const first = await go.getAttribute('href');
    const opensTab = async () => {
      const tab = page.context().waitForEvent('page');
      await go.click();
      await (await tab).close();
    };
    await page.context().route('**/go/*', (route) => route.fulfill({ body: 'merchant' }));
    await opensTab();
    expect(await go.textContent()).toContain('item 2 of 2');
    expect(await go.getAttribute('href')).not.toBe(first);
    await opensTab();
    expect(await nord.getByText('opened', { exact: true }).count()).toBe(2);
    await nord.getByRole('link', { name: /All opened/ }).waitFor();
  });

  it('states delivery costs that it does not know, and marks only what is known', async () => {
    const { page } = opened;
    await fill(page, [mouse, lamp, untold]);
    await visit(page, at('/checkout'));
    const unstated = page.locator('.plan').filter({ hasText: 'some delivery costs are not stated' }).first();
    await unstated.waitFor();
    expect(await page.locator('.marker').count()).toBe(0);
    expect(await unstated.textContent()).toMatch(/at least €\d/);
    const sud = parcel(page, 'Sud').locator('dl');
    expect(await sud.textContent()).toMatch(
      /^Delivery(€0\.00, not stated by the merchant|at least €\d.*)Parcel total/,
    );
    expect(await sud.textContent()).toMatch(/Parcel totalat least €\d/);
    expect(await parcel(page, 'Nord').locator('dl').textContent()).not.toContain('at least');
    // Who does not state it is asked only for what nobody else sells.
    await parcel(page, 'Nord')
      .getByRole('link', { name: new RegExp(titles.lamp) })
      .waitFor();
  });

  it('does not set totals against each other that are not wholly known', async () => {
    const { page } = opened;
    const { seed, publish, database } = opened.server;
    const shops = await database.database.rows<{ id: number }>('select id from merchants order by name');
    const [nord = 0, sud = 0] = shops.map(({ id }) => id);
    const rug = await seed.product({ title: 'Tapis' });
    await seed.offer({ merchantId: nord, productId: rug, priceCents: 1_000 });
    await seed.offer({ merchantId: sud, productId: rug, priceCents: 2_000, deliveryCents: 490 });
    await publish();
    await fill(page, [rug, untold]);
    await visit(page, at('/checkout'));
    const together = page.locator('.plan').filter({ hasText: 'at least €39.90' });
    await together.waitFor();
    expect(await page.locator('.plan').filter({ hasText: 'at least €25.00' }).count()).toBe(1);
    expect(await together.textContent()).not.toContain('more than the first split');
  });

  it.each([
    ['en', 'Have everything by', /costs €3\.90 more/, /Everything by your date/, /No merchant is known/],
    ['fr', 'Tout recevoir d’ici le', /coûte 3,90\s€ de plus/, /Tout à la date choisie/, /Aucun marchand/],
  ])('says what having everything by a day costs more: %s', async (language, label, more, plan, none) => {
    const { page } = opened;
    await fill(page, [mouse, screen]);
    await visit(page, `${opened.server.origin}/${language}/checkout`);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const by = page.getByLabel(label);
    // What stands there while the year is being typed is not taken away.
    const unfinished = inDays(20).replace(/^.../, '000');
    await by.fill(unfinished);
    expect(await by.inputValue()).toBe(unfinished);
    await by.fill(inDays(20));
    await page.getByText(more).waitFor();
    await page.getByRole('radio', { name: plan }).check();
    await parcel(page, 'Sud').getByRole('link').first().waitFor();
    expect(await page.locator('.parcel').count()).toBe(2);
    await by.fill(inDays(1));
    await page.getByText(none).waitFor();
    expect(await page.getByRole('radio', { name: plan }).count()).toBe(0);
  });

  it('says what is in no plan, and offers it in another condition', async () => {
    const { page } = opened;
    await fill(page, [mouse, sold, 999_999]);
    await visit(page, at('/checkout'));
    const left = page.getByRole('region', { name: 'Unavailable items' });
    await left.waitFor();
    expect(await left.textContent()).toContain('Product 999999 is no longer in the catalogue.');
    await left.getByRole('button', { name: 'Choose used, from €30.00' }).click();
    await parcel(page, 'Nord')
      .getByRole('link', { name: new RegExp(titles.sold) })
      .waitFor();
    await expect.poll(() => left.textContent()).not.toContain(titles.sold);
  });

  it('says what prices did, what is empty, and what failed', async () => {
    const { page } = opened;
    await visit(page, at('/checkout'));
    await page.getByText('Your cart is empty.').waitFor();
    await fill(page, [mouse]);
    await page.evaluate('localStorage.removeItem("cart")');
    await page.route('**/api/cart/split', (route) => route.fulfill({ status: 503, json: { message: 'no' } }));
    await visit(page, at('/checkout'));
    await page.getByRole('alert').getByText('Failed to split the cart.').waitFor();
    await page.unroute('**/api/cart/split');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(`${titles.mouse}: €14.90, now €13.90`).waitFor();
  });
});

describe.each(looksInBothLanguages)(
  'axe finds nothing and nothing stands out, $language',
  ({ language, looks }) => {
    it('in cart and hand-over, full and empty', async () => {
      const { page } = opened;
      await opened.server.database.database.execute(`update merchants set name = $1 where name = 'Nord'`, [
        'Informatikfachhandelsgesellschaftfürbürobedarf, la très grande maison de l’informatique réunie',
      ]);
      await visit(page, `${opened.server.origin}/${language}/cart`);
      await page.locator('main p').first().waitFor();
      await expectSound(page, looks);
      // More pieces than the navbar counts.
      await fill(page, [mouse, screen, lamp, sold, 999_999], { quantity: 25 });
      await page.evaluate('localStorage.removeItem("cart")');
      await visit(page, `${opened.server.origin}/${language}/cart`);
      await page.locator('.cart-line .price').first().waitFor();
      await expectSound(page, looks);
      await visit(page, `${opened.server.origin}/${language}/checkout`);
      await page.locator('.parcel').first().waitFor();
      await page.locator('summary').click();
      // Names of three lines stand within their buttons, too.
      const room = `[...document.querySelectorAll('.parcel > a')].map((button) => {
      const text = document.createRange();
      text.selectNode(button.firstChild);
      const [inner, outer] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
      return Math.min(inner.top - outer.top, outer.bottom - inner.bottom);
    })`;
      await expectSound(page, looks, async () => {
        expect(Math.min(...(await page.evaluate<number[]>(room)))).toBeGreaterThan(4);
      });
    });
  },
);
