import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling, hasFocus, openPage } from '../helpers/browser.ts';
import { withPages } from '../helpers/in-browser.ts';

const opened = withPages({ pages: 'reset', viewport: { width: 1280, height: 900 } });
const { open } = opened;

const query = () => new URL(opened.page.url()).search;
const count = () => opened.page.locator('h1 + p').textContent();
const column = () => opened.page.getByRole('region', { name: /Filtrer|Filter/ });
const chips = () =>
  opened.page.getByRole('list', { name: /Filtres appliqués|Applied filters/ }).getByRole('listitem');

describe('facets beside a list', () => {
  it('narrow it at once, stand in the address, and the back button undoes each', async () => {
    const { page } = opened;
    await open('/fr/category/Laptops');
    expect(await count()).toBe('40 produits');
    const amd = column().getByRole('checkbox', { name: /^AMD/ });
    await amd.check();
    await expect.poll(query).toBe('?brand=AMD');
    await expect.poll(count).toBe('10 produits');
    expect(await hasFocus(amd)).toBe(true);
    await column().getByRole('checkbox', { name: /^MSI/ }).check();
    await expect.poll(query).toBe('?brand=AMD&brand=MSI');
    await expect.poll(count).toBe('20 produits');
    await page.goBack();
    await expect.poll(query).toBe('?brand=AMD');
    await expect.poll(() => column().getByRole('checkbox', { name: /^MSI/ }).isChecked()).toBe(false);
    expect(await amd.isChecked()).toBe(true);
  });

  it('are named above the list, where each can be removed, or all', async () => {
    const { page } = opened;
    await open('/en/category/Laptops?brand=AMD&stock=in&min=100&max=9000');
    await expect
      .poll(() => chips().allTextContents())
      .toEqual(['AMD', '€100 to €9,000', 'In stock', 'Clear filters']);
    await page.getByRole('link', { name: 'Remove the filter: AMD' }).click();
    await expect.poll(query).toBe('?min=100&max=9000&stock=in');
    // What had the focus is gone: it goes to the list's heading, not to the top of the page.
    await expect.poll(() => hasFocus(page.locator('h1'))).toBe(true);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect.poll(query).toBe('');
    await expect.poll(() => chips().count()).toBe(0);
  });

  it.each([
    ['fr', 'Livré en 2 jours ouvrés au maximum', 'Livré le plus tôt', /par délai de livraison annoncé/],
    ['en', 'Within 2 working days', 'Arrives first', /by stated delivery time/],
  ])('narrow it to what arrives in time, and order it by that: %s', async (language, label, order, line) => {
    const { page } = opened;
    await open(`/${language}/category/Laptops`);
    await column().getByRole('radio', { name: label }).check();
    await expect.poll(query).toBe('?within=2');
    await expect.poll(async () => (await chips().allTextContents())[0]).toBe(label);
    // None arrives within a day: it is not offered.
    expect(
      await column()
        .getByRole('radio', { name: /1 jour ouvré|1 working day/ })
        .count(),
    ).toBe(0);
    await page.getByLabel(/Trier par|Sort by/).selectOption({ label: order });
    await expect.poll(query).toContain('sortBy=arrival');
    await expect.poll(() => page.getByText(line).count()).toBe(1);
  });

  it('take a price by its band or by both of its ends', async () => {
    const { page } = opened;
    await open('/en/category/Laptops');
    await column().getByRole('link', { name: '€200 to €500' }).click();
    await expect.poll(query).toBe('?min=200&max=500');
    await expect
      .poll(() => page.locator('[aria-current="true"].facet-value').textContent())
      .toContain('€200 to €500');
    await column().getByLabel('To (€)').fill('450.5');
    await column().getByLabel('To (€)').press('Enter');
    await expect.poll(query).toBe('?min=200&max=450.5');
    await expect
      .poll(() => page.getByRole('link', { name: 'Remove the filter: €200 to €450.50' }).count())
      .toBe(1);
    expect(await hasFocus(column().getByLabel('To (€)'))).toBe(true);
  });

  it('say what is wrong with a price, until it is mended in another way', async () => {
    const { page } = opened;
    await open('/en/category/Laptops?min=200&max=500');
    const from = column().getByLabel('From (€)');
    await from.fill('-5');
    await from.press('Enter');
    const said = () => from.evaluate((field: HTMLInputElement) => field.validationMessage);
    expect(await said()).toBe('Enter 0.01 or more.');
    await page.getByRole('link', { name: 'Remove the filter: €200 to €500' }).click();
    await expect.poll(query).toBe('');
    await expect.poll(() => from.inputValue()).toBe('');
    await column().getByLabel('To (€)').fill('450');
    await column().getByLabel('To (€)').press('Enter');
    await expect.poll(query).toBe('?max=450');
  });

  it('keep order and choice together, through pages and reloads', async () => {
    const { page } = opened;
    await open('/en/category/Laptops?stock=in');
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await order.focus();
    await order.selectOption('delivered');
    await expect.poll(query).toBe('?stock=in&sortBy=delivered');
    await page.getByText('Sorted by delivered price').waitFor();
    expect(await hasFocus(order)).toBe(true);
    await page.goBack();
    await expect.poll(() => order.inputValue()).toBe('rating');
    await page.goForward();
    await expect.poll(() => order.inputValue()).toBe('delivered');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect.poll(query).toBe('?stock=in&sortBy=delivered&page=2');
    await column().getByRole('checkbox', { name: /^AMD/ }).check();
    await expect.poll(query).toBe('?brand=AMD&stock=in&sortBy=delivered');
  });

  it('keep a choice that is made while the page before it is still on its way to the screen', async () => {
    const { page } = opened;
    await open('/en/category/Laptops');
    await page.route(/brand=AMD/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    // The address is the next page's a moment before the list is: that is when the box is pressed.
    const states = page.evaluate(async () => {
      const box = document.querySelector<HTMLInputElement>('.facet-column input[value="AMD"]');
      const changed = (act: () => void) =>
        window.navigation.addEventListener('currententrychange', () => queueMicrotask(act), { once: true });
      const pressed = new Promise<void>((resolve) => changed(() => resolve(box?.click())));
      document.querySelector<HTMLElement>('a[rel="next"]')?.click();
      await pressed;
      const seen = new Set<boolean>();
      let isThere = false;
      changed(() => {
        isThere = true;
      });
      while (!isThere) {
        seen.add(box?.checked ?? false);
        await new Promise(requestAnimationFrame);
      }
      return [...seen];
    });
    expect(await states).toEqual([true]);
    await expect.poll(count).toBe('10 products');
    expect(query()).toBe('?brand=AMD');
    expect(await column().getByRole('checkbox', { name: /^AMD/ }).isChecked()).toBe(true);
  });

  it('fold long ones away, and look for a value in them', async () => {
    await open('/fr/category/Laptops');
    const merchants = column().getByRole('group', { name: 'Marchand', exact: true });
    expect(await merchants.locator('input').count()).toBe(6);
    await merchants.getByText('44 autres').click();
    // All that there are: the last of them may be the one that is meant.
    await expect.poll(() => merchants.getByRole('checkbox').count()).toBe(50);
    await merchants.getByRole('searchbox').fill('chand 50');
    await expect.poll(() => merchants.locator('details label:visible').count()).toBe(1);
    await merchants.getByRole('searchbox').fill('chand 12');
    await expect.poll(() => merchants.locator('details label:visible').count()).toBe(1);
    await merchants.getByRole('checkbox', { name: /^Marchand 12/ }).check();
    await expect.poll(query).toBe('?merchant=Marchand+12');
  });

  it('say when they leave nothing, and offer the way out', async () => {
    const { page } = opened;
    await open('/en/category/Laptops?brand=AMD&max=1');
    expect(await page.getByText('No products match all these filters.').isVisible()).toBe(true);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Remove the filter: Up to €1' }).click();
    await expect.poll(query).toBe('?brand=AMD');
    await expect.poll(() => page.locator('.catalogue-grid h3').count()).toBe(10);
  });

  it('are not blamed for a search that finds nothing anyway', async () => {
    const { page } = opened;
    await open('/en/products?search=xyzzy&max=1');
    await page.getByText('No products found for “xyzzy”.').waitFor();
    expect(await page.getByText('No products match all these filters.').count()).toBe(0);
  });

  it('leave out what they do not know, and keep choices out of search engines', async () => {
    const { page } = opened;
    expect(await open('/en/category/Laptops?rating=99&min=x&condition=broken')).toBe(200);
    expect(await count()).toBe('40 products');
    const robots = () => page.locator('meta[name=robots]').getAttribute('content');
    expect(await robots()).not.toContain('noindex');
    await open('/en/category/Laptops?brand=AMD');
    expect(await robots()).toBe('noindex');
  });

  it('count what was ticked before their script was there', async () => {
    const { page } = opened;
    const held = Promise.withResolvers<void>();
    await page.route('**/facet-form-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    // Not `open`, which waits for that script.
    await page.goto(`${opened.server.origin}/en/category/Laptops`);
    // The clock is drawn in the browser only.
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.locator('footer time').waitFor();
    const amd = column().getByRole('checkbox', { name: /^AMD/ });
    await amd.check();
    expect(query()).toBe('');
    held.resolve();
    await expect.poll(query).toBe('?brand=AMD');
    expect(await amd.isChecked()).toBe(true);
    expect(await hasFocus(amd)).toBe(true);
  });

  it('offer no choice that would leave nothing', async () => {
    const freely = () => column().getByRole('checkbox', { name: /^Free delivery/ });
    await open('/en/category/Laptops');
    await freely().waitFor();
    await open('/en/category/Laptops?brand=AMD');
    expect(await freely().count()).toBe(0);
    await open('/en/category/Laptops?brand=AMD&delivery=free');
    expect(await freely().isChecked()).toBe(true);
  });

  it('work by keyboard', async () => {
    const { page } = opened;
    await open('/en/category/Laptops');
    await column()
      .getByRole('checkbox', { name: /^In stock/ })
      .focus();
    await page.keyboard.press('Space');
    await expect.poll(query).toBe('?stock=in');
    await page.keyboard.press('Tab');
    expect(await hasFocus(column().getByRole('checkbox', { name: /^Free delivery/ }))).toBe(true);
  });

  it('work without scripts', async () => {
    const plain = await openPage(opened.browser, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    await plain.page.goto(`${opened.server.origin}/en/products?search=ryzen&sortBy=rating`);
    await plain.page.getByRole('link', { name: 'Filter' }).click();
    await plain.page.getByRole('checkbox', { name: /^In stock/ }).check();
    await plain.page.getByRole('button', { name: 'Apply' }).click();
    const parameters = new URL(plain.page.url()).searchParams;
    expect(Object.fromEntries(parameters)).toMatchObject({ search: 'ryzen', sortBy: 'rating', stock: 'in' });
    await plain.close();
  });

  it('show every value of a long one without scripts', async () => {
    const plain = await openPage(opened.browser, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    const { page } = plain;
    await page.goto(`${opened.server.origin}/en/category/Laptops?stock=in`);
    await page.getByRole('link', { name: 'Filter (1)' }).click();
    const merchants = page.getByRole('group', { name: 'Merchant', exact: true });
    expect(await merchants.getByRole('checkbox').count()).toBe(30);
    await merchants.getByRole('button', { name: '20 more' }).click();
    expect(await merchants.getByRole('checkbox').count()).toBe(50);
    await merchants.getByRole('checkbox', { name: /^Marchand 12/ }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    const parameters = new URL(page.url()).searchParams;
    expect(Object.fromEntries(parameters)).toMatchObject({ merchant: 'Marchand 12', stock: 'in' });
    await plain.close();
  });
});

describe('facets on phones', () => {
  it('open as a sheet that stays while one chooses, and Escape leads back', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/fr/category/Laptops');
    expect(await column().isVisible()).toBe(false);
    const button = page.getByRole('link', { name: 'Filtrer', exact: true });
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Filtrer' });
    await sheet.getByRole('checkbox', { name: /^AMD/ }).check();
    await expect.poll(query).toBe('?brand=AMD');
    await sheet.getByRole('button', { name: 'Voir les 10 produits' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.isVisible()).toBe(false);
    expect(await hasFocus(page.getByRole('link', { name: 'Filtrer (1)' }))).toBe(true);
    expect(await chips().allTextContents()).toEqual(['AMD']);
  });

  it('stay open at a second tap, and come late where their script does, with the list as it is', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 844 });
    let isAway = true;
    await page.route('**/facet-form-*.js', (route) => (isAway ? route.abort() : route.continue()));
    await page.goto(`${opened.server.origin}/fr/category/Laptops`);
    const button = page.getByRole('link', { name: 'Filtrer', exact: true });
    // React has taken it over.
    await expect
      .poll(() => button.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    const sheet = page.getByRole('dialog', { name: 'Filtrer' });
    await button.dblclick();
    expect(await sheet.isVisible()).toBe(true);
    expect(await sheet.getByRole('status').textContent()).toBe('Chargement en cours');
    expect(await sheet.locator('.skeleton').first().isVisible()).toBe(true);
    isAway = false;
    await sheet.getByRole('checkbox', { name: /^AMD/ }).check();
    expect(await sheet.locator('.skeleton').count()).toBe(0);
    await expect.poll(count).toBe('10 produits');
  });

  it.each(['fr', 'en'])('fit narrow windows, %s', async (language) => {
    const { page } = opened;
    await open(`/${language}/category/Laptops?brand=AMD&brand=MSI&brand=Kingston&stock=in&max=9000`);
    for (const width of [1280, 1024, 640, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScrolling(page);
    }
    await page.getByRole('link', { name: /^Filt/ }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    // Names of several lines do not run into each other.
    const long = page
      .getByRole('dialog')
      .locator('.facet-value')
      .filter({ hasText: 'La Très Grande Maison' });
    const [row, name] = [await long.boundingBox(), await long.locator('span').boundingBox()];
    expect((row?.height ?? 0) - (name?.height ?? 0)).toBeGreaterThan(6);
  });
});
