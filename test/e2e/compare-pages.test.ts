import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling, hasFocus, openPage } from '../helpers/browser.ts';
import { withPages } from '../helpers/in-browser.ts';

const opened = withPages({ pages: 'reset' });
const { open } = opened;

const query = () => new URL(opened.page.url()).search;
const heading = (level: 1 | 2) => opened.page.getByRole('heading', { level }).first();
/** Texts as they are read: kinds of spaces do not matter. */
const text = async (locator: Locator) => ((await locator.textContent()) ?? '').replace(/\s/g, ' ').trim();
const cells = async (row: Locator) =>
  (await row.locator('th, td').allTextContents()).map((each) => each.replace(/\s/g, ' '));

describe('compare page', () => {
  it('shows the main merchant first, then each other offer with all that is asked for', async () => {
    const { page } = opened;
    expect(await open('/en/compare/1')).toBe(200);
    expect(await text(heading(1))).toBe('AMD Ryzen 7 9800X3D');
    expect(await text(page.locator('.decision-box'))).toContain('Price, VAT included€137.45');
    const rows = page.locator('.compare-table tr:has(td)');
    expect(await rows.count()).toBe(9);
    expect((await cells(rows.nth(0))).slice(0, 4)).toEqual([
      'Main merchantMarchand 1',
      '€137.45',
      '€0.00',
      '€137.45',
    ]);
    expect((await cells(rows.nth(1))).slice(0, 5)).toEqual([
      'Marchand 2sold by Vendeur tiers',
      '€148.75',
      '€4.99',
      '€153.74',
      'In stockLivraison en 3 à 5 jours ouvrés',
    ]);
    expect(await cells(rows.nth(2))).toContain('In stock—');
    expect(await cells(rows.nth(7))).toContain('€0.00not stated by the merchant');
    const bars = (row: number) => rows.nth(row).locator('.compare-total svg').count();
    expect([await bars(2), await bars(7)]).toEqual([1, 0]);
    expect(await page.getByRole('rowheader').allTextContents()).toContain('Refurbished');
    expect(await text(rows.nth(8))).toContain('Marchand 8');
    const link = rows.nth(2).locator('.compare-link a');
    expect(await link.getAttribute('href')).toBe('/go/102');
    expect(await link.getAttribute('rel')).toBe('sponsored nofollow noopener');
    expect(await page.locator('.compare-table .marker').count()).toBe(1);
  });

  it('says so where there is no other offer, and no description', async () => {
    const { page } = opened;
    expect(await open('/en/compare/4')).toBe(200);
    expect(await page.getByText('No description available.').isVisible()).toBe(true);
    expect(await page.getByText('No other merchant listings available at the moment.').isVisible()).toBe(
      true,
    );
    expect(await page.locator('.compare-table tr:has(td)').count()).toBe(1);
  });

  it('shows an offer that is out of stock and tells no delivery as the product page does', async () => {
    const { page } = opened;
    for (const path of ['/fr/product/901', '/fr/compare/901']) {
      expect(await open(path)).toBe(200);
      const price = page.locator('.decision-box .price-xl');
      expect([path, await text(price.locator('..'))]).toEqual([path, 'dès 249,80 €']);
      expect(await price.getAttribute('class')).toContain('text-ink-soft');
      const row = page.locator(path.includes('compare') ? '.compare-total' : '.offer-total').first();
      expect(await text(row)).toMatch(/^dès 249,80 €/);
    }
    expect(await open('/fr/comparePrice?products=901,1')).toBe(200);
    const [sold] = await page.locator('.side-table tbody tr').first().locator('td').all();
    expect(sold && (await text(sold))).toMatch(/^dès 249,80 €/);
  });

  it('keeps the page of a product that nobody offers', async () => {
    const { page } = opened;
    expect(await open('/fr/compare/5')).toBe(200);
    expect(await text(page.locator('.decision-box'))).toMatch(
      /^Prix TTCN\/DDernier prix livré connu : 129,90 €/,
    );
    expect(await page.getByText('Aucune autre offre de marchand pour le moment.').isVisible()).toBe(true);
  });

  it('says that it failed, with status 503, and tries again', async () => {
    const { page } = opened;
    opened.server.failing = ['getProduct'];
    expect(await open('/en/compare/1')).toBe(503);
    expect(opened.server.takeReports()).toHaveLength(1);
    expect(await text(page.getByRole('alert'))).toContain('Failed to load comparison details.');
    opened.server.failing = [];
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => heading(1).textContent()).toBe('AMD Ryzen 7 9800X3D');
  });

  it('says so where a list leads to it in vain', async () => {
    const { page } = opened;
    await open('/en/category/Laptops');
    await page.route('**/*.data*', (route) => route.abort());
    await page.locator('main a[href*="/en/compare/"]').first().click();
    await page.getByRole('alert').getByText('Failed to load comparison details.').waitFor();
    await page.unroute('**/*.data*');
    await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click();
    await page.locator('.compare-table').first().waitFor();
  });

  it.each(['/en/compare/999999', '/en/compare/x'])('answers %s with 404', async (path) => {
    expect(await open(path)).toBe(404);
    expect(opened.server.takeReports()).toEqual([]);
  });
});

describe('comparePrice', () => {
  it('offers the most compared products to a new visitor, and compares the one that is chosen', async () => {
    const { page } = opened;
    expect(await open('/en/comparePrice')).toBe(200);
    const list = page.getByRole('region', { name: 'Most compared' });
    expect(await list.getByRole('listitem').count()).toBe(5);
    const [, second] = await list.locator('a[href*="?product="]').all();
    await second?.click();
    await expect.poll(query).toBe('?product=2');
    await expect.poll(() => second?.getAttribute('aria-current')).toBe('true');
    await expect.poll(() => page.locator('.compare-table tr:has(td)').count()).toBe(50);
  });

  it('goes on with what the visitor viewed last', async () => {
    const { page } = opened;
    await open('/en/product/3');
    await open('/en/product/1');
    await open('/en/comparePrice');
    await expect.poll(query).toBe('?product=1');
    const list = page.getByRole('region', { name: 'Recently viewed' });
    expect(await list.getByRole('listitem').count()).toBe(2);
    await list.locator('a[href*="?product=3"]').click();
    await expect.poll(() => page.locator('#comparison h2').first().textContent()).toContain('Kingston Fury');
  });

  it('chooses without JavaScript', async () => {
    const { page, close } = await openPage(opened.browser, { javaScriptEnabled: false });
    await page.goto(`${opened.server.origin}/fr/comparePrice`);
    await page.getByRole('link', { name: /^SSD/ }).click();
    expect(await page.locator('#comparison h2').first().textContent()).toBe('SSD');
    await close();
  });

  it('says what it cannot show', async () => {
    const { page } = opened;
    expect(await open('/en/comparePrice?product=999999')).toBe(404);
    expect(await page.getByText('This product is no longer in the catalogue.').isVisible()).toBe(true);
    opened.server.failing = ['getProduct', 'listProducts'];
    expect(await open('/en/comparePrice?product=1')).toBe(503);
    expect(opened.server.takeReports()).toHaveLength(2);
    expect(await page.getByRole('alert').count()).toBe(2);
  });
});

describe('side by side', () => {
  const table = () => opened.page.locator('.side-table');
  const row = (name: string) =>
    table()
      .getByRole('row')
      .filter({ has: opened.page.getByRole('rowheader', { name }) });
  const columns = async () =>
    Promise.all(
      (await table().locator('thead th').all()).map((head) => head.getByRole('link').first().textContent()),
    );

  it('shows up to four products from the address, marks the best price and what differs', async () => {
    expect(await open('/en/comparePrice?products=3,1,2')).toBe(200);
    expect(await columns()).toEqual([
      expect.stringContaining('Kingston'),
      'AMD Ryzen 7 9800X3D',
      expect.stringContaining('RTX 5070'),
    ]);
    expect(await cells(row('Delivered price'))).toEqual(['Delivered price', '€212.35', '€137.45', '€174.90']);
    expect(await table().locator('.marker').count()).toBe(1);
    expect(await text(table().locator('.marker'))).toBe('€137.45');
    expect(await cells(row('Fréquence'))).toEqual(['Fréquence (differs)', '4,7 GHz', '4,7 GHz', '4,3 GHz']);
    expect(await cells(row('Marque'))).toEqual(['Marque', 'AMD', 'AMD', 'AMD']);
    expect(await row('Link').getByRole('link').first().getAttribute('rel')).toBe(
      'sponsored nofollow noopener',
    );

    await table().getByRole('link', { name: 'Remove: AMD Ryzen 7 9800X3D' }).click();
    await expect.poll(query).toBe('?products=3,2');
    await expect.poll(() => table().locator('thead th').count()).toBe(2);
  });

  it.each([360, 375, 390, 412])('shows at %i pixels that there is a product further on', async (width) => {
    const { page } = opened;
    await page.setViewportSize({ width, height: 844 });
    await open('/fr/comparePrice?products=3,1,2,4');
    const edges = await table()
      .locator('thead th')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left));
    const shown = edges.map((left) => width - 16 - left).filter((visible) => visible > 0);
    const [, whole] = edges.map((left, index) => (edges[index + 1] ?? left) - left);
    const last = shown.at(-1) ?? 0;
    expect(last).toBeGreaterThan(12);
    expect(last).toBeLessThan((whole ?? 0) - 12);
  });

  it('is chosen from the list, also without JavaScript', async () => {
    const { page, close } = await openPage(opened.browser, { javaScriptEnabled: false });
    await page.goto(`${opened.server.origin}/en/comparePrice?product=1`);
    await page.getByRole('link', { name: /^Add to comparison: SSD/ }).click();
    expect(new URL(page.url()).search).toBe('?products=1,4');
    expect(await page.locator('.side-table thead th').count()).toBe(2);
    await close();
  });

  it('leaves out what is not there, and says so', async () => {
    const { page } = opened;
    expect(await open('/en/comparePrice?products=1,999999')).toBe(200);
    expect(await table().locator('thead th').count()).toBe(1);
    expect(await page.getByText('is no longer in the catalogue').isVisible()).toBe(true);
    expect(await open('/en/comparePrice?products=999999')).toBe(404);
    opened.server.failing = ['getProduct'];
    expect(await open('/en/comparePrice?products=1,2')).toBe(503);
    expect(opened.server.takeReports()).toHaveLength(2);
  });
});

describe('the tray', () => {
  const tray = () => opened.page.getByRole('region', { name: 'Products to compare' });
  const toggles = () =>
    opened.page.locator('.catalogue-grid').getByRole('button', { name: /^Add to comparison/ });

  it('follows from cards to the comparison, takes four, and is cleared', async () => {
    const { page } = opened;
    await open('/en/category/Laptops');
    expect(await tray().count()).toBe(0);
    for (const index of [2, 0]) await toggles().nth(index).click();
    await expect.poll(() => tray().getByRole('listitem').count()).toBe(2);
    expect(await toggles().nth(0).getAttribute('aria-pressed')).toBe('true');
    await open('/en/category/Tablets');
    await expect.poll(() => tray().getByRole('listitem').count()).toBe(2);
    await expectAccessible(page);
    for (const index of [0, 1, 2]) await toggles().nth(index).click();
    await page.getByText('You can compare 4 products at most.').waitFor();
    expect(await tray().getByRole('listitem').count()).toBe(4);
    await tray()
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    await expect.poll(() => hasFocus(tray())).toBe(true);
    await tray().getByRole('link', { name: 'Compare (3)' }).click();
    await expect.poll(query).toBe('?products=83,81,121');
    await expect.poll(() => page.locator('.side-table thead th').count()).toBe(3);
    expect(await tray().count()).toBe(0);

    await open('/en');
    await tray().getByRole('button', { name: 'Clear the products to compare' }).click();
    await expect.poll(() => tray().count()).toBe(0);
    expect(await hasFocus(page.locator('main'))).toBe(true);
  });

  it('fits a phone', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 320, height: 640 });
    await open('/fr/category/Laptops');
    const button = page.locator('.card-compare');
    for (const index of [0, 1, 2, 3]) await button.nth(index).click();
    await expect.poll(() => page.locator('.compare-tray li').count()).toBe(4);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
});
