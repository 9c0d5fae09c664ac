import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import type { Language } from '../../src/contract/language.ts';
import { publicScreens } from '../fixtures/public-screens.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './browser.ts';
import { withPages } from './in-browser.ts';

const phone = 320;

type Theme = 'light' | 'dark';

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
  describe(`axe finds nothing and nothing stands out, ${language}`, () => {
    it.each(publicScreens)('at “%s”', async (screen) => {
      const { page } = opened;
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: wide });
      await opened.open(`/${language}${screen}`);
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
}
