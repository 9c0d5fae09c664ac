import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoSidewaysScrolling, hasFocus } from '../helpers/browser.ts';
import { withPages } from '../helpers/in-browser.ts';

const opened = withPages({ pages: 'reset' });
const { open } = opened;

describe('foreign text', () => {
  const foreign = (page: Page) => page.locator('main [lang="fr"]').allTextContents();

  it('is French on English pages: what merchants wrote', async () => {
    const { page } = opened;
    await open('/en/product/1');
    const texts = await foreign(page);
    expect(texts).toContain('AMD Ryzen 7 9800X3D');
    expect(texts).toContain('Livraison en 3 à 5 jours ouvrés');
    expect(texts.join('\n')).toContain('Une description donnée par un marchand.');
    expect(texts.join('\n')).toContain('Fréquence');
    expect(texts.join('\n')).not.toContain('Delivered');
    await open('/en/category/Laptops');
    expect((await foreign(page)).length).toBeGreaterThanOrEqual(24);
  });

  it('is not marked on French pages, which are French as a whole', async () => {
    const { page } = opened;
    await open('/fr/product/1');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await foreign(page)).toEqual([]);
  });
});

/** What has the focus: where it stands, and whether one sees that it has it. */
const focused = `(() => {
  const element = document.activeElement;
  const seen = element.closest('.chart-cursor') ?? element;
  const { outlineStyle, outlineWidth } = getComputedStyle(seen);
  const { width, height, top, bottom } = element.getBoundingClientRect();
  return {
    name: element.tagName + ' ' + (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60),
    isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    isInView: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
  };
})()`;

/**
 * Presses Tab until an element has the focus; everything on the way is seen to have it. Returns what was
 * passed.
 */
async function tabTo(page: Page, selector: string): Promise<string[]> {
  const passed: string[] = [];
  for (let count = 0; count < 120; count++) {
    await page.keyboard.press('Tab');
    const { name, ...look } = (await page.evaluate(focused)) as { name: string };
    if (name.startsWith('BODY ')) break;
    expect({ name, ...look }).toEqual({ name, isMarked: true, isInView: true });
    if (await hasFocus(page.locator(selector))) return passed;
    passed.push(name);
  }
  throw new Error(`Tab does not lead to ${selector}; it passed ${passed.join(' | ')}`);
}

describe('by keyboard alone', () => {
  it('leads from the skip link through menu and search to a card, its product, an offer and the chart', async () => {
    const { page } = opened;
    await open('/en/category/Laptops');
    expect(await tabTo(page, 'a[href="#main"]')).toEqual([]);
    const beforeSearch = await tabTo(page, 'input[type="search"]');
    expect(beforeSearch[0]).toMatch(/visavis/i);
    expect(beforeSearch.join('\n')).toContain('Categories');
    await tabTo(page, '.card-title a');
    await page.keyboard.press('Enter');
    await page.locator('.offers-table').first().waitFor();
    await expect.poll(() => hasFocus(page.locator('main'))).toBe(true);
    await tabTo(page, 'a[href^="/go/"]');
    await tabTo(page, 'a:text-is("1 year")');
    // The slider comes when the chart is in view.
    const slider = page.locator('.chart-cursor input');
    await slider.waitFor();
    expect(await tabTo(page, '.chart-cursor input')).toEqual([]);
    const before = await slider.getAttribute('aria-valuetext');
    for (let count = 0; count < 30; count++) await page.keyboard.press('ArrowLeft');
    expect(await slider.getAttribute('aria-valuetext')).not.toBe(before);
  });

  it('skips the navigation', async () => {
    const { page } = opened;
    await open('/fr/category/Laptops');
    await tabTo(page, 'a[href="#main"]');
    await page.keyboard.press('Enter');
    expect(await hasFocus(page.locator('main'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);
  });

  it('opens the menu, walks through it, and Escape leads back', async () => {
    const { page } = opened;
    await open('/en');
    const button = page.getByRole('button', { name: 'Categories' });
    await button.focus();
    await page.keyboard.press('Enter');
    await tabTo(page, '[popover]:popover-open a');
    await page.keyboard.press('Tab');
    expect(await page.locator('[popover]:popover-open :focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(button)).toBe(true);
    expect(await page.locator('[popover]:popover-open').count()).toBe(0);
  });

  it('keeps the focus in the sheet of a phone, and Escape leads back', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/en');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await sheet.waitFor();
    await expect.poll(() => sheet.locator(':focus').count()).toBe(1);
    for (let count = 0; count < 5; count++) {
      await page.keyboard.press('Tab');
      expect(await sheet.locator(':focus').count()).toBe(1);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(button)).toBe(true);
  });

  it('keeps the focus at a department when the menu with what is below takes its place', async () => {
    const { page } = opened;
    const held = Promise.withResolvers<void>();
    const menu = '**/category-menu-*.js';
    await page.route(menu, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/en');
    await page.getByRole('button', { name: 'Menu' }).click();
    const departments = page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('navigation', { name: 'Categories' });
    const first = departments.getByRole('link').first();
    const links = await first.elementHandle();
    await first.focus();
    held.resolve();
    await expect.poll(() => links?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    expect(await hasFocus(first)).toBe(true);
    await page.unroute(menu);
  });
});

/** Success criterion 1.4.12, and in the narrowest window that pages are made for. */
const spaced = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }');
  document.adoptedStyleSheets.push(sheet);
})()`;

describe('in a narrow window', () => {
  it('spaced text stands out of no page that has a table', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 320, height: 800 });
    await open('/en/barometer');
    await page.getByText('Values day by day').click();
    await page.evaluate(spaced);
    await expectNoSidewaysScrolling(page);
  });

  it('what an offer says has the whole width below its total and its button', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 320, height: 800 });
    await open('/fr/product/1');
    const offer = page.locator('.offers-table .offer-about').first();
    expect((await offer.boundingBox())?.width).toBeGreaterThan(250);
    const button = await page.locator('.offers-table .offer-action').first().boundingBox();
    expect((await offer.boundingBox())?.y).toBeGreaterThanOrEqual(
      (button?.y ?? Infinity) + (button?.height ?? 0),
    );
  });
});
