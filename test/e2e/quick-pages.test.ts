import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openPage, visit } from '../helpers/browser.ts';
import { type PagesServer, startPagesServer } from '../helpers/pages-server.ts';

let browser: Browser;
let server: PagesServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser({ keepsPages: true }), startPagesServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** What moves by itself, and whether the page came back as it was left. */
const watch = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('pageshow', ({ persisted }) => { window.returned = persisted; });
`;

it.each(['/fr', '/fr/category/Laptops', '/fr/product/1', '/fr/products?search=laptop', '/fr/cart'])(
  '%s stands still, and is there at once when one comes back',
  async (path) => {
    const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await page.addInitScript(watch);
    await visit(page, server.origin + path);
    // What a browser calls good is 0.1; a font that comes late moves its line by less than a thousandth.
    expect(await page.evaluate('window.shifts.reduce((sum, shift) => sum + shift, 0)')).toBeLessThan(0.001);
    await page.evaluate('window.kept = true');
    await page.goto(`${server.origin}/fr/legal`);
    await page.evaluate('setTimeout(() => history.back())');
    await expect
      .poll(() => page.evaluate('[window.kept, window.returned]').catch(() => []))
      .toEqual([true, true]);
    await close();
  },
);

it('fetches what a pointer rests on before it is pressed', async () => {
  const { page, close } = await openPage(browser);
  await visit(page, `${server.origin}/fr/category/Laptops`);
  const fetched = page.waitForRequest(/\/fr\/product\/\d+\.data/);
  await page.locator('.card-title a').first().hover();
  await fetched;
  await close();
});
