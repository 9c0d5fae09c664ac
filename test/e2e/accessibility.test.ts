import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling, hasFocus } from '../helpers/browser.ts';
import { withPages } from '../helpers/in-browser.ts';

const opened = withPages({ reducedMotion: 'reduce' });
const { open } = opened;

/**
 * Every public page. Of the products, 2 has fifty offers, 4 one and neither picture nor description, 5 none, 6 a word
 * longer than a phone and a broken picture, 8 used offers only.
 */
const screens = [
  '',
  '/products?search=ryzen',
  '/products?search=zzz',
  '/category/Laptops',
  '/product/1',
  '/product/2?offers=all&days=365',
  '/product/4',
  '/product/5',
  '/product/6',
  '/product/8',
  '/compare/1',
  '/compare/5',
  '/compare/6',
  '/comparePrice',
  '/comparePrice?product=2',
  '/comparePrice?products=1,6,4,5',
  '/how-we-rank',
  '/legal',
  '/privacy',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/unknown',
];
/** Each width meets each theme in one of the languages: colours do not depend on these. */
const looks = [
  { language: 'fr', narrow: 'light', wide: 'dark' },
  { language: 'en', narrow: 'dark', wide: 'light' },
] as const;
const phone = 320;

/** The chart's slider comes when the chart is in view. */
async function wakeChart(page: Page) {
  const chart = page.locator('.chart-line').first();
  if ((await chart.count()) === 0) return;
  await chart.scrollIntoViewIfNeeded();
  await page.getByRole('slider').waitFor({ state: 'attached' });
}

describe.each(looks)('axe finds nothing and nothing stands out, $language', ({ language, narrow, wide }) => {
  it.each(screens)('at “%s”', async (screen) => {
    const { page } = opened;
    await page.emulateMedia({ colorScheme: wide });
    await open(`/${language}${screen}`);
    await wakeChart(page);
    await expectAccessible(page);
    // 640 pixels are what a window of 1280 has room for at 200 %.
    for (const width of [1100, 900, 640, 390, phone]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScrolling(page);
    }
    await page.emulateMedia({ colorScheme: narrow });
    await expectAccessible(page);
  });
});

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

/** Presses Tab until an element has the focus; everything on the way is seen to have it. Answers what was passed. */
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
    for (let count = 0; count < 5; count++) {
      await page.keyboard.press('Tab');
      expect(await sheet.locator(':focus').count()).toBe(1);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(button)).toBe(true);
  });
});
