import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import type { Language } from '../../src/contract/language.ts';
import { publicScreens } from '../fixtures/public-screens.ts';
import { expectAccessible, expectNoSidewaysScrolling, setSize } from './browser.ts';
import { withPages } from './in-browser.ts';

type Theme = 'light' | 'dark';

/** 640 pixels are what a window of 1280 has room for at 200 %. */
const widths = [1280, 1100, 900, 640, 390, 320];

/** The slider of a price history comes when its chart is in view. */
async function wakeChart(page: Page) {
  const chart = page.locator('#history .chart-line').first();
  if ((await chart.count()) === 0) return;
  await chart.scrollIntoViewIfNeeded();
  await page.getByRole('slider').first().waitFor({ state: 'attached' });
}

/**
 * Asks axe about every public page in one language, and whether anything stands out of a window. Each width meets each
 * theme in one of the languages: colours do not depend on these.
 */
export function describePages({
  language,
  narrow,
  wide,
}: {
  language: Language;
  narrow: Theme;
  wide: Theme;
}): void {
  const opened = withPages({ pages: 'kept' });
  const themes: Record<number, Theme> = { 1280: wide, 320: narrow };
  describe(`axe finds nothing and nothing stands out, ${language}`, () => {
    it.each(publicScreens)('at “%s”', async (screen) => {
      const { page } = opened;
      // From one end to the other, and the next screen back: it opens in the window that this one leaves.
      const walked = page.viewportSize()?.width === 320 ? widths.toReversed() : widths;
      for (const [at, width] of walked.entries()) {
        await setSize(page, { width, height: 800 });
        const theme = themes[width];
        if (theme) await page.emulateMedia({ colorScheme: theme });
        if (at === 0) {
          await opened.open(`/${language}${screen}`);
          await wakeChart(page);
        }
        if (theme) await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
      }
    });
  });
}
