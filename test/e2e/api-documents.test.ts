import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../src/contract/language.ts';
import { createTestApp, type TestApp } from '../helpers/app.ts';
import { expectAccessible, expectNoSidewaysScrolling, launchBrowser, openPage } from '../helpers/browser.ts';

let shop: TestApp;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  shop = await createTestApp();
  origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await shop.close();
});

describe.each(languages)('the API’s documents in %s', (language) => {
  test.each(['light', 'dark'] as const)(
    'can be read by everyone, in a narrow window, %s',
    async (colorScheme) => {
      const { page, complaints, close } = await openPage(browser, {
        colorScheme,
        viewport: { width: 390, height: 800 },
      });
      await page.goto(`${origin}/api/docs?lang=${language}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});

test('the page of last resort can be read by everyone', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${origin}/fr`);
  expect(await page.locator('main').innerText()).toContain('Introuvable.');
  await expectAccessible(page);
  await close();
});
